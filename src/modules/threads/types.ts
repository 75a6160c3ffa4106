import type { Box } from "../../viewer.js";

export const ASK_KINDS = ["APPROVAL", "DECISION", "FEEDBACK", "ORDERING", "STRUCTURE_EDIT"] as const;
export const OUTPUT_KINDS = ["OUTPUT_TEXT", "OUTPUT_LINK", "OUTPUT_DOCUMENT", "OUTPUT_IMAGE"] as const;
export type AskKind = (typeof ASK_KINDS)[number];
export type OutputKind = (typeof OUTPUT_KINDS)[number];
export type ThreadKind = AskKind | OutputKind | "NOTICE" | "QUESTION" | "COMMENT" | "DISCUSSION";
export type ThreadStatus = "OPEN" | "ANSWERED" | "DISMISSED" | "WITHDRAWN" | "RESOLVED";
export type Criticality = "LOW" | "NORMAL" | "HIGH";
export type Visibility = "PARTICIPANTS" | "ITEM";
export type JoinReason =
  | "ORIGINATOR"
  | "ASSIGNEE"
  | "TO"
  | "CC"
  | "TEAM"
  | "AUTHOR"
  | "INVITED"
  | "FOLLOWED"
  | "PLAN_AUTHOR"
  | "CLAIM_HOLDER";

export const isAskKind = (kind: ThreadKind): kind is AskKind =>
  (ASK_KINDS as readonly string[]).includes(kind);
export const isOutputKind = (kind: ThreadKind): kind is OutputKind =>
  (OUTPUT_KINDS as readonly string[]).includes(kind);

/** Someone who does something: a person, an agent (handle set, personId its owner) or a service. */
export interface PartyRef {
  readonly box: Box | null;
  readonly personId: string | null;
  readonly handle: string | null;
  readonly service: string | null;
}

/** Why a box is in the room. */
export interface ParticipantEntry {
  readonly box: Box;
  readonly reason: JoinReason;
  readonly handle: string | null;
  readonly byPersonId: string | null;
  readonly at: Date;
}

/** The item as it was called when the thread was opened; its own access is asked elsewhere. */
export interface SubjectSnapshot {
  readonly itemId: string;
  readonly kind: "GOAL" | "OUTCOME" | "PLAN" | "EVIDENCE" | "DOCUMENT";
  readonly title: string;
  readonly path: string | null;
  readonly mimeType: string | null;
  readonly projectId: string | null;
}

export interface StructureNode {
  readonly id: string;
  readonly label: string;
  readonly parentId: string | null;
}
export interface AskOption {
  readonly id: string;
  readonly label: string;
  readonly description: string | null;
  readonly preview: string | null;
  readonly then: string | null;
}
export interface AskQuestion {
  readonly id: string;
  readonly header: string | null;
  readonly question: string;
  readonly options: readonly AskOption[];
  readonly allowMultiple: boolean;
  readonly recommended: string | null;
}

/** What is asked or told, as stored; `type` is the union's discriminator. */
export type Payload =
  | { readonly type: "approval"; readonly summary: string }
  | { readonly type: "decision"; readonly questions: readonly AskQuestion[] }
  | { readonly type: "feedback"; readonly prompt: string; readonly rated: boolean }
  | { readonly type: "ordering"; readonly items: readonly { readonly id: string; readonly label: string }[] }
  | { readonly type: "structure"; readonly nodes: readonly StructureNode[] }
  | {
      readonly type: "output";
      readonly url: string | null;
      readonly text: string | null;
      readonly mimeType: string | null;
    };

export type Answer =
  | { readonly type: "approval"; readonly approved: boolean; readonly comment: string | null }
  | {
      readonly type: "decision";
      readonly answers: readonly {
        readonly questionId: string;
        readonly optionIds: readonly string[];
        readonly words: string | null;
      }[];
    }
  | { readonly type: "feedback"; readonly words: string | null; readonly rating: number | null }
  | { readonly type: "ordering"; readonly order: readonly string[] }
  | { readonly type: "structure"; readonly nodes: readonly StructureNode[] }
  | { readonly type: "notice"; readonly acknowledged: boolean; readonly note: string | null }
  | { readonly type: "reply"; readonly option: string | null; readonly words: string | null };

export interface GivenAnswer {
  readonly answer: Answer;
  readonly by: PartyRef;
  readonly confirmedWithPerson: boolean;
  readonly at: Date;
}
export interface DecisionState extends GivenAnswer {
  /** The title or question as it stood when it was answered. */
  readonly asked: string;
  /** The default of a LOW ask: nobody decided. */
  readonly auto: boolean;
  /** The answers that this one replaced, oldest first. */
  readonly replaced: readonly GivenAnswer[];
}

export interface QuestionState {
  readonly needsReply: boolean;
  readonly header: string | null;
  readonly context: string | null;
  readonly humanOnly: boolean;
  readonly options: readonly {
    readonly label: string;
    readonly description: string | null;
    readonly then: string | null;
    readonly recommended: boolean;
  }[];
  /** The boxes that may answer. */
  readonly askedOf: readonly Box[];
  /** Whose move it is, before anyone is left out who no longer sees the item: `waitingOn` derives from it. */
  readonly turn: readonly Box[];
}

export interface ReactionEntry {
  readonly key: string;
  readonly personIds: readonly string[];
}

export interface MessageDoc {
  readonly id: string;
  readonly author: PartyRef;
  readonly body: string;
  readonly createdAt: Date;
  readonly parentId: string | null;
  readonly to: readonly Box[];
  readonly cc: readonly Box[];
  readonly option: string | null;
  readonly amend: boolean;
  /** The boxes it reached: the audience of its moment, or whom it was for (design, section 9). */
  readonly reached: readonly Box[];
  readonly readBy: readonly Box[];
  readonly reactions: readonly ReactionEntry[];
}

