import { describe, expect, it } from "@jest/globals";
import { startServer } from "../../support/server.js";
import { openWorld } from "./world.js";

const world = await openWorld();
const other = await startServer(world.db);

const SEND = `request_send(input: { type: QUESTION, to: "ben/shop/x", subject: "?" }) { id }`;

const open = async () => {
  const tenant = await world.tenant();
  await Promise.all(
    ["ada/shop/builder", "ada/shop/second", "ben/shop/x"].map((handle) => tenant.agent(handle)),
  );
  const sender = (handle = "ada/shop/builder", server = world.server) =>
    server.agent(tenant.id, handle.split("/")[0] ?? "", handle);
  const stored = () => world.db.collection("requests").countDocuments({ tenantId: tenant.id });
  return { ...tenant, sender, stored };
};

describe("thirty requests a minute", () => {
  it("case 65: fifty aliases in one document send thirty; the others say when to come back and leave nothing", async () => {
    const { sender, stored } = await open();
    const builder = await sender();
    const aliases = Array.from({ length: 50 }, (_, n) => `a${n}: ${SEND}`).join("\n");
    const { errors } = await builder.send(`mutation { ${aliases} }`);
    // A mutation's first refusal nulls the whole answer; what ran before it stays.
    expect(await stored()).toBe(30);
    expect(errors?.[0]?.extensions).toMatchObject({ reason: "rate_limited", limit: 30 });
    const wait = errors?.[0]?.extensions?.retryAfterMs as number;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
  });

  it("case 65: fifty calls at once over two processes and a socket send thirty", async () => {
    const { sender, stored } = await open();
    const [here, there] = await Promise.all([sender(), sender("ada/shop/builder", other)]);
    const socket = await here.socket();
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => here.send(`mutation { ${SEND} }`)),
      ...Array.from({ length: 20 }, () => there.send(`mutation { ${SEND} }`)),
      ...Array.from({ length: 10 }, () => socket.subscribe(`mutation { ${SEND} }`).next()),
    ]);
    expect(await stored()).toBe(30);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(20);
    for (const one of refused) expect(one).toBeRefused("rate_limited");
    await socket.close();
  });

  it("case 69: count per agent, whatever the token or the address; another agent is not locked out", async () => {
    const { sender, stored } = await open();
    const tokens = await Promise.all([sender(), sender()]);
    for (let n = 0; n < 30; n += 1) await tokens[n % 2]?.must(`mutation { ${SEND} }`);
    expect(await tokens[0]?.send(`mutation { ${SEND} }`)).toBeRefused("rate_limited");
    const headers = { "content-type": "application/json", authorization: `Bearer ${tokens[1]?.token}` };
    const forwarded = await fetch(tokens[1]?.url ?? "", {
      method: "POST",
      headers: { ...headers, "x-forwarded-for": "10.1.2.3" },
      body: JSON.stringify({ query: `mutation { ${SEND} }` }),
    });
    expect(await forwarded.json()).toMatchObject({ errors: [{ extensions: { reason: "rate_limited" } }] });
    expect((await (await sender("ada/shop/second")).send(`mutation { ${SEND} }`)).errors).toBeUndefined();
    expect(await stored()).toBe(31);
  });

  it("are not used up by what is refused for another reason", async () => {
    const { sender, stored } = await open();
    const builder = await sender();
    const wrong = SEND.replace("ben/shop/x", "ben/shop/nobody");
    for (let n = 0; n < 35; n += 1)
      expect(await builder.send(`mutation { ${wrong} }`)).toBeRefused("unknown_addressee");
    for (let n = 0; n < 30; n += 1) await builder.must(`mutation { ${SEND} }`);
    expect(await stored()).toBe(30);
  });
});

describe("three hundred requests a minute of a project", () => {
  it("are shared by its agents; a full project costs an agent nothing of its own", async () => {
    const { agent, id: tenantId, stored } = await open();
    const { rates } = world.server.app;
    const agents = await Promise.all(Array.from({ length: 11 }, (_, n) => agent(`ada/shop/s${n}`)));
    const sends = await Promise.all(
      agents.flatMap((one) =>
        Array.from({ length: 28 }, () =>
          one.try.send({ input: { type: "FYI", to: "ben/shop/x", subject: "?" } }),
        ),
      ),
    );
    expect(sends.filter(({ errors }) => errors)).toHaveLength(8);
    expect(await stored()).toBe(300);
    for (const { errors } of sends.filter(({ errors }) => errors))
      expect(errors[0].extensions).toMatchObject({ reason: "rate_limited", limit: 300 });
    // Every agent has sent at most 28 of its thirty: each has its own two left, and what was refused with it.
    const limit = { limit: 30, unit: "per minute", reason: "rate_limited" } as const;
    for (const { handle } of agents)
      await rates.charge(tenantId, [{ name: "request:agent", principal: handle, limit, words: "" }]);
  }, 60_000);
});
