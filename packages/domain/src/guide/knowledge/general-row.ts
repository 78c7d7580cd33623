import type { Publication } from './publications.data.ts';

/** One general question and what its answer rests on; the answer is our own text in `packages/messages` (area `general`). */
export type GeneralRow = {
  /** Ways of asking: groups of terms that all have to stand in the question, with `|` between those that do as well. */
  readonly asks: readonly string[];
  readonly publications: readonly Publication[];
  /** The day on which the text was last looked over. */
  readonly reviewed: string;
  /** Whether its figures were found again that day, in the publication or in a text that quotes it; otherwise they are from knowledge of it. */
  readonly isChecked: boolean;
  /** Set where the text says what holds in pregnancy. */
  readonly isForPregnancyToo?: true;
};
