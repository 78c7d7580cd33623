import { type PreferenceCategory, type Suggestion, WANT_LESS_SUGGESTIONS, WANT_MORE_SUGGESTIONS } from '@labelwise/domain/preferences';
import { paths } from '../../../lib/paths.ts';

export type WantWords = {
  title: string;
  lead: string;
  /** Name of the list of what is held. */
  listLabel: string;
  empty: string;
  example: string;
  suggestionsTitle: string;
  suggestions: readonly Suggestion[];
  /** Asked in the sheet. */
  question: string;
  path: string;
};

/** The words of the two screens side by side. */
export const WANT_WORDS: Readonly<Record<PreferenceCategory, WantWords>> = {
  'want-more': {
    title: 'Want More', lead: 'A food that has it gains points for you.', listLabel: 'What you want more of',
    empty: 'Nothing yet. Choose an ingredient below.', example: 'e.g. Magnesium',
    suggestionsTitle: 'Popular Ingredients', suggestions: WANT_MORE_SUGGESTIONS, question: 'How much do you want it?', path: paths.wantMore,
  },
  'want-less': {
    title: 'Want Less', lead: 'A food that has it loses points for you.', listLabel: 'What you want less of',
    empty: 'Nothing yet. Choose an ingredient below.', example: 'e.g. Palm oil',
    suggestionsTitle: 'Often avoided', suggestions: WANT_LESS_SUGGESTIONS, question: 'How much do you avoid it?', path: paths.wantLess,
  },
};

/** The five words of the slider, weakest first. */
export const POINTS_TEXT = { 'want-more': '+{{points}} points', 'want-less': '−{{points}} points' } as const;
