import type { Doubt, NutriScoreGrade } from '../food/index.ts';
import type { BmiCategory } from '../health-profile/index.ts';
import type { GeneratedPreference } from '../preferences/index.ts';
import type { LedgerAlert, LedgerLine, StoredLine } from '../scoring/index.ts';
import type { Conversion } from './amounts/conversions.ts';
import type { AskedBlock } from './asked-blocks.ts';
import type {
  Amount,
  Basis,
  ContentLine,
  DaysLookedAt,
  EatenRow,
  FoodName,
  KindAdvice,
  KitchenBlock,
  MainFigure,
  OfferedReading,
  PartsOfList,
  ScannedFood,
  ScoredFood,
  Suggestion,
} from './block-parts.ts';
import type { ChildAmount, DeclarationBlock, OwnLimitBlock, PeopleBlock } from './block-people.ts';
import type { TurnBlock } from './block-turns.ts';
import type { AlternativeReason, AlternativesView, Criterion, DietAnswer, FoodOrder, ProfileView } from './facts.ts';
import type { OwnCondition, OwnSet } from './intents/own.ts';
import type { GeneralId } from './knowledge/general.data.ts';
import type { KindReason } from './knowledge/kind-advice.data.ts';
import type { TopicId } from './knowledge/topics.data.ts';
import type { MealBlock } from './plans/plan-block.ts';
import type { ShelfId } from './understand/shelves.data.ts';

export type * from './block-parts.ts';

export type VerdictSummary =
  | { kind: 'conflict' | 'unsettled' }
  | { kind: 'everyday' | 'normal amounts' | 'now and then' | 'rare'; grade: NutriScoreGrade | null };

type VerdictBlock =
  | { kind: 'verdict'; food: ScoredFood; summary: VerdictSummary }
  | { kind: 'alerts'; alerts: readonly LedgerAlert[] }
  | { kind: 'ledger'; lines: readonly LedgerLine[] }
  | { kind: 'figures'; per: Basis; figures: readonly { nutriment: MainFigure; amount: Amount }[] }
  /** What a serving, or 100 g or ml where no serving is known, takes of the day's energy in kcal. */
  | { kind: 'share of day'; serving: number | null; per: Basis; energy: number; percent: number; ofDaily: number; isOwnTarget: boolean }
  | { kind: 'fits'; diets: readonly string[] }
  | { kind: 'doubts'; doubts: readonly Doubt[] }
  | { kind: 'all lines'; barcode: string };

/** What is asked about a food that has to be chosen first. */
export type AskedBack = 'verdict' | 'swap' | 'why' | 'same';
type FoundBlock =
  /** No food is called so; candidates are asked back. */
  | { kind: 'perhaps meant'; mention: string }
  | { kind: 'several foods'; mention: string; foods: readonly (ScoredFood & { conflict: LedgerAlert | null })[] }
  /** Questions to send instead, one about each of the foods that may be meant. */
  | { kind: 'ask back'; as: AskedBack; foods: readonly FoodName[] }
  /** Without mentions it was not clear what is meant. */
  | { kind: 'not found'; mentions: readonly string[] }
  | { kind: 'scan it' }
  | { kind: 'first of several'; mention: string };

export type NutrientComparison =
  | { kind: 'not stated'; name: string; food: FoodName }
  | { kind: 'equal'; name: string; amount: Amount; per: Basis | null }
  | { kind: 'alike'; name: string; food: FoodName; other: FoodName; less: Amount; more: Amount; per: Basis | null }
  | { kind: 'less'; name: string; food: FoodName; other: FoodName; less: Amount; more: Amount; per: Basis | null };
