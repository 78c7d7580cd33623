import type { ReaderOptions } from 'zxing-wasm/reader';
import { Tally } from './accept.ts';
import { type Detection, type Engine, engineFormats } from './engine.ts';
import type { Bars } from './find-bars.ts';
import { BARCODE_FORMATS, type BarcodeFormat, isRetailFormat, RETAIL_FORMATS } from './formats.ts';
import { render, toPicture, type View, wholeView } from './geometry.ts';
import { blurDown, halve, type Luminance, sharpenAcross } from './luminance.ts';
import type { DecodeOutcome } from './outcome.ts';

/** One way to look at a picture. */
export type Pass = {
  name: string;
  /** The picture as this pass shows it to the engine, and the view that leads from there back to the picture. */
  prepare(image: Luminance): { image: Luminance; view: View };
  options: ReaderOptions;
};

/** Thorough and upright-or-quarter-turned, which the engine does by itself. */
const THOROUGH: ReaderOptions = { tryHarder: true, tryRotate: true, tryInvert: true, tryDownscale: true, maxNumberOfSymbols: 4 };

export function optionsFor(formats: readonly BarcodeFormat[], changes: ReaderOptions = {}): ReaderOptions {
  return { ...THOROUGH, formats: engineFormats(formats), ...changes };
}

export const RETAIL_OPTIONS = optionsFor(RETAIL_FORMATS);

/** Runs a pass; what it sees comes back in coordinates of the picture. */
export async function runPass(engine: Engine, pass: Pass, picture: Luminance): Promise<Detection[]> {
  const { image, view } = pass.prepare(picture);
  return (await engine.read(image, pass.options)).map((detection) => inPicture(view, detection));
}

function inPicture(view: View, detection: Detection): Detection {
  const [a, b, c, d] = detection.corners;
  return { ...detection, corners: [toPicture(view, a), toPicture(view, b), toPicture(view, c), toPicture(view, d)] };
}

/** Every code the scanner knows, so that a code that is no product can be named as such. */
export const INITIAL_PASS = asItIs('plain', optionsFor(BARCODE_FORMATS));

/** Retail codes that stand upright in a camera frame; turned ones are found by their bars. */
export const FRAME_PASS = asItIs('plain', optionsFor(RETAIL_FORMATS, { tryInvert: false, tryRotate: false }));

const OTHER_OPTIONS = optionsFor(BARCODE_FORMATS.filter((format) => !isRetailFormat(format)));
/** Pixels of a frame up to which other codes are looked for in all of it. */
const OTHER_PIXELS = 500_000;

/**
 * Codes of other kinds in a camera frame. They take the engine long, so a large frame is halved first, or only its middle is looked at:
 * a code is large, or it is held there.
 */
export function otherCodesPass(size: { width: number; height: number }, part: 'whole' | 'middle'): Pass {
  const { width, height } = size;
  if (width * height <= OTHER_PIXELS) return asItIs('other codes', OTHER_OPTIONS);
  if (part === 'middle') return { ...tile(width / 4, height / 4, width / 2, height / 2), name: 'other codes', options: OTHER_OPTIONS };
  return { name: 'other codes', prepare: (image) => ({ image: halve(image), view: wholeView(image, 0, 0.5) }), options: OTHER_OPTIONS };
}

/**
 * What is tried on a photo when neither the first look nor the places that look like bars have shown a product. Measured
 * on real pictures: each finds codes that nothing before it does. A new strategy gets its place by a line here, or, for
 * single places, by one in `BAR_WAYS`.
 */
export const PHOTO_PASSES: readonly Pass[] = [
  enlarged(2),
  sharpened({ name: 'unsharp', blurRadius: 2, scaleX: 2, scaleY: 0.5, radius: 12, gain: 2 }),
  sharpened({ name: 'smeared', blurRadius: 6, scaleX: 4, scaleY: 0.5, radius: 10, gain: 6 }),
];

/** The picture as it is. */
function asItIs(name: string, options: ReaderOptions): Pass {
  return { name, prepare: (image) => ({ image, view: wholeView(image, 0, 1) }), options };
}

/** Enlarged: thin bars that fall between pixels get edges at which the engine can measure. */
function enlarged(scale: number): Pass {
  return {
    name: `enlarged-${scale}`,
    prepare(image) {
      const view = wholeView(image, 0, scale);
      return { image: render(image, view), view };
    },
    options: RETAIL_OPTIONS,
  };
}

type Sharpening = { name: string; blurRadius: number; scaleX: number; scaleY: number; radius: number; gain: number };

/** Averaged along upright bars, stretched and sharpened across them: brings back what an unsharp lens has smeared. */
function sharpened({ name, blurRadius, scaleX, scaleY, radius, gain }: Sharpening): Pass {
  return {
    name,
    prepare(image) {
      const view = wholeView(image, 0, scaleX, scaleY);
      return { image: sharpenAcross(render(blurDown(image, blurRadius), view), radius, gain), view };
    },
    options: { ...RETAIL_OPTIONS, tryDownscale: false, tryRotate: false },
  };
}

/** `widthPx` is what the place is brought to across the bars, `verticalScale` the share of that scale along them. */
type BarStrategy = { name: string; widthPx: number; blurRadius: number; verticalScale: number; sharpen?: { radius: number; gain: number } };

