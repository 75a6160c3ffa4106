import { useEffect, useMemo, useState } from "preact/hooks";
import type { Query } from "../api/client.js";
import { CHANGES, COUNTS } from "../api/documents.js";
import { type Connection, openLive, subscribe } from "../api/live.js";
import type { Change, InboxCounts, Me } from "../api/shapes.js";
import { Dialog } from "../parts/popover.js";
import { Toast } from "../parts/toast.js";
import { AppContext, type AppState, type BoxChange } from "../state/app.js";
import { badgeText, NO_COUNTS, notifyOf, showBadge } from "../state/badge.js";
import { draftOf, makeDrafts } from "../state/drafts.js";
import { useKeys } from "../state/keys.js";
import { makeOutgoing } from "../state/outgoing.js";
import { type Box, linkTo, type Route, useRoute } from "../state/route.js";
import type { Session } from "../state/session.js";
import { makeSignal, makeStore, useStore } from "../state/store.js";
import { TEXTS } from "../texts.js";
import { InboxView } from "./inbox.js";
import { ItemView } from "./item.js";
import { ItemsView } from "./items.js";
import { NeedsYou } from "./needs-you.js";
import { SettingsView } from "./settings.js";
import { ConnectionBar, UndoBar } from "./status.js";
import { ThreadView } from "./thread.js";

const BOXES: readonly Box[] = ["YOU", "AGENTS"];

const View = ({ route }: { route: Route }) => {
  switch (route.view) {
    case "needs":
      return <NeedsYou />;
    case "inbox":
      return <InboxView key={`${route.box}-${route.show}`} box={route.box} show={route.show} />;
    case "thread":
      return <ThreadView key={route.id} id={route.id} message={route.message} reply={route.reply} />;
    case "items":
      return <ItemsView />;
    case "item":
      return <ItemView key={route.id} id={route.id} tab={route.tab} />;
    case "settings":
      return <SettingsView />;
  }
};

const titleOf = (route: Route): string => {
  switch (route.view) {
    case "needs":
      return TEXTS.needs.title;
    case "inbox":
      return route.box === "YOU" ? TEXTS.list.title : TEXTS.list.agents;
    case "thread":
      return TEXTS.thread.title;
    case "settings":
      return TEXTS.settings.title;
    default:
      return TEXTS.items.title;
  }
};

interface Props {
  readonly me: Me;
  readonly session: Session;
  readonly query: Query;
  readonly reloadMe: () => void;
}

/** Everything that lives as long as somebody is signed in: one socket, the counts, what is under way. */
const useApp = ({ me, session, query, reloadMe }: Props) => {
  const made = useMemo(() => {
    const connection = makeStore<Connection>({ state: "connecting" });
    const epoch = makeStore(0);
    const toast = makeStore<{ readonly text: string; readonly at: number } | null>(null);
    const say = (text: string): void => toast.set({ text: text || TEXTS.error, at: Date.now() });
    const changes = makeSignal<BoxChange>();
    const acting = new Set<string>();
    const drafts = makeDrafts();
    const heading = makeStore<string | null>(null);
    const settled = { current: false };
    const live = openLive({
      token: session.token,
      renew: session.renew,
      onConnection: (next) => {
        if (next.state === "live") settled.current = false;
        connection.set(next);
      },
    });
    const counts = { YOU: makeStore<InboxCounts>(NO_COUNTS), AGENTS: makeStore<InboxCounts>(NO_COUNTS) };
    const outgoing = makeOutgoing({
      query,
      onSent: ({ thread, agentLive }) => {
        drafts.clear(draftOf.answer(thread.id));
        changes.tell({
          box: "YOU",
          mine: true,
          kind: "DECIDED",
          threadId: thread.id,
          thread,
          messageId: null,
        });
        if (agentLive === false) say(TEXTS.needs.agentAway);
      },
      onRefused: (_, message) => {
        say(message);
        epoch.set(epoch.get() + 1);
      },
    });
    connection.follow(() => {
      if (connection.get().state === "live") outgoing.wake();
    });
    return {
      settled,
      connection,
      epoch,
      toast,
      say,
      changes,
      acting,
      live,
      counts,
      outgoing,
      drafts,
      heading,
    };
  }, [session, query]);

  useEffect(() => {
    const ends = BOXES.flatMap((box) => [
      subscribe<{ badge: InboxCounts }>(made.live, { query: COUNTS, variables: { box } }, ({ badge }) => {
        const store = made.counts[box];
        const before = store.get();
        store.set(badge);
        if (box === "YOU") notifyOf(before, badge);
      }),
      subscribe<{ inboxChanged: Change }>(
        made.live,
        { query: CHANGES, variables: { box } },
        ({ inboxChanged }) => {
          made.changes.tell({ ...inboxChanged, box, mine: false });
          // The last subscription of this connection stands: what is read from now on has no gap behind it.
          if (box === "YOU" || made.settled.current) return;
          made.settled.current = true;
          made.epoch.set(made.epoch.get() + 1);
        },
      ),
    ]);
    return () => {
      for (const end of ends) end();
      made.outgoing.end();
      // A connection that fails just then is no news any more.
      Promise.resolve(made.live.dispose()).catch(() => undefined);
    };
  }, [made]);

  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === "hidden") made.outgoing.flush();
    };
    const { flush } = made.outgoing;
    /** What is still waiting for the connection would be lost with the page: the browser asks first. */
    const ask = (event: BeforeUnloadEvent): void => {
      if (made.drafts.waiting() || made.outgoing.waiting()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    addEventListener("pagehide", flush);
    addEventListener("hashchange", flush);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("beforeunload", ask);
      removeEventListener("pagehide", flush);
      removeEventListener("hashchange", flush);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [made]);

  const app: AppState = {
    ...made,
    me,
    query,
    reloadMe,
    signOut: () => {
      const unsent = made.drafts.waiting() || made.outgoing.waiting();
      if (unsent && !confirm(TEXTS.signIn.unsent)) return;
      made.outgoing.flush();
      session.signOut();
    },
  };
  return app;
};