export type ComparedFood = FoodName & {
  readonly score: number;
  readonly grade: NutriScoreGrade | null;
  readonly nova: number | null;
  readonly amounts: readonly (Amount | null)[];
};
type ComparisonBlock =
  | {
      kind: 'comparison';
      outcome: 'same product' | 'neither suits' | 'only one suits' | 'equal' | 'alike' | 'better';
      better: ScoredFood;
      worse: ScoredFood;
    }
  | { kind: 'compared nutrients'; nutrients: readonly NutrientComparison[] }
  | { kind: 'figures side by side'; per: Basis | null; nutriments: readonly MainFigure[]; foods: readonly [ComparedFood, ComparedFood] }
  | { kind: 'score differences'; differences: readonly (readonly { food: FoodName; line: LedgerLine }[])[] }
  | { kind: 'alerts by food'; alerts: readonly { food: FoodName; alert: LedgerAlert }[] }
  | { kind: 'neither for every day' | 'different bases' }
  /** Additives, and sweeteners among them, that only one of two has. */
  | { kind: 'additives apart'; foods: readonly { food: FoodName; codes: readonly string[] }[] }
  /** The Nutri-Scores of two foods, of which `one` was asked about as having the worse or the better. */
  | {
      kind: 'grades';
      one: FoodName & { readonly grade: NutriScoreGrade };
      other: FoodName & { readonly grade: NutriScoreGrade };
      outcome: 'so' | 'other way round' | 'same';
    }
  /** Three foods or more, the one to take first: by an amount, or by score where `name` is `null`. Of `best` nothing is known that speaks against them. */
  | {
      kind: 'options';
      name: string | null;
      side: 'most' | 'least';
      best: readonly (ScoredFood & { amount: Amount | null; per: Basis })[];
      isPoor: boolean;
      foods: readonly (ScoredFood & { amount: Amount | null; per: Basis; conflict: LedgerAlert | null })[];
    }
  /** By score where `name` is `null`. */
  | {
      kind: 'ranked foods';
      name: string | null;
      side: 'most' | 'least';
      foods: readonly (ScoredFood & { amount: Amount | null; per: Basis; conflict: LedgerAlert | null })[];
    }
  | { kind: 'not stated for'; foods: readonly FoodName[] };

type PackBlock =
  | { kind: 'contents'; lines: readonly ContentLine[] }
  | { kind: 'suitability'; food: FoodName; answers: readonly DietAnswer[]; isHeld: boolean }
  | { kind: 'traces unnamed'; food: FoodName }
  | { kind: 'recipes change' | 'piece not weighed' | 'no ingredient list' | 'no additives recorded' }
  | { kind: 'ingredients'; food: FoodName; list: string | null }
  | { kind: 'declared allergens' | 'declared traces'; tags: readonly string[] }
  | { kind: 'additives'; codes: readonly string[] }
  /** Of sugar in a portion: in cubes, which people can picture. */
  | { kind: 'sugar in cubes'; cubes: number }
  /** g or ml of a food that hold an amount of something. */
  | { kind: 'amount needed'; food: FoodName; needed: number; name: string; amount: Amount; stated: Amount; per: Basis };

type ExplainBlock =
  | MealBlock
  | AskedBlock
  | { kind: 'topic'; topic: TopicId }
  /** A general question of nutrition. */
  /** `without`: places in its text that propose what those whom it is for leave out. */
  | { kind: 'general'; id: GeneralId; without?: PartsOfList }
  | ChildAmount
  | OwnLimitBlock
  /** What somebody has to keep to, before what holds in general; `names` as they chose or typed it. */
  | { kind: 'own limits first'; names: readonly string[] }
  | { kind: 'additive in scans'; foods: readonly FoodName[] }
  /** Of the named goals and conditions. */
  | { kind: 'guidance'; about: readonly string[]; more: readonly GeneratedPreference[]; less: readonly GeneratedPreference[] }
  | { kind: 'guidance to avoid'; about: readonly string[]; less: readonly GeneratedPreference[] }
  /** What holds of kinds of food for those who asked, before anything about products. `isKnown`: a product of that name is. */
  | { kind: 'kind advice'; lines: readonly KindAdvice[]; isKnown: boolean }
  /** Of the foods that a text of ours names: what has to be left out here, by what it holds and the diets that leave it out. */
  | { kind: 'leave out'; held: readonly string[]; diets: readonly string[]; reasons: readonly KindReason[] }
  | { kind: 'see a doctor' | 'nothing forbidden' }
  | {
      kind: 'score lines';
      food: ScoredFood;
      about: 'asked' | 'gains' | 'losses' | 'no gains' | 'no losses';
      lines: readonly LedgerLine[];
    };

