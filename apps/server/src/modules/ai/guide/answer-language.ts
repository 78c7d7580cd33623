import type { Language } from '@labelwise/contracts/languages';
import { languageAsked, languageHeard, languageWanted } from '@labelwise/domain/guide';
import type { Say } from '@labelwise/messages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';

/**
 * The language that a question is answered in: its own, else that of the last message before it that tells one, else the reader's.
 *
 * @param earlier messages of the person, oldest first
 */
export function answerLanguage(question: string, earlier: readonly string[], reader: Language = 'en'): Language {
  const before = earlier.map((one) => languageWanted(one) ?? languageAsked(one)).findLast((one) => one !== null);
  return languageHeard(question, before === undefined || before === null ? [reader] : [before, reader]) ?? before ?? reader;
}

/** What says messages in that language, loaded where it was not. */
export async function sayReady(language: Language): Promise<Say> {
  await loadLanguage(language);
  return sayIn(language);
}
