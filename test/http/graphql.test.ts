import { beforeAll, describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../support/database.js";
import { doorOnly } from "../support/door.js";
import { startServer, type TestServer } from "../support/server.js";
import { mint, tokenFor } from "../support/tokens.js";

describe("the door over HTTP", () => {
  let server: TestServer;

  beforeAll(async () => {
    const { db } = await openTestDatabase();
    server = await startServer(db, { wire: doorOnly() });
  });

  it("answers an operation", async () => {
    const ada = await server.person("t1", "ada");
    expect(await ada.send("{ __typename }")).toMatchObject({ status: 200, data: { __typename: "Query" } });
  });

  it("refuses who shows no token, another's token or a wrong one", async () => {
    expect(await server.as(undefined).send("{ __typename }")).toBeRefused("unauthenticated");
    const token = await tokenFor("t1").agent("ada", "ada/shop/builder");
    const answer = await server.as(token).send("{ __typename }");
    expect(answer).toBeRefused("wrong_audience");
    expect(answer.status).toBe(403);
    const old = await mint({ tenant: "t", sub: "ada" }, { ttl: -5 });
    expect(await server.as(old).send("{ __typename }")).toBeRefused("token_expired", { status: 401 });
  });
});
