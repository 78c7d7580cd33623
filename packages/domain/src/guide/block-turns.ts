import type { Amount, Basis, FoodName } from './block-parts.ts';

/** What answers a few words behind an answer. */
export type TurnBlock =
  /** Where the answer below comes from, asked for or doubted. `on`: what it rests on most; `nothing`: no answer was given there. */
  | { readonly kind: 'rests on'; readonly as: 'sure' | 'source'; readonly on: 'pack' | 'catalogue' | 'advice' | 'own' | 'nothing' }
  | { readonly kind: 'asked first'; readonly question: string }
  | { readonly kind: 'only so many'; readonly count: number }
  | { readonly kind: 'only a little'; readonly as: 'harms' | 'breaks' | 'open' | 'fine' }
  | {
      readonly kind: 'how often';
      readonly food: FoodName;
      readonly as: 'everyday' | 'normal' | 'seldom' | 'rare' | 'never' | 'open';
      /** How much of it holds the reference of a day, of what reaches it first. */
      readonly most: { readonly grams: number; readonly per: Basis; readonly name: string; readonly limit: Amount } | null;
    }
  | { readonly kind: 'because' | 'chosen' }
  | { readonly kind: 'first line'; readonly line: FirstLine }
  /** What was stated as eaten, in kcal, and what that leaves of `budget`; `unknown`: of these no figures are known. */
  | {
      readonly kind: 'stated eaten';
      readonly rows: readonly {
        readonly name: string;
        readonly count: number;
        readonly food: FoodName | null;
        readonly grams: number;
        readonly energy: number;
      }[];
      readonly unknown: readonly string[];
      readonly energy: number;
      readonly budget: number;
      readonly left: number;
    };

/** A line that answers the one thing which is asked, before whatever else is known of the food. */
export type FirstLine =
  | { readonly asks: 'nutri score'; readonly food: FoodName; readonly grade: string | null }
  /** Whether it makes fat: its energy per 100 g or ml. */
  | {
      readonly asks: 'fattening';
      readonly food: FoodName;
      readonly as: 'much' | 'some' | 'little';
      readonly energy: Amount;
      readonly per: Basis;
    }
  /** Whether it fits in the energy that is left, as was typed. `rest`: what remains then, or how much it is above. */
  | {
      readonly asks: 'fits left';
      readonly food: FoodName;
      readonly grams: number;
      readonly per: Basis;
      readonly energy: Amount;
      readonly left: Amount;
      readonly rest: Amount;
      readonly isWithin: boolean;
    }
  /** "It is just corn, is it not?" */
  | { readonly asks: 'not only'; readonly food: FoodName; readonly isOnly: boolean }
  | { readonly asks: 'additive for'; readonly code: string; readonly diet: string; readonly answer: 'yes' | 'no' | 'open' }
  /** Salt as sodium. */
  | { readonly asks: 'as sodium'; readonly sodium: Amount; readonly grams: number; readonly per: Basis };
