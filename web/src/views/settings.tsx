import { useState } from "preact/hooks";
import { CHANGE, PROJECTS, TEAMS } from "../api/documents.js";
import type { Agent, Project, Team } from "../api/shapes.js";
import { PersonField } from "../parts/person-field.js";
import { whenText } from "../parts/text.js";
import { useApp, useChange, useQuery } from "../state/app.js";
import { PREFS } from "../state/prefs.js";
import { linkTo } from "../state/route.js";
import { useStore } from "../state/store.js";
import { TEXTS } from "../texts.js";

const Preferences = () => {
  const notify = useStore(PREFS.notify);
  const keys = useStore(PREFS.keys);
  const [refused, setRefused] = useState(false);
  /** The browser is asked at this press, never before. */
  const ask = async (on: boolean): Promise<void> => {
    if (!on) return PREFS.notify.set(false);
    const allowed =
      typeof Notification !== "undefined" && (await Notification.requestPermission()) === "granted";
    setRefused(!allowed);
    PREFS.notify.set(allowed);
  };
  return (
    <section aria-labelledby="set-notify">
      <h2 id="set-notify">{TEXTS.settings.notifications}</h2>
      <label class="check">
        <input type="checkbox" checked={notify} onChange={(event) => void ask(event.currentTarget.checked)} />
        {TEXTS.settings.notify}
      </label>
      {refused && <p role="alert">{TEXTS.settings.notifyOff}</p>}
      <label class="check">
        <input
          type="checkbox"
          checked={keys}
          onChange={(event) => PREFS.keys.set(event.currentTarget.checked)}
        />
        {TEXTS.settings.keys}
      </label>
    </section>
  );
};

const AgentView = ({ agent, onChanged }: { agent: Agent; onChanged: () => void }) => {
  const { say } = useApp();
  const change = useChange();
  const [secret, setSecret] = useState<string>();
  const [name, setName] = useState("");
  const { handle, live, retired, keys } = agent;
  const issue = async (): Promise<void> => {
    const issued = await change<{ issueAgentKey: { secret: string } }>(CHANGE.issueAgentKey, {
      handle,
      name: name.trim() || null,
    });
    if (!issued) return;
    setSecret(issued.issueAgentKey.secret);
    setName("");
    onChanged();
  };
  /** Only a secure page that the browser lets has a clipboard: it is said whether it worked. */
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(TEXTS.settings.copied);
    } catch {
      say(TEXTS.settings.copyByHand);
    }
  };
  const revoke = async (id: string): Promise<void> => {
    if (await change(CHANGE.revokeAgentKey, { id })) onChanged();
  };
  return (
    <li>
      <h3 dir="auto">
        {handle} {live && <span class="tag good">{TEXTS.settings.live}</span>}
        {retired && <span class="tag">{TEXTS.settings.retired}</span>}
      </h3>
      <ul class="plain">
        {keys.map((key) => (
          <li key={key.id}>
            <span dir="auto">{key.name ?? TEXTS.settings.unnamed}</span>{" "}
            <small>
              {key.lastUsedAt ? TEXTS.settings.lastUsed(whenText(key.lastUsedAt)) : TEXTS.settings.neverUsed}
            </small>
            <button
              type="button"
              class="quiet danger"
              aria-label={TEXTS.settings.revokeKey(key.name ?? TEXTS.settings.unnamed)}
              onClick={() => void revoke(key.id)}
            >
              {TEXTS.settings.revoke}
            </button>
          </li>
        ))}
      </ul>
      {secret && (
        <div class="secret" role="status">
          <p>{TEXTS.settings.keyShown}</p>
          <code>{secret}</code>
          <button type="button" onClick={() => void copy(secret)}>
            {TEXTS.settings.copy}
          </button>
        </div>
      )}
      {!retired && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void issue();
          }}
        >
          <input
            aria-label={TEXTS.settings.keyName(handle)}
            placeholder={TEXTS.settings.keyNameShort}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit">{TEXTS.settings.newKey}</button>
        </form>
      )}
    </li>
  );
};

