/** What members ask the nutritionist, and what it answers. */
export type ConversationTables = {
  conversation: ConversationTable;
  message: MessageTable;
  chatAllowance: ChatAllowanceTable;
  /** Present: the member agreed that parts of their health profile go to the language model with a question. */
  modelConsent: { memberId: string; agreedAt: number };
};

export type ConversationTable = {
  id: string;
  memberId: string;
  title: string;
  /** Of its newest message; 0 where there is none. Whoever adds one locks this row first. */
  lastPosition: number;
  createdAt: number;
};

export type MessageTable = {
  id: string;
  conversationId: string;
  memberId: string;
  /** 1, 2, 3… in the order of the conversation; a reply directly follows its question. */
  position: number;
  role: 'user' | 'assistant';
  /** What is shown. Of a pending reply: what there was at the last heartbeat. */
  content: string;
  status: 'complete' | 'pending' | 'stopped' | 'failed';
  /** Who wrote a reply; null for questions. */
  author: 'model' | 'guide' | 'safety' | null;
  /** JSON list of what a reply rests on. */
  sources: string | null;
  /** 1: the client has sent this turn for storage itself; what the server wrote first is then recognised, once. */
  echoed: number;
  createdAt: number;
  /** Heartbeat of a pending reply: without one for a while, its writer has stopped. */
  updatedAt: number;
};

/** Questions asked in the member's running day, which begins with the first and lasts 24 hours. */
export type ChatAllowanceTable = {
  memberId: string;
  used: number;
  endsAt: number;
};
