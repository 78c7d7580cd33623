import type { Meaning } from './vocabulary.ts';

/** A run of words of an item and what it means; `null`: not known. */
export type Segment = {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning | null;
  readonly isForeign: boolean;
  readonly isComposedWord?: boolean;
  /** A word of it is one slip away from the name. */
  readonly isMisread?: boolean;
};
