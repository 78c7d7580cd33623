import type { ChangeCause, FoodChange, WatchedFigure } from '@labelwise/domain/watch';
import type { Say } from '../index.ts';
import { alertWords } from './alerts.ts';
import { capitalized } from './foods.ts';

const FIGURES = {
  sugars: 'comparison.sugars',
  saturatedFat: 'comparison.saturated_fat',
  salt: 'comparison.salt',
  fiber: 'comparison.fiber',
} as const satisfies Readonly<Record<WatchedFigure, string>>;

/** What a pack does not say any more. */
export function missingText(say: Say, part: FoodChange['missing'][number]): string {
  return say(part === 'list' ? 'watch.no_list' : 'watch.no_figures');
}

/** "Sugars: 12 → 18 g per 100 g or ml". */
export function figureMoveText(say: Say, { field, before, now }: FoodChange['figures'][number]): string {
  return say('watch.figure', { name: capitalized(say(FIGURES[field])), before: shortened(before), now: shortened(now) });
}

/** As packs print figures: with three digits. */
function shortened(value: number): number {
  return Number(value.toPrecision(3));
}

/** What a food says now, as results say it: "Now: contains hazelnuts". */
export function causeTextOf(say: Say, { alert }: ChangeCause): string {
  return say('watch.now', { text: alertWords(say, alert.data).title });
}

/**
 * A change for a mail, the gravest first: what packs print, and nothing of anybody. Substances are named; an answer to a diet, to advice or
 * to a condition is put in general, since it would tell whoever reads the mail box what somebody lives by.
 */
export function plainChangeText(say: Say, { gravity, people, missing, figures }: FoodChange): string[] {
  const causes = people.flatMap((person) => person.causes);
  const named = causes.filter(({ alert }) => namesSubstance(alert)).map((cause) => causeTextOf(say, cause));
  const isNamed = named.length > 0 && causes.every(({ alert, gravity: one }) => namesSubstance(alert) || one !== gravity);
  const isGeneral = gravity === 'conflict' || gravity === 'traces' || gravity === 'unknown' || gravity === 'limits';
  const general = isGeneral && !isNamed ? [say(`watch.${gravity}`)] : [];
  return [
    ...new Set([...named, ...general]),
    ...missing.map((part) => missingText(say, part)),
    ...figures.map((one) => figureMoveText(say, one)),
  ];
}

function namesSubstance({ data }: ChangeCause['alert']): boolean {
  return data.kind === 'contains' || (data.kind === 'traces' && data.substance !== null);
}
