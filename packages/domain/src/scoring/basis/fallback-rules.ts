import type { NovaGroup, NutriScoreGrade } from '../../food/index.ts';

/** What the fallback rules look at: grams per 100 g or 100 ml; whatever is missing counts nothing. */
export type FallbackFacts = {
  sugars?: number | null | undefined;
  salt?: number | null | undefined;
  saturatedFat?: number | null | undefined;
  proteins?: number | null | undefined;
  fiber?: number | null | undefined;
  nova?: NovaGroup | number | null | undefined;
  grade?: NutriScoreGrade | string | null | undefined;
};

export type Line = { readonly id: string; readonly points: number };

const LIMITS = [
  ['sugars', 15, -10],
  ['salt', 1.5, -8],
  ['saturatedFat', 5, -8],
  ['proteins', 10, 8],
  ['fiber', 5, 5],
] as const;
const IDS = {
  sugars: 'fallback.sugars',
  salt: 'fallback.salt',
  saturatedFat: 'fallback.saturated_fat',
  proteins: 'fallback.protein',
  fiber: 'fallback.fiber',
} as const;
const GRADE_POINTS: Readonly<Record<string, number>> = { a: 10, b: 5, c: 0, d: -5, e: -10 };
export const FALLBACK_NOVA_POINTS: Readonly<Record<NovaGroup, number>> = { 1: 0, 2: 0, 3: -8, 4: -15 };
export const FALLBACK_BASE = 50;

/** The rules of the fallback, one line each; lines of 0 points are left out, the base never. */
export function fallbackLines(facts: FallbackFacts): Line[] {
  const lines: Line[] = [{ id: 'fallback.base', points: FALLBACK_BASE }];
  for (const [name, limit, points] of LIMITS) {
    const amount = facts[name];
    if (typeof amount === 'number' && amount > limit) lines.push({ id: IDS[name], points });
  }
  const processing = facts.nova === 3 || facts.nova === 4 ? FALLBACK_NOVA_POINTS[facts.nova] : 0;
  if (processing !== 0) lines.push({ id: 'fallback.nova', points: processing });
  const printed = GRADE_POINTS[facts.grade?.toLowerCase() ?? ''] ?? 0;
  if (printed !== 0) lines.push({ id: 'fallback.nutriscore', points: printed });
  return lines;
}
