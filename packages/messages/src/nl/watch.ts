import type { Translation } from '../catalog.ts';
import type { watch as english } from '../en/watch.ts';

/** What of a food is another than it was, in lines of screens and of the mail. */
export const watch = {
  now: 'Nu: {text}',
  conflict: 'Het is niet meer geschikt voor iedereen',
  traces: 'Het kan nu sporen bevatten van iets dat iemand weglaat',
  unknown: 'De verpakking zegt niet meer wat ze zei',
  limits: 'Het past minder goed dan eerst',
  no_list: 'De ingrediëntenlijst ontbreekt nu',
  no_figures: 'Waarden van de voedingstabel ontbreken nu',
  figure: '{name}: {before, number} → {now, number} g per 100 g of ml',
  score: 'Score {before, number} → {now, number}',
  no_score: 'Er is niet meer genoeg bekend voor een score',
} as const satisfies Translation<typeof english>;
