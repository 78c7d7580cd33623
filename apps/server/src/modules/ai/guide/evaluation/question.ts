import type { PersonaName } from './personas.data.ts';

/** A question that members ask, and what a right answer holds. */
export type Question = {
  readonly as: PersonaName;
  readonly ask: string;
  /** Asked before it in the same conversation. */
  readonly after?: readonly string[];
  /** Every one of these has to stand in the answer. */
  readonly has?: readonly (string | RegExp)[];
  /** None of these may. */
  readonly never?: readonly (string | RegExp)[];
  /** It has to propose at least so many foods. */
  readonly proposes?: number;
  /** It has to say that it does not know. */
  readonly unknown?: true;
};
