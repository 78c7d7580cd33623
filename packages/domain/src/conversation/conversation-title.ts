/** Characters of the first message that make a title. */
export const CONVERSATION_TITLE_LENGTH = 50;

/**
 * A new conversation's title: the first 50 characters of its first message, with "..." when the message is longer.
 * A character is a code point, so that no emoji is cut in half.
 */
export function conversationTitle(firstMessage: string): string {
  const characters = [...firstMessage];
  const title = characters.slice(0, CONVERSATION_TITLE_LENGTH).join('');
  return characters.length > CONVERSATION_TITLE_LENGTH ? `${title}...` : title;
}
