import type { NutriScoreGrade } from '../food/index.ts';
import type { Verdict } from '../scoring/index.ts';
import type { GenericFact } from './generic/generic-fact.ts';
import type { KitchenFact } from './kitchen/kitchen-facts.ts';
import type { AdviceLevel, KindReason } from './knowledge/kind-advice.data.ts';

/** A food as an answer names it: written by strangers, so data and never markup. */
export type FoodName = { readonly barcode: string; readonly name: string; readonly brand: string | null };
export type ScoredFood = FoodName & { readonly score: number; readonly label: Verdict };
/** What figures are per. */
export type Basis = '100 g' | '100 ml';
/** A stated amount in the unit in which it is shown; `% vol` is percent by volume. */
export type Amount = { readonly value: number; readonly unit: 'kcal' | 'g' | 'mg' | 'µg' | '% vol' };
/** The figures that people ask for first. */
export type MainFigure = 'energyKcal' | 'sugars' | 'saturatedFat' | 'salt' | 'fiber' | 'proteins';
/** An amount of what a preference's canonical name ("Sodium") means. */
export type NamedAmount = { readonly name: string; readonly amount: Amount };
/** A food that is proposed; `perEnergy`: per 100 kcal, of what such foods stand in order by. */
export type Suggestion = ScoredFood & {
  readonly grade: NutriScoreGrade | null;
  readonly per: Basis;
  readonly amounts: readonly NamedAmount[];
  readonly perEnergy?: number | null;
};
/** By the limits that preferences are judged by; `null`: they do not say. */
export type Level = 'high' | 'low' | 'between' | null;
/** Of a kind of food: how much of it suits, why, and what it usually holds that is left out. `food`: as it was typed. */
export type KindAdvice = {
  readonly food: string;
  readonly level: AdviceLevel;
  readonly reasons: readonly KindReason[];
  readonly held: readonly string[];
  /** Which of the diets that bind leave that out. */
  readonly diets: readonly string[];
  /** It is itself what somebody leaves out. */
  readonly isLeftOut: boolean;
};
/** The days, first and last, that an answer on one's own foods looks at; `named` where a single day has a word of its own. */
export type Days = { readonly from: string; readonly to: string; readonly named: 'today' | 'yesterday' | null };
/** Whether those days hold any. */
export type DaysLookedAt = Days & { readonly isEmpty: boolean };
export type ScannedFood = FoodName & { readonly score: number; readonly day: string };

export type ContentLine =
  | { kind: 'not stated' | 'unknown' | 'shown' | 'not named'; food: FoodName; name: string }
  | { kind: 'amount' | 'contains amount'; food: FoodName; name: string; amount: Amount; per: Basis; level: Level }
  | { kind: 'portion'; food: FoodName; name: string; portion: number; inPortion: Amount; amount: Amount; per: Basis; level: Level }
  | { kind: 'additive listed' | 'additive not listed' | 'additive unknown'; food: FoodName; code: string };
/** One amount of what was noted as eaten, beside what a day holds of it; `unstated`: entries whose pack does not say. */
export type EatenRow = {
  readonly name: string;
  readonly eaten: Amount;
  readonly goal: Amount;
  readonly left: Amount;
  readonly isOver: boolean;
  readonly isToReach: boolean;
  readonly unstated: number;
};

/** A reading that is offered where a question has several: of a food, of the one who asks, or that something was stated. */
export type OfferedReading =
  | { readonly of: 'food'; readonly as: 'verdict' | 'swap' | 'why' | 'contents'; readonly food: FoodName }
  | { readonly of: 'self'; readonly as: 'find' | 'scans' | 'day' | 'week' | 'left' | 'plan' | 'less' | 'profile' | 'score' }
  | { readonly of: 'statement' };

/** What is known of a food by its name alone, and in the kitchen. */
export type KitchenBlock =
  | { readonly kind: 'kitchen'; readonly fact: KitchenFact }
  | { readonly kind: 'generic food'; readonly fact: GenericFact };

/** Parts of a text of ours that begins with a list of foods: its items and its sentences by their places, and what follows the list in its sentence. */
export type PartsOfList = { readonly items: readonly number[]; readonly ending: boolean; readonly sentences: readonly number[] };
