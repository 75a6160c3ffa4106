import { emojiToName } from "gemoji";
import { maySee } from "../../authz/thread.js";
import { notFound, Refusal, refuse } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { bytes, requireCleanText } from "../../text.js";
import type { PersonViewer } from "../../viewer.js";
import { type ActResult, type ActStore, act } from "./act.js";
import { type Expression, literal, type Stage } from "./expressions.js";
import { seenBy } from "./guards.js";
import { partyOf } from "./parties.js";

/** Presentation selectors and skin tones make other code points of the same gesture. */
const VARIANTS = /[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/gu;
const TONE_SUFFIX = /(::?skin-tone-[2-6]|_tone[1-5])$/u;

const plain = (emoji: string): string => emoji.replace(VARIANTS, "");
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(emojiToName).map(([emoji, name]) => [plain(emoji), name]),
);

/**
 * The one key of a gesture (design, section 8): a shortcode, without its skin tone; a bare emoji becomes its
 * shortcode by gemoji's table, or stays itself where that does not know it.
 */
export const reactionKey = (given: string): string => {
  const path = "input.key";
  requireCleanText(given, path);
  const named = given
    .trim()
    .normalize("NFC")
    .replace(/^:(.+):$/u, "$1")
    .replace(TONE_SUFFIX, "");
  const stripped = plain(named);
  const key = NAMES.get(stripped) ?? stripped;
  if (key === "" || /\p{Cc}/u.test(key))
    refuse("bad_input", "Give a shortcode such as thumbsup, or one emoji.", { path });
  const { limit } = LIMITS.reactionKey;
  if (bytes(key) > limit) refuse("too_long", `Use at most ${limit} bytes of UTF-8.`, { path, limit });
  return key;
};

/** The reactions of a node after one person joined or left a key; an empty key goes. */
const reacted = (list: Expression, key: string, personId: string, on: boolean | null): Expression => {
  const me = literal(personId);
  const left = {
    $filter: { input: "$$one.personIds", as: "id", cond: { $ne: ["$$id", me] } },
  };
  const joined = { $concatArrays: [left, [me]] };
  const toggled = { $cond: [{ $in: [me, "$$one.personIds"] }, left, joined] };
  const fresh = on === false ? [] : [{ key: literal(key), personIds: [me] }];
  return {
    $filter: {
      input: {
        $concatArrays: [
          {
            $map: {
              input: list,
              as: "one",
              in: {
                $cond: [
                  { $eq: ["$$one.key", literal(key)] },
                  { key: "$$one.key", personIds: on === null ? toggled : on ? joined : left },
                  "$$one",
                ],
              },
            },
          },
          {
            $cond: [
              {
                $in: [literal(key), { $map: { input: list, as: "one", in: "$$one.key" } }],
              },
              [],
              fresh,
            ],
          },
        ],
      },
      as: "one",
      cond: { $gt: [{ $size: "$$one.personIds" }, 0] },
    },
  };
};

/**
 * Joins or leaves a reaction of the thread or of one message. The quiet channel: it decides nothing, makes
 * nothing unread and sorts nothing. A set operation: it counts once however often it is sent.
 * @param on none toggles.
 */
export const react = (
  { viewer, at, store }: { viewer: PersonViewer; at: Date; store: ActStore },
  input: {
    threadId: string;
    messageId?: string | null | undefined;
    key: string;
    on?: boolean | null | undefined;
  },
): Promise<ActResult> => {
  const key = reactionKey(input.key);
  const on = input.on ?? null;
  const messageId = input.messageId ?? null;
  const { limit } = LIMITS.reactionKeys;
  const mine = { reactions: { $elemMatch: { key, personIds: viewer.personId } } };
  const notMine = { reactions: { $not: { $elemMatch: { key, personIds: viewer.personId } } } };
  const room = {
    $or: [{ "reactions.key": key }, { [`reactions.${limit - 1}`]: { $exists: false } }],
  };
  const onNode = (condition: Record<string, unknown>) =>
    messageId === null ? condition : { messages: { $elemMatch: { id: messageId, ...condition } } };
  const change: Stage =
    messageId === null
      ? { $set: { reactions: reacted("$reactions", key, viewer.personId, on) } }
      : {
          $set: {
            messages: {
              $map: {
                input: "$messages",
                as: "message",
                in: {
                  $cond: [
                    { $eq: ["$$message.id", literal(messageId)] },
                    {
                      $mergeObjects: [
                        "$$message",
                        { reactions: reacted("$$message.reactions", key, viewer.personId, on) },
                      ],
                    },
                    "$$message",
                  ],
                },
              },
            },
          },
        };
  return act(store, {
    tenantId: viewer.tenantId,
    threadId: input.threadId,
    by: partyOf(viewer),
    at,
    guards: [
      seenBy(maySee, viewer),
      ...(messageId === null
        ? []
        : [{ filter: { "messages.id": messageId }, refusal: () => notFound("No message") }]),
      ...(on === false
        ? []
        : [
            {
              filter: onNode(room),
              refusal: () =>
                new Refusal("reaction_limit_reached", "Join one of the reactions that stand here already.", {
                  limit,
                }),
            },
          ]),
    ],
    change: [change],
    event: { type: "reaction.changed", notify: [], data: messageId === null ? {} : { messageId } },
    ...(on === null ? {} : { unless: onNode(on ? mine : notMine) }),
  });
};
