import type { DietRule } from '../../diets/index.ts';
import { matchCanonical } from '../match-name.ts';
import { amountOf, sideFor } from '../nutrients/amounts.ts';
import { evidenceOf, presenceOf } from '../presence.ts';
import type { ReadFood, Want } from '../read-food.ts';
import { limited, no, type Suitability, unknown, yes } from './answer.ts';
import { hasUnknownItems, unknownItems, unprovable } from './list.ts';

/** Keto, low-carb, low-sodium: grams per 100 g or 100 ml. */
export function amountAnswer(food: ReadFood, rule: Extract<DietRule, { kind: 'amount' }>): Suitability {
  const { nutriment } = rule;
  const amount = amountOf(food, nutriment);
  if (amount === null) return unknown({ kind: 'amount not stated', nutriment });
  const { good, most } = sideFor(food, rule);
  if (amount > most) return no({ kind: 'amount', nutriment });
  return amount <= good ? yes({ kind: 'amount', nutriment }) : limited({ kind: 'amount', nutriment });
}

export function paleoAnswer(food: ReadFood): Suitability {
  const found = (['Grains', 'Legumes', 'Dairy', 'Seed oils'] as const).find((name) => presenceOf(food, name).amount === 1);
  if (found !== undefined) return no(() => ({ kind: 'pattern', reason: 'holds', words: evidenceOf(food, found) ?? found }));
  if ((matchCanonical(food, 'Added Sugar', 'less') ?? 0) > 0) return no({ kind: 'pattern', reason: 'added sugar', words: null });
  if (food.facts.nova === 4) return no({ kind: 'pattern', reason: 'ultra-processed', words: null });
  const open = unprovable(food);
  if (open !== null) return unknown(open);
  if (food.facts.nova === null) return unknown({ kind: 'pattern', reason: 'processing not stated', words: null });
  return hasUnknownItems(food) ? unknownItems(food) : yes({ kind: 'every ingredient known' });
}

export function mediterraneanAnswer(food: ReadFood): Suitability {
  const isFull = (name: string, want: Want): boolean => matchCanonical(food, name, want) === 1;
  if (presenceOf(food, 'Processed Meat').amount === 1)
    return no({ kind: 'pattern', reason: 'holds', words: evidenceOf(food, 'Processed Meat') ?? 'processed meat' });
  if (food.facts.nova === 4) return no({ kind: 'pattern', reason: 'ultra-processed', words: null });
  if (isFull('Sugar', 'less') && isFull('Added Sugar', 'less')) return no({ kind: 'pattern', reason: 'sweet', words: null });
  const good = (['Olive Oil', 'Legumes', 'Whole Grains', 'Fish', 'Nuts'] as const).find((name) => isFull(name, 'more'));
  if (food.facts.nova === null) return unknown({ kind: 'pattern', reason: 'processing not stated', words: null });
  if (good !== undefined) return yes({ kind: 'pattern', reason: 'holds', words: evidenceOf(food, good) ?? good });
  return (food.facts.fruitVegPercent ?? 0) >= 60
    ? yes({ kind: 'pattern', reason: 'fruit and vegetables', words: null })
    : unknown({ kind: 'pattern', reason: 'nothing speaks for it', words: null });
}
