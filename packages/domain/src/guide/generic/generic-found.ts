import type { GenericFood } from './generic-foods.ts';

/** A food that a question names. `isPartOf`: a dish of it, of which more may be in there than in the food. */
export type NamedGeneric = { readonly food: GenericFood; readonly words: string; readonly isPartOf: boolean };

/** `run`: its words as they are compared; `head`: of a food that is made with another what it is itself. */
export type Found = NamedGeneric & { readonly run: string; readonly at: number; readonly length: number; readonly head?: string };
