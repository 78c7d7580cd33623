import type { Diet } from '../../diets/index.ts';
import type { Certainty, Figure, GenericFood } from './generic-foods.ts';
import type { HeldWord, Part } from './held.data.ts';

type FigureValue = { readonly figure: Figure; readonly value: number };
type OfOne = { readonly food: GenericFood; readonly words: string };

/** What is known of a food by its name alone. `words`: as they were typed, folded. `certainty`: `null` where nothing of it is in there. */
export type GenericFact =
  | ({ readonly asked: 'what' } & OfOne)
  | ({ readonly asked: 'held'; readonly held: HeldWord; readonly part: Part | null; readonly certainty: Certainty | null } & OfOne)
  | ({ readonly asked: 'diet'; readonly diet: Diet; readonly held: readonly HeldWord[]; readonly certainty: Certainty | null } & OfOne)
  /** Of what those whom it is for leave out. `related`: none of it, but what they often react to as well (`RELATED_TO`). */
  | ({
      readonly asked: 'suits';
      readonly related?: readonly HeldWord[];
      readonly diets: readonly string[];
      readonly held: readonly HeldWord[];
      readonly certainty: Certainty | null;
    } & OfOne)
  /** `grams`: asked for; `usual`: of a usual portion, where no amount was. */
  | ({
      readonly asked: 'amount';
      readonly figure: Figure;
      readonly per: '100 g' | '100 ml';
      readonly per100: number | null;
      readonly grams: number | null;
      readonly usual: number | null;
    } & OfOne)
  | ({
      readonly asked: 'figures';
      readonly per: '100 g' | '100 ml';
      readonly figures: readonly { readonly figure: Figure; readonly value: number }[];
    } & OfOne)
  | {
      readonly asked: 'compare';
      readonly foods: readonly [OfOne, OfOne];
      readonly per: '100 g' | '100 ml';
      readonly rows: readonly { readonly figure: Figure; readonly values: readonly [number, number] }[];
    }
  /** Whether it is for every day, by what its usual figures are high in, the weightiest first. `grams`: of how much. */
  | ({ readonly asked: 'judged'; readonly per: '100 g' | '100 ml'; readonly grams: number; readonly high: readonly FigureValue[] } & OfOne)
  /** Figures of a usual portion. */
  | ({
      readonly asked: 'portion';
      readonly per: '100 g' | '100 ml';
      readonly grams: number;
      readonly figures: readonly FigureValue[];
    } & OfOne)
  /** Which of two is the milder choice; `null` where they hardly differ. */
  | { readonly asked: 'milder'; readonly foods: readonly [OfOne, OfOne]; readonly milder: 0 | 1 | null }
  /** Nothing of what is left out is usually in there, which a kind of food never shows for sure. */
  | ({ readonly asked: 'usually without'; readonly diets: readonly string[]; readonly held: readonly HeldWord[] } & OfOne)
  /** That the catalogue has not this very product. */
  | ({ readonly asked: 'of its kind' } & OfOne);
