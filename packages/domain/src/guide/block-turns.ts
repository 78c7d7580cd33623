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
  | { readonly kind: 'because' | 'chosen' };
