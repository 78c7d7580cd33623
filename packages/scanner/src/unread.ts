import type { Bars } from './find-bars.ts';
import { type Luminance, meanLevel } from './luminance.ts';
import type { Unread } from './outcome.ts';

/** Mean gray level below which a lamp helps more than anything else. */
const DARK = 36;
/** Pixels across and along the bars from which a place may be a code; the edge of a table is narrower. */
const LEAST_CODE = { across: 70, along: 16 };

/** Why nothing was read in a picture in which these bars were found. */
export function unread(picture: Luminance, found: readonly Bars[]): Unread {
  if (meanLevel(picture) < DARK) return 'dark';
  return found.some(({ across, along }) => across >= LEAST_CODE.across && along >= LEAST_CODE.along) ? 'bars' : 'nothing';
}
