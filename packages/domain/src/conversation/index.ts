export { CONVERSATION_TITLE_LENGTH, conversationTitle } from './conversation-title.ts';
export { languageOf } from './language-of.ts';
export { createSafeMarkdown, safeMarkdown } from './safe-markdown.ts';
