import type {
  AskOption,
  InboxCounts,
  Reason,
  Role,
  Thread as SchemaThread,
  ViewerMay,
} from "../../../src/generated/schema.js";

/** What the inbox asks for of each type; the names and enums are the schema's. */
export type { AskOption, InboxCounts, Reason, Role, ViewerMay };
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
  | { readonly __typename: "ApprovalPayload"; readonly summary: string; readonly effectType?: string | null }
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
  | { readonly __typename: "OrderingPayload"; readonly items: readonly { readonly id: string; readonly label: string }[] }
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

/** A row of a list, and a card of the stack. */
export interface Card {
  readonly id: string;
  readonly kind: Kind;
  readonly status: Status;
  readonly title: string;
  readonly body: string;
  readonly revision: number;
  readonly topic?: string | null;
  readonly archived: boolean;
  readonly unread: boolean;
  readonly requiresAction: boolean;
  readonly originator: Party;
  readonly subject?: { readonly itemId: string; readonly title: string } | null;
  readonly payload?: Payload | null;
  readonly question?: Question | null;
  readonly decision?: Decision | null;
  readonly reactions: readonly Reaction[];
  readonly messageCount?: number | null;
  readonly activityAt: string;
  readonly viewerMay: ViewerMay;
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
  readonly reason: string;
}
export interface Thread extends Card {
  readonly firstUnread?: string | null;
  readonly readByMe: boolean;
  readonly participants: readonly Participant[];
  readonly waitingOn: readonly Party[];
  readonly owed: readonly { readonly deliveryId: string; readonly handle: string; readonly agentLive: boolean }[];
  readonly messages: Page<Message>;
}
export interface Item {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly title: string;
}
export interface Me extends PersonRef {
  readonly email: string;
  readonly role: Role;
  readonly teams: readonly { readonly id: string; readonly name: string; readonly members: readonly PersonRef[] }[];
  readonly agents: readonly {
    readonly handle: string;
    readonly live: boolean;
    readonly retired: boolean;
    readonly keys: readonly { readonly id: string; readonly name?: string | null; readonly lastUsedAt?: string | null }[];
  }[];
}