const VERTICAL_SCALE = 0.6;

function strategy(widthPx: number, blurRadius: number, sharpen?: BarStrategy['sharpen']): BarStrategy {
  const name = `bars-${widthPx}`;
  return { name, widthPx, blurRadius, verticalScale: VERTICAL_SCALE, ...(sharpen && { sharpen }) };
}

/**
 * Ways to look at a place that may hold a code, by what they were found to read: the first most of all, the later ones what is faint or
 * smeared.
 */
export const BAR_STRATEGIES = [
  strategy(480, 0),
  strategy(760, 8, { radius: 6, gain: 1 }),
  strategy(900, 3, { radius: 10, gain: 2 }),
  strategy(400, 3, { radius: 10, gain: 2 }),
  strategy(600, 3),
  strategy(1200, 3, { radius: 8, gain: 6 }),
  strategy(300, 3, { radius: 16, gain: 3 }),
] as const satisfies readonly BarStrategy[];

const [SHARP, SMOOTH, UNSHARP] = BAR_STRATEGIES;

/** One of these a camera frame, in turn, on what looks like bars where the first look saw nothing: there is another frame in a moment. */
export const FRAME_STRATEGIES: readonly BarStrategy[] = [SHARP, SMOOTH, SHARP, UNSHARP];

/** Every way for every place, places found in a picture `factor` times smaller. */
export function* barPasses(found: readonly Bars[], factor: number): Generator<Pass> {
  const places = found.map((bars) => enlargedBy(bars, factor));
  for (const strategy of BAR_STRATEGIES) {
    for (const bars of places) yield barPass(bars, strategy);
  }
}

function enlargedBy({ center, angle, across, along }: Bars, factor: number): Bars {
  return { center: { x: center.x * factor, y: center.y * factor }, angle, across: across * factor, along: along * factor };
}

const OPTIONS = optionsFor(RETAIL_FORMATS, { tryRotate: false, tryDownscale: false });
const MAX_HEIGHT = 240;
/** Room for a code whose ends were too faint to be found, and for its quiet zones. */
const QUIET_ZONE_FACTOR = 1.35;

/** The place turned so that its bars stand upright. */
export function barPass(bars: Bars, strategy: BarStrategy, maxHeight = MAX_HEIGHT): Pass {
  const width = bars.across * QUIET_ZONE_FACTOR;
  const scaleX = strategy.widthPx / width;
  const scaleY = scaleX * strategy.verticalScale;
  const view: View = {
    center: bars.center,
    angle: bars.angle,
    scaleX,
    scaleY,
    width: strategy.widthPx,
    height: Math.max(12, Math.min(maxHeight, Math.round(bars.along * scaleY))),
  };
  return {
    name: strategy.name,
    prepare(image: Luminance) {
      const smooth = blurDown(render(image, view), strategy.blurRadius);
      return {
        image: strategy.sharpen === undefined ? smooth : sharpenAcross(smooth, strategy.sharpen.radius, strategy.sharpen.gain),
        view,
      };
    },
    options: OPTIONS,
  };
}

const TILE = { width: 1600, height: 1200 } as const;
/** A code that is cut in two by one tile is whole in the next. */
const OVERLAP = 400;

/** A large picture piece by piece at its full sharpness, for a small code in a large photo. */
export function tiles(size: { width: number; height: number }): Pass[] {
  return starts(size.height, TILE.height).flatMap((top) =>
    starts(size.width, TILE.width).map((left) => tile(left, top, Math.min(TILE.width, size.width), Math.min(TILE.height, size.height))),
  );
}

function starts(length: number, tileLength: number): number[] {
  const room = Math.max(0, length - tileLength);
  const steps = Math.ceil(room / (tileLength - OVERLAP));
  return Array.from({ length: steps + 1 }, (_, at) => (steps === 0 ? 0 : Math.round((room * at) / steps)));
}

function tile(left: number, top: number, width: number, height: number): Pass {
  const view: View = { center: { x: left + width / 2, y: top + height / 2 }, angle: 0, scaleX: 1, scaleY: 1, width, height };
  return {
    name: `tile-${left}-${top}`,
    prepare: (image: Luminance) => ({ image: render(image, view), view }),
    options: RETAIL_OPTIONS,
  };
}

/** Without pixels of our own, other settings of the engine are the second opinion. */
const SETTINGS: readonly (readonly [name: string, options: ReaderOptions])[] = [
  ['plain', optionsFor(BARCODE_FORMATS)],
  ['halved', { ...RETAIL_OPTIONS, downscaleThreshold: 100, downscaleFactor: 2, minLineCount: 3 }],
  ['strict', { ...RETAIL_OPTIONS, tryDownscale: false, tryDenoise: true, minLineCount: 4 }],
];

/** Reads a picture file through the engine alone. */
export async function readFileDirectly(engine: Engine, bytes: Uint8Array): Promise<DecodeOutcome> {
  const tally = new Tally();
  for (const [name, options] of SETTINGS) {
    tally.add(name, await engine.readFile(bytes, options));
    if (tally.candidates.size === 0 || tally.product() !== null) break;
  }
  return tally.outcome('nothing');
}
