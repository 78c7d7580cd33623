import { LANGUAGES } from '@labelwise/contracts/languages';
import { languageAsked, understandInContext } from '@labelwise/domain/guide';
import type { Say } from '@labelwise/messages';
import { withoutQuotes } from '@labelwise/messages/render/markdown';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import { describe, expect, it } from 'vitest';

const FOOD = { food: 'Nutella', barcode: '3017620422003' };
/** The questions that answers offer as buttons, and what each asks. */
const OFFERED: readonly (readonly [string, (say: Say) => string])[] = [
  ['why', (say) => say('guide.example_verdict')],
  ['compare', (say) => say('guide.example_compare')],
  ['swap', (say) => say('guide.example_instead')],
  ['find', (say) => say('guide.example_suggest')],
  ['additive', (say) => say('guide.example_additive')],
  ['my week', (say) => say('guide.example_week')],
  ['plan', (say) => say('guide.example_day')],
  ['verdict', (say) => say('guide.ask_verdict', FOOD)],
  ['swap', (say) => say('guide.ask_swap', FOOD)],
  ['why', (say) => say('guide.ask_why', FOOD)],
  ['ingredients', (say) => say('guide.ask_contents', FOOD)],
  ['own list', (say) => say('guide.ask_scans')],
  ['my day', (say) => say('guide.ask_day')],
  ['my week', (say) => say('guide.ask_week')],
  ['targets left', (say) => say('guide.ask_left')],
  ['what to cut', (say) => say('guide.ask_less')],
  ['my profile', (say) => say('guide.ask_profile')],
  ['term', (say) => say('guide.ask_score')],
];
/** What a button reads, and so what it sends. */
const read = (text: string): string => withoutQuotes(text.replaceAll(/^\[|\]\([^)]*\)$/gu, ''));

describe.each(LANGUAGES)('a question that answers offer in %s', (language) => {
  it.each(OFFERED)('is understood by the guide itself: %s', async (kind, question) => {
    await loadLanguage(language);
    const asked = read(question(sayIn(language)));
    const { intent, perhaps } = understandInContext(asked, []);
    expect([intent.kind, perhaps, languageAsked(asked)], asked).toEqual([kind, [], language]);
  });
});
