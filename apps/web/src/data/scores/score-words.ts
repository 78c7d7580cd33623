import type { Say } from '@labelwise/messages';
import { loadTexts } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';

/** Says what the score engine found, in the language of this page: its texts come when they are first needed. */
export async function scoreWords(): Promise<Say> {
  await loadTexts('rest', 'scores');
  return say;
}
