import type { RunAs } from "./run-as.js";
import { asAgent, asHost, asPerson } from "./world.js";

const BUILDER = asAgent("ada/shop/builder");
const REVIEWER = asAgent("ben/shop/reviewer");
const SCOUT = asAgent("cho/shop/scout");

type Input = Record<string, unknown>;
interface Posted {
  readonly thread: { readonly id: string };
}

/** The calls that the demo's threads are made of. */
const callsOf = (run: RunAs) => {
  const post = async (field: string, type: string, as: typeof BUILDER, input: Input): Promise<string> => {
    const data = await run<Record<string, Posted>>(
      as,
      `mutation($input: ${type}!) { ${field}(input: $input) { thread { id } } }`,
      { input },
    );
    return data[field]?.thread.id ?? "";
  };
  return {
    ask: (as: typeof BUILDER, input: Input) => post("ask_post", "AskPostInput", as, input),
    inform: (as: typeof BUILDER, input: Input) => post("inbox_post", "InboxPostInput", as, input),
    hostPost: (input: Input) => post("postThread", "PostThreadInput", asHost, input),
    personPost: (person: string, input: Input) =>
      post("postThread", "PostThreadInput", asPerson(person), input),
    discuss: (person: string, input: Input) =>
      post("openDiscussion", "OpenDiscussionInput", asPerson(person), input),
    comment: (person: string, input: Input) => post("addComment", "AddCommentInput", asPerson(person), input),
    agentComment: (as: typeof BUILDER, input: Input) => post("comment_add", "AddCommentInput", as, input),
    say: (person: string, input: Input) =>
      run(
        asPerson(person),
        "mutation($input: PostMessageInput!) { postMessage(input: $input) { message { id } } }",
        { input },
      ),
    agentReply: (as: typeof BUILDER, input: Input) =>
      run(as, "mutation($input: CommentReplyInput!) { comment_reply(input: $input) { message { id } } }", {
        input,
      }),
    answer: (person: string, threadId: string, answer: Input) =>
      run(asPerson(person), "mutation($input: AnswerAskInput!) { answer(input: $input) { thread { id } } }", {
        input: { threadId, answer },
      }),
    acknowledge: (person: string, threadId: string, note?: string) =>
      run(
        asPerson(person),
        "mutation($input: AcknowledgeInput!) { acknowledge(input: $input) { thread { id } } }",
        {
          input: { threadId, revision: 1, ...(note ? { note } : {}) },
        },
      ),
    on: (person: string, field: "dismiss" | "withdraw" | "resolve" | "archive", threadId: string) =>
      run(asPerson(person), `mutation($input: ThreadInput!) { ${field}(input: $input) { thread { id } } }`, {
        input: { threadId },
      }),
    agentWithdraw: (as: typeof BUILDER, id: string) =>
      run(as, "mutation($id: ID!) { ask_withdraw(id: $id) { thread { id } } }", { id }),
    react: (person: string, threadId: string, key: string) =>
      run(asPerson(person), "mutation($input: ReactInput!) { react(input: $input) { thread { id } } }", {
        input: { threadId, key, on: true },
      }),
  };
};
type Calls = ReturnType<typeof callsOf>;

