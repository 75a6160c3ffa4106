import { useEffect, useState } from "preact/hooks";
import { ITEMS } from "../api/documents.js";
import type { Item, Page } from "../api/shapes.js";
import { useApp, useQuery, wordsOf } from "../state/app.js";
import { linkTo } from "../state/route.js";
import { TEXTS } from "../texts.js";

/** The host's items that can be talked about, by search. */
export const ItemsView = () => {
  const { query, say } = useApp();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, failed } = useQuery<{ items: Page<Item> }>(ITEMS, search === "" ? {} : { search });
  const [more, setMore] = useState<{ search: string; pages: readonly Page<Item>[] }>({ search, pages: [] });
  const pages = data ? [data.items, ...(more.search === search ? more.pages : [])] : [];
  const last = pages.at(-1)?.pageInfo;
  const showMore = async (): Promise<void> => {
    try {
      const next = await query<{ items: Page<Item> }>(ITEMS, {
        after: last?.endCursor,
        ...(search === "" ? {} : { search }),
      });
      setMore({ search, pages: [...pages.slice(1), next.items] });
    } catch (error) {
      say(wordsOf(error));
    }
  };
  const items = pages.flatMap(({ nodes }) => nodes);
  return (
    <div class="items">
      <header class="view-head">
        <h1>{TEXTS.items.title}</h1>
      </header>
      <search>
        <input
          type="search"
          aria-label={TEXTS.items.search}
          placeholder={TEXTS.items.search}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </search>
      {failed && <p role="alert">{failed}</p>}
      <ul class="list">
        {items.map(({ id, key, kind, title }) => (
          <li key={id}>
            <a href={linkTo.item(id)}>
              <span class="tag">{key}</span>
              <span class="title" dir="auto">
                {title}
              </span>
              <small>{TEXTS.itemKinds[kind] ?? kind}</small>
            </a>
          </li>
        ))}
      </ul>
      {data && items.length === 0 && <p class="empty">{TEXTS.items.empty}</p>}
      {last?.hasNextPage && (
        <button type="button" onClick={() => void showMore()}>
          {TEXTS.more}
        </button>
      )}
    </div>
  );
};
