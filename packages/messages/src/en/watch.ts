import type { Catalog } from '../catalog.ts';

/** What of a food is another than it was, in lines of screens and of the mail. */
export const watch = {
  now: 'Now: {text}',
  conflict: 'It does not suit everybody any more',
  traces: 'It may now hold traces of what somebody leaves out',
  unknown: 'The pack does not say any more what it said',
  limits: 'It suits less well than before',
  no_list: 'The list of ingredients is missing now',
  no_figures: 'Figures of the nutrition table are missing now',
  figure: '{name}: {before, number} → {now, number}\u00a0g per 100\u00a0g or ml',
  score: 'Score {before, number} → {now, number}',
  no_score: 'Not enough is known for a score any more',
} as const satisfies Catalog;
