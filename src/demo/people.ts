import { SignJWT } from "jose";
import { isLoopback } from "../config.js";
import type { App } from "../context.js";
import type { Route } from "../http/listener.js";
import { DEMO_PEOPLE, DEMO_TENANT } from "./world.js";

/** The web inbox fetches fresh ones here, so they need not live long. */
const LIFETIME = "12h";

export interface DemoSignIn {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly token: string;
}

/** How to sign in as each person of the demo; empty where there is none. */
export const demoSignIns = async (
  { config, directory }: Pick<App, "config" | "directory">,
  secret: string,
): Promise<readonly DemoSignIn[]> => {
  const key = new TextEncoder().encode(secret);
  const found = await Promise.all(
    DEMO_PEOPLE.map(async ({ id }) => {
      const person = await directory.findPerson(DEMO_TENANT, id);
      if (person === null || !person.active) return [];
      const signing = new SignJWT({ tenant: DEMO_TENANT })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime(LIFETIME);
      if (config.authIssuer !== undefined) signing.setIssuer(config.authIssuer);
      if (config.authAudience !== undefined) signing.setAudience(config.authAudience);
      const { name, email, role } = person;
      return [{ name, email, role, token: await signing.sign(key) }];
    }),
  );
  return found.flat();
};

/** Called by this machine's own name: not through a proxy, nor by a foreign page's name that leads here. */
const isCalledLocally = (host: string | undefined): boolean =>
  host !== undefined && URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);

/** `GET /demo/people`: only on loopback, and only where the demo's data is; otherwise it is not there. */
export const demoRoutes = (
  app: Pick<App, "config" | "directory">,
  secret: string | undefined,
): readonly Route[] => [
  {
    path: "/demo/people",
    methods: ["GET"],
    handle: async ({ request, send }) => {
      const offered = app.config.loopback && isCalledLocally(request.headers.host);
      const people = offered && secret !== undefined ? await demoSignIns(app, secret) : [];
      if (people.length === 0)
        return send(404, "There is nothing here.\n", { "content-type": "text/plain; charset=utf-8" });
      send(200, JSON.stringify(people), {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
      });
    },
  },
];
