import { useEffect, useState } from "preact/hooks";

export type Box = "YOU" | "AGENTS";
export type Show = "UNREAD" | "ALL" | "ARCHIVED";

/** Where the reader is: kept in the fragment, so that any server serves any deep link. */
export type Route =
  | { readonly view: "needs" }
  | { readonly view: "inbox"; readonly box: Box; readonly show: Show }
  | { readonly view: "thread"; readonly id: string; readonly message?: string; readonly reply: boolean }
  | { readonly view: "items" }
  | { readonly view: "item"; readonly id: string; readonly tab: "discussion" | "decisions" }
  | { readonly view: "settings" };

const SHOWN: Readonly<Record<string, Show>> = { all: "ALL", archived: "ARCHIVED" };
/** Stands where a message's id would: the reader came to write. */
const REPLY = "reply";

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const routeOf = (hash: string): Route => {
  const [view, id, more] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  switch (view) {
    case "inbox":
      return { view, box: "YOU", show: SHOWN[id ?? ""] ?? "UNREAD" };
    case "agents":
      return { view: "inbox", box: "AGENTS", show: "ALL" };
    case "thread":
      if (!id) return { view: "needs" };
      return { view, id, reply: more === REPLY, ...(more && more !== REPLY ? { message: more } : {}) };
    case "items":
      return id
        ? { view: "item", id, tab: more === "decisions" ? "decisions" : "discussion" }
        : { view: "items" };
    case "settings":
      return { view };
    default:
      return { view: "needs" };
  }
};

export const linkTo = {
  needs: "#/",
  inbox: (show: Show = "UNREAD") => (show === "UNREAD" ? "#/inbox" : `#/inbox/${show.toLowerCase()}`),
  agents: "#/agents",
  items: "#/items",
  settings: "#/settings",
  item: (id: string, tab?: "decisions") =>
    `#/items/${encodeURIComponent(id)}${tab === undefined ? "" : `/${tab}`}`,
  thread: (id: string, message?: string) =>
    `#/thread/${encodeURIComponent(id)}${message === undefined ? "" : `/${encodeURIComponent(message)}`}`,
  reply: (id: string) => `#/thread/${encodeURIComponent(id)}/${REPLY}`,
};

export const useRoute = (): Route => {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const follow = () => setRoute(routeOf(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
};
