/**
 * What a tool returns of each type: a fixed selection, since a tool's caller chooses no fields. Lists show
 * cards; one thread (`thread_get` and what acts return) shows everything an agent works with. A test holds
 * each of these against the agent's schema.
 */
const PARTY = "{ person { id name email } handle service throughAgents }";
const ANSWER = `{
  __typename
  ... on ApprovalAnswer { approved comment }
  ... on DecisionAnswer { answers { questionId optionIds words } }
  ... on FeedbackAnswer { words rating }
  ... on OrderingAnswer { order }
  ... on StructureAnswer { nodes { id label parentId } }
  ... on NoticeAnswer { acknowledged note }
  ... on ReplyAnswer { option replyWords: words }
}`;
const DECIDED = `
  asked by ${PARTY} at confirmedWithPerson auto answer ${ANSWER}
  item { id key title }
  replaced { by ${PARTY} at confirmedWithPerson answer ${ANSWER} }
`;
const DECISION = `{ ${DECIDED} thread { id title } }`;
const PAYLOAD = `{
  __typename
  ... on ApprovalPayload { summary effectType effectArgs }
  ... on DecisionPayload { questions { id header question allowMultiple recommended
    options { id label description preview then } } }
  ... on FeedbackPayload { prompt rated }
  ... on OrderingPayload { items { id label } }
  ... on StructurePayload { nodes { id label parentId } }
  ... on OutputPayload { url text mimeType }
}`;
const QUESTION = `{ needsReply header context humanOnly askedOf ${PARTY}
  options { label description then recommended } }`;
const MESSAGE = `{ id author ${PARTY} body createdAt parentId to ${PARTY} cc ${PARTY} option amend readByMe }`;
const SUBJECT = "{ itemId kind title path projectId }";
const CARD = `{
  id kind status title body topic tags criticality revision requiresAction archived
  originator ${PARTY} assignee { id name email } recipient { id name email } waitingOn ${PARTY}
  subject ${SUBJECT} question ${QUESTION} decision ${DECISION} payload ${PAYLOAD}
  messageCount firstUnread url createdAt activityAt
}`;
const PAGE_INFO = "{ hasNextPage endCursor }";
const THREAD = `{
  id kind status title body topic tags criticality revision requiresAction archived visibility
  originator ${PARTY} assignee { id name email } recipient { id name email } team { id key name }
  participants { party ${PARTY} reason at } waitingOn ${PARTY}
  subject ${SUBJECT} question ${QUESTION} decision ${DECISION} payload ${PAYLOAD}
  messageCount firstUnread url createdAt activityAt
  viewerMay { contribute answer delegate archive amend resolve withdraw }
  owed { deliveryId handle kind at }
  messages { nodes ${MESSAGE} pageInfo ${PAGE_INFO} }
}`;
const SUMMARY = `id conversationId type status from to subject claimedBy leaseUntil fence declines declineReason expiresAt createdAt`;
const REQUEST = `{ ${SUMMARY} body refs reply { ${SUMMARY} body refs } }`;
const UPDATE = `{ item { id key title } what text by ${PARTY} at }`;
const ITEM = `{ id key kind title path mimeType projectId parent { id key title } author ${PARTY} claim ${PARTY} owner { id name email } }`;
// What is owed outlives seeing its thread, which a decision cannot show then: the delivery's own may be null.
const DELIVERY = `{
  id handle kind redelivered wake at
  thread ${CARD} request ${REQUEST} decision { ${DECIDED} } message ${MESSAGE}
}`;
const of = (node: string): string => `{ nodes ${node} pageInfo ${PAGE_INFO} }`;

/** By the name of the type that a field returns; scalars need none. */
export const SELECTIONS: Readonly<Record<string, string>> = {
  Agent: "{ handle owner { id name email } project { id key name } capabilities live retired }",
  AgentInbox: `{
    counts { unread unreadRequiresAction pending requiresAction }
    you { yourTurn ${CARD} unread ${CARD} }
    agents { yourTurn ${CARD} unread ${CARD} }
    waitingOnOthers ${CARD}
    requests { ${SUMMARY} }
    read ${of(CARD)}
    updates ${of(UPDATE)}
  }`,
  AgentRequest: REQUEST,
  ArchiveReport: "{ archived skipped { id reason } }",
  AskPostPayload: `{ note thread ${CARD} }`,
  ChangeConnection: of(`{ cursor id type at by ${PARTY} data notify { party ${PARTY} personally reason } }`),
  ClaimPayload: `{ granted request ${REQUEST} waitingFor { id title url } }`,
  DecisionConnection: of(DECISION),
  Delivery: DELIVERY,
  Item: ITEM,
  ItemConnection: of(ITEM),
  MessagePayload: `{ message ${MESSAGE} thread ${CARD} }`,
  PersonConnection: of("{ id name email handle active teams { id key name } }"),
  RequestConnection: of(`{ ${SUMMARY} }`),
  Team: "{ id key name members { id name email } }",
  Thread: THREAD,
  ThreadConnection: of(CARD),
  ThreadPayload: `{ thread ${THREAD} }`,
};