/** Something owed to an agent's handle; the relay turns it into a delivery under the same id. */
export interface Debt {
  /** Deterministic, so that a repeat owes nothing twice. */
  readonly id: string;
  readonly handle: string;
  readonly kind:
    | "ASK_ANSWERED"
    | "ASK_DISMISSED"
    | "ASK_WITHDRAWN"
    | "NOTICE_NOTE"
    | "QUESTION_ASKED"
    | "QUESTION_ANSWERED"
    | "ANSWER_AMENDED"
    | "MESSAGE"
    | "REQUEST"
    | "REQUEST_REPLY"
    | "REQUEST_RETURNED"
    | "REQUEST_EXPIRED";
  readonly threadId: string | null;
  readonly requestId: string | null;
  readonly messageId: string | null;
  readonly decision: DecisionState | null;
  /** Whether an idle agent should be woken for it. */
  readonly wake: boolean;
}

export interface NotifiedEntry {
  readonly box: Box;
  readonly reason: JoinReason;
}

/** An event that has not been relayed yet. It lies on the document it speaks of, written by the act's own update. */
export interface OutboxEntry {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly by: PartyRef | null;
  readonly data: Readonly<Record<string, unknown>>;
  /** Exactly who should hear of it, and why. */
  readonly notify: readonly NotifiedEntry[];
  /** Every box whose lists or counts the act may have changed, also those that lost the thread. */
  readonly boxes: readonly Box[];
  readonly debts: readonly Debt[];
  /** Not in `changes`: it only moves badges (a read mark). */
  readonly internal: boolean;
}

/** Idempotency: what an author's key stood for. Design, section 15. */
export interface ClientKeyEntry {
  /** Digest of author, act and key. */
  readonly key: string;
  /** Digest of the input: another input under the same key is refused. */
  readonly input: string;
  readonly messageId: string | null;
  /** When the act was done. */
  readonly at?: Date;
}

/**
 * What approving brings about. The arguments are kept as JSON text: their keys are data, and no store or
 * driver may read `$ref`, `a.b` or `_bsontype` in them as its own.
 */
export interface EffectState {
  readonly type: string;
  readonly argsJson: string | null;
}

export interface ThreadDoc {
  readonly _id: string;
  readonly tenantId: string;
  readonly kind: ThreadKind;
  readonly title: string;
  readonly body: string;
  readonly payload: Payload | null;
  /** As it was first written; `topicKey` is its folded form, which groups. */
  readonly topic: string | null;
  readonly topicKey: string | null;
  /** The project of the raiser's handle; null for people and services. */
  readonly projectKey: string | null;
  readonly tags: readonly string[];
  readonly criticality: Criticality;
  readonly originator: PartyRef;
  readonly assigneeId: string | null;
  readonly recipientId: string | null;
  readonly teamId: string | null;
  readonly visibility: Visibility;
  readonly subject: SubjectSnapshot | null;
  /** With visibility ITEM: a copy of the item's access tokens (`p:<person>`, `t:<team>`), rewritten with it. */
  readonly access: readonly string[];
  /** With visibility ITEM: boxes of people who take part but do not see the item now. */
  readonly blind: readonly Box[];
  /** Who alone may decide a built-in effect; null where the ordinary rule holds. */
  readonly deciders: readonly string[] | null;
  readonly participants: readonly ParticipantEntry[];
  readonly question: QuestionState | null;
  readonly decision: DecisionState | null;
  /** Decisions of asks that a notice has since replaced on this thread, oldest first. */
  readonly earlier: readonly DecisionState[];
  /** How earlier revisions of this notice were acknowledged, oldest first. */
  readonly nods?: readonly GivenAnswer[];
  readonly outcome: {
    readonly at: Date;
    readonly by: PartyRef | null;
    readonly readBy: readonly Box[];
  } | null;
  readonly effect: EffectState | null;
  readonly status: ThreadStatus;
  readonly archived: boolean;
  readonly archivedAt: Date | null;
  readonly revision: number;
  readonly readBy: readonly Box[];
  /** When a box got the body, where that was after it was written; empty again when it is rewritten. */
  readonly arrivals?: readonly { readonly box: Box; readonly at: Date }[];
  readonly rewrittenAt?: Date;
  readonly reactions: readonly ReactionEntry[];
  readonly messages: readonly MessageDoc[];
  readonly audience: readonly Box[];
  readonly unreadFor: readonly Box[];
  readonly waitingOn: readonly Box[];
  readonly requiresAction: boolean;
  /** Places under the caps on what is open (`<scope>#<n>`); unique while `openSlots` holds them. */
  readonly slots: readonly string[];
  readonly openSlots?: readonly string[];
  /** `<handle>\n<folded key>`: what `inbox_post` follows up on. Moves to the newest thread. */
  readonly followUpKey?: string;
  readonly outbox: readonly OutboxEntry[];
  readonly clientKeys: readonly ClientKeyEntry[];
  readonly createdAt: Date;
  readonly activityAt: Date;
}

/** A thread without its messages and machinery: what is loaded to judge and to list. */
export interface ThreadHead extends Omit<ThreadDoc, "messages" | "outbox" | "clientKeys"> {
  /** Computed by the database at each load; never stored beside the list. */
  readonly messageCount: number;
  /** Where the caller asked for a page of messages beside the field's own arguments (`thread_get`). */
  readonly page?: { readonly first: number; readonly after: string | null };
}
