import type { FoodName } from '../block-parts.ts';
import type { Figure } from '../generic/generic-foods.ts';
import type { FoodState } from './measures.data.ts';

type Per = '100 g' | '100 ml';
/** A food that was reckoned with. `label`: its amount and name as they were typed; `isWeighed`: stated in g or ml; `each`: g or ml of one; `food`: the pack whose figures they are. */
export type ReckonedRow = {
  readonly label: string | null;
  readonly words: string;
  readonly food: FoodName | null;
  readonly grams: number;
  readonly isWeighed: boolean;
  readonly each: number | null;
  readonly per: Per;
  readonly per100: number;
  readonly value: number;
  readonly state: FoodState | null;
};
/** Of which amount of a day a share is. */
export type DayAmount = {
  readonly reference: number;
  readonly of: 'own target' | 'reference intake' | 'free sugars' | 'salt' | 'fiber' | 'caffeine' | 'caffeine in pregnancy';
};
/** What an amount is of a day. `says`: whether that is much. */
export type ShareOfDay = DayAmount & { readonly percent: number; readonly says: 'over' | 'much' | 'some' | 'little' };

export type ReckoningBlock =
  /** What amounts of foods hold of one figure. `lead`: what the first line answers; `otherwise`: weighed in the other state. */
  | {
      readonly kind: 'reckoned';
      readonly figure: Figure;
      readonly rows: readonly ReckonedRow[];
      readonly total: number;
      /** `per100` `null`: no table has the figure; else what one weighs is not known. */
      readonly unknown: readonly { readonly words: string; readonly per: Per; readonly per100: number | null }[];
      readonly share: ShareOfDay | null;
      readonly lead: 'amount' | 'share' | 'judged';
      readonly cubes: number | null;
      readonly otherwise: { readonly state: FoodState; readonly value: number } | null;
    }
  /** kcal that a day leaves. */
  | { readonly kind: 'reckoned left'; readonly budget: number; readonly isOwn: boolean; readonly total: number }
  /** How much of a food holds an amount of a figure. `isLimit`: the most of a day. */
  | {
      readonly kind: 'reckoned many';
      readonly words: string;
      readonly food: FoodName | null;
      readonly figure: Figure;
      readonly wanted: number;
      readonly isLimit: boolean;
      readonly count: number | null;
      readonly each: number | null;
      readonly grams: number;
      readonly per: Per;
      readonly per100: number;
    }
  /** An amount that is stated: what it is of a day, or whether it is much per 100 g. `sodium`: as which it was stated, in g. */
  | {
      readonly kind: 'amount stated';
      readonly figure: Figure;
      readonly value: number;
      readonly sodium: number | null;
      readonly level: 'high' | 'medium' | 'low' | null;
      readonly share: ShareOfDay | null;
    }
  /** What body weight asks for or allows in a day, in g, of caffeine and aspartame in mg; `cans`: of a drink with aspartame. */
  | {
      readonly kind: 'by body weight';
      readonly kg: number;
      readonly of:
        | 'protein'
        | 'protein in training'
        | 'protein in old age'
        | 'protein with weak kidneys'
        | 'caffeine'
        | 'caffeine of a child'
        | 'aspartame';
      readonly low: number;
      readonly high: number;
      readonly cans: number | null;
    };
