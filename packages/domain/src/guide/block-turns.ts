import type { Amount, Basis, FoodName, KindAdvice } from './block-parts.ts';

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
  | { readonly kind: 'because' | 'chosen' | 'closing' | 'smells' }
  /** What was asked behind an answer on a food: its first line, and what that rests on. `line`: `null` where it stands below. */
  | { readonly kind: 'turned'; readonly as: TurnedAs; readonly food: string; readonly line: KindAdvice | null }
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

/** How advice on a food turns by how it is made, from when on it may be eaten, why, and whether it was understood rightly. */
export const TURNED = [
  'heated_safe',
  'heated_same',
  'frozen_germs',
  'frozen_same',
  'pasteurised_safe',
  'pasteurised_same',
  'ground_safe',
  'ground_same',
  'when_now',
  'when_year_1',
  'when_year_5',
  'when_year_16',
  'when_year_18',
  'when_birth',
  'when_weaned',
  'when_never',
  'why',
  'why_listeria',
  'why_toxoplasma',
  'why_salmonella',
  'why_botulism',
  'why_vitamin_a',
  'why_mercury',
  'why_alcohol',
  'why_choking',
  'why_kidneys',
  'why_gluten',
  'why_lactose',
  'right_no',
  'right_fine',
  'wrong_no',
  'wrong_fine',
  'partly',
] as const;
export type TurnedAs = (typeof TURNED)[number];

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
