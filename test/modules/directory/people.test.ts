import { describe, expect, it } from "@jest/globals";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant, type TestTenant } from "../../support/tenant.js";
import { walk } from "../../support/walk.js";

const SAVE = `mutation ($input: SavePersonInput!) { savePerson(input: $input) { id name email handle role active } }`;
const PEOPLE = `query ($search: String, $first: Int!, $after: String) {
  people(search: $search, first: $first, after: $after) { nodes { id name active } pageInfo { hasNextPage endCursor } }
}`;

const { db } = await openTestDatabase();
const server = await startServer(db);
let tenant: TestTenant;
const fresh = async () => {
  tenant = await openTenant(server);
  return tenant;
};

describe("saving a person", () => {
  it("creates under the host's own id, a contributor whose handle is the email's local part", async () => {
    const { host } = await fresh();
    const { savePerson } = await host.must(SAVE, {
      input: { id: "u/1:x", name: "Ada L.", email: "Ada.L@Demo.test" },
    });
    expect(savePerson).toEqual({
      id: "u/1:x",
      name: "Ada L.",
      email: "Ada.L@Demo.test",
      handle: "ada.l",
      role: "CONTRIBUTOR",
      active: true,
    });
  });

  it("makes an id where none is given", async () => {
    const { host } = await fresh();
    const { savePerson } = await host.must(SAVE, { input: { name: "Ben", email: "ben@demo.test" } });
    expect(savePerson.id).toMatch(/./);
  });

  it("keeps what is omitted and clears what is null", async () => {
    const { host } = await fresh();
    const given = { id: "ada", name: "Ada", email: "ada@demo.test", handle: "countess", role: "EDITOR" };
    await host.must(SAVE, { input: given });
    const kept = await host.must(SAVE, { input: { id: "ada", name: "Ada King", email: "ada@demo.test" } });
    expect(kept.savePerson).toMatchObject({ name: "Ada King", handle: "countess", role: "EDITOR" });
    const input = { id: "ada", name: "Ada", email: "ada@demo.test", handle: null, role: null };
    const cleared = await host.must(SAVE, { input });
    expect(cleared.savePerson).toMatchObject({ handle: "ada", role: "CONTRIBUTOR" });
  });

  it.each([
    ["an empty name", { name: "  " }, "bad_input"],
    ["a name that is too long", { name: "x".repeat(201) }, "too_long"],
    ["an email without @", { email: "ada" }, "bad_input"],
    ["an email with two @", { email: "a@b@c" }, "bad_input"],
    ["an email with a space", { email: "a b@demo.test" }, "bad_input"],
    ["a handle with a slash", { handle: "a/b" }, "bad_input"],
    ["a handle with a space", { handle: "a b" }, "bad_input"],
    ["an empty id", { id: "" }, "bad_input"],
    ["an id with a line break", { id: "a\nb" }, "bad_input"],
    ["a name with NUL", { name: "a\0b" }, "bad_text"],
    ["a name with half a character", { name: "a\ud800" }, "bad_text"],
    ["an id that is no string", { id: { $ne: null } }, "bad_input"],
  ] as const)("refuses %s", async (_, input, reason) => {
    const { host } = await fresh();
    const answer = await host.send(SAVE, { input: { name: "Ada", email: "ada@demo.test", ...input } });
    expect(answer).toBeRefused(reason);
  });

  it("knows one email and one handle in every spelling, and tells nothing of who has it", async () => {
    const { host } = await fresh();
    await host.must(SAVE, { input: { id: "jose", name: "José", email: "jos\u00e9@demo.test" } });
    const composed = await host.send(SAVE, { input: { name: "Other", email: "JOSE\u0301@demo.test" } });
    expect(composed).toBeRefused("already_exists");
    expect(composed.errors?.[0]?.message).not.toMatch(/jos/i);
    const handle = await host.send(SAVE, {
      input: { name: "Other", email: "o@demo.test", handle: "JOSE\u0301" },
    });
    expect(handle).toBeRefused("already_exists");
    const plain = await host.send(SAVE, { input: { name: "Jose", email: "jose@demo.test" } });
    expect(plain.errors).toBeUndefined();
  });

  it("gives a handle that somebody had to nobody else, or another's agent would get what theirs is owed", async () => {
    const { host } = await fresh();
    const ana = { id: "ana", name: "Ana", email: "ana@demo.test" };
    await host.must(SAVE, { input: ana });
    // Known by its token alone: there is no agent to be retired first.
    const bot = await tenant.agent("ana", "ana/shop/bot");
    const { ask_post } = await bot.must(
      `mutation { ask_post(input: { kind: APPROVAL, title: "May I?", payload: { approval: { summary: "s" } } }) { thread { id } } }`,
    );
    const person = await tenant.as("ana");
    await person.must(
      `mutation ($id: ID!) { answer(input: { threadId: $id, answer: { approval: { approved: true } } }) { deliveryId } }`,
      { id: ask_post.thread.id },
    );
    await host.must(SAVE, { input: { ...ana, handle: "anna" } });
    const zed = { id: "zed", name: "Zed", email: "zed@demo.test" };
    expect(await host.send(SAVE, { input: { ...zed, handle: "ANA" } })).toBeRefused("already_exists");
    await host.must(SAVE, { input: zed });
    expect(await host.send(SAVE, { input: { ...zed, handle: "ana" } })).toBeRefused("already_exists");
    // Its owner may go back to it, and finds what was owed.
    const back = await host.must(SAVE, { input: { ...ana, handle: "ana" } });
    expect(back.savePerson.handle).toBe("ana");
    const { delivery_pull } = await bot.must(`{ delivery_pull(sessionId: "s") { kind } }`);
    expect(delivery_pull).toEqual([{ kind: "ASK_ANSWERED" }]);
  });

  it("makes one person of many simultaneous creations with one id", async () => {
    const { host } = await fresh();
    const ada = await tenant.person("ada", "ADMIN");
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        host.send(SAVE, { input: { id: "same", name: `Name ${i}`, email: "same@demo.test" } }),
      ),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const { people } = await ada.must(PEOPLE, { search: "same@", first: 10 });
    expect(people.nodes).toHaveLength(1);
  });

  it("lets one of two people have an email that both ask for", async () => {
    const { host } = await fresh();
    const answers = await Promise.all(
      ["one", "two"].map((id) =>
        host.send(SAVE, { input: { id, name: id, email: "Wanted@demo.test", handle: id } }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.find(({ errors }) => errors)).toBeRefused("already_exists");
  });
});

describe("who may save whom", () => {
  it("lets an admin give roles and a contributor only rename themselves", async () => {
    await fresh();
    const [ada, ben] = await Promise.all([tenant.person("ada", "ADMIN"), tenant.person("ben")]);
    const me = { id: "ben", email: "ben@demo.test" };
    const renamed = await ben.must(SAVE, { input: { ...me, name: "Benjamin" } });
    expect(renamed.savePerson).toMatchObject({ name: "Benjamin", role: "CONTRIBUTOR" });
    for (const more of [{ role: "ADMIN" }, { role: "EDITOR" }, { handle: "boss" }, { email: "b@demo.test" }])
      expect(await ben.send(SAVE, { input: { ...me, name: "Ben", ...more } })).toBeRefused("forbidden");
    expect(await ben.send(SAVE, { input: { id: "ada", name: "A", email: "ada@demo.test" } })).toBeRefused(
      "forbidden",
    );
    expect(await ben.send(SAVE, { input: { name: "New", email: "new@demo.test" } })).toBeRefused("forbidden");
    const raised = await ada.must(SAVE, { input: { ...me, name: "Ben", role: "EDITOR" } });
    expect(raised.savePerson).toMatchObject({ role: "EDITOR" });
  });

  it("keeps tenants apart, whatever ids and emails they use", async () => {
    const one = await openTenant(server);
    const two = await openTenant(server);
    const [ada] = await Promise.all([one.person("ada", "ADMIN"), two.person("ada"), two.person("zoe")]);
    const { people } = await ada.must(PEOPLE, { first: 10 });
    expect(people.nodes.map(({ id }: { id: string }) => id)).toEqual(["ada"]);
    const gone = await ada.send(`mutation { deactivatePerson(personId: "zoe") { id } }`);
    expect(gone).toBeRefused("not_found");
  });
});

describe("people come and go", () => {
  const DEACTIVATE = `mutation ($id: ID!) { deactivatePerson(personId: $id) { id name active } }`;

  it("ends what a deactivated person presents, keeps the name, and takes them back", async () => {
    await fresh();
    const [ada, ben] = await Promise.all([tenant.person("ada", "ADMIN"), tenant.person("ben")]);
    const { deactivatePerson } = await ada.must(DEACTIVATE, { id: "BEN@demo.test" });
    expect(deactivatePerson).toEqual({ id: "ben", name: "ben", active: false });
    expect(await ben.send(`{ me { id } }`)).toBeRefused("unauthenticated");
    const repeat = await ada.must(DEACTIVATE, { id: "ben" });
    expect(repeat.deactivatePerson.active).toBe(false);
    await ada.must(SAVE, { input: { id: "ben", name: "Ben", email: "ben@demo.test" } });
    expect((await ben.must(`{ me { active } }`)).me.active).toBe(true);
  });

  it("is for admins, and says the same of the unknown", async () => {
    await fresh();
    const [ada, ben] = await Promise.all([tenant.person("ada", "ADMIN"), tenant.person("ben")]);
    expect(await ben.send(DEACTIVATE, { id: "ada" })).toBeRefused("forbidden");
    expect(await ada.send(DEACTIVATE, { id: "nobody" })).toBeRefused("not_found");
  });
});

describe("the list of people", () => {
  it("finds by any part of name, email or handle, however it is spelled, and pages exactly", async () => {
    const { host } = await fresh();
    const ada = await tenant.person("ada", "ADMIN");
    for (let i = 0; i < 7; i += 1)
      await host.must(SAVE, { input: { id: `j${i}`, name: "Jose\u0301", email: `j${i}@x.test` } });
    await host.must(`mutation { deactivatePerson(personId: "j0") { id } }`);
    const seen = await walk(async (after) => {
      const { people } = await ada.must(PEOPLE, { search: "JOS\u00c9", first: 3, after });
      return people;
    });
    expect(seen.map(({ id }) => id)).toEqual(["j1", "j2", "j3", "j4", "j5", "j6", "j0"]);
    expect((await ada.must(PEOPLE, { search: "J3@x", first: 3 })).people.nodes).toHaveLength(1);
    expect((await ada.must(PEOPLE, { search: ".*", first: 3 })).people.nodes).toHaveLength(0);
  });

  it("refuses tampered cursors and sizes out of range", async () => {
    await fresh();
    const ada = await tenant.person("ada", "ADMIN");
    const { people } = await ada.must(PEOPLE, { first: 1 });
    const cut = people.pageInfo.endCursor.slice(0, -2);
    expect(await ada.send(PEOPLE, { first: 1, after: cut })).toBeRefused("bad_input");
    for (const first of [0, 101])
      expect(await ada.send(PEOPLE, { first })).toBeRefused("out_of_range", { limit: 100 });
  });
});
