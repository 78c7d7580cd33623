import type { Quad } from './geometry.ts';

/** One piece of text that an engine found in a picture. */
export type TextBox = {
  text: string;
  /** How sure the engine is of its signs, 0 to 1. */
  score: number;
  quad: Quad;
  /** Where each sign of `text` stands, as a share of the piece's length; signs are taken to be equally wide where an engine cannot say. */
  positions?: readonly number[];
};
