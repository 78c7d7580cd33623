import type { NutriScoreResult } from '../nutri-score/index.ts';
import type { ScoreLabel } from './labels.ts';

/** One line of the ledger: whole points, and why. `food`: true for everybody; `you`: because of the profile. */
export type Contribution = {
  id: string;
  label: string;
  points: number;
  reason: string;
  source: string | null;
  group: 'food' | 'you';
};

export type AlertLevel = 'conflict' | 'traces' | 'unknown' | 'warning' | 'note';
/** Shown before the score, in the order of the levels. `about` is a diet ("gluten-free") or "alcohol". */
export type ScoreAlert = {
  level: AlertLevel;
  about: string;
  message: string;
  why: string | null;
  /**
   * The pack's own words that it rests on, to be marked in the printed list: start and end in `ingredientsText`; `null` where none stand
   * there.
   */
  span: readonly [start: number, end: number] | null;
};

/** What the pack does not say and the score therefore left out, and what would settle it. */
export type ScoreUnknown = { name: string; reason: string; fix: string };

export type FoodScore = {
  score: number;
  label: ScoreLabel;
  /** Add up to `score` exactly. Lines of 0 points are left out, the base never. */
  contributions: Contribution[];
  alerts: ScoreAlert[];
  unknowns: ScoreUnknown[];
  /** Matching preferences that add nothing because a stronger one speaks of the same fact. */
  countedOnce: { name: string; under: string }[];
  base: 'nutriscore' | 'fallback';
  /** `none`: nothing is known that a number could rest on; screens then show no number. */
  basis: 'nutriscore' | 'fallback' | 'none';
  /** Held down by a cap of *unknown* alone: the word on screen is "Check the pack". */
  isHeldBack: boolean;
  nutriScore: NutriScoreResult;
  /** Diets of the profile that the food answers yes to. */
  fits: string[];
};
