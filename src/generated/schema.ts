// Made by scripts/codegen.mjs from schema.graphql; change that and run it again.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../context.js';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: Date; output: Date; }
  JSON: { input: unknown; output: unknown; }
};

export type Audience =
  | 'PERSON'
  | 'AGENT'
  | 'SERVICE';

export type Query = {
  me: Person;
  inbox: ThreadConnection;
  inboxCounts: InboxCounts;
  waitingOnOthers: ThreadConnection;
  thread?: Maybe<Thread>;
  threadsAbout: ThreadConnection;
  item?: Maybe<Item>;
  items: ItemConnection;
  teams: Array<Team>;
  topics: Array<Topic>;
  audit: AuditConnection;
  decisions: DecisionConnection;
  updates: UpdateConnection;
  changes: ChangeConnection;
  people: PersonConnection;
  /** The calling service's name. */
  service: Scalars['String']['output'];
  /** How the threads this service posted ended, and every approved host effect; oldest first. */
  answers: AnswerFeed;
  /** The calling agent. */
  agent: Agent;
  projects: Array<Project>;
  webhooks: Array<Webhook>;
  inbox_list: AgentInbox;
  /** `messagesFirst` and `messagesAfter`, when given, stand for the arguments of `messages`: tools have no nested arguments. */
  thread_get?: Maybe<Thread>;
  comment_list: ThreadConnection;
  decision_list: DecisionConnection;
  request_list: RequestConnection;
  request_read?: Maybe<AgentRequest>;
  delivery_pull: Array<Delivery>;
};


