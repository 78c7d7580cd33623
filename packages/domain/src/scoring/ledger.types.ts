import type { AdditiveRisk } from '../additives/index.ts';
import type { FoodKind, KindEvidence, NovaGroup, NutrimentName, NutriScoreGrade } from '../food/index.ts';
import type { Amount, MatchReason, SuitabilityCause } from '../matching/index.ts';
import type { NutriScoreResult } from '../nutri-score/index.ts';
import type { PreferenceReason } from '../preferences/index.ts';
import type { Property } from '../reading/index.ts';
import type { ScoreLabel } from './labels.ts';
import type { FallbackNutriment } from './nutrition.ts';
import type { Manner } from './profile.ts';

/** One line of the ledger: whole points, and why. `food`: true for everybody; `you`: because of the profile. */
export type LedgerLine = { id: string; points: number; group: 'food' | 'you'; data: LineData };

/** The kind of a food that no category states: inferred, or the strictest that it may be. */
export type UnstatedKind =
  | { how: 'inferred'; kind: FoodKind; from: readonly KindEvidence[] }
  | { how: 'strictest'; kind: FoodKind; plausible: readonly FoodKind[] };

/** What a line counts, as plain values; `packages/messages` puts it into words. */
export type LineData =
  | { kind: 'water'; foodKind: UnstatedKind | null }
  | { kind: 'nutri-score'; grade: NutriScoreGrade; nutriScore: number; assumed: readonly NutrimentName[]; foodKind: UnstatedKind | null }
  /** `missing`: why no Nutri-Score can be worked out; `null` where one can, within a range. */
  | { kind: 'neutral start'; missing: Extract<NutriScoreResult, { computable: false }>['reason'] | null; foodKind: UnstatedKind | null }
  | { kind: 'nutriment'; nutriment: FallbackNutriment; limit: number; amount: Amount }
  | { kind: 'printed nutri-score'; grade: NutriScoreGrade }
  | { kind: 'nutri-score range'; best: NutriScoreGrade; worst: NutriScoreGrade }
  | { kind: 'processing'; nova: Extract<NovaGroup, 3 | 4> }
  | { kind: 'additive'; code: string; name: string; risk: AdditiveRisk }
  | { kind: 'organic' }
  | { kind: 'additives limit' | 'processing and additives limit'; limit: number }
  | {
      kind: 'preference';
      name: string;
      /** −5…5. */
      value: number;
      match: MatchReason;
      /** The rule that the match is judged by. */
      matchSource: string | null;
      /** Why the profile asks for it. */
      reason: PreferenceReason | null;
      source: string | null;
    }
  | { kind: 'energy density limit'; kcal: number; limit: number }
  | { kind: 'goals limit'; limit: number; isSweet: boolean }
  /** `about`: id of the restriction, as alerts name it; `restriction` as it stands in a sentence: "gluten-free", "Mediterranean". */
  | { kind: 'conflict cap' | 'unknown cap'; about: string; restriction: string; limit: number }
  | { kind: 'potassium cap'; food: string | null; limit: number }
  | { kind: 'avoided cap' | 'alcohol cap' | 'high additive cap'; limit: number }
  | { kind: 'end of scale' };

/** A line with its words, as the API publishes it and scans of earlier editions stored it. */
export type Contribution = Omit<LedgerLine, 'data'> & { label: string; reason: string; source: string | null };
/** A line of a stored scan: data, or the words that an earlier edition stored. */
export type StoredLine = LedgerLine | Contribution;

export type AlertLevel = 'conflict' | 'traces' | 'unknown' | 'warning' | 'note';
/** Shown before the score, in the order of the levels. `about` is a restriction ("gluten-free") or "alcohol". */
export type LedgerAlert = {
  level: AlertLevel;
  about: string;
  /**
   * The pack's own words that it rests on, to be marked in the printed list: start and end in `ingredientsText`; `null` where none stand
   * there.
   */
  span: readonly [start: number, end: number] | null;
  data: AlertData;
};

/** What an alert says. `restriction` as it stands in a sentence: "gluten-free"; `substance` likewise: "allergic to nuts". */
export type AlertData =
  | { kind: 'alcohol' }
  | { kind: 'advice'; cause: Extract<SuitabilityCause, { kind: 'advice' }> }
  | {
      kind: 'fits in moderation' | 'not typical' | 'does not fit' | 'not suitable' | 'not shown';
      restriction: string;
      /** What is left out: "nuts"; `null` where the restriction is no matter of one substance. */
      substance: string | null;
      cause: SuitabilityCause;
    }
  /** `property` is `null` where the pack's own words stand for it. */
  | {
      kind: 'contains';
      property: Property | null;
      words: string;
      inName: boolean;
      manner: Manner;
      substance: string;
      cause: SuitabilityCause;
    }
  /** `substance`: `null` where the restriction is no matter of one. */
  | { kind: 'traces'; words: string | null; manner: Manner; substance: string | null; restriction: string; cause: SuitabilityCause }
  | { kind: 'not understood'; words: string; cause: SuitabilityCause }
  | { kind: 'family'; named: string; words: string; cause: SuitabilityCause }
  | { kind: 'unknown items'; substance: string; items: readonly string[]; cause: SuitabilityCause };

/** An alert with its words, as the API publishes it. */
export type ScoreAlert = Omit<LedgerAlert, 'data'> & { message: string; why: string | null };

/** What the pack does not say and the score therefore left out. */
export type ScoreUnknown =
  | { kind: 'nutri-score'; missing: readonly NutrimentName[] }
  | { kind: 'assumed'; nutriment: NutrimentName }
  /** Counted as none; `gain`: points if the pack states the most. */
  | { kind: 'open'; input: 'fiber' | 'fruitVeg'; gain: number; grade: NutriScoreGrade }
  | { kind: 'category' }
  | { kind: 'processing' }
  | { kind: 'additive'; code: string }
  | { kind: 'substance' | 'nutrient'; name: string }
  | { kind: 'potassium'; food: string; milligrams: number };

export type FoodScore = {
  score: number;
  label: ScoreLabel;
  /** Add up to `score` exactly. Lines of 0 points are left out, the base never. */
  contributions: LedgerLine[];
  alerts: LedgerAlert[];
  unknowns: ScoreUnknown[];
  /** Matching preferences that add nothing because a stronger one speaks of the same fact; the API calls them `countedOnce`. */
  deduplicated: { name: string; under: string }[];
  base: 'nutriscore' | 'fallback';
  /** `none`: nothing is known that a number could rest on; screens then show no number. */
  basis: 'nutriscore' | 'fallback' | 'none';
  /** Held down by a cap of *unknown* alone: the word on screen is "Check the pack". */
  isHeldBack: boolean;
  /** What the score becomes once the pack is looked at, where `isHeldBack`: everything open settled for the person, or against them. */
  outcomes: { fits: number; breaks: number } | null;
  nutriScore: NutriScoreResult;
  /** Diets of the profile that the food answers yes to. */
  fits: string[];
  /** The same as it stands in a sentence; `substance` is what is left out. */
  fitting: { restriction: string; substance: string | null }[];
};