const Badge = ({ counts }: { counts: InboxCounts }) => {
  const { unread, unreadRequiresAction, pending } = counts;
  return (
    <span
      class="badge"
      data-unread={unread}
      data-alarm={unreadRequiresAction > 0 || undefined}
      title={TEXTS.badge(unread, pending)}
    >
      <span aria-hidden="true">{unread > 0 ? badgeText(unread) : ""}</span>
      <span class="hidden">{TEXTS.badge(unread, pending)}</span>
    </span>
  );
};

export const Shell = (props: Props) => {
  const app = useApp(props);
  const route = useRoute();
  const counts = useStore(app.counts.YOU);
  const agents = useStore(app.counts.AGENTS);
  const [help, setHelp] = useState(false);
  useKeys({ "?": () => setHelp(true), z: () => app.outgoing.undo() });
  const title = useStore(app.heading) ?? titleOf(route);
  useEffect(() => showBadge(title, counts), [title, counts]);

  const here = route.view === "item" ? "items" : route.view === "inbox" ? route.box : route.view;
  const link = (name: string, href: string, text: string, extra?: preact.ComponentChildren) => (
    <li>
      <a href={href} aria-current={here === name ? "page" : undefined}>
        <span class="nav-text">{text}</span>
        {extra}
      </a>
    </li>
  );
  return (
    <AppContext.Provider value={app}>
      <button type="button" class="skip" onClick={() => document.getElementById("content")?.focus()}>
        {TEXTS.skip}
      </button>
      <div class="shell">
        <nav aria-label={TEXTS.nav.label}>
          <p class="brand" aria-hidden="true">
            {TEXTS.product}
          </p>
          <ul>
            {link(
              "needs",
              linkTo.needs,
              TEXTS.nav.needsYou,
              <span class="count" title={TEXTS.needs.waiting(counts.requiresAction)}>
                {counts.requiresAction > 0 ? badgeText(counts.requiresAction) : ""}
              </span>,
            )}
            {link("YOU", linkTo.inbox(), TEXTS.nav.inbox, <Badge counts={counts} />)}
            {link(
              "AGENTS",
              linkTo.agents,
              TEXTS.nav.agents,
              <span class="count">{agents.unread > 0 ? badgeText(agents.unread) : ""}</span>,
            )}
            {link("items", linkTo.items, TEXTS.nav.items)}
            {link("settings", linkTo.settings, TEXTS.nav.settings)}
          </ul>
          <div class="nav-foot">
            <p class="me" dir="auto">
              {app.me.name}
            </p>
            <button type="button" class="quiet" onClick={() => setHelp(true)}>
              {TEXTS.list.keys} <kbd>?</kbd>
            </button>
            <button type="button" class="quiet" onClick={app.signOut}>
              {TEXTS.signIn.out}
            </button>
          </div>
        </nav>
        <main id="content" tabIndex={-1}>
          <ConnectionBar />
          <View route={route} />
        </main>
      </div>
      <div class="bars">
        <UndoBar />
        <Toast />
      </div>
      {help && (
        <Dialog title={TEXTS.list.keys} onClose={() => setHelp(false)}>
          <dl class="keys">
            {TEXTS.list.help.map(([keys, what]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </AppContext.Provider>
  );
};