export type QueryInboxArgs = {
  box?: InboxBox;
  show?: InboxShow;
  topic?: InputMaybe<Scalars['String']['input']>;
  projectKey?: InputMaybe<Scalars['String']['input']>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInboxCountsArgs = {
  box?: InboxBox;
  teamId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryWaitingOnOthersArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryThreadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryThreadsAboutArgs = {
  itemId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItemsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<ItemKind>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTopicsArgs = {
  box?: InboxBox;
};


export type QueryAuditArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDecisionsArgs = {
  itemId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUpdatesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryPeopleArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAnswersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryInbox_ListArgs = {
  wait?: Scalars['Int']['input'];
  read?: Scalars['Boolean']['input'];
  readBefore?: InputMaybe<Scalars['String']['input']>;
  updatesBefore?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryThread_GetArgs = {
  id: Scalars['ID']['input'];
  messagesFirst?: InputMaybe<Scalars['Int']['input']>;
  messagesAfter?: InputMaybe<Scalars['String']['input']>;
};


export type QueryComment_ListArgs = {
  itemId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDecision_ListArgs = {
  itemId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRequest_ListArgs = {
  box?: RequestBox;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRequest_ReadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDelivery_PullArgs = {
  sessionId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
};

export type Mutation = {
  postThread: ThreadPayload;
  openDiscussion: ThreadPayload;
  addComment: ThreadPayload;
  postMessage: MessagePayload;
  markRead: ThreadPayload;
  markInboxRead: InboxCounts;
  react: ThreadPayload;
  invite: ThreadPayload;
  follow: ThreadPayload;
  removeParticipant: ThreadPayload;
  answer: AnswerPayload;
  dismiss: ThreadPayload;
  acknowledge: ThreadPayload;
  delegate: ThreadPayload;
  withdraw: ThreadPayload;
  resolve: ThreadPayload;
  archive: ThreadPayload;
  unarchive: ThreadPayload;
  rerouteDelivery: Delivery;
  savePerson: Person;
  deactivatePerson: Person;
  saveTeam: Team;
  saveAgent: Agent;
  issueAgentKey: IssuedKey;
  revokeAgentKey: Scalars['Boolean']['output'];
  saveItem: Item;
  recordActivity: Item;
  saveProject: Project;
  joinProject: Membership;
  inviteMember: Membership;
  removeMember: Scalars['Boolean']['output'];
  retireAgent: Agent;
  saveWebhook: IssuedWebhook;
  deleteWebhook: Scalars['Boolean']['output'];
  inbox_mark_read: Array<Thread>;
  inbox_archive: ArchiveReport;
  inbox_post: ThreadPayload;
  ask_post: AskPostPayload;
  ask_withdraw: ThreadPayload;
  thread_message_add: MessagePayload;
  thread_delegate: ThreadPayload;
  comment_add: ThreadPayload;
  comment_reply: MessagePayload;
  comment_resolve: ThreadPayload;
  request_send: AgentRequest;
  request_claim: ClaimPayload;
  request_renew: AgentRequest;
  request_complete: AgentRequest;
  request_decline: AgentRequest;
  request_cancel: AgentRequest;
  delivery_ack: Scalars['Int']['output'];
  delivery_reject: Delivery;
};


export type MutationPostThreadArgs = {
  input: PostThreadInput;
};


export type MutationOpenDiscussionArgs = {
  input: OpenDiscussionInput;
};


export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


export type MutationPostMessageArgs = {
  input: PostMessageInput;
};


export type MutationMarkReadArgs = {
  input: MarkReadInput;
};


export type MutationMarkInboxReadArgs = {
  input: MarkInboxReadInput;
};


export type MutationReactArgs = {
  input: ReactInput;
};


export type MutationInviteArgs = {
  input: InviteInput;
};


export type MutationFollowArgs = {
  input: FollowInput;
};


export type MutationRemoveParticipantArgs = {
  input: RemoveParticipantInput;
};


export type MutationAnswerArgs = {
  input: AnswerAskInput;
};


export type MutationDismissArgs = {
  input: ThreadInput;
};


export type MutationAcknowledgeArgs = {
  input: AcknowledgeInput;
};


export type MutationDelegateArgs = {
  input: DelegateInput;
};


export type MutationWithdrawArgs = {
  input: ThreadInput;
};


export type MutationResolveArgs = {
  input: ThreadInput;
};


export type MutationArchiveArgs = {
  input: ThreadInput;
};


export type MutationUnarchiveArgs = {
  input: ThreadInput;
};


export type MutationRerouteDeliveryArgs = {
  input: RerouteInput;
};


export type MutationSavePersonArgs = {
  input: SavePersonInput;
};


export type MutationDeactivatePersonArgs = {
  personId: Scalars['ID']['input'];
};


export type MutationSaveTeamArgs = {
  input: SaveTeamInput;
};


export type MutationSaveAgentArgs = {
  input: SaveAgentInput;
};


export type MutationIssueAgentKeyArgs = {
  handle: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRevokeAgentKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveItemArgs = {
  input: SaveItemInput;
};


export type MutationRecordActivityArgs = {
  input: RecordActivityInput;
};


export type MutationSaveProjectArgs = {
  input: SaveProjectInput;
};


export type MutationJoinProjectArgs = {
  projectId: Scalars['ID']['input'];
};


export type MutationInviteMemberArgs = {
  projectId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


export type MutationRemoveMemberArgs = {
  projectId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


export type MutationRetireAgentArgs = {
  handle: Scalars['String']['input'];
};


export type MutationSaveWebhookArgs = {
  input: SaveWebhookInput;
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationInbox_Mark_ReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationInbox_ArchiveArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationInbox_PostArgs = {
  input: InboxPostInput;
};


export type MutationAsk_PostArgs = {
  input: AskPostInput;
};


export type MutationAsk_WithdrawArgs = {
  id: Scalars['ID']['input'];
};


export type MutationThread_Message_AddArgs = {
  input: PostMessageInput;
};


export type MutationThread_DelegateArgs = {
  id: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationComment_AddArgs = {
  input: AddCommentInput;
};


export type MutationComment_ReplyArgs = {
  input: CommentReplyInput;
};


export type MutationComment_ResolveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRequest_SendArgs = {
  input: RequestSendInput;
};


export type MutationRequest_ClaimArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRequest_RenewArgs = {
  id: Scalars['ID']['input'];
  fence: Scalars['Int']['input'];
};


export type MutationRequest_CompleteArgs = {
  id: Scalars['ID']['input'];
  fence?: InputMaybe<Scalars['Int']['input']>;
  body: Scalars['String']['input'];
  refs?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationRequest_DeclineArgs = {
  id: Scalars['ID']['input'];
  fence?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequest_CancelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDelivery_AckArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDelivery_RejectArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type Subscription = {
  badge: InboxCounts;
  inboxChanged: ThreadChange;
  threadChanged: ThreadChange;
  deliveries: Delivery;
};


export type SubscriptionBadgeArgs = {
  box?: InboxBox;
};


export type SubscriptionInboxChangedArgs = {
  box?: InboxBox;
};


export type SubscriptionThreadChangedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionDeliveriesArgs = {
  sessionId: Scalars['ID']['input'];
};

export type ThreadKind =
  | 'APPROVAL'
  | 'DECISION'
  | 'FEEDBACK'
  | 'ORDERING'
  | 'STRUCTURE_EDIT'
  | 'OUTPUT_TEXT'
  | 'OUTPUT_LINK'
  | 'OUTPUT_DOCUMENT'
  | 'OUTPUT_IMAGE'
  | 'NOTICE'
  | 'QUESTION'
  | 'COMMENT'
  | 'DISCUSSION';

export type ThreadStatus =
  | 'OPEN'
  | 'ANSWERED'
  | 'DISMISSED'
  | 'WITHDRAWN'
  | 'RESOLVED';

export type Criticality =
  | 'LOW'
  | 'NORMAL'
  | 'HIGH';

export type Visibility =
  | 'PARTICIPANTS'
  | 'ITEM';

export type InboxBox =
  | 'YOU'
  | 'AGENTS';

/** ALL is what is not archived. */
export type InboxShow =
  | 'NEEDS_YOU'
  | 'UNREAD'
  | 'PENDING'
  | 'ALL'
  | 'ARCHIVED';

export type JoinReason =
  | 'ORIGINATOR'
  | 'ASSIGNEE'
  | 'TO'
  | 'CC'
  | 'TEAM'
  | 'AUTHOR'
  | 'INVITED'
  | 'FOLLOWED'
  | 'PLAN_AUTHOR'
  | 'CLAIM_HOLDER';

export type Thread = {
  id: Scalars['ID']['output'];
  kind: ThreadKind;
  status: ThreadStatus;
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  payload?: Maybe<Payload>;
  tags: Array<Scalars['String']['output']>;
  topic?: Maybe<Scalars['String']['output']>;
  criticality: Criticality;
  revision: Scalars['Int']['output'];
  requiresAction: Scalars['Boolean']['output'];
  originator: Party;
  assignee?: Maybe<Person>;
  recipient?: Maybe<Person>;
  team?: Maybe<Team>;
  subject?: Maybe<Subject>;
  visibility: Visibility;
  participants: Array<Participant>;
  waitingOn: Array<Party>;
  question?: Maybe<Question>;
  decision?: Maybe<Decision>;
  archived: Scalars['Boolean']['output'];
  readByMe: Scalars['Boolean']['output'];
  unread: Scalars['Boolean']['output'];
  readBy: Array<Person>;
  reactions: Array<Reaction>;
  messageCount?: Maybe<Scalars['Int']['output']>;
  /** With `last` or `around` (a message id), `first` is ignored. */
  messages: MessageConnection;
  firstUnread?: Maybe<Scalars['ID']['output']>;
  outcome?: Maybe<Outcome>;
  /** Debts to agents not yet acknowledged; for the decider and the handle's owner, else empty. */
  owed: Array<Owed>;
  url?: Maybe<Scalars['String']['output']>;
  viewerMay: ViewerMay;
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  activityAt: Scalars['DateTime']['output'];
};


export type ThreadUnreadArgs = {
  box?: InboxBox;
};


export type ThreadMessagesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  around?: InputMaybe<Scalars['ID']['input']>;
};

/** What the viewer may do here now, so that a client draws no button that would be refused. `answer`: give the answer, of an ask or of a question. */
export type ViewerMay = {
  contribute: Scalars['Boolean']['output'];
  decide: Scalars['Boolean']['output'];
  answer: Scalars['Boolean']['output'];
  acknowledge: Scalars['Boolean']['output'];
  dismiss: Scalars['Boolean']['output'];
  delegate: Scalars['Boolean']['output'];
  archive: Scalars['Boolean']['output'];
  invite: Scalars['Boolean']['output'];
  remove: Scalars['Boolean']['output'];
  amend: Scalars['Boolean']['output'];
  reroute: Scalars['Boolean']['output'];
  resolve: Scalars['Boolean']['output'];
  withdraw: Scalars['Boolean']['output'];
  follow: Scalars['Boolean']['output'];
  leave: Scalars['Boolean']['output'];
};

export type Outcome = {
  at: Scalars['DateTime']['output'];
  by?: Maybe<Party>;
  readByMe: Scalars['Boolean']['output'];
};

export type Owed = {
  deliveryId: Scalars['ID']['output'];
  handle: Scalars['String']['output'];
  kind: DeliveryKind;
  agentLive: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
};

export type Topic = {
  name: Scalars['String']['output'];
  projectKey?: Maybe<Scalars['String']['output']>;
  unread: Scalars['Int']['output'];
  requiresAction: Scalars['Int']['output'];
  lastAt: Scalars['DateTime']['output'];
};

export type Message = {
  id: Scalars['ID']['output'];
  author: Party;
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  to: Array<Party>;
  cc: Array<Party>;
  option?: Maybe<Scalars['String']['output']>;
  amend: Scalars['Boolean']['output'];
  readByMe: Scalars['Boolean']['output'];
  readBy: Array<Person>;
  reactions: Array<Reaction>;
};

/** A person, or a person through one of their agents (handle set), or a service (name only). */
export type Party = {
  person?: Maybe<Person>;
  handle?: Maybe<Scalars['String']['output']>;
  service?: Maybe<Scalars['String']['output']>;
  throughAgents: Scalars['Boolean']['output'];
};

export type Participant = {
  party: Party;
  reason: JoinReason;
  invitedBy?: Maybe<Person>;
  at: Scalars['DateTime']['output'];
};

export type Reaction = {
  key: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  people: Array<Person>;
  mine: Scalars['Boolean']['output'];
};

export type Subject = {
  itemId: Scalars['ID']['output'];
  kind: ItemKind;
  title: Scalars['String']['output'];
  path?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  projectId?: Maybe<Scalars['ID']['output']>;
  item?: Maybe<Item>;
};

export type Payload = ApprovalPayload | DecisionPayload | FeedbackPayload | OrderingPayload | StructurePayload | OutputPayload;

export type ApprovalPayload = {
  summary: Scalars['String']['output'];
  effectType?: Maybe<Scalars['String']['output']>;
  effectArgs?: Maybe<Scalars['JSON']['output']>;
};

export type DecisionPayload = {
  questions: Array<AskQuestion>;
};

export type AskQuestion = {
  id: Scalars['ID']['output'];
  header?: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
  options: Array<AskOption>;
  allowMultiple: Scalars['Boolean']['output'];
  recommended?: Maybe<Scalars['ID']['output']>;
};

/** `then` is null to everyone but the originator's box. */
export type AskOption = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  preview?: Maybe<Scalars['String']['output']>;
  then?: Maybe<Scalars['String']['output']>;
};

export type FeedbackPayload = {
  prompt: Scalars['String']['output'];
  rated: Scalars['Boolean']['output'];
};

export type OrderingPayload = {
  items: Array<OrderingItem>;
};

export type OrderingItem = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

export type StructurePayload = {
  nodes: Array<StructureNode>;
};

/** The tree in depth-first order; `parentId` null at the top. */
export type StructureNode = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
};

export type OutputPayload = {
  url?: Maybe<Scalars['String']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
};

/** `options[].then` is null to everyone but the originator's box. */
export type Question = {
  needsReply: Scalars['Boolean']['output'];
  header?: Maybe<Scalars['String']['output']>;
  context?: Maybe<Scalars['String']['output']>;
  humanOnly: Scalars['Boolean']['output'];
  options: Array<QuestionOption>;
  askedOf: Array<Party>;
};

export type QuestionOption = {
  label: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  then?: Maybe<Scalars['String']['output']>;
  recommended: Scalars['Boolean']['output'];
};

export type Decision = {
  thread: Thread;
  item?: Maybe<Item>;
  asked: Scalars['String']['output'];
  answer: Answer;
  by: Party;
  confirmedWithPerson: Scalars['Boolean']['output'];
  /** The default of a LOW ask: nobody decided. */
  auto: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
  replaced: Array<ReplacedAnswer>;
};

export type ReplacedAnswer = {
  answer: Answer;
  by: Party;
  confirmedWithPerson: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
};

export type Answer = ApprovalAnswer | DecisionAnswer | FeedbackAnswer | OrderingAnswer | StructureAnswer | NoticeAnswer | ReplyAnswer;

export type ApprovalAnswer = {
  approved: Scalars['Boolean']['output'];
  comment?: Maybe<Scalars['String']['output']>;
};

export type DecisionAnswer = {
  answers: Array<QuestionAnswer>;
};

export type QuestionAnswer = {
  questionId: Scalars['ID']['output'];
  optionIds: Array<Scalars['ID']['output']>;
  words?: Maybe<Scalars['String']['output']>;
};

export type FeedbackAnswer = {
  words?: Maybe<Scalars['String']['output']>;
  rating?: Maybe<Scalars['Int']['output']>;
};

export type OrderingAnswer = {
  order: Array<Scalars['ID']['output']>;
};

export type StructureAnswer = {
  nodes: Array<StructureNode>;
};

export type NoticeAnswer = {
  acknowledged: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
};

export type ReplyAnswer = {
  option?: Maybe<Scalars['String']['output']>;
  words?: Maybe<Scalars['String']['output']>;
};

export type InboxCounts = {
  unread: Scalars['Int']['output'];
  unreadRequiresAction: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  requiresAction: Scalars['Int']['output'];
};

export type AgentInbox = {
  counts: InboxCounts;
  you: InboxPart;
  agents: InboxPart;
  waitingOnOthers: Array<Thread>;
  requests: Array<AgentRequest>;
  read?: Maybe<ThreadConnection>;
  updates: UpdateConnection;
};

export type InboxPart = {
  yourTurn: Array<Thread>;
  unread: Array<Thread>;
};

export type Delivery = {
  id: Scalars['ID']['output'];
  handle: Scalars['String']['output'];
  kind: DeliveryKind;
  thread?: Maybe<Thread>;
  request?: Maybe<AgentRequest>;
  decision?: Maybe<Decision>;
  message?: Maybe<Message>;
  redelivered: Scalars['Boolean']['output'];
  wake: Scalars['Boolean']['output'];
  at: Scalars['DateTime']['output'];
};

export type DeliveryKind =
  | 'ASK_ANSWERED'
  | 'ASK_DISMISSED'
  | 'ASK_WITHDRAWN'
  | 'NOTICE_NOTE'
  | 'QUESTION_ASKED'
  | 'QUESTION_ANSWERED'
  | 'ANSWER_AMENDED'
  | 'MESSAGE'
  | 'REQUEST'
  | 'REQUEST_REPLY'
  | 'REQUEST_RETURNED'
  | 'REQUEST_EXPIRED';

export type ArchiveReport = {
  archived: Array<Scalars['ID']['output']>;
  skipped: Array<Skipped>;
};

export type Skipped = {
  id: Scalars['ID']['output'];
  reason: Reason;
};

export type ThreadInput = {
  threadId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type PostThreadInput = {
  kind: ThreadKind;
  title: Scalars['String']['input'];
  body?: Scalars['String']['input'];
  payload?: InputMaybe<PayloadInput>;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  recipientId?: InputMaybe<Scalars['ID']['input']>;
  recipientHandle?: InputMaybe<Scalars['String']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  participantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  visibility?: Visibility;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  topic?: InputMaybe<Scalars['String']['input']>;
  criticality?: Criticality;
  default?: InputMaybe<AnswerInput>;
  effect?: InputMaybe<EffectInput>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type EffectInput = {
  type: Scalars['String']['input'];
  args?: InputMaybe<Scalars['JSON']['input']>;
};

export type PayloadInput =
  { approval: ApprovalPayloadInput; decision?: never; feedback?: never; ordering?: never; structure?: never; output?: never; }
  |  { approval?: never; decision: DecisionPayloadInput; feedback?: never; ordering?: never; structure?: never; output?: never; }
  |  { approval?: never; decision?: never; feedback: FeedbackPayloadInput; ordering?: never; structure?: never; output?: never; }
  |  { approval?: never; decision?: never; feedback?: never; ordering: OrderingPayloadInput; structure?: never; output?: never; }
  |  { approval?: never; decision?: never; feedback?: never; ordering?: never; structure: StructurePayloadInput; output?: never; }
  |  { approval?: never; decision?: never; feedback?: never; ordering?: never; structure?: never; output: OutputPayloadInput; };

export type ApprovalPayloadInput = {
  summary: Scalars['String']['input'];
};

export type DecisionPayloadInput = {
  questions: Array<AskQuestionInput>;
};

export type AskQuestionInput = {
  id: Scalars['ID']['input'];
  header?: InputMaybe<Scalars['String']['input']>;
  question: Scalars['String']['input'];
  options: Array<AskOptionInput>;
  allowMultiple?: Scalars['Boolean']['input'];
  recommended?: InputMaybe<Scalars['ID']['input']>;
};

export type AskOptionInput = {
  id: Scalars['ID']['input'];
  label: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  preview?: InputMaybe<Scalars['String']['input']>;
  then?: InputMaybe<Scalars['String']['input']>;
};

export type FeedbackPayloadInput = {
  prompt: Scalars['String']['input'];
  rated?: Scalars['Boolean']['input'];
};

export type OrderingPayloadInput = {
  items: Array<OrderingItemInput>;
};

export type OrderingItemInput = {
  id: Scalars['ID']['input'];
  label: Scalars['String']['input'];
};

export type StructurePayloadInput = {
  nodes: Array<StructureNodeInput>;
};

export type StructureNodeInput = {
  id: Scalars['ID']['input'];
  label: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type OutputPayloadInput = {
  url?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  mimeType?: InputMaybe<Scalars['String']['input']>;
};

export type AnswerAskInput = {
  threadId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  answer: AnswerInput;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type AnswerInput =
  { approval: ApprovalAnswerInput; decision?: never; feedback?: never; ordering?: never; structure?: never; }
  |  { approval?: never; decision: DecisionAnswerInput; feedback?: never; ordering?: never; structure?: never; }
  |  { approval?: never; decision?: never; feedback: FeedbackAnswerInput; ordering?: never; structure?: never; }
  |  { approval?: never; decision?: never; feedback?: never; ordering: OrderingAnswerInput; structure?: never; }
  |  { approval?: never; decision?: never; feedback?: never; ordering?: never; structure: StructureAnswerInput; };

export type ApprovalAnswerInput = {
  approved: Scalars['Boolean']['input'];
  comment?: InputMaybe<Scalars['String']['input']>;
};

export type DecisionAnswerInput = {
  answers: Array<QuestionAnswerInput>;
};

export type QuestionAnswerInput = {
  questionId: Scalars['ID']['input'];
  optionIds?: Array<Scalars['ID']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};

export type FeedbackAnswerInput = {
  words: Scalars['String']['input'];
  rating?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderingAnswerInput = {
  order: Array<Scalars['ID']['input']>;
};

export type StructureAnswerInput = {
  nodes: Array<StructureNodeInput>;
};

export type OpenDiscussionInput = {
  itemId: Scalars['ID']['input'];
  recipientId?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  participantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  title: Scalars['String']['input'];
  body?: Scalars['String']['input'];
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type AddCommentInput = {
  itemId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  to?: InputMaybe<Array<Scalars['String']['input']>>;
  cc?: InputMaybe<Array<Scalars['String']['input']>>;
  needsReply?: Scalars['Boolean']['input'];
  header?: InputMaybe<Scalars['String']['input']>;
  context?: InputMaybe<Scalars['String']['input']>;
  humanOnly?: Scalars['Boolean']['input'];
  options?: InputMaybe<Array<QuestionOptionInput>>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type QuestionOptionInput = {
  label: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  then?: InputMaybe<Scalars['String']['input']>;
  recommended?: Scalars['Boolean']['input'];
};

export type PostMessageInput = {
  threadId: Scalars['ID']['input'];
  body?: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Array<Scalars['String']['input']>>;
  cc?: InputMaybe<Array<Scalars['String']['input']>>;
  option?: InputMaybe<Scalars['String']['input']>;
  amend?: Scalars['Boolean']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type CommentReplyInput = {
  threadId: Scalars['ID']['input'];
  body?: Scalars['String']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Array<Scalars['String']['input']>>;
  cc?: InputMaybe<Array<Scalars['String']['input']>>;
  option?: InputMaybe<Scalars['String']['input']>;
  amend?: Scalars['Boolean']['input'];
  confirmedWithPerson?: Scalars['Boolean']['input'];
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

/** No ids: everything there is now; a list: only those messages; an empty list: the body and the outcome. */
export type MarkReadInput = {
  threadId: Scalars['ID']['input'];
  messageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Everything in the person's own box up to `until`; what arrives later stays unread. */
export type MarkInboxReadInput = {
  until: Scalars['DateTime']['input'];
};

/** `on` null toggles. */
export type ReactInput = {
  threadId: Scalars['ID']['input'];
  messageId?: InputMaybe<Scalars['ID']['input']>;
  key: Scalars['String']['input'];
  on?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InviteInput = {
  threadId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type FollowInput = {
  threadId: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};

export type RemoveParticipantInput = {
  threadId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};

export type AcknowledgeInput = {
  threadId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type DelegateInput = {
  threadId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type RerouteInput = {
  deliveryId: Scalars['ID']['input'];
  handle: Scalars['String']['input'];
};

/** No assignee: the agent's owner. `key` groups follow-ups on one thread. */
export type InboxPostInput = {
  title: Scalars['String']['input'];
  body?: Scalars['String']['input'];
  kind?: ThreadKind;
  recipientId?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  participantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  payload?: InputMaybe<OutputPayloadInput>;
  topic?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type AskPostInput = {
  kind?: ThreadKind;
  title: Scalars['String']['input'];
  body?: Scalars['String']['input'];
  payload: PayloadInput;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  participantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  visibility?: Visibility;
  itemId?: InputMaybe<Scalars['ID']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
  key?: InputMaybe<Scalars['String']['input']>;
  criticality?: Criticality;
  default?: InputMaybe<AnswerInput>;
  effect?: InputMaybe<EffectInput>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

export type ThreadPayload = {
  thread: Thread;
};

export type MessagePayload = {
  thread: Thread;
  message: Message;
};

export type AnswerPayload = {
  thread: Thread;
  agentLive?: Maybe<Scalars['Boolean']['output']>;
  deliveryId?: Maybe<Scalars['ID']['output']>;
};

export type AskPostPayload = {
  thread: Thread;
  note: Scalars['String']['output'];
};

export type Person = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  active: Scalars['Boolean']['output'];
  role: Role;
  teams: Array<Team>;
  agents: Array<Agent>;
};

export type Role =
  | 'VIEWER'
  | 'CONTRIBUTOR'
  | 'EDITOR'
  | 'ADMIN';

export type Team = {
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  members: Array<Person>;
};

export type Agent = {
  handle: Scalars['String']['output'];
  owner: Person;
  project?: Maybe<Project>;
  capabilities: Array<Scalars['String']['output']>;
  live: Scalars['Boolean']['output'];
  retired: Scalars['Boolean']['output'];
  keys: Array<AgentKey>;
};

export type AgentKey = {
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type IssuedKey = {
  key: AgentKey;
  secret: Scalars['String']['output'];
};

export type SavePersonInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  handle?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Role>;
};

export type SaveTeamInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
  memberIds: Array<Scalars['ID']['input']>;
};

export type SaveAgentInput = {
  handle: Scalars['String']['input'];
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  capabilities?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ItemKind =
  | 'GOAL'
  | 'OUTCOME'
  | 'PLAN'
  | 'EVIDENCE'
  | 'DOCUMENT';

export type Item = {
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  kind: ItemKind;
  title: Scalars['String']['output'];
  path?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  projectId?: Maybe<Scalars['ID']['output']>;
  parent?: Maybe<Item>;
  author?: Maybe<Party>;
  claim?: Maybe<Party>;
  owner?: Maybe<Person>;
  people: Array<Person>;
  teams: Array<Team>;
};

export type SaveItemInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  key: Scalars['String']['input'];
  kind: ItemKind;
  title: Scalars['String']['input'];
  path?: InputMaybe<Scalars['String']['input']>;
  mimeType?: InputMaybe<Scalars['String']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  authorId?: InputMaybe<Scalars['ID']['input']>;
  authorHandle?: InputMaybe<Scalars['String']['input']>;
  claimHandle?: InputMaybe<Scalars['String']['input']>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  personIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type RecordActivityInput = {
  itemId: Scalars['ID']['input'];
  what: ActivityKind;
  text: Scalars['String']['input'];
  byId?: InputMaybe<Scalars['ID']['input']>;
  byHandle?: InputMaybe<Scalars['String']['input']>;
};

export type ActivityKind =
  | 'STATUS'
  | 'EVIDENCE'
  | 'PLAN'
  | 'CLAIM';

export type Update = {
  item: Item;
  what: ActivityKind;
  text: Scalars['String']['output'];
  by: Party;
  at: Scalars['DateTime']['output'];
};

export type Change = {
  cursor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  thread?: Maybe<Thread>;
  by?: Maybe<Party>;
  at: Scalars['DateTime']['output'];
  notify: Array<Notified>;
  data: Scalars['JSON']['output'];
};

export type Notified = {
  party: Party;
  personally: Scalars['Boolean']['output'];
  reason: JoinReason;
};

export type ChangeKind =
  | 'CREATED'
  | 'UPDATED'
  | 'MESSAGE'
  | 'READ'
  | 'REACTION'
  | 'DECIDED'
  | 'ARCHIVED'
  | 'UNARCHIVED'
  | 'LEFT';

export type ThreadChange = {
  kind: ChangeKind;
  threadId: Scalars['ID']['output'];
  thread?: Maybe<Thread>;
  messageId?: Maybe<Scalars['ID']['output']>;
};

export type Project = {
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  repository?: Maybe<Scalars['String']['output']>;
  public: Scalars['Boolean']['output'];
  parent?: Maybe<Project>;
  needsApproval: Scalars['Boolean']['output'];
  members: Array<Membership>;
};

export type Membership = {
  person: Person;
  status: MembershipStatus;
  admin: Scalars['Boolean']['output'];
  thread?: Maybe<Thread>;
};

export type MembershipStatus =
  | 'WAITING'
  | 'ACTIVE'
  | 'REFUSED';

export type SaveProjectInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  key: Scalars['String']['input'];
  name: Scalars['String']['input'];
  repository?: InputMaybe<Scalars['String']['input']>;
  public?: InputMaybe<Scalars['Boolean']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  needsApproval?: InputMaybe<Scalars['Boolean']['input']>;
  adminIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type Webhook = {
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  types: Array<Scalars['String']['output']>;
  failing: Scalars['Boolean']['output'];
  lastStatus?: Maybe<Scalars['Int']['output']>;
};

export type IssuedWebhook = {
  webhook: Webhook;
  secret?: Maybe<Scalars['String']['output']>;
};

export type SaveWebhookInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  url: Scalars['String']['input'];
  types: Array<Scalars['String']['input']>;
};

export type RequestType =
  | 'FYI'
  | 'QUESTION'
  | 'REVIEW_REQUEST'
  | 'HANDOFF'
  | 'REPLY';

export type RequestStatus =
  | 'PENDING'
  | 'CLAIMED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'CANCELLED'
  | 'EXPIRED';

export type RequestBox =
  | 'FOR_ME'
  | 'SENT'
  | 'CLAIMED';

/** `body` and `refs` are null wherever only a summary may be shown. */
export type AgentRequest = {
  id: Scalars['ID']['output'];
  conversationId: Scalars['ID']['output'];
  type: RequestType;
  status: RequestStatus;
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  body?: Maybe<Scalars['String']['output']>;
  refs?: Maybe<Scalars['JSON']['output']>;
  claimedBy?: Maybe<Scalars['String']['output']>;
  leaseUntil?: Maybe<Scalars['DateTime']['output']>;
  fence?: Maybe<Scalars['Int']['output']>;
  declines: Scalars['Int']['output'];
  declineReason?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  reply?: Maybe<AgentRequest>;
};

export type RequestSendInput = {
  type: RequestType;
  to: Scalars['String']['input'];
  subject: Scalars['String']['input'];
  body?: Scalars['String']['input'];
  refs?: InputMaybe<Scalars['JSON']['input']>;
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  expiresInHours?: InputMaybe<Scalars['Int']['input']>;
  /** null: by type */
  wake?: InputMaybe<Scalars['Boolean']['input']>;
  clientKey?: InputMaybe<Scalars['String']['input']>;
};

/** `waitingFor` is set when the claim needs the owner's word first: the approval's thread. */
export type ClaimPayload = {
  request: AgentRequest;
  granted: Scalars['Boolean']['output'];
  waitingFor?: Maybe<Thread>;
};

export type PageInfo = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
  endCursor?: Maybe<Scalars['String']['output']>;
};

export type ThreadConnection = {
  edges: Array<ThreadEdge>;
  nodes: Array<Thread>;
  pageInfo: PageInfo;
};

export type ThreadEdge = {
  cursor: Scalars['String']['output'];
  node: Thread;
};

export type MessageConnection = {
  edges: Array<MessageEdge>;
  nodes: Array<Message>;
  pageInfo: PageInfo;
};

export type MessageEdge = {
  cursor: Scalars['String']['output'];
  node: Message;
};

export type DecisionConnection = {
  edges: Array<DecisionEdge>;
  nodes: Array<Decision>;
  pageInfo: PageInfo;
};

export type DecisionEdge = {
  cursor: Scalars['String']['output'];
  node: Decision;
};

export type UpdateConnection = {
  edges: Array<UpdateEdge>;
  nodes: Array<Update>;
  pageInfo: PageInfo;
};

export type UpdateEdge = {
  cursor: Scalars['String']['output'];
  node: Update;
};

export type ChangeConnection = {
  edges: Array<ChangeEdge>;
  nodes: Array<Change>;
  pageInfo: PageInfo;
};

export type ChangeEdge = {
  cursor: Scalars['String']['output'];
  node: Change;
};

export type ItemConnection = {
  edges: Array<ItemEdge>;
  nodes: Array<Item>;
  pageInfo: PageInfo;
};

export type ItemEdge = {
  cursor: Scalars['String']['output'];
  node: Item;
};

export type AuditConnection = {
  edges: Array<AuditEdge>;
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
};

export type AuditEdge = {
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditEntry = {
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  act: Scalars['String']['output'];
  person?: Maybe<Person>;
  handle?: Maybe<Scalars['String']['output']>;
  service?: Maybe<Scalars['String']['output']>;
  object: Scalars['String']['output'];
};

export type AnswerFeed = {
  nodes: Array<AnswerEvent>;
  pageInfo: PageInfo;
};

export type AnswerEvent = {
  cursor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  threadId: Scalars['ID']['output'];
  kind: ThreadKind;
  status: ThreadStatus;
  answer?: Maybe<Answer>;
  effectType?: Maybe<Scalars['String']['output']>;
  effectArgs?: Maybe<Scalars['JSON']['output']>;
  by?: Maybe<Party>;
  at: Scalars['DateTime']['output'];
};

export type PersonConnection = {
  edges: Array<PersonEdge>;
  nodes: Array<Person>;
  pageInfo: PageInfo;
};

export type PersonEdge = {
  cursor: Scalars['String']['output'];
  node: Person;
};

export type RequestConnection = {
  edges: Array<RequestEdge>;
  nodes: Array<AgentRequest>;
  pageInfo: PageInfo;
};

export type RequestEdge = {
  cursor: Scalars['String']['output'];
  node: AgentRequest;
};

/** In `extensions.reason` of every refused act. */
export type Reason =
  | 'unauthenticated'
  | 'token_expired'
  | 'wrong_audience'
  | 'forbidden'
  | 'not_found'
  | 'bad_input'
  | 'bad_text'
  | 'too_long'
  | 'out_of_range'
  | 'too_many_ids'
  | 'too_many_addressees'
  | 'answer_mismatch'
  | 'unknown_addressee'
  | 'already_answered'
  | 'not_open'
  | 'revision_changed'
  | 'asks_nothing'
  | 'invalid_parent'
  | 'assignee_must_stay'
  | 'participant_must_stay'
  | 'addressee_cannot_see'
  | 'human_only'
  | 'agents_never_answer'
  | 'already_exists'
  | 'client_key_reused'
  | 'message_limit_reached'
  | 'reaction_limit_reached'
  | 'participant_limit_reached'
  | 'comment_limit_reached'
  | 'open_limit_reached'
  | 'thread_too_large'
  | 'already_claimed'
  | 'claim_lost'
  | 'not_claimable'
  | 'waits_on_person'
  | 'rate_limited'
  | 'too_complex';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Payload:
    | ( ApprovalPayload )
    | ( DecisionPayload )
    | ( FeedbackPayload )
    | ( OrderingPayload )
    | ( StructurePayload )
    | ( OutputPayload )
  ;
  Answer:
    | ( ApprovalAnswer )
    | ( DecisionAnswer )
    | ( FeedbackAnswer )
    | ( OrderingAnswer )
    | ( StructureAnswer )
    | ( NoticeAnswer )
    | ( ReplyAnswer )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Audience: Audience;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ThreadKind: ThreadKind;
  ThreadStatus: ThreadStatus;
  Criticality: Criticality;
  Visibility: Visibility;
  InboxBox: InboxBox;
  InboxShow: InboxShow;
  JoinReason: JoinReason;
  Thread: ResolverTypeWrapper<Omit<Thread, 'payload' | 'originator' | 'assignee' | 'recipient' | 'team' | 'waitingOn' | 'decision' | 'readBy'> & { payload?: Maybe<ResolversTypes['Payload']>, originator: ResolversTypes['Party'], assignee?: Maybe<ResolversTypes['Person']>, recipient?: Maybe<ResolversTypes['Person']>, team?: Maybe<ResolversTypes['Team']>, waitingOn: Array<ResolversTypes['Party']>, decision?: Maybe<ResolversTypes['Decision']>, readBy: Array<ResolversTypes['Person']> }>;
  ViewerMay: ResolverTypeWrapper<ViewerMay>;
  Outcome: ResolverTypeWrapper<Omit<Outcome, 'by'> & { by?: Maybe<ResolversTypes['Party']> }>;
  Owed: ResolverTypeWrapper<Owed>;
  Topic: ResolverTypeWrapper<Topic>;
  Message: ResolverTypeWrapper<Omit<Message, 'author' | 'to' | 'cc' | 'readBy'> & { author: ResolversTypes['Party'], to: Array<ResolversTypes['Party']>, cc: Array<ResolversTypes['Party']>, readBy: Array<ResolversTypes['Person']> }>;
  Party: ResolverTypeWrapper<Omit<Party, 'person'> & { person?: Maybe<ResolversTypes['Person']> }>;
  Participant: ResolverTypeWrapper<Omit<Participant, 'party' | 'invitedBy'> & { party: ResolversTypes['Party'], invitedBy?: Maybe<ResolversTypes['Person']> }>;
  Reaction: ResolverTypeWrapper<Omit<Reaction, 'people'> & { people: Array<ResolversTypes['Person']> }>;
  Subject: ResolverTypeWrapper<Subject>;
  Payload: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Payload']>;
  ApprovalPayload: ResolverTypeWrapper<ApprovalPayload>;
  DecisionPayload: ResolverTypeWrapper<DecisionPayload>;
  AskQuestion: ResolverTypeWrapper<AskQuestion>;
  AskOption: ResolverTypeWrapper<AskOption>;
  FeedbackPayload: ResolverTypeWrapper<FeedbackPayload>;
  OrderingPayload: ResolverTypeWrapper<OrderingPayload>;
  OrderingItem: ResolverTypeWrapper<OrderingItem>;
  StructurePayload: ResolverTypeWrapper<StructurePayload>;
  StructureNode: ResolverTypeWrapper<StructureNode>;
  OutputPayload: ResolverTypeWrapper<OutputPayload>;
  Question: ResolverTypeWrapper<Omit<Question, 'askedOf'> & { askedOf: Array<ResolversTypes['Party']> }>;
  QuestionOption: ResolverTypeWrapper<QuestionOption>;
  Decision: ResolverTypeWrapper<Omit<Decision, 'thread' | 'answer' | 'by' | 'replaced'> & { thread: ResolversTypes['Thread'], answer: ResolversTypes['Answer'], by: ResolversTypes['Party'], replaced: Array<ResolversTypes['ReplacedAnswer']> }>;
  ReplacedAnswer: ResolverTypeWrapper<Omit<ReplacedAnswer, 'answer' | 'by'> & { answer: ResolversTypes['Answer'], by: ResolversTypes['Party'] }>;
  Answer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Answer']>;
  ApprovalAnswer: ResolverTypeWrapper<ApprovalAnswer>;
  DecisionAnswer: ResolverTypeWrapper<DecisionAnswer>;
  QuestionAnswer: ResolverTypeWrapper<QuestionAnswer>;
  FeedbackAnswer: ResolverTypeWrapper<FeedbackAnswer>;
  OrderingAnswer: ResolverTypeWrapper<OrderingAnswer>;
  StructureAnswer: ResolverTypeWrapper<StructureAnswer>;
  NoticeAnswer: ResolverTypeWrapper<NoticeAnswer>;
  ReplyAnswer: ResolverTypeWrapper<ReplyAnswer>;
  InboxCounts: ResolverTypeWrapper<InboxCounts>;
  AgentInbox: ResolverTypeWrapper<Omit<AgentInbox, 'you' | 'agents' | 'waitingOnOthers' | 'read' | 'updates'> & { you: ResolversTypes['InboxPart'], agents: ResolversTypes['InboxPart'], waitingOnOthers: Array<ResolversTypes['Thread']>, read?: Maybe<ResolversTypes['ThreadConnection']>, updates: ResolversTypes['UpdateConnection'] }>;
  InboxPart: ResolverTypeWrapper<Omit<InboxPart, 'yourTurn' | 'unread'> & { yourTurn: Array<ResolversTypes['Thread']>, unread: Array<ResolversTypes['Thread']> }>;
  Delivery: ResolverTypeWrapper<Omit<Delivery, 'thread' | 'decision'> & { thread?: Maybe<ResolversTypes['Thread']>, decision?: Maybe<ResolversTypes['Decision']> }>;
  DeliveryKind: DeliveryKind;
  ArchiveReport: ResolverTypeWrapper<ArchiveReport>;
  Skipped: ResolverTypeWrapper<Skipped>;
  ThreadInput: ThreadInput;
  PostThreadInput: PostThreadInput;
  EffectInput: EffectInput;
  PayloadInput: PayloadInput;
  ApprovalPayloadInput: ApprovalPayloadInput;
  DecisionPayloadInput: DecisionPayloadInput;
  AskQuestionInput: AskQuestionInput;
  AskOptionInput: AskOptionInput;
  FeedbackPayloadInput: FeedbackPayloadInput;
  OrderingPayloadInput: OrderingPayloadInput;
  OrderingItemInput: OrderingItemInput;
  StructurePayloadInput: StructurePayloadInput;
  StructureNodeInput: StructureNodeInput;
  OutputPayloadInput: OutputPayloadInput;
  AnswerAskInput: AnswerAskInput;
  AnswerInput: AnswerInput;
  ApprovalAnswerInput: ApprovalAnswerInput;
  DecisionAnswerInput: DecisionAnswerInput;
  QuestionAnswerInput: QuestionAnswerInput;
  FeedbackAnswerInput: FeedbackAnswerInput;
  OrderingAnswerInput: OrderingAnswerInput;
  StructureAnswerInput: StructureAnswerInput;
  OpenDiscussionInput: OpenDiscussionInput;
  AddCommentInput: AddCommentInput;
  QuestionOptionInput: QuestionOptionInput;
  PostMessageInput: PostMessageInput;
  CommentReplyInput: CommentReplyInput;
  MarkReadInput: MarkReadInput;
  MarkInboxReadInput: MarkInboxReadInput;
  ReactInput: ReactInput;
  InviteInput: InviteInput;
  FollowInput: FollowInput;
  RemoveParticipantInput: RemoveParticipantInput;
  AcknowledgeInput: AcknowledgeInput;
  DelegateInput: DelegateInput;
  RerouteInput: RerouteInput;
  InboxPostInput: InboxPostInput;
  AskPostInput: AskPostInput;
  ThreadPayload: ResolverTypeWrapper<Omit<ThreadPayload, 'thread'> & { thread: ResolversTypes['Thread'] }>;
  MessagePayload: ResolverTypeWrapper<Omit<MessagePayload, 'thread'> & { thread: ResolversTypes['Thread'] }>;
  AnswerPayload: ResolverTypeWrapper<Omit<AnswerPayload, 'thread'> & { thread: ResolversTypes['Thread'] }>;
  AskPostPayload: ResolverTypeWrapper<Omit<AskPostPayload, 'thread'> & { thread: ResolversTypes['Thread'] }>;
  Person: ResolverTypeWrapper<Omit<Person, 'teams' | 'agents'> & { teams: Array<ResolversTypes['Team']>, agents: Array<ResolversTypes['Agent']> }>;
  Role: Role;
  Team: ResolverTypeWrapper<Omit<Team, 'members'> & { members: Array<ResolversTypes['Person']> }>;
  Agent: ResolverTypeWrapper<Omit<Agent, 'owner' | 'project'> & { owner: ResolversTypes['Person'], project?: Maybe<ResolversTypes['Project']> }>;
  AgentKey: ResolverTypeWrapper<AgentKey>;
  IssuedKey: ResolverTypeWrapper<IssuedKey>;
  SavePersonInput: SavePersonInput;
  SaveTeamInput: SaveTeamInput;
  SaveAgentInput: SaveAgentInput;
  ItemKind: ItemKind;
  Item: ResolverTypeWrapper<Omit<Item, 'author' | 'claim' | 'owner' | 'people' | 'teams'> & { author?: Maybe<ResolversTypes['Party']>, claim?: Maybe<ResolversTypes['Party']>, owner?: Maybe<ResolversTypes['Person']>, people: Array<ResolversTypes['Person']>, teams: Array<ResolversTypes['Team']> }>;
  SaveItemInput: SaveItemInput;
  RecordActivityInput: RecordActivityInput;
  ActivityKind: ActivityKind;
  Update: ResolverTypeWrapper<Omit<Update, 'by'> & { by: ResolversTypes['Party'] }>;
  Change: ResolverTypeWrapper<Omit<Change, 'thread' | 'by' | 'notify'> & { thread?: Maybe<ResolversTypes['Thread']>, by?: Maybe<ResolversTypes['Party']>, notify: Array<ResolversTypes['Notified']> }>;
  Notified: ResolverTypeWrapper<Omit<Notified, 'party'> & { party: ResolversTypes['Party'] }>;
  ChangeKind: ChangeKind;
  ThreadChange: ResolverTypeWrapper<Omit<ThreadChange, 'thread'> & { thread?: Maybe<ResolversTypes['Thread']> }>;
  Project: ResolverTypeWrapper<Omit<Project, 'parent' | 'members'> & { parent?: Maybe<ResolversTypes['Project']>, members: Array<ResolversTypes['Membership']> }>;
  Membership: ResolverTypeWrapper<Omit<Membership, 'person' | 'thread'> & { person: ResolversTypes['Person'], thread?: Maybe<ResolversTypes['Thread']> }>;
  MembershipStatus: MembershipStatus;
  SaveProjectInput: SaveProjectInput;
  Webhook: ResolverTypeWrapper<Webhook>;
  IssuedWebhook: ResolverTypeWrapper<IssuedWebhook>;
  SaveWebhookInput: SaveWebhookInput;
  RequestType: RequestType;
  RequestStatus: RequestStatus;
  RequestBox: RequestBox;
  AgentRequest: ResolverTypeWrapper<AgentRequest>;
  RequestSendInput: RequestSendInput;
  ClaimPayload: ResolverTypeWrapper<Omit<ClaimPayload, 'waitingFor'> & { waitingFor?: Maybe<ResolversTypes['Thread']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  ThreadConnection: ResolverTypeWrapper<Omit<ThreadConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ThreadEdge']>, nodes: Array<ResolversTypes['Thread']> }>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['Thread'] }>;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  DecisionConnection: ResolverTypeWrapper<Omit<DecisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DecisionEdge']>, nodes: Array<ResolversTypes['Decision']> }>;
  DecisionEdge: ResolverTypeWrapper<Omit<DecisionEdge, 'node'> & { node: ResolversTypes['Decision'] }>;
  UpdateConnection: ResolverTypeWrapper<Omit<UpdateConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UpdateEdge']>, nodes: Array<ResolversTypes['Update']> }>;
  UpdateEdge: ResolverTypeWrapper<Omit<UpdateEdge, 'node'> & { node: ResolversTypes['Update'] }>;
  ChangeConnection: ResolverTypeWrapper<Omit<ChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ChangeEdge']>, nodes: Array<ResolversTypes['Change']> }>;
  ChangeEdge: ResolverTypeWrapper<Omit<ChangeEdge, 'node'> & { node: ResolversTypes['Change'] }>;
  ItemConnection: ResolverTypeWrapper<ItemConnection>;
  ItemEdge: ResolverTypeWrapper<ItemEdge>;
  AuditConnection: ResolverTypeWrapper<Omit<AuditConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuditEdge']>, nodes: Array<ResolversTypes['AuditEntry']> }>;
  AuditEdge: ResolverTypeWrapper<Omit<AuditEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditEntry: ResolverTypeWrapper<Omit<AuditEntry, 'person'> & { person?: Maybe<ResolversTypes['Person']> }>;
  AnswerFeed: ResolverTypeWrapper<Omit<AnswerFeed, 'nodes'> & { nodes: Array<ResolversTypes['AnswerEvent']> }>;
  AnswerEvent: ResolverTypeWrapper<Omit<AnswerEvent, 'answer' | 'by'> & { answer?: Maybe<ResolversTypes['Answer']>, by?: Maybe<ResolversTypes['Party']> }>;
  PersonConnection: ResolverTypeWrapper<Omit<PersonConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PersonEdge']>, nodes: Array<ResolversTypes['Person']> }>;
  PersonEdge: ResolverTypeWrapper<Omit<PersonEdge, 'node'> & { node: ResolversTypes['Person'] }>;
  RequestConnection: ResolverTypeWrapper<RequestConnection>;
  RequestEdge: ResolverTypeWrapper<RequestEdge>;
  Reason: Reason;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Thread: Omit<Thread, 'payload' | 'originator' | 'assignee' | 'recipient' | 'team' | 'waitingOn' | 'decision' | 'readBy'> & { payload?: Maybe<ResolversParentTypes['Payload']>, originator: ResolversParentTypes['Party'], assignee?: Maybe<ResolversParentTypes['Person']>, recipient?: Maybe<ResolversParentTypes['Person']>, team?: Maybe<ResolversParentTypes['Team']>, waitingOn: Array<ResolversParentTypes['Party']>, decision?: Maybe<ResolversParentTypes['Decision']>, readBy: Array<ResolversParentTypes['Person']> };
  ViewerMay: ViewerMay;
  Outcome: Omit<Outcome, 'by'> & { by?: Maybe<ResolversParentTypes['Party']> };
  Owed: Owed;
  Topic: Topic;
  Message: Omit<Message, 'author' | 'to' | 'cc' | 'readBy'> & { author: ResolversParentTypes['Party'], to: Array<ResolversParentTypes['Party']>, cc: Array<ResolversParentTypes['Party']>, readBy: Array<ResolversParentTypes['Person']> };
  Party: Omit<Party, 'person'> & { person?: Maybe<ResolversParentTypes['Person']> };
  Participant: Omit<Participant, 'party' | 'invitedBy'> & { party: ResolversParentTypes['Party'], invitedBy?: Maybe<ResolversParentTypes['Person']> };
  Reaction: Omit<Reaction, 'people'> & { people: Array<ResolversParentTypes['Person']> };
  Subject: Subject;
  Payload: ResolversUnionTypes<ResolversParentTypes>['Payload'];
  ApprovalPayload: ApprovalPayload;
  DecisionPayload: DecisionPayload;
  AskQuestion: AskQuestion;
  AskOption: AskOption;
  FeedbackPayload: FeedbackPayload;
  OrderingPayload: OrderingPayload;
  OrderingItem: OrderingItem;
  StructurePayload: StructurePayload;
  StructureNode: StructureNode;
  OutputPayload: OutputPayload;
  Question: Omit<Question, 'askedOf'> & { askedOf: Array<ResolversParentTypes['Party']> };
  QuestionOption: QuestionOption;
  Decision: Omit<Decision, 'thread' | 'answer' | 'by' | 'replaced'> & { thread: ResolversParentTypes['Thread'], answer: ResolversParentTypes['Answer'], by: ResolversParentTypes['Party'], replaced: Array<ResolversParentTypes['ReplacedAnswer']> };
  ReplacedAnswer: Omit<ReplacedAnswer, 'answer' | 'by'> & { answer: ResolversParentTypes['Answer'], by: ResolversParentTypes['Party'] };
  Answer: ResolversUnionTypes<ResolversParentTypes>['Answer'];
  ApprovalAnswer: ApprovalAnswer;
  DecisionAnswer: DecisionAnswer;
  QuestionAnswer: QuestionAnswer;
  FeedbackAnswer: FeedbackAnswer;
  OrderingAnswer: OrderingAnswer;
  StructureAnswer: StructureAnswer;
  NoticeAnswer: NoticeAnswer;
  ReplyAnswer: ReplyAnswer;
  InboxCounts: InboxCounts;
  AgentInbox: Omit<AgentInbox, 'you' | 'agents' | 'waitingOnOthers' | 'read' | 'updates'> & { you: ResolversParentTypes['InboxPart'], agents: ResolversParentTypes['InboxPart'], waitingOnOthers: Array<ResolversParentTypes['Thread']>, read?: Maybe<ResolversParentTypes['ThreadConnection']>, updates: ResolversParentTypes['UpdateConnection'] };
  InboxPart: Omit<InboxPart, 'yourTurn' | 'unread'> & { yourTurn: Array<ResolversParentTypes['Thread']>, unread: Array<ResolversParentTypes['Thread']> };
  Delivery: Omit<Delivery, 'thread' | 'decision'> & { thread?: Maybe<ResolversParentTypes['Thread']>, decision?: Maybe<ResolversParentTypes['Decision']> };
  ArchiveReport: ArchiveReport;
  Skipped: Skipped;
  ThreadInput: ThreadInput;
  PostThreadInput: PostThreadInput;
  EffectInput: EffectInput;
  PayloadInput: PayloadInput;
  ApprovalPayloadInput: ApprovalPayloadInput;
  DecisionPayloadInput: DecisionPayloadInput;
  AskQuestionInput: AskQuestionInput;
  AskOptionInput: AskOptionInput;
  FeedbackPayloadInput: FeedbackPayloadInput;
  OrderingPayloadInput: OrderingPayloadInput;
  OrderingItemInput: OrderingItemInput;
  StructurePayloadInput: StructurePayloadInput;
  StructureNodeInput: StructureNodeInput;
  OutputPayloadInput: OutputPayloadInput;
  AnswerAskInput: AnswerAskInput;
  AnswerInput: AnswerInput;
  ApprovalAnswerInput: ApprovalAnswerInput;
  DecisionAnswerInput: DecisionAnswerInput;
  QuestionAnswerInput: QuestionAnswerInput;
  FeedbackAnswerInput: FeedbackAnswerInput;
  OrderingAnswerInput: OrderingAnswerInput;
  StructureAnswerInput: StructureAnswerInput;
  OpenDiscussionInput: OpenDiscussionInput;
  AddCommentInput: AddCommentInput;
  QuestionOptionInput: QuestionOptionInput;
  PostMessageInput: PostMessageInput;
  CommentReplyInput: CommentReplyInput;
  MarkReadInput: MarkReadInput;
  MarkInboxReadInput: MarkInboxReadInput;
  ReactInput: ReactInput;
  InviteInput: InviteInput;
  FollowInput: FollowInput;
  RemoveParticipantInput: RemoveParticipantInput;
  AcknowledgeInput: AcknowledgeInput;
  DelegateInput: DelegateInput;
  RerouteInput: RerouteInput;
  InboxPostInput: InboxPostInput;
  AskPostInput: AskPostInput;
  ThreadPayload: Omit<ThreadPayload, 'thread'> & { thread: ResolversParentTypes['Thread'] };
  MessagePayload: Omit<MessagePayload, 'thread'> & { thread: ResolversParentTypes['Thread'] };
  AnswerPayload: Omit<AnswerPayload, 'thread'> & { thread: ResolversParentTypes['Thread'] };
  AskPostPayload: Omit<AskPostPayload, 'thread'> & { thread: ResolversParentTypes['Thread'] };
  Person: Omit<Person, 'teams' | 'agents'> & { teams: Array<ResolversParentTypes['Team']>, agents: Array<ResolversParentTypes['Agent']> };
  Team: Omit<Team, 'members'> & { members: Array<ResolversParentTypes['Person']> };
  Agent: Omit<Agent, 'owner' | 'project'> & { owner: ResolversParentTypes['Person'], project?: Maybe<ResolversParentTypes['Project']> };
  AgentKey: AgentKey;
  IssuedKey: IssuedKey;
  SavePersonInput: SavePersonInput;
  SaveTeamInput: SaveTeamInput;
  SaveAgentInput: SaveAgentInput;
  Item: Omit<Item, 'author' | 'claim' | 'owner' | 'people' | 'teams'> & { author?: Maybe<ResolversParentTypes['Party']>, claim?: Maybe<ResolversParentTypes['Party']>, owner?: Maybe<ResolversParentTypes['Person']>, people: Array<ResolversParentTypes['Person']>, teams: Array<ResolversParentTypes['Team']> };
  SaveItemInput: SaveItemInput;
  RecordActivityInput: RecordActivityInput;
  Update: Omit<Update, 'by'> & { by: ResolversParentTypes['Party'] };
  Change: Omit<Change, 'thread' | 'by' | 'notify'> & { thread?: Maybe<ResolversParentTypes['Thread']>, by?: Maybe<ResolversParentTypes['Party']>, notify: Array<ResolversParentTypes['Notified']> };
  Notified: Omit<Notified, 'party'> & { party: ResolversParentTypes['Party'] };
  ThreadChange: Omit<ThreadChange, 'thread'> & { thread?: Maybe<ResolversParentTypes['Thread']> };
  Project: Omit<Project, 'parent' | 'members'> & { parent?: Maybe<ResolversParentTypes['Project']>, members: Array<ResolversParentTypes['Membership']> };
  Membership: Omit<Membership, 'person' | 'thread'> & { person: ResolversParentTypes['Person'], thread?: Maybe<ResolversParentTypes['Thread']> };
  SaveProjectInput: SaveProjectInput;
  Webhook: Webhook;
  IssuedWebhook: IssuedWebhook;
  SaveWebhookInput: SaveWebhookInput;
  AgentRequest: AgentRequest;
  RequestSendInput: RequestSendInput;
  ClaimPayload: Omit<ClaimPayload, 'waitingFor'> & { waitingFor?: Maybe<ResolversParentTypes['Thread']> };
  PageInfo: PageInfo;
  ThreadConnection: Omit<ThreadConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ThreadEdge']>, nodes: Array<ResolversParentTypes['Thread']> };
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['Thread'] };
  MessageConnection: MessageConnection;
  MessageEdge: MessageEdge;
  DecisionConnection: Omit<DecisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DecisionEdge']>, nodes: Array<ResolversParentTypes['Decision']> };
  DecisionEdge: Omit<DecisionEdge, 'node'> & { node: ResolversParentTypes['Decision'] };
  UpdateConnection: Omit<UpdateConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UpdateEdge']>, nodes: Array<ResolversParentTypes['Update']> };
  UpdateEdge: Omit<UpdateEdge, 'node'> & { node: ResolversParentTypes['Update'] };
  ChangeConnection: Omit<ChangeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ChangeEdge']>, nodes: Array<ResolversParentTypes['Change']> };
  ChangeEdge: Omit<ChangeEdge, 'node'> & { node: ResolversParentTypes['Change'] };
  ItemConnection: ItemConnection;
  ItemEdge: ItemEdge;
  AuditConnection: Omit<AuditConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuditEdge']>, nodes: Array<ResolversParentTypes['AuditEntry']> };
  AuditEdge: Omit<AuditEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditEntry: Omit<AuditEntry, 'person'> & { person?: Maybe<ResolversParentTypes['Person']> };
  AnswerFeed: Omit<AnswerFeed, 'nodes'> & { nodes: Array<ResolversParentTypes['AnswerEvent']> };
  AnswerEvent: Omit<AnswerEvent, 'answer' | 'by'> & { answer?: Maybe<ResolversParentTypes['Answer']>, by?: Maybe<ResolversParentTypes['Party']> };
  PersonConnection: Omit<PersonConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PersonEdge']>, nodes: Array<ResolversParentTypes['Person']> };
  PersonEdge: Omit<PersonEdge, 'node'> & { node: ResolversParentTypes['Person'] };
  RequestConnection: RequestConnection;
  RequestEdge: RequestEdge;
};

export type AudienceDirectiveArgs = {
  of: Array<Audience>;
};

export type AudienceDirectiveResolver<Result, Parent, ContextType = Context, Args = AudienceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  inbox?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<QueryInboxArgs, 'box' | 'show' | 'first'>>;
  inboxCounts?: Resolver<ResolversTypes['InboxCounts'], ParentType, ContextType, RequireFields<QueryInboxCountsArgs, 'box'>>;
  waitingOnOthers?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<QueryWaitingOnOthersArgs, 'first'>>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<QueryThreadArgs, 'id'>>;
  threadsAbout?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<QueryThreadsAboutArgs, 'itemId' | 'first'>>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryItemArgs, 'id'>>;
  items?: Resolver<ResolversTypes['ItemConnection'], ParentType, ContextType, RequireFields<QueryItemsArgs, 'first'>>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType, RequireFields<QueryTopicsArgs, 'box'>>;
  audit?: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, RequireFields<QueryAuditArgs, 'first'>>;
  decisions?: Resolver<ResolversTypes['DecisionConnection'], ParentType, ContextType, RequireFields<QueryDecisionsArgs, 'itemId' | 'first'>>;
  updates?: Resolver<ResolversTypes['UpdateConnection'], ParentType, ContextType, RequireFields<QueryUpdatesArgs, 'first'>>;
  changes?: Resolver<ResolversTypes['ChangeConnection'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'first'>>;
  people?: Resolver<ResolversTypes['PersonConnection'], ParentType, ContextType, RequireFields<QueryPeopleArgs, 'first'>>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['AnswerFeed'], ParentType, ContextType, RequireFields<QueryAnswersArgs, 'first'>>;
  agent?: Resolver<ResolversTypes['Agent'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  inbox_list?: Resolver<ResolversTypes['AgentInbox'], ParentType, ContextType, RequireFields<QueryInbox_ListArgs, 'wait' | 'read'>>;
  thread_get?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<QueryThread_GetArgs, 'id'>>;
  comment_list?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<QueryComment_ListArgs, 'itemId' | 'first'>>;
  decision_list?: Resolver<ResolversTypes['DecisionConnection'], ParentType, ContextType, RequireFields<QueryDecision_ListArgs, 'itemId' | 'first'>>;
  request_list?: Resolver<ResolversTypes['RequestConnection'], ParentType, ContextType, RequireFields<QueryRequest_ListArgs, 'box' | 'first'>>;
  request_read?: Resolver<Maybe<ResolversTypes['AgentRequest']>, ParentType, ContextType, RequireFields<QueryRequest_ReadArgs, 'id'>>;
  delivery_pull?: Resolver<Array<ResolversTypes['Delivery']>, ParentType, ContextType, RequireFields<QueryDelivery_PullArgs, 'sessionId' | 'first'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  postThread?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationPostThreadArgs, 'input'>>;
  openDiscussion?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationOpenDiscussionArgs, 'input'>>;
  addComment?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  postMessage?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationPostMessageArgs, 'input'>>;
  markRead?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationMarkReadArgs, 'input'>>;
  markInboxRead?: Resolver<ResolversTypes['InboxCounts'], ParentType, ContextType, RequireFields<MutationMarkInboxReadArgs, 'input'>>;
  react?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationReactArgs, 'input'>>;
  invite?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationInviteArgs, 'input'>>;
  follow?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationFollowArgs, 'input'>>;
  removeParticipant?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationRemoveParticipantArgs, 'input'>>;
  answer?: Resolver<ResolversTypes['AnswerPayload'], ParentType, ContextType, RequireFields<MutationAnswerArgs, 'input'>>;
  dismiss?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationDismissArgs, 'input'>>;
  acknowledge?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeArgs, 'input'>>;
  delegate?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationDelegateArgs, 'input'>>;
  withdraw?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationWithdrawArgs, 'input'>>;
  resolve?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationResolveArgs, 'input'>>;
  archive?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationArchiveArgs, 'input'>>;
  unarchive?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationUnarchiveArgs, 'input'>>;
  rerouteDelivery?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType, RequireFields<MutationRerouteDeliveryArgs, 'input'>>;
  savePerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationSavePersonArgs, 'input'>>;
  deactivatePerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationDeactivatePersonArgs, 'personId'>>;
  saveTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationSaveTeamArgs, 'input'>>;
  saveAgent?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationSaveAgentArgs, 'input'>>;
  issueAgentKey?: Resolver<ResolversTypes['IssuedKey'], ParentType, ContextType, RequireFields<MutationIssueAgentKeyArgs, 'handle'>>;
  revokeAgentKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeAgentKeyArgs, 'id'>>;
  saveItem?: Resolver<ResolversTypes['Item'], ParentType, ContextType, RequireFields<MutationSaveItemArgs, 'input'>>;
  recordActivity?: Resolver<ResolversTypes['Item'], ParentType, ContextType, RequireFields<MutationRecordActivityArgs, 'input'>>;
  saveProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationSaveProjectArgs, 'input'>>;
  joinProject?: Resolver<ResolversTypes['Membership'], ParentType, ContextType, RequireFields<MutationJoinProjectArgs, 'projectId'>>;
  inviteMember?: Resolver<ResolversTypes['Membership'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'projectId' | 'personId'>>;
  removeMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'projectId' | 'personId'>>;
  retireAgent?: Resolver<ResolversTypes['Agent'], ParentType, ContextType, RequireFields<MutationRetireAgentArgs, 'handle'>>;
  saveWebhook?: Resolver<ResolversTypes['IssuedWebhook'], ParentType, ContextType, RequireFields<MutationSaveWebhookArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  inbox_mark_read?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<MutationInbox_Mark_ReadArgs, 'ids'>>;
  inbox_archive?: Resolver<ResolversTypes['ArchiveReport'], ParentType, ContextType, RequireFields<MutationInbox_ArchiveArgs, 'ids'>>;
  inbox_post?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationInbox_PostArgs, 'input'>>;
  ask_post?: Resolver<ResolversTypes['AskPostPayload'], ParentType, ContextType, RequireFields<MutationAsk_PostArgs, 'input'>>;
  ask_withdraw?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationAsk_WithdrawArgs, 'id'>>;
  thread_message_add?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationThread_Message_AddArgs, 'input'>>;
  thread_delegate?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationThread_DelegateArgs, 'id' | 'personId'>>;
  comment_add?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationComment_AddArgs, 'input'>>;
  comment_reply?: Resolver<ResolversTypes['MessagePayload'], ParentType, ContextType, RequireFields<MutationComment_ReplyArgs, 'input'>>;
  comment_resolve?: Resolver<ResolversTypes['ThreadPayload'], ParentType, ContextType, RequireFields<MutationComment_ResolveArgs, 'id'>>;
  request_send?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType, RequireFields<MutationRequest_SendArgs, 'input'>>;
  request_claim?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationRequest_ClaimArgs, 'id'>>;
  request_renew?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType, RequireFields<MutationRequest_RenewArgs, 'id' | 'fence'>>;
  request_complete?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType, RequireFields<MutationRequest_CompleteArgs, 'id' | 'body'>>;
  request_decline?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType, RequireFields<MutationRequest_DeclineArgs, 'id'>>;
  request_cancel?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType, RequireFields<MutationRequest_CancelArgs, 'id'>>;
  delivery_ack?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationDelivery_AckArgs, 'ids'>>;
  delivery_reject?: Resolver<ResolversTypes['Delivery'], ParentType, ContextType, RequireFields<MutationDelivery_RejectArgs, 'id' | 'reason'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  badge?: SubscriptionResolver<ResolversTypes['InboxCounts'], "badge", ParentType, ContextType, RequireFields<SubscriptionBadgeArgs, 'box'>>;
  inboxChanged?: SubscriptionResolver<ResolversTypes['ThreadChange'], "inboxChanged", ParentType, ContextType, RequireFields<SubscriptionInboxChangedArgs, 'box'>>;
  threadChanged?: SubscriptionResolver<ResolversTypes['ThreadChange'], "threadChanged", ParentType, ContextType, RequireFields<SubscriptionThreadChangedArgs, 'id'>>;
  deliveries?: SubscriptionResolver<ResolversTypes['Delivery'], "deliveries", ParentType, ContextType, RequireFields<SubscriptionDeliveriesArgs, 'sessionId'>>;
};

export type ThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Thread'] = ResolversParentTypes['Thread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ThreadKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ThreadStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['Payload']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  criticality?: Resolver<ResolversTypes['Criticality'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiresAction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  originator?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  participants?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
  waitingOn?: Resolver<Array<ResolversTypes['Party']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<ThreadUnreadArgs, 'box'>>;
  readBy?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['Reaction']>, ParentType, ContextType>;
  messageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ThreadMessagesArgs, 'first'>>;
  firstUnread?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['Outcome']>, ParentType, ContextType>;
  owed?: Resolver<Array<ResolversTypes['Owed']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerMay?: Resolver<ResolversTypes['ViewerMay'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  activityAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ViewerMayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerMay'] = ResolversParentTypes['ViewerMay']> = {
  contribute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  acknowledge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dismiss?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delegate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reroute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Outcome'] = ResolversParentTypes['Outcome']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
  readByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Owed'] = ResolversParentTypes['Owed']> = {
  deliveryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  agentLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiresAction?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['Party']>, ParentType, ContextType>;
  cc?: Resolver<Array<ResolversTypes['Party']>, ParentType, ContextType>;
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readBy?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['Reaction']>, ParentType, ContextType>;
};

export type PartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Party'] = ResolversParentTypes['Party']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  throughAgents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['JoinReason'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reaction'] = ResolversParentTypes['Reaction']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subject'] = ResolversParentTypes['Subject']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ItemKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
};

export type PayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload']> = {
  __resolveType: TypeResolveFn<'ApprovalPayload' | 'DecisionPayload' | 'FeedbackPayload' | 'OrderingPayload' | 'StructurePayload' | 'OutputPayload', ParentType, ContextType>;
};

export type ApprovalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalPayload'] = ResolversParentTypes['ApprovalPayload']> = {
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectArgs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionPayload'] = ResolversParentTypes['DecisionPayload']> = {
  questions?: Resolver<Array<ResolversTypes['AskQuestion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AskQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskQuestion'] = ResolversParentTypes['AskQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  header?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['AskOption']>, ParentType, ContextType>;
  allowMultiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recommended?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AskOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskOption'] = ResolversParentTypes['AskOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  then?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeedbackPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackPayload'] = ResolversParentTypes['FeedbackPayload']> = {
  prompt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderingPayload'] = ResolversParentTypes['OrderingPayload']> = {
  items?: Resolver<Array<ResolversTypes['OrderingItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderingItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderingItem'] = ResolversParentTypes['OrderingItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StructurePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructurePayload'] = ResolversParentTypes['StructurePayload']> = {
  nodes?: Resolver<Array<ResolversTypes['StructureNode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StructureNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructureNode'] = ResolversParentTypes['StructureNode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OutputPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutputPayload'] = ResolversParentTypes['OutputPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  needsReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  header?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  humanOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['QuestionOption']>, ParentType, ContextType>;
  askedOf?: Resolver<Array<ResolversTypes['Party']>, ParentType, ContextType>;
};

export type QuestionOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionOption'] = ResolversParentTypes['QuestionOption']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  then?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  thread?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['Answer'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  confirmedWithPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  auto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replaced?: Resolver<Array<ResolversTypes['ReplacedAnswer']>, ParentType, ContextType>;
};

export type ReplacedAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplacedAnswer'] = ResolversParentTypes['ReplacedAnswer']> = {
  answer?: Resolver<ResolversTypes['Answer'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  confirmedWithPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  __resolveType: TypeResolveFn<'ApprovalAnswer' | 'DecisionAnswer' | 'FeedbackAnswer' | 'OrderingAnswer' | 'StructureAnswer' | 'NoticeAnswer' | 'ReplyAnswer', ParentType, ContextType>;
};

export type ApprovalAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalAnswer'] = ResolversParentTypes['ApprovalAnswer']> = {
  approved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionAnswer'] = ResolversParentTypes['DecisionAnswer']> = {
  answers?: Resolver<Array<ResolversTypes['QuestionAnswer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuestionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionAnswer'] = ResolversParentTypes['QuestionAnswer']> = {
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  optionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeedbackAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackAnswer'] = ResolversParentTypes['FeedbackAnswer']> = {
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderingAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderingAnswer'] = ResolversParentTypes['OrderingAnswer']> = {
  order?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StructureAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StructureAnswer'] = ResolversParentTypes['StructureAnswer']> = {
  nodes?: Resolver<Array<ResolversTypes['StructureNode']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeAnswer'] = ResolversParentTypes['NoticeAnswer']> = {
  acknowledged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyAnswer'] = ResolversParentTypes['ReplyAnswer']> = {
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InboxCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxCounts'] = ResolversParentTypes['InboxCounts']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadRequiresAction?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiresAction?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgentInboxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentInbox'] = ResolversParentTypes['AgentInbox']> = {
  counts?: Resolver<ResolversTypes['InboxCounts'], ParentType, ContextType>;
  you?: Resolver<ResolversTypes['InboxPart'], ParentType, ContextType>;
  agents?: Resolver<ResolversTypes['InboxPart'], ParentType, ContextType>;
  waitingOnOthers?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['AgentRequest']>, ParentType, ContextType>;
  read?: Resolver<Maybe<ResolversTypes['ThreadConnection']>, ParentType, ContextType>;
  updates?: Resolver<ResolversTypes['UpdateConnection'], ParentType, ContextType>;
};

export type InboxPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InboxPart'] = ResolversParentTypes['InboxPart']> = {
  yourTurn?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  unread?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
};

export type DeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Delivery'] = ResolversParentTypes['Delivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['AgentRequest']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  redelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArchiveReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveReport'] = ResolversParentTypes['ArchiveReport']> = {
  archived?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['Skipped']>, ParentType, ContextType>;
};

export type SkippedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Skipped'] = ResolversParentTypes['Skipped']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['Reason'], ParentType, ContextType>;
};

export type ThreadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadPayload'] = ResolversParentTypes['ThreadPayload']> = {
  thread?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
};

export type MessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  thread?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type AnswerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerPayload'] = ResolversParentTypes['AnswerPayload']> = {
  thread?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
  agentLive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deliveryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AskPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskPostPayload'] = ResolversParentTypes['AskPostPayload']> = {
  thread?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  agents?: Resolver<Array<ResolversTypes['Agent']>, ParentType, ContextType>;
};

export type TeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type AgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Agent'] = ResolversParentTypes['Agent']> = {
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  capabilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  live?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['AgentKey']>, ParentType, ContextType>;
};

export type AgentKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentKey'] = ResolversParentTypes['AgentKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IssuedKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedKey'] = ResolversParentTypes['IssuedKey']> = {
  key?: Resolver<ResolversTypes['AgentKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ItemKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
};

export type UpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Update'] = ResolversParentTypes['Update']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notify?: Resolver<Array<ResolversTypes['Notified']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type NotifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notified'] = ResolversParentTypes['Notified']> = {
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  personally?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['JoinReason'], ParentType, ContextType>;
};

export type ThreadChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadChange'] = ResolversParentTypes['ThreadChange']> = {
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repository?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  needsApproval?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  person?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  failing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type IssuedWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssuedWebhook'] = ResolversParentTypes['IssuedWebhook']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgentRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgentRequest'] = ResolversParentTypes['AgentRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['RequestType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaseUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  declines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['AgentRequest']>, ParentType, ContextType>;
};

export type ClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPayload'] = ResolversParentTypes['ClaimPayload']> = {
  request?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitingFor?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadConnection'] = ResolversParentTypes['ThreadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ThreadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadEdge'] = ResolversParentTypes['ThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type DecisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionConnection'] = ResolversParentTypes['DecisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DecisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Decision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DecisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionEdge'] = ResolversParentTypes['DecisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
};

export type UpdateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateConnection'] = ResolversParentTypes['UpdateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UpdateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Update']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UpdateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEdge'] = ResolversParentTypes['UpdateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Update'], ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ChangeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEdge'] = ResolversParentTypes['ChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Change'], ParentType, ContextType>;
};

export type ItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemConnection'] = ResolversParentTypes['ItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemEdge'] = ResolversParentTypes['ItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  handle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerFeed'] = ResolversParentTypes['AnswerFeed']> = {
  nodes?: Resolver<Array<ResolversTypes['AnswerEvent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AnswerEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerEvent'] = ResolversParentTypes['AnswerEvent']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ThreadKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ThreadStatus'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  effectType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectArgs?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonConnection'] = ResolversParentTypes['PersonConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonEdge'] = ResolversParentTypes['PersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type RequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestConnection'] = ResolversParentTypes['RequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AgentRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEdge'] = ResolversParentTypes['RequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AgentRequest'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Thread?: ThreadResolvers<ContextType>;
  ViewerMay?: ViewerMayResolvers<ContextType>;
  Outcome?: OutcomeResolvers<ContextType>;
  Owed?: OwedResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  Party?: PartyResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  Reaction?: ReactionResolvers<ContextType>;
  Subject?: SubjectResolvers<ContextType>;
  Payload?: PayloadResolvers<ContextType>;
  ApprovalPayload?: ApprovalPayloadResolvers<ContextType>;
  DecisionPayload?: DecisionPayloadResolvers<ContextType>;
  AskQuestion?: AskQuestionResolvers<ContextType>;
  AskOption?: AskOptionResolvers<ContextType>;
  FeedbackPayload?: FeedbackPayloadResolvers<ContextType>;
  OrderingPayload?: OrderingPayloadResolvers<ContextType>;
  OrderingItem?: OrderingItemResolvers<ContextType>;
  StructurePayload?: StructurePayloadResolvers<ContextType>;
  StructureNode?: StructureNodeResolvers<ContextType>;
  OutputPayload?: OutputPayloadResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionOption?: QuestionOptionResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  ReplacedAnswer?: ReplacedAnswerResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  ApprovalAnswer?: ApprovalAnswerResolvers<ContextType>;
  DecisionAnswer?: DecisionAnswerResolvers<ContextType>;
  QuestionAnswer?: QuestionAnswerResolvers<ContextType>;
  FeedbackAnswer?: FeedbackAnswerResolvers<ContextType>;
  OrderingAnswer?: OrderingAnswerResolvers<ContextType>;
  StructureAnswer?: StructureAnswerResolvers<ContextType>;
  NoticeAnswer?: NoticeAnswerResolvers<ContextType>;
  ReplyAnswer?: ReplyAnswerResolvers<ContextType>;
  InboxCounts?: InboxCountsResolvers<ContextType>;
  AgentInbox?: AgentInboxResolvers<ContextType>;
  InboxPart?: InboxPartResolvers<ContextType>;
  Delivery?: DeliveryResolvers<ContextType>;
  ArchiveReport?: ArchiveReportResolvers<ContextType>;
  Skipped?: SkippedResolvers<ContextType>;
  ThreadPayload?: ThreadPayloadResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  AnswerPayload?: AnswerPayloadResolvers<ContextType>;
  AskPostPayload?: AskPostPayloadResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  Agent?: AgentResolvers<ContextType>;
  AgentKey?: AgentKeyResolvers<ContextType>;
  IssuedKey?: IssuedKeyResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  Update?: UpdateResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  Notified?: NotifiedResolvers<ContextType>;
  ThreadChange?: ThreadChangeResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  IssuedWebhook?: IssuedWebhookResolvers<ContextType>;
  AgentRequest?: AgentRequestResolvers<ContextType>;
  ClaimPayload?: ClaimPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ThreadConnection?: ThreadConnectionResolvers<ContextType>;
  ThreadEdge?: ThreadEdgeResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  DecisionConnection?: DecisionConnectionResolvers<ContextType>;
  DecisionEdge?: DecisionEdgeResolvers<ContextType>;
  UpdateConnection?: UpdateConnectionResolvers<ContextType>;
  UpdateEdge?: UpdateEdgeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeEdge?: ChangeEdgeResolvers<ContextType>;
  ItemConnection?: ItemConnectionResolvers<ContextType>;
  ItemEdge?: ItemEdgeResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AnswerFeed?: AnswerFeedResolvers<ContextType>;
  AnswerEvent?: AnswerEventResolvers<ContextType>;
  PersonConnection?: PersonConnectionResolvers<ContextType>;
  PersonEdge?: PersonEdgeResolvers<ContextType>;
  RequestConnection?: RequestConnectionResolvers<ContextType>;
  RequestEdge?: RequestEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  audience?: AudienceDirectiveResolver<any, any, ContextType>;
};
