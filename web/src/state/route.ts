import { useEffect, useState } from "preact/hooks";

/** Where the reader is: kept in the fragment, so that any server serves any deep link. */
export type Route =
  | { readonly view: "needs" }
  | { readonly view: "inbox"; readonly box: "YOU" | "AGENTS" }
  | { readonly view: "thread"; readonly id: string; readonly message?: string }
  | { readonly view: "items" }
  | { readonly view: "item"; readonly id: string }
  | { readonly view: "settings" };

export const routeOf = (hash: string): Route => {
  const [view, id, message] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => decodeURIComponent(part));
  switch (view) {
    case "inbox":
      return { view, box: "YOU" };
    case "agents":
      return { view: "inbox", box: "AGENTS" };
    case "thread":
      return id ? { view, id, ...(message ? { message } : {}) } : { view: "needs" };
    case "items":
      return id ? { view: "item", id } : { view };
    case "settings":
      return { view };
    default:
      return { view: "needs" };
  }
};

export const linkTo = {
  needs: "#/",
  inbox: "#/inbox",
  agents: "#/agents",
  items: "#/items",
  settings: "#/settings",
  item: (id: string) => `#/items/${encodeURIComponent(id)}`,
  thread: (id: string, message?: string) =>
    `#/thread/${encodeURIComponent(id)}${message === undefined ? "" : `/${encodeURIComponent(message)}`}`,
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
