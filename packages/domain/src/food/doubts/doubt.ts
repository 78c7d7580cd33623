import type { NutrimentName } from '../food-facts.ts';

export type Doubt = {
  /** Stable name of the check. */
  id: string;
  /** The figures in question. */
  nutriments: NutrimentName[];
  /** What looks wrong, one sentence. */
  message: string;
  /** The one thing that would settle it. */
  fix: string;
};

export function doubt(id: string, nutriments: readonly NutrimentName[], message: string, fix: string): Doubt {
  return { id, nutriments: [...nutriments], message, fix };
}
