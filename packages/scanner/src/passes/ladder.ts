import { BARCODE_FORMATS } from '../formats.ts';
import { BAR_WAYS, type BarWay } from './bar-passes.ts';
import { optionsFor, type Pass } from './pass.ts';
import { asItIs, enlarged, sharpened } from './whole-picture.ts';

/** Every code the scanner knows, so that a code that is no product can be named as such. */
export const FIRST_LOOK = asItIs('plain', optionsFor(BARCODE_FORMATS));

/**
 * What is tried on a photo when neither the first look nor the places that look like bars have shown a product. Measured
 * on real pictures: each finds codes that nothing before it does. A new strategy gets its place by a line here, or, for
 * single places, by one in `BAR_WAYS`.
 */
export const PHOTO_LADDER: readonly Pass[] = [
  enlarged(2),
  sharpened({ name: 'unsharp', blurRadius: 2, scaleX: 2, scaleY: 0.5, radius: 12, gain: 2 }),
  sharpened({ name: 'smeared', blurRadius: 6, scaleX: 4, scaleY: 0.5, radius: 10, gain: 6 }),
];

const [SHARP, SMOOTH, UNSHARP] = BAR_WAYS;

/** One of these a camera frame, in turn, on what looks like bars where the first look saw nothing: there is another frame in a moment. */
export const FRAME_WAYS: readonly BarWay[] = [SHARP, SMOOTH, SHARP, UNSHARP];
