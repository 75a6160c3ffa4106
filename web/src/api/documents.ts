/** The operations of the inbox, composed of the same few selections. */
const PARTY = "{ person { id name } handle service throughAgents }";
const ANSWER = `{ __typename
  ... on ApprovalAnswer { approved comment }
  ... on DecisionAnswer { answers { questionId optionIds words } }
  ... on FeedbackAnswer { said: words rating }
  ... on OrderingAnswer { order }
  ... on StructureAnswer { nodes { id label parentId } }
  ... on NoticeAnswer { acknowledged note }
  ... on ReplyAnswer { option said: words } }`;
const DECISION = `{ asked auto at confirmedWithPerson by ${PARTY} answer ${ANSWER} replaced { at by ${PARTY} answer ${ANSWER} } }`;
const REACTION = "{ key count mine people { id name } }";
const MAY =
  "{ contribute decide answer acknowledge dismiss delegate archive invite remove amend reroute resolve withdraw follow leave }";
const CARD = `id kind status title body revision topic archived requiresAction messageCount activityAt
  unread(box: $box) originator ${PARTY} subject { itemId title }
  payload { __typename
    ... on ApprovalPayload { summary effectType }
    ... on DecisionPayload { questions { id header question allowMultiple recommended options { id label description preview } } }
    ... on FeedbackPayload { prompt rated }
    ... on OrderingPayload { items { id label } }
    ... on StructurePayload { nodes { id label parentId } }
    ... on OutputPayload { url text mimeType } }
  question { needsReply header context humanOnly options { label description recommended } }
  decision ${DECISION} reactions ${REACTION} viewerMay ${MAY}`;
const MESSAGE = `{ id author ${PARTY} body createdAt parentId option amend readByMe reactions ${REACTION} }`;
const PAGE = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";
const THREAD = `${CARD} firstUnread readByMe participants { party ${PARTY} reason } waitingOn ${PARTY}
  owed { deliveryId handle agentLive }`;

export const COUNTS = "subscription($box: InboxBox!) { badge(box: $box) { unread unreadRequiresAction pending requiresAction } }";
export const CHANGES = `subscription($box: InboxBox!) { inboxChanged(box: $box) { kind threadId thread { ${CARD} } } }`;
export const THREAD_CHANGES =
  "subscription($id: ID!) { threadChanged(id: $id) { kind threadId messageId } }";
export const ME = `query { me { id name email role teams { id name members { id name } }
  agents { handle live retired keys { id name lastUsedAt } } } }`;
export const INBOX = `query($box: InboxBox!, $show: InboxShow!, $first: Int!, $after: String) {
  inbox(box: $box, show: $show, first: $first, after: $after) { nodes { ${CARD} } ${PAGE} } }`;
export const THREAD_BY_ID = `query($id: ID!, $box: InboxBox! = YOU, $last: Int, $before: String, $around: ID) {
  thread(id: $id) { ${THREAD} messages(last: $last, before: $before, around: $around) { nodes ${MESSAGE} ${PAGE} } } }`;
export const ITEMS = "query($search: String, $after: String) { items(search: $search, first: 50, after: $after) { nodes { id key kind title } pageInfo { hasNextPage hasPreviousPage endCursor } } }";
export const ABOUT = `query($itemId: ID!, $box: InboxBox! = YOU) {
  item(id: $itemId) { id key kind title }
  threadsAbout(itemId: $itemId, first: 50) { nodes { ${CARD} } ${PAGE} }
  decisions(itemId: $itemId, first: 50) { nodes { thread { id title } item { id title } ${DECISION.slice(1, -1)} } ${PAGE} } }`;
export const PROJECTS = "query { projects { id key name public members { person { id name } status admin } } }";

const threadAct = (field: string, type: string): string =>
  `mutation($input: ${type}!) { ${field}(input: $input) { thread { id } } }`;
export const ACTS = {
  answer: threadAct("answer", "AnswerAskInput"),
  postMessage: threadAct("postMessage", "PostMessageInput"),
  acknowledge: threadAct("acknowledge", "AcknowledgeInput"),
  markRead: threadAct("markRead", "MarkReadInput"),
  archive: threadAct("archive", "ThreadInput"),
  unarchive: threadAct("unarchive", "ThreadInput"),
  dismiss: threadAct("dismiss", "ThreadInput"),
  withdraw: threadAct("withdraw", "ThreadInput"),
  resolve: threadAct("resolve", "ThreadInput"),
  delegate: threadAct("delegate", "DelegateInput"),
  invite: threadAct("invite", "InviteInput"),
  follow: threadAct("follow", "FollowInput"),
  removeParticipant: threadAct("removeParticipant", "RemoveParticipantInput"),
  react: threadAct("react", "ReactInput"),
  openDiscussion: threadAct("openDiscussion", "OpenDiscussionInput"),
  markInboxRead: "mutation($input: MarkInboxReadInput!) { markInboxRead(input: $input) { unread } }",
  issueAgentKey: "mutation($handle: String!, $name: String) { issueAgentKey(handle: $handle, name: $name) { secret key { id } } }",
  revokeAgentKey: "mutation($id: ID!) { revokeAgentKey(id: $id) }",
  joinProject: "mutation($projectId: ID!) { joinProject(projectId: $projectId) { status } }",
} as const;
export type ActName = keyof typeof ACTS;