const Agents = () => {
  const { me, reloadMe } = useApp();
  const change = useChange();
  const [handle, setHandle] = useState(`${me.handle}/`);
  const add = async (): Promise<void> => {
    if (!(await change(CHANGE.saveAgent, { input: { handle: handle.trim() } }))) return;
    setHandle(`${me.handle}/`);
    reloadMe();
  };
  return (
    <section aria-labelledby="set-agents">
      <h2 id="set-agents">{TEXTS.settings.agents}</h2>
      {me.agents.length === 0 && <p class="hint">{TEXTS.settings.noAgents}</p>}
      <ul class="boxes">
        {me.agents.map((agent) => (
          <AgentView key={agent.handle} agent={agent} onChanged={reloadMe} />
        ))}
      </ul>
      {me.role !== "VIEWER" && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <label class="field">
            {TEXTS.settings.newAgent}
            <input
              value={handle}
              autocapitalize="none"
              spellcheck={false}
              onInput={(event) => setHandle(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{TEXTS.settings.add}</button>
        </form>
      )}
    </section>
  );
};

const TeamView = ({ team, onChanged }: { team: Team; onChanged: () => void }) => {
  const { me } = useApp();
  const change = useChange();
  const [email, setEmail] = useState("");
  const admin = me.role === "ADMIN";
  const save = async (memberIds: readonly string[]): Promise<void> => {
    const input = { id: team.id, key: team.key, name: team.name, memberIds };
    if (await change(CHANGE.saveTeam, { input })) {
      setEmail("");
      onChanged();
    }
  };
  const ids = team.members.map(({ id }) => id);
  return (
    <li>
      <h3 dir="auto">
        {team.name} <small>{team.key}</small>
      </h3>
      <ul class="plain">
        {team.members.map((person) => (
          <li key={person.id}>
            <span dir="auto">{person.name}</span> <small>{person.email}</small>
            {admin && (
              <button
                type="button"
                class="quiet danger"
                aria-label={TEXTS.thread.remove(person.name)}
                onClick={() => void save(ids.filter((id) => id !== person.id))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {admin && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            if (email.trim() !== "") void save([...ids, email.trim()]);
          }}
        >
          <PersonField label={TEXTS.settings.member1(team.name)} value={email} onChange={setEmail} />
          <button type="submit">{TEXTS.settings.add}</button>
        </form>
      )}
    </li>
  );
};

const Teams = () => {
  const { data, reload } = useQuery<{ teams: readonly Team[] }>(TEAMS);
  const { me, reloadMe } = useApp();
  const change = useChange();
  const [name, setName] = useState("");
  const changed = (): void => {
    reload();
    reloadMe();
  };
  const add = async (): Promise<void> => {
    const key = name.trim().toLowerCase().replaceAll(/\s+/g, "-");
    if (key === "") return;
    if (!(await change(CHANGE.saveTeam, { input: { key, name: name.trim(), memberIds: [me.id] } }))) return;
    setName("");
    changed();
  };
  return (
    <section aria-labelledby="set-teams">
      <h2 id="set-teams">{TEXTS.settings.teams}</h2>
      <ul class="boxes">
        {data?.teams.map((team) => (
          <TeamView key={team.id} team={team} onChanged={changed} />
        ))}
      </ul>
      {me.role === "ADMIN" && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <label class="field">
            {TEXTS.settings.newTeam}
            <input value={name} dir="auto" onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <button type="submit">{TEXTS.settings.add}</button>
        </form>
      )}
    </section>
  );
};

const ProjectView = ({ project, onChanged }: { project: Project; onChanged: () => void }) => {
  const { me } = useApp();
  const change = useChange();
  const [email, setEmail] = useState("");
  const { id: projectId, members } = project;
  const mine = members.find(({ person }) => person.id === me.id);
  // The tenant's admins keep every project, also one that has lost its own.
  const admin = me.role === "ADMIN" || (mine?.status === "ACTIVE" && mine.admin);
  const run = async (document: string, variables: Record<string, unknown>): Promise<void> => {
    if (await change(document, variables)) {
      setEmail("");
      onChanged();
    }
  };
  return (
    <li>
      <h3 dir="auto">
        {project.name} <small>{project.key}</small>{" "}
        {mine && <span class="tag">{TEXTS.settings.member[mine.status]}</span>}
      </h3>
      {project.needsApproval && !mine && <p class="hint">{TEXTS.settings.needsApproval}</p>}
      {mine === undefined && (
        <button type="button" onClick={() => void run(CHANGE.joinProject, { projectId })}>
          {TEXTS.settings.joinProject(project.name)}
        </button>
      )}
      <ul class="plain">
        {members.map(({ person, status, admin: isAdmin, thread }) => (
          <li key={person.id}>
            <span dir="auto">{person.name}</span>{" "}
            <small>{isAdmin ? TEXTS.settings.admin : TEXTS.settings.member[status]}</small>
            {status === "WAITING" && thread && admin && (
              <a href={linkTo.thread(thread.id)}>{TEXTS.needs.open}</a>
            )}
            {(admin || person.id === me.id) && (
              <button
                type="button"
                class="quiet danger"
                aria-label={
                  person.id === me.id
                    ? TEXTS.settings.leaveProject(project.name)
                    : TEXTS.thread.remove(person.name)
                }
                onClick={() => void run(CHANGE.removeMember, { projectId, personId: person.id })}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      {admin && (
        <form
          class="inline"
          onSubmit={(event) => {
            event.preventDefault();
            if (email.trim() !== "") void run(CHANGE.inviteMember, { projectId, personId: email.trim() });
          }}
        >
          <PersonField label={TEXTS.settings.member1(project.name)} value={email} onChange={setEmail} />
          <button type="submit">{TEXTS.thread.invite}</button>
        </form>
      )}
    </li>
  );
};

const Projects = () => {
  const { data, reload } = useQuery<{ projects: readonly Project[] }>(PROJECTS);
  return (
    <section aria-labelledby="set-projects">
      <h2 id="set-projects">{TEXTS.settings.projects}</h2>
      {data?.projects.length === 0 && <p class="hint">{TEXTS.settings.noProjects}</p>}
      <ul class="boxes">
        {data?.projects.map((project) => (
          <ProjectView key={project.id} project={project} onChanged={reload} />
        ))}
      </ul>
    </section>
  );
};

export const SettingsView = () => {
  const { me, signOut } = useApp();
  return (
    <div class="settings">
      <header class="view-head">
        <h1>{TEXTS.settings.title}</h1>
        <p class="hint">
          <span dir="auto">{me.name}</span> · {me.email} · {TEXTS.roles[me.role]}
        </p>
        <button type="button" onClick={signOut}>
          {TEXTS.signIn.out}
        </button>
      </header>
      <Preferences />
      <Agents />
      <Teams />
      <Projects />
    </div>
  );
};