/** Of each ask kind: what is asked, and one fitting answer. */
const ASKS: readonly {
  kind: string;
  titles: readonly [string, string, string, string];
  body: string;
  payload: Input;
  answer: Input;
}[] = [
  {
    kind: "APPROVAL",
    titles: [
      "Ship the session migration on Thursday?",
      "Rotate the signing key tonight?",
      "Delete the old staging database?",
      "Upgrade the payment library?",
    ],
    body: "All checks are green on `main`. The change can be rolled back within five minutes.",
    payload: { approval: { summary: "Run the change in production and watch it for an hour." } },
    answer: { approval: { approved: true, comment: "Yes, but before noon." } },
  },
  {
    kind: "DECISION",
    titles: [
      "Token lifetime after the migration",
      "Which checkout do we test first?",
      "Name of the loyalty programme",
      "Cache for product pages",
    ],
    body: "About 40,000 people are signed in today. Whatever we choose, support needs to know a day ahead.",
    payload: {
      decision: {
        questions: [
          {
            id: "ttl",
            header: "Token TTL",
            question: "Should existing sessions keep working?",
            recommended: "keep",
            options: [
              {
                id: "keep",
                label: "Keep 30 days",
                description: "Nobody is signed out; two code paths for a month.",
                then: "Add the dual read and a removal task.",
              },
              {
                id: "force",
                label: "Force re-login",
                description: "Everyone signs in once; the migration ships clean.",
                then: "Invalidate old tokens and draft the notice.",
              },
            ],
          },
        ],
      },
    },
    answer: { decision: { answers: [{ questionId: "ttl", optionIds: ["keep"] }] } },
  },
  {
    kind: "FEEDBACK",
    titles: [
      "The new empty cart page",
      "Wording of the delay mail",
      "First draft of the help page",
      "Icons for order states",
    ],
    body: "A look of two minutes is enough; the draft is in the launch brief.",
    payload: { feedback: { prompt: "Does this read like us?", rated: true } },
    answer: { feedback: { words: "Warmer at the end, else good.", rating: 4 } },
  },
  {
    kind: "ORDERING",
    titles: [
      "Order of the next three fixes",
      "Order of the onboarding steps",
      "Order of the release notes",
      "Order of the search filters",
    ],
    body: "I start with whatever stands first.",
    payload: {
      ordering: {
        items: [
          { id: "cart", label: "Cart forgets the coupon" },
          { id: "mail", label: "Delay mail goes out twice" },
          { id: "search", label: "Search ignores accents" },
        ],
      },
    },
    answer: { ordering: { order: ["mail", "cart", "search"] } },
  },
  {
    kind: "STRUCTURE_EDIT",
    titles: [
      "Structure of the help centre",
      "Tree of product categories",
      "Outline of the launch brief",
      "Menu of the account page",
    ],
    body: "Move, rename or drop what does not fit.",
    payload: {
      structure: {
        nodes: [
          { id: "orders", label: "Orders" },
          { id: "returns", label: "Returns", parentId: "orders" },
          { id: "account", label: "Account" },
          { id: "signin", label: "Signing in", parentId: "account" },
        ],
      },
    },
    answer: {
      structure: {
        nodes: [
          { id: "orders", label: "Orders and returns" },
          { id: "account", label: "Account" },
          { id: "signin", label: "Signing in", parentId: "account" },
        ],
      },
    },
  },
];

const asks = async (calls: Calls): Promise<void> => {
  for (const { kind, titles, body, payload, answer } of ASKS) {
    const base = { kind, body, payload, topic: "Launch" };
    const [open, answered, dismissed, withdrawn] = titles;
    const first = await calls.ask(BUILDER, { ...base, title: open, participantIds: ["ben"] });
    await calls.say("ben", { threadId: first, body: "I would like this settled before the stand-up." });
    await calls.react("ben", first, "eyes");
    await calls.answer("ada", await calls.ask(BUILDER, { ...base, title: answered }), answer);
    await calls.on("ben", "dismiss", await calls.ask(REVIEWER, { ...base, title: dismissed }));
    await calls.agentWithdraw(SCOUT, await calls.ask(SCOUT, { ...base, title: withdrawn }));
    await calls.ask(SCOUT, { ...base, title: `${open} (for design)`, topic: "Design" });
  }
  await calls.hostPost({
    kind: "APPROVAL",
    title: "Refund order 4711",
    body: "The customer reported a broken mug and sent a photo.",
    assigneeId: "ben",
    payload: { approval: { summary: "Refund 18.00 EUR to the card." } },
    effect: { type: "refund", args: { order: "4711", cents: 1800 } },
  });
  await calls.hostPost({
    kind: "APPROVAL",
    title: "Give Dee the quarterly report",
    assigneeId: "dee",
    payload: { approval: { summary: "Dee may read the report." } },
  });
  await calls.ask(BUILDER, {
    kind: "APPROVAL",
    title: "Update the lint rules",
    criticality: "LOW",
    payload: { approval: { summary: "Take the new recommended set." } },
    default: { approval: { approved: true } },
  });
};

