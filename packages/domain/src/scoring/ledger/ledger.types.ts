import type { NutriScoreResult } from '../../nutri-score/index.ts';
import type { ScoreLabel } from '../labels.ts';

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
export type ScoreAlert = { level: AlertLevel; about: string; message: string; why: string | null };

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
  nutriScore: NutriScoreResult;
  /** Diets of the profile that the food answers yes to. */
  fits: string[];
};
