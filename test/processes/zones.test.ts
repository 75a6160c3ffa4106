import { describe, expect, it } from "@jest/globals";
import { makeClient } from "../support/client.js";
import { dataDirectory, mustStart } from "../support/process.js";
import { tokenFor } from "../support/tokens.js";

describe("case 48: the host's time zone", () => {
  it.each(["America/New_York", "Asia/Kolkata"])(
    "changes no instant: %s",
    async (TZ) => {
      const docket = await mustStart(await dataDirectory(), { TZ });
      const host = makeClient({
        url: `${docket.url}/service/graphql`,
        token: await tokenFor("zones").service("host"),
      });
      await host.must(
        `mutation { savePerson(input: { id: "ana", name: "Ana", email: "ana@demo.test", role: CONTRIBUTOR }) { id } }`,
      );
      const ana = makeClient({ url: `${docket.url}/graphql`, token: await tokenFor("zones").person("ana") });
      const { postThread } = await ana.must(
        `mutation { postThread(input: { kind: NOTICE, title: "When", body: "now", recipientId: "ana" }) { thread { createdAt } } }`,
      );
      const { createdAt } = postThread.thread;
      expect(createdAt).toMatch(/Z$/);
      expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
      const markUntil = (until: string) =>
        ana.send("mutation($until: DateTime!) { markInboxRead(input: { until: $until }) { unread } }", {
          until,
        });
      // The hour that New York lives through twice, and one instant written in two ways.
      for (const until of ["2026-11-01T05:30:00Z", "2026-11-01T11:00:00+05:30"])
        expect((await markUntil(until)).errors).toBeUndefined();
      expect(await markUntil("2026-11-01T01:30:00")).toBeRefused("bad_input");
      await docket.end("SIGTERM");
    },
    60_000,
  );
});