type MemberBlock =
  | { kind: 'profile'; profile: ProfileView | null }
  | { kind: 'preferences'; preferences: readonly { name: string; value: number }[] }
  | { kind: 'bmi'; weightKg: number; heightCm: number; value: number; category: BmiCategory }
  | { kind: 'bmi unknown' }
  /** Grams or kcal a day; `byWeight`: grams of protein for so many kg. */
  | {
      kind: 'daily need';
      name: string;
      unit: 'kcal' | 'g';
      own: number | null;
      reference: number | null;
      byWeight: { weightKg: number; grams: number } | null;
    }
  | { kind: 'no daily figure' | 'needs differ' };

/** How many there are, and some of them by name. */
export type CountedFoods = { readonly count: number; readonly foods: readonly FoodName[] };
/** A line of the ledger over several scans: the points of all together. */
export type ScoreMover = { readonly line: StoredLine; readonly points: number; readonly foods: number };
type ScansBlock =
  | { kind: 'nothing eaten' | 'only noted' }
  /** What a day holds, where nothing was noted. */
  | { kind: 'day holds'; amounts: readonly { readonly name: string; readonly amount: Amount }[] }
  | { kind: 'eaten'; foods: readonly ScannedFood[]; count: number }
  | { kind: 'eaten amounts'; rows: readonly EatenRow[] }
  | { kind: 'amount not counted'; name: string }
  | { kind: 'no scans'; for: 'week' | 'amount' }
  | { kind: 'none of own'; set: OwnSet }
  | ({ kind: 'days looked at' } & DaysLookedAt)
  | { kind: 'latest scans'; set: OwnSet; count: number; scans: readonly ScannedFood[] }
  | { kind: 'all in history' }
  /** Entries of the shopping list that no product belongs to, as they were typed. */
  | { kind: 'list names'; names: readonly string[] }
  /** By score where `name` is `null`. */
  | {
      kind: 'best or worst scans';
      set: OwnSet;
      name: string | null;
      side: 'best' | 'worst';
      inWeek: boolean;
      scans: readonly (ScannedFood & { amount: Amount | null; per: Basis })[];
    }
  /** Which of one's foods have a property, or have it not: every one is in one of four groups, and each is counted. */
  | ({
      kind: 'own foods';
      set: OwnSet;
      products: number;
      wanted: number;
      scans: readonly ScannedFood[];
      may: CountedFoods;
      opposite: CountedFoods;
      unknown: CountedFoods;
      /** What has to hold as well, with those that meet what stands before and not this. */
      also: readonly (OwnCondition & { others: CountedFoods })[];
    } & OwnCondition)
  | { kind: 'week'; inWeek: boolean; products: number; mean: number }
  | { kind: 'best and lowest'; best: ScannedFood; lowest: ScannedFood }
  | { kind: 'scans against restrictions'; scans: number; foods: readonly FoodName[] }
  | { kind: 'habits'; scans: number; habits: readonly { name: string; scans: number; foods: readonly FoodName[] }[] }
  | { kind: 'score movers'; side: 'gains' | 'losses'; movers: readonly ScoreMover[] }
  /** `from` scores `currentScore` at present, which may differ from its score when it was scanned. */
  | { kind: 'swap'; from: FoodName; currentScore: number; to: ScoredFood; because: AlternativeReason }
  | { kind: 'only scans' }
  | { kind: 'intake unknown' }
  | { kind: 'scans by level'; name: string; inWeek: boolean; scans: number; high: number; low: number; unknown: number }
  | { kind: 'high scans'; foods: readonly FoodName[] };