const outputs = async (calls: Calls): Promise<void> => {
  const made: readonly [string, string, Input][] = [
    [
      "OUTPUT_TEXT",
      "Summary of the load test",
      { text: "4,200 sign-ins a minute, p99 at 180 ms.\n\n- no errors\n- CPU at 40 %" },
    ],
    ["OUTPUT_LINK", "Preview of the new cart", { url: "https://preview.example.org/cart" }],
    [
      "OUTPUT_DOCUMENT",
      "Migration checklist",
      { url: "https://files.example.org/checklist.pdf", mimeType: "application/pdf" },
    ],
    [
      "OUTPUT_IMAGE",
      "Heat map of the start page",
      { url: "https://files.example.org/heat-map.png", mimeType: "image/png" },
    ],
  ];
  for (const [kind, title, payload] of made) {
    await calls.inform(BUILDER, { kind, title, payload, topic: "Results" });
    await calls.on(
      "ada",
      "dismiss",
      await calls.inform(BUILDER, { kind, title: `${title}, last week`, payload, topic: "Results" }),
    );
    await calls.on(
      "ben",
      "withdraw",
      await calls.inform(REVIEWER, { kind, title: `${title}, wrong branch`, payload }),
    );
    await calls.inform(SCOUT, { kind, title: `${title} (design)`, payload, topic: "Results" });
  }
  await calls.personPost("ada", {
    kind: "OUTPUT_TEXT",
    title: "Please mind the freeze",
    recipientHandle: "ada/shop/builder",
    payload: { output: { text: "Nothing goes out between Friday noon and Monday." } },
  });
};

const notices = async (calls: Calls): Promise<void> => {
  await calls.inform(BUILDER, {
    title: "I moved the nightly job to 03:00",
    body: "It no longer collides with the backup.",
    key: "nightly",
  });
  await calls.acknowledge("ada", await calls.inform(BUILDER, { title: "The flaky test is quarantined" }));
  await calls.acknowledge(
    "ben",
    await calls.inform(REVIEWER, { title: "Review of branch sessions is done" }),
    "Thanks, merging today.",
  );
  await calls.on("cho", "dismiss", await calls.inform(SCOUT, { title: "Competitor changed its prices" }));
  await calls.inform(SCOUT, { title: "Three screenshots are outdated", body: "See D-1, second page." });
};

const conversations = async (calls: Calls): Promise<void> => {
  await calls.agentComment(BUILDER, {
    itemId: "AC-12",
    to: ["ben@demo.test"],
    header: "Session cookie",
    body: "Should the cookie be renamed with the migration?",
    context:
      "Renaming signs nobody out but breaks two bookmarked admin scripts. Keeping it means old and new sessions share a name.",
    humanOnly: true,
    options: [
      {
        label: "Rename it",
        description: "Clean cut; scripts need a change.",
        then: "Rename and notify the script owners.",
        recommended: true,
      },
      { label: "Keep the name", description: "Nothing breaks today." },
    ],
  });
  const answered = await calls.comment("ben", {
    itemId: "P-3",
    to: ["ada@demo.test"],
    header: "Rollback",
    body: "How long do we keep the old table?",
    options: [{ label: "One week" }, { label: "One month" }],
  });
  await calls.say("ada", { threadId: answered, option: "One month", body: "Storage is cheap." });
  const resolved = await calls.comment("ada", {
    itemId: "E-7",
    to: ["ben@demo.test"],
    header: "Test data",
    body: "Did the load test run on production-sized data?",
    needsReply: true,
  });
  await calls.say("ben", { threadId: resolved, body: "Yes, on last month's dump." });
  await calls.on("ada", "resolve", resolved);
  const remark = await calls.comment("cho", {
    itemId: "D-1",
    to: ["team:core"],
    body: "The second paragraph promises a date we have not agreed on.",
  });
  await calls.say("ben", { threadId: remark, body: "Good catch, I will take it out." });
  await calls.on(
    "cho",
    "resolve",
    await calls.comment("cho", {
      itemId: "D-1",
      to: ["ada@demo.test"],
      body: "Typo in the headline: *recieve*.",
    }),
  );
  const talk = await calls.discuss("cho", {
    itemId: "D-1",
    recipientId: "ada",
    participantIds: ["ben"],
    title: "Tone of the launch brief",
    body: "Is this too loud for us?",
  });
  await calls.say("ada", { threadId: talk, body: "A little. I would lose the exclamation marks." });
  const done = await calls.discuss("ada", {
    itemId: "D-1",
    recipientId: "cho",
    title: "Who owns the brief after launch?",
  });
  await calls.say("cho", { threadId: done, body: "I do." });
  await calls.on("ada", "resolve", done);
  const off = await calls.discuss("ben", { itemId: "D-1", recipientId: "cho", title: "Old pricing table" });
  await calls.on("cho", "archive", off);
};

/** At least one thread of every kind in every state that a person can meet, with believable content. */
export const seedThreads = async (run: RunAs): Promise<void> => {
  const calls = callsOf(run);
  await asks(calls);
  await outputs(calls);
  await notices(calls);
  await conversations(calls);
};
