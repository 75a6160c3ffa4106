import type { InboxCounts } from "../api/shapes.js";
import { TEXTS } from "../texts.js";
import { PREFS } from "./prefs.js";

export const NO_COUNTS: InboxCounts = { unread: 0, unreadRequiresAction: 0, pending: 0, requiresAction: 0 };

export const badgeText = (n: number): string => (n > 99 ? "99+" : String(n));

/** The icon with the number on it, as a data address: nothing is fetched. */
const iconOf = ({ unread, unreadRequiresAction }: InboxCounts): string => {
  const colour = unreadRequiresAction > 0 ? "#c2410c" : "#4b5563";
  const text = unread > 99 ? "99" : String(unread);
  const badge =
    unread === 0
      ? ""
      : `<circle cx="22" cy="10" r="10" fill="${colour}"/><text x="22" y="14.5" font-family="system-ui,sans-serif" font-weight="700" font-size="13" text-anchor="middle" fill="#fff">${text}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="5" width="26" height="22" rx="5" fill="#2f5d8a"/><path d="M3 19h7l2 4h8l2-4h7" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/>${badge}</svg>`,
  )}`;
};

/** The badge in the page's title and icon. */
export const showBadge = (title: string, counts: InboxCounts): void => {
  const { unread } = counts;
  document.title = `${unread > 0 ? `(${unread}) ` : ""}${title} · ${TEXTS.product}`;
  const link = document.getElementById("favicon");
  const icon = iconOf(counts);
  if (link instanceof HTMLLinkElement && link.href !== icon) link.href = icon;
};

/** One notification while the tab is hidden; it replaces the one before. What was there on opening is no news. */
export const notifyOf = (before: InboxCounts, now: InboxCounts): void => {
  if (before === NO_COUNTS) return;
  if (!PREFS.notify.get() || document.visibilityState !== "hidden" || now.unread <= before.unread) return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(TEXTS.product, {
      body: TEXTS.newNotification(now.unread),
      tag: "docket-unread",
    });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones show notifications of installed pages alone.
  }
};
