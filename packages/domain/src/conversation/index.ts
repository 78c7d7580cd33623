export { CONVERSATION_TITLE_LENGTH, conversationTitle } from './conversation-title.ts';
