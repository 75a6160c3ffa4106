import type {
  AskOption,
  ChangeKind,
  InboxCounts,
  JoinReason,
  Reason,
  Role,
  Thread as SchemaThread,
  ViewerMay,
} from "../../../src/generated/schema.js";

/** What the inbox asks for of each type; the names and enums are the schema's. */
export type { AskOption, ChangeKind, InboxCounts, JoinReason, Reason, Role, ViewerMay };
export type Kind = SchemaThread["kind"];
export type Status = SchemaThread["status"];

export interface PersonRef {
  readonly id: string;
  readonly name: string;
}
export interface Party {
  readonly person?: PersonRef | null;
  readonly handle?: string | null;
  readonly service?: string | null;
  readonly throughAgents: boolean;
}
export interface Reaction {
  readonly key: string;
  readonly count: number;
  readonly mine: boolean;
  readonly people: readonly PersonRef[];
}
export interface Node {
  readonly id: string;
  readonly label: string;
  readonly parentId?: string | null;
}
export type Payload =
  | {
      readonly __typename: "ApprovalPayload";
      readonly summary: string;
      readonly effectType?: string | null;
      readonly effectArgs?: unknown;
    }
  | {
      readonly __typename: "DecisionPayload";
      readonly questions: readonly {
        readonly id: string;
        readonly header?: string | null;
        readonly question: string;
        readonly allowMultiple: boolean;
        readonly recommended?: string | null;
        readonly options: readonly Pick<AskOption, "id" | "label" | "description" | "preview">[];
      }[];
    }
  | { readonly __typename: "FeedbackPayload"; readonly prompt: string; readonly rated: boolean }
  | {
      readonly __typename: "OrderingPayload";
      readonly items: readonly { readonly id: string; readonly label: string }[];
    }
  | { readonly __typename: "StructurePayload"; readonly nodes: readonly Node[] }
  | {
      readonly __typename: "OutputPayload";
      readonly url?: string | null;
      readonly text?: string | null;
      readonly mimeType?: string | null;
    };
export type Answer =
  | { readonly __typename: "ApprovalAnswer"; readonly approved: boolean; readonly comment?: string | null }
  | {
      readonly __typename: "DecisionAnswer";
      readonly answers: readonly {
        readonly questionId: string;
        readonly optionIds: readonly string[];
        readonly words?: string | null;
      }[];
    }
  | { readonly __typename: "FeedbackAnswer"; readonly said?: string | null; readonly rating?: number | null }
  | { readonly __typename: "OrderingAnswer"; readonly order: readonly string[] }
  | { readonly __typename: "StructureAnswer"; readonly nodes: readonly Node[] }
  | { readonly __typename: "NoticeAnswer"; readonly acknowledged: boolean; readonly note?: string | null }
  | { readonly __typename: "ReplyAnswer"; readonly option?: string | null; readonly said?: string | null };
export interface Decision {
  readonly answer: Answer;
  readonly by: Party;
  readonly at: string;
  readonly auto: boolean;
  readonly asked: string;
  readonly confirmedWithPerson: boolean;
  readonly replaced: readonly { readonly answer: Answer; readonly by: Party; readonly at: string }[];
}
export interface Question {
  readonly needsReply: boolean;
  readonly header?: string | null;
  readonly context?: string | null;
  readonly humanOnly: boolean;
  readonly options: readonly {
    readonly label: string;
    readonly description?: string | null;
    readonly recommended: boolean;
  }[];
}

/** A row of a list. */
export interface Row {
  readonly id: string;
  readonly kind: Kind;
  readonly status: Status;
  readonly title: string;
  readonly topic?: string | null;
  readonly criticality: "LOW" | "NORMAL" | "HIGH";
  readonly archived: boolean;
  readonly unread: boolean;
  readonly requiresAction: boolean;
  readonly originator: Party;
  readonly subject?: { readonly itemId: string; readonly title: string } | null;
  readonly waitingOn: readonly Party[];
  readonly reactions: readonly Reaction[];
  readonly messageCount?: number | null;
  readonly activityAt: string;
  readonly viewerMay: ViewerMay;
}
/** A card of the stack: a row with all that is needed to decide. */
export interface Card extends Row {
  readonly body: string;
  readonly revision: number;
  readonly createdAt: string;
  readonly payload?: Payload | null;
  readonly question?: Question | null;
  readonly decision?: Decision | null;
}
export interface Change {
  readonly kind: ChangeKind;
  readonly threadId: string;
  readonly messageId?: string | null;
  readonly thread?: Card | null;
}
export interface Message {
  readonly id: string;
  readonly author: Party;
  readonly body: string;
  readonly createdAt: string;
  readonly parentId?: string | null;
  readonly option?: string | null;
  readonly amend: boolean;
  readonly readByMe: boolean;
  readonly reactions: readonly Reaction[];
}
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}
export interface Page<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: PageInfo;
}
export interface Participant {
  readonly party: Party;
  readonly reason: JoinReason;
  readonly invitedBy?: PersonRef | null;
}
export interface Thread extends Card {
  readonly firstUnread?: string | null;
  readonly readByMe: boolean;
  readonly participants: readonly Participant[];
  readonly visibility: "PARTICIPANTS" | "ITEM";
  readonly outcome?: { readonly at: string; readonly by?: Party | null; readonly readByMe: boolean } | null;
  readonly owed: readonly {
    readonly deliveryId: string;
    readonly handle: string;
    readonly agentLive: boolean;
    readonly rejection?: string | null;
  }[];
  readonly messages: Page<Message>;
}
export interface Item {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly parent?: { readonly id: string; readonly key: string; readonly title: string } | null;
  readonly owner?: PersonRef | null;
}
export interface ItemDecision extends Decision {
  readonly thread: { readonly id: string; readonly title: string; readonly payload?: Payload | null };
  readonly item?: { readonly id: string; readonly key: string; readonly title: string } | null;
}
export interface PersonInfo extends PersonRef {
  readonly email: string;
  readonly active?: boolean;
}
export interface Team {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly members: readonly PersonInfo[];
}
export interface Agent {
  readonly handle: string;
  readonly live: boolean;
  readonly retired: boolean;
  readonly project?: { readonly name: string } | null;
  readonly keys: readonly {
    readonly id: string;
    readonly name?: string | null;
    readonly createdAt: string;
    readonly lastUsedAt?: string | null;
  }[];
}
export interface Me extends PersonInfo {
  readonly handle: string;
  readonly role: Role;
  readonly teams: readonly Team[];
  readonly agents: readonly Agent[];
}
export interface Project {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly public: boolean;
  readonly repository?: string | null;
  readonly needsApproval: boolean;
  readonly members: readonly {
    readonly person: PersonInfo;
    readonly status: "WAITING" | "ACTIVE" | "REFUSED";
    readonly admin: boolean;
    readonly thread?: { readonly id: string } | null;
  }[];
}
