import type { Language } from '@labelwise/contracts/languages';
import { inFullWords, languageWanted, withoutLeet } from '@labelwise/domain/guide';

type Asked = {
  question: string;
  history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  userMessages?: readonly string[];
  language?: Language;
};

/** "And in Spanish?" asks the question before it once more, in that language. No turn of the history asks for a language alone. */
export function inLanguageWanted<Given extends Asked>(asked: Given): Given {
  const wanted = languageWanted(asked.question);
  const history = asked.history.filter(({ role, content }) => role !== 'user' || languageWanted(content) === null);
  const at = history.findLastIndex(({ role }) => role === 'user');
  const before = history[at];
  if (wanted === null || before === undefined) return { ...asked, history };
  const messages = asked.userMessages;
  const last = messages?.lastIndexOf(before.content) ?? -1;
  return {
    ...asked,
    question: before.content,
    history: history.slice(0, at),
    // Where the message is not among them, all that was declared binds.
    ...(messages === undefined || last < 0 ? {} : { userMessages: messages.slice(0, last) }),
    language: wanted,
  };
}

/** What the member wrote, with the letters that digits stand for, and the short forms of chats in full. */
export function inLetters<Given extends Asked>(asked: Given): Given {
  const { question, history, userMessages } = asked;
  return {
    ...asked,
    question: written(question),
    history: history.map((turn) => (turn.role === 'user' ? { ...turn, content: written(turn.content) } : turn)),
    ...(userMessages === undefined ? {} : { userMessages: userMessages.map(written) }),
  };
}
const written = (message: string): string => inFullWords(withoutLeet(message));
