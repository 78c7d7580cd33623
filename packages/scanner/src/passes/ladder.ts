import { BARCODE_FORMATS } from '../formats.ts';
import { optionsFor, type Pass } from './pass.ts';
import { asItIs, enlarged, onItsSide, squashed, turned } from './whole-picture.ts';

/** Every code the scanner knows, so that a code that is no product can be named as such. */
const FIRST_LOOK = asItIs('plain', optionsFor(BARCODE_FORMATS));

const UNSHARP = squashed('unsharp', { radius: 2, scaleX: 2, scaleY: 0.5, sharpen: { radius: 12, gain: 2 } });
const SMEARED = squashed('smeared', { radius: 6, scaleX: 4, scaleY: 0.5, sharpen: { radius: 10, gain: 6 } });
const FAINT = squashed('faint', { radius: 2, scaleX: 2, scaleY: 0.5 });

/**
 * What is tried on a photo, one after the other, until a product is believed. Measured on real pictures: each of them
 * finds codes that those before it do not. A new strategy gets its place by adding a line here.
 */
export const PHOTO_LADDER: readonly Pass[] = [
  FIRST_LOOK,
  enlarged(2),
  FAINT,
  UNSHARP,
  SMEARED,
  turned(10, 1.5),
  turned(-10, 1.5),
  turned(45, 1.5),
  turned(22, 1.5),
  turned(-22, 1.5),
  onItsSide(UNSHARP),
  onItsSide(SMEARED),
];

/** Tried on every camera frame. */
export const FRAME_FIRST = FIRST_LOOK;

/**
 * One of these a frame, in turn, when the frame shows nothing level: there will be another frame in a moment.
 * The engine covers quarter turns and about 20 degrees on either side, so 45 degrees closes the circle.
 */
export const FRAME_TURNS: readonly Pass[] = [turned(45, 1), turned(22, 1), FAINT, turned(-22, 1), UNSHARP];
