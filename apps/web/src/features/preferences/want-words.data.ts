import type { PlainId } from '@labelwise/messages';
import { type PreferenceCategory, type Suggestion, WANT_LESS_SUGGESTIONS, WANT_MORE_SUGGESTIONS } from '@labelwise/domain/preferences';
import { paths } from '../../lib/paths.ts';

export type WantWords = {
  title: PlainId;
  lead: PlainId;
  /** Name of the list of what is held. */
  listLabel: PlainId;
  empty: PlainId;
  example: PlainId;
  suggestionsTitle: PlainId;
  suggestions: readonly Suggestion[];
  /** Asked in the sheet. */
  question: PlainId;
  path: string;
};

/** The words of the two screens side by side, as ids. */
export const WANT_WORDS: Readonly<Record<PreferenceCategory, WantWords>> = {
  'want-more': {
    title: 'screens-app.want_more', lead: 'screens-preferences.more_lead', listLabel: 'screens-preferences.more_list',
    empty: 'screens-preferences.empty_choose', example: 'screens-preferences.more_example',
    suggestionsTitle: 'screens-lists.popular_ingredients', suggestions: WANT_MORE_SUGGESTIONS,
    question: 'screens-preferences.more_question', path: paths.wantMore,
  },
  'want-less': {
    title: 'screens-app.want_less', lead: 'screens-preferences.less_lead', listLabel: 'screens-preferences.less_list',
    empty: 'screens-preferences.empty_choose', example: 'screens-preferences.less_example',
    suggestionsTitle: 'screens-preferences.often_avoided', suggestions: WANT_LESS_SUGGESTIONS,
    question: 'screens-preferences.less_question', path: paths.wantLess,
  },
};

/** What a priority adds or takes. */
export const POINTS_TEXT = { 'want-more': 'screens-preferences.points_more', 'want-less': 'screens-preferences.points_less' } as const;
