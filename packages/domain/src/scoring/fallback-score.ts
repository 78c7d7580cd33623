import { clamp, roundHalfUp, sum } from '../lib/index.ts';
import { WEIGHTS } from './constants.data.ts';
import { FALLBACK_BASE, type FallbackFacts, fallbackLines } from './nutrition.ts';

/** A stored preference and whether the food holds what it names. */
export type FallbackMatch = { preferenceValue: number; matches: boolean };
export type FallbackInput = FallbackFacts & { preferences?: readonly FallbackMatch[] | undefined };

/**
 * The client's own score when no server answers:
 * base 50; sugars > 15 g −10; salt > 1.5 g −8; saturated fat > 5 g −8; protein > 10 g +8; fiber > 5 g +5; NOVA 4 −15, NOVA 3 −8;
 * Nutri-Score a +10, b +5, d −5, e −10; then each matching preference by its weight (1…5 = 2, 5, 10, 15, 25, positive adds,
 * negative subtracts); clamped to 0…100. Input that is no food at all gives the neutral 50.
 */
export function fallbackScore(input: FallbackInput | null | undefined): number {
  if (!isUsable(input)) return FALLBACK_BASE;
  const rules = sum(fallbackLines(input).map((line) => line.points));
  return roundHalfUp(clamp(rules + sum((input.preferences ?? []).map(weighed)), 0, 100));
}

function weighed({ preferenceValue, matches }: FallbackMatch): number {
  if (!matches || !Number.isFinite(preferenceValue)) return 0;
  const weight = WEIGHTS[clamp(Math.abs(Math.trunc(preferenceValue)), 0, 5)] ?? 0;
  return preferenceValue < 0 ? -weight : weight;
}

function isUsable(input: unknown): input is FallbackInput {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const amounts = ['sugars', 'salt', 'saturatedFat', 'proteins', 'fiber'] as const;
  return amounts.every((name) => {
    const value: unknown = Object.getOwnPropertyDescriptor(input, name)?.value;
    return value === undefined || value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
  });
}