type SuggestionBlock =
  | { kind: 'no recipes' }
  /** Asked of foods, and known of none. */
  | { kind: 'not stated'; words: readonly string[] }
  /** `isNear`: nothing satisfies the criteria, these are closest. `metDiets`: diets that each food is known to fit. */
  | {
      kind: 'ideas';
      shelves: readonly ShelfId[];
      called: readonly string[];
      criteria: readonly Criterion[];
      isNear: boolean;
      /** What was asked and none of them is, since nothing is all of it. */
      missed: readonly Criterion[];
      order: FoodOrder | null;
      metDiets: readonly string[];
      foods: readonly Suggestion[];
    }
  | { kind: 'ideas from scans'; foods: readonly Suggestion[] }
  | { kind: 'no ideas'; shelves: readonly ShelfId[]; called: readonly string[]; criteria: readonly Criterion[] }
  /** By which limits foods were chosen: those of nutrition claims, and those of the score. */
  | { kind: 'limits used'; claims: readonly Claim[]; others: readonly Extract<Criterion, { kind: 'amount' }>[] }
  | {
      kind: 'alternatives';
      food: ScoredFood;
      isGood: AlternativesView['isGood'];
      criteria: readonly Criterion[];
      metDiets: readonly string[];
      foods: readonly (ScoredFood & {
        because: AlternativeReason;
        per: Basis;
        compared: readonly { name: string; amount: Amount; other: Amount }[];
      })[];
    }
  | { kind: 'no alternatives'; food: ScoredFood; criteria: readonly Criterion[]; hasOthers: boolean }
  | { kind: 'scan the shelf' }
  | { kind: 'compare them'; one: FoodName; other: FoodName };
/** A nutrition claim with conditions of use in the annex of Regulation (EC) 1924/2006. */
export type Claim = 'high Protein' | 'high Fiber' | 'high Omega-3' | 'low Sugar' | 'low Sodium' | 'low Fat' | 'low Saturated Fat';

export type Meal = 'breakfast' | 'lunch' | 'dinner' | 'snack';
export type DayTotal = {
  readonly target: keyof ProfileView['targets'];
  readonly value: number;
  readonly goal: number;
  readonly isOwn: boolean;
  /** Whole percent of the goal. */
  readonly percent: number;
};
type DayBlock =
  | { kind: 'no day'; metDiets: readonly string[] }
  | { kind: 'day'; metDiets: readonly string[]; isOfSeveral: boolean }
  | {
      kind: 'meals';
      meals: readonly {
        meal: Meal;
        foods: readonly (ScoredFood & { grams: number; servings: number; energy: Amount | null; per: Basis })[];
      }[];
    }
  | { kind: 'meals without food'; meals: readonly Meal[] }
  /** `salt`: grams, where salt was asked for. */
  | { kind: 'day totals'; totals: readonly DayTotal[]; salt: number | null }
  /** Totals that stay well below their goal; with none the rest is room for what the catalogue does not hold. */
  | { kind: 'room in the day'; short: readonly DayTotal[] }
  /** `assumed`: grams of a serving where a pack states none, `dense` for foods above so many kcal per 100 g. */
  | { kind: 'amounts of the day'; assumed: { plain: number; dense: number; above: number } | null };

type OtherBlock =
  | ({ kind: 'conversion' } & Conversion)
  | KitchenBlock
  | { kind: 'greeting' | 'thanks' | 'bye' | 'about' | 'capabilities' | 'score changes' | 'changes nothing' }
  /** `mention`: words that named no food of the catalogue. */
  | { kind: 'unknown'; mention: string | null }
  | { kind: 'not sure'; readings: readonly OfferedReading[] };

/** Blocks on foods. */
export type FoodBlock = VerdictBlock | FoundBlock | ComparisonBlock | PackBlock | SuggestionBlock;
/** Blocks on the member: their data, their scans, a day for them. */
export type OwnBlock = MemberBlock | ScansBlock | DayBlock;
/** One thing that an answer says: what is the case, with its values; the words are a layer of their own (docs/decisions/006). */
export type Block = FoodBlock | OwnBlock | ExplainBlock | DeclarationBlock | PeopleBlock | TurnBlock | OtherBlock;
