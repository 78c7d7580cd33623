import type { Translation } from '../catalog.ts';
import type { watch as english } from '../en/watch.ts';

/** What of a food is another than it was, in lines of screens and of the mail. */
export const watch = {
  now: 'Jetzt: {text}',
  conflict: 'Es passt nicht mehr für alle',
  traces: 'Es kann jetzt Spuren von etwas enthalten, das jemand weglässt',
  unknown: 'Die Packung sagt nicht mehr, was sie gesagt hat',
  limits: 'Es passt weniger gut als vorher',
  no_list: 'Die Zutatenliste fehlt jetzt',
  no_figures: 'Werte der Nährwerttabelle fehlen jetzt',
  figure: '{name}: {before, number} → {now, number} g pro 100 g oder ml',
  score: 'Score {before, number} → {now, number}',
  no_score: 'Für einen Score ist nicht mehr genug bekannt',
} as const satisfies Translation<typeof english>;
