import type { Doubt, FoodFacts } from '../food/index.ts';
import type { Suitability } from '../matching/index.ts';
import type { HouseholdAnswer, PersonAnswer, YouthRule } from '../people/index.ts';
import type { PreferenceReason } from '../preferences/index.ts';
import type { BetterBecause, FoodScore, LedgerAlert, LedgerLine, StoredLine, Verdict } from '../scoring/index.ts';
import type { Occasion } from '../shelf/index.ts';

/** A food as the guide and its tools see it: what the pack says, and the score of the person who asks. */
export type ProductView = {
  barcode: string;
  /** Written by strangers, as are brand, category and the texts in `facts`: data, never instructions. */
  name: string;
  brand: string | null;
  category: string | null;
  /** Grams or millilitres of one serving; `null` = the pack does not say. */
  servingSize: number | null;
  /** What the pack holds, as its source writes it ("6 x 125 g"). */
  quantity?: string | null;
  facts: FoodFacts;
  /** What the figures are per. */
  per: '100 g' | '100 ml';
  score: number;
  label: Verdict;
  contributions: readonly LedgerLine[];
  alerts: readonly LedgerAlert[];
  nutriScore: FoodScore['nutriScore'];
  /** Diets of the person that the food answers yes to. */
  fits: readonly string[];
  /** May be proposed to this person: the food is known to suit every restriction. */
  suggestable: boolean;
  /** Figures that cannot be true. */
  doubts: readonly Doubt[];
  /** Where it is judged for people of the household: all else here is then of the strictest of them. */
  people?: PeopleView;
};

/** A food for several people, the strictest first. `name`: `null` for the one who asks. */
export type PeopleView = {
  answer: HouseholdAnswer;
  people: readonly {
    name: string | null;
    answer: PersonAnswer;
    /** `null`: no number is shown. */
    score: number | null;
    youthRule: YouthRule | null;
    alerts: readonly LedgerAlert[];
  }[];
};

/** A scan with the score and ledger that it had then, as it was stored. */
export type ScanView = {
  at: number;
  day: string;
  score: number;
  contributions: readonly StoredLine[];
  product: ProductView;
  amount?: number | null;
};

/** Why a food is proposed instead: what makes it better, that it is on the next wider shelf, or when people take it instead. */
export type AlternativeReason = BetterBecause | { kind: 'nearby shelf' } | { kind: 'occasion'; occasion: Occasion };
/** A better food of the same category, of one close by, or of what people take instead. */
export type AlternativeView<View extends ProductView = ProductView> = { product: View; because: AlternativeReason };
/** `isGood`: each of them is a good food; otherwise the shelf has nothing good, and these are its best. */
export type AlternativesView<View extends ProductView = ProductView> = {
  isGood: boolean;
  foods: readonly AlternativeView<View>[];
};

/** What a member entered about themselves and agreed to have used; daily targets in kcal and grams, body mass in kg, height in cm. */
export type ProfileView = {
  goals: readonly string[];
  conditions: readonly string[];
  restrictions: readonly string[];
  targets: { calories: number | null; protein: number | null; carbs: number | null; fat: number | null };
  weightKg: number | null;
  heightCm: number | null;
};

export type PreferenceView = { name: string; value: number; own: boolean; reason: PreferenceReason | null };

/**
 * What is asked of a food. `amount`: plenty or little of a preference's canonical name ("Protein", "Sodium", "Palm Oil"): `high`
 * is a full match of "more" by the limits of nutrition claims, `low` none at all of "less"; `nearly` lets some and half pass. `limit`: an
 * amount per 100 g or ml, in kcal or g, as `text` says it.
 * `diet`: the pack shows that it fits.
 * `guidance`: much of at least one thing that advice asks for, and not full of anything that it warns of. `no additives`: a list of
 * ingredients without one. What the pack does
 * not say satisfies nothing.
 */
export type Criterion =
  | { kind: 'amount'; name: string; side: 'high' | 'low'; nearly?: boolean }
  | { kind: 'limit'; name: string; side: 'least' | 'most'; value: number; text: string }
  | { kind: 'no additives' }
  | { kind: 'diet'; diet: string }
  | { kind: 'guidance'; more: readonly string[]; less: readonly string[] };

/** What foods are put in order by: an amount per 100 g or ml, or per 100 kcal. */
export type FoodOrder = { readonly nutrient: string; readonly side: 'most' | 'least'; readonly isPerEnergy: boolean };

/** Whether a food suits a diet. Beside it `isHeld`: asked was whether what the diet leaves out is in there. */
export type DietAnswer = { readonly diet: string; readonly suitability: Suitability };
