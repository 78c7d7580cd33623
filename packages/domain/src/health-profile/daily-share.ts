import type { Nutriments } from '../food/index.ts';
import { KJ_PER_KCAL } from '../lib/index.ts';

/** The member's own daily targets: kcal and grams; `null` = unset. */
export type DailyTargets = { calories: number | null; protein: number | null; carbs: number | null; fat: number | null };

/** Reference intakes of an average adult. @source Regulation (EU) No 1169/2011, Annex XIII, part B */
export const REFERENCE_INTAKES = { calories: 2000, protein: 50, carbs: 260, fat: 70 } as const;

export type DailyShare = {
  target: keyof DailyTargets;
  /** kcal or grams in the amount judged. */
  amount: number;
  /** kcal or grams a day that the share is of. */
  ofDaily: number;
  /** Whole percent of the day. */
  percent: number;
  /** Whose day: the member's target, or the EU reference intake where none is set. */
  basis: 'own target' | 'reference intake';
};

export type DailyShares = {
  /** One serving where the pack states its size (g or ml), else 100 g or ml. */
  per: 'serving' | '100';
  grams: number;
  shares: DailyShare[];
};

const TARGETS = ['calories', 'protein', 'carbs', 'fat'] as const;

/**
 * How much of the day a serving brings. Shown beside the score, never part of it; a nutrient that is not stated is
 * left out. `servingSize` in grams or milliliters, `null` = not stated.
 */
export function dailyShares(nutriments: Nutriments, servingSize: number | null, targets: Partial<DailyTargets> = {}): DailyShares {
  const stated = servingSize !== null && servingSize > 0;
  const grams = stated ? servingSize : 100;
  const shares = TARGETS.flatMap((target): DailyShare[] => {
    const per100 = amountPer100(nutriments, target);
    if (per100 === undefined) return [];
    const own = targets[target] ?? null;
    const usable = own !== null && own > 0;
    const ofDaily = usable ? own : REFERENCE_INTAKES[target];
    const amount = (per100 * grams) / 100;
    return [{ target, amount, ofDaily, percent: Math.round((100 * amount) / ofDaily), basis: usable ? 'own target' : 'reference intake' }];
  });
  return { per: stated ? 'serving' : '100', grams, shares };
}

function amountPer100(nutriments: Nutriments, target: keyof DailyTargets): number | undefined {
  if (target === 'protein') return nutriments.proteins;
  if (target === 'carbs') return nutriments.carbohydrates;
  if (target === 'fat') return nutriments.fat;
  return nutriments.energyKcal ?? (nutriments.energyKj === undefined ? undefined : nutriments.energyKj / KJ_PER_KCAL);
}
