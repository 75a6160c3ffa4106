import { useEffect, useState } from "preact/hooks";
import { ITEMS } from "../api/documents.js";
import type { Item, Page } from "../api/shapes.js";
import { More } from "../parts/more.js";
import { usePages } from "../state/pages.js";
import { usePlace } from "../state/place.js";
import { linkTo } from "../state/route.js";
import { TEXTS } from "../texts.js";

/** The host's items that can be talked about, by search. */
export const ItemsView = () => {
  const place = usePlace<string>();
  const [typed, setTyped] = useState(place.left ?? "");
  const [search, setSearch] = useState(typed.trim());
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const {
    data,
    failed,
    nodes: items,
    more,
    showMore,
  } = usePages<{ items: Page<Item> }, Item>(ITEMS, search === "" ? {} : { search }, {
    pageOf: (answer) => answer.items,
    idOf: ({ id }) => id,
  });
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
          onInput={(event) => {
            place.now.current = event.currentTarget.value;
            setTyped(event.currentTarget.value);
          }}
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
      <More more={more} showMore={showMore} />
    </div>
  );
};
