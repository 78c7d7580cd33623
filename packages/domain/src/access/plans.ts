import type { PlanName } from './subscription.ts';

/** Cents. */
export const PLAN_PRICES: Readonly<Record<PlanName, number>> = { monthly: 999, yearly: 9999 };

/** `month`, `monthly`, `year` and `yearly` in any case are the two plans; anything else is none. */
export function planName(text: string | null | undefined): PlanName | null {
  const word = text?.trim().toLowerCase();
  if (word === 'month' || word === 'monthly') return 'monthly';
  return word === 'year' || word === 'yearly' ? 'yearly' : null;
}

export type YearlySaving = {
  /** Twelve single months, cents; shown struck through. */
  fullPrice: number;
  /** Whole percent, rounded. */
  percent: number;
  /** Whole dollars, rounded down. */
  dollars: number;
  /** Months that the saving pays for, rounded. */
  monthsFree: number;
};

/** What a year saves against twelve months; 0 where a year is not cheaper. Both prices in cents. */
export function yearlySaving(monthlyCents: number, yearlyCents: number): YearlySaving {
  const fullPrice = monthlyCents * 12;
  const saved = Math.max(0, fullPrice - yearlyCents);
  return {
    fullPrice,
    percent: fullPrice > 0 ? Math.round((100 * saved) / fullPrice) : 0,
    dollars: Math.floor(saved / 100),
    monthsFree: monthlyCents > 0 ? Math.round(saved / monthlyCents) : 0,
  };
}
