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
const ROW = `id kind status title topic criticality archived requiresAction messageCount activityAt
  unread(box: $box) originator ${PARTY} subject { itemId title } waitingOn ${PARTY} reactions ${REACTION} viewerMay ${MAY}`;
const CARD = `${ROW} body revision createdAt
  payload { __typename
    ... on ApprovalPayload { summary effectType effectArgs }
    ... on DecisionPayload { questions { id header question allowMultiple recommended options { id label description preview } } }
    ... on FeedbackPayload { prompt rated }
    ... on OrderingPayload { items { id label } }
    ... on StructurePayload { nodes { id label parentId } }
    ... on OutputPayload { url text mimeType } }
  question { needsReply header context humanOnly options { label description recommended } }
  decision ${DECISION}`;
const MESSAGE = `{ id author ${PARTY} body createdAt parentId option amend readByMe reactions ${REACTION} }`;
const PAGE = "pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";
const THREAD = `${CARD} firstUnread readByMe visibility
  participants { party ${PARTY} reason invitedBy { id name } }
  outcome { at by ${PARTY} readByMe } owed { deliveryId handle agentLive rejection }`;

export const COUNTS =
  "subscription($box: InboxBox!) { badge(box: $box) { unread unreadRequiresAction pending requiresAction } }";
export const CHANGES = `subscription($box: InboxBox!) {
  inboxChanged(box: $box) { kind threadId messageId thread { ${CARD} } } }`;
export const THREAD_CHANGES = "subscription($id: ID!) { threadChanged(id: $id) { kind threadId messageId } }";
export const ME = `query { me { id name email handle role teams { id key name members { id name email } }
  agents { handle live retired project { name } keys { id name createdAt lastUsedAt } } } }`;
export const NEEDS_YOU = `query($box: InboxBox! = YOU, $after: String) {
  inbox(box: YOU, show: NEEDS_YOU, first: 50, after: $after) { nodes { ${CARD} } ${PAGE} } }`;
export const INBOX = `query($box: InboxBox!, $show: InboxShow!, $first: Int!, $after: String) {
  inbox(box: $box, show: $show, first: $first, after: $after) { nodes { ${ROW} } ${PAGE} } }`;
export const THREAD_BY_ID = `query($id: ID!, $box: InboxBox! = YOU, $last: Int, $before: String, $around: ID) {
  thread(id: $id) { ${THREAD} messages(last: $last, before: $before, around: $around) { nodes ${MESSAGE} ${PAGE} } } }`;
export const MESSAGES_AFTER = `query($id: ID!, $after: String) {
  thread(id: $id) { messages(first: 50, after: $after) { nodes ${MESSAGE} ${PAGE} } } }`;
export const PEOPLE =
  "query($search: String) { people(search: $search, first: 8) { nodes { id name email active } } }";
export const ITEMS = `query($search: String, $after: String) {
  items(search: $search, first: 50, after: $after) { nodes { id key kind title } ${PAGE} } }`;
export const ITEM = `query($id: ID!, $box: InboxBox! = YOU, $after: String) {
  item(id: $id) { id key kind title parent { id key title } owner { id name } }
  threadsAbout(itemId: $id, first: 50, after: $after) { nodes { ${ROW} } ${PAGE} } }`;
export const ITEM_DECISIONS = `query($id: ID!, $after: String) {
  decisions(itemId: $id, first: 30, after: $after) { nodes { thread { id title payload { __typename
    ... on DecisionPayload { questions { id header question allowMultiple recommended options { id label description preview } } }
    ... on OrderingPayload { items { id label } } } } item { id key title } ${DECISION.slice(1, -1)} } ${PAGE} } }`;
export const PROJECTS = `query { projects { id key name public repository needsApproval
  members { person { id name email } status admin thread { id } } } }`;
export const TEAMS = "query { teams { id key name members { id name email } } }";

const threadAct = (field: string, type: string): string =>
  `mutation($input: ${type}!, $box: InboxBox! = YOU) { ${field}(input: $input) { thread { ${CARD} } } }`;
/** Acts on a thread; each gives back the thread as it stands then. */
export const ACTS = {
  answer: `mutation($input: AnswerAskInput!, $box: InboxBox! = YOU) {
    answer(input: $input) { agentLive thread { ${CARD} } } }`,
  postMessage: threadAct("postMessage", "PostMessageInput"),
  addComment: threadAct("addComment", "AddCommentInput"),
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
} as const;
export type ActName = keyof typeof ACTS;

/** What changes something else than a thread. */
export const CHANGE = {
  markInboxRead: "mutation($input: MarkInboxReadInput!) { markInboxRead(input: $input) { unread } }",
  reroute: "mutation($input: RerouteInput!) { rerouteDelivery(input: $input) { id } }",
  issueAgentKey:
    "mutation($handle: String!, $name: String) { issueAgentKey(handle: $handle, name: $name) { secret key { id } } }",
  revokeAgentKey: "mutation($id: ID!) { revokeAgentKey(id: $id) }",
  saveAgent: "mutation($input: SaveAgentInput!) { saveAgent(input: $input) { handle } }",
  retireAgent: "mutation($handle: String!) { retireAgent(handle: $handle) { handle } }",
  saveTeam: "mutation($input: SaveTeamInput!) { saveTeam(input: $input) { id } }",
  joinProject: "mutation($projectId: ID!) { joinProject(projectId: $projectId) { status } }",
  inviteMember:
    "mutation($projectId: ID!, $personId: ID!) { inviteMember(projectId: $projectId, personId: $personId) { status } }",
  removeMember:
    "mutation($projectId: ID!, $personId: ID!) { removeMember(projectId: $projectId, personId: $personId) }",
} as const;
