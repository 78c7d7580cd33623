import { type Candidate, productOf, Tally } from './accept.ts';
import type { Detection, Engine } from './engine.ts';
import { coherence, directionAcross, structureOf } from './find-bars.ts';
import { type BarcodeFormat, isRetailFormat, RETAIL_FORMATS } from './formats.ts';
import { distance, middle, render, type View } from './geometry.ts';
import { showsBars } from './grey/likeness-to-bars.ts';
import { blurDown, type Luminance } from './luminance.ts';
import { optionsFor, type Pass, runPass } from './passes.ts';

/** At most this many candidates are verified: a picture full of false reads must not cost seconds. */
const MAX_CANDIDATES = 6;

export type Examination = { tally: Tally; run(pass: Pass, picture?: Luminance, factor?: number): Promise<boolean> };

/**
 * Looks at one picture, pass after pass. Each product number that turns up is looked at again close up, with its bars
 * upright, in the sharpest picture there is. `run` answers whether a product is confirmed by now.
 */
export function examine(engine: Engine, sharpest: Luminance): Examination {
  const tally = new Tally();
  const verified = new Set<Candidate>();

  async function verifyCandidates(): Promise<void> {
    for (const candidate of tally.candidates.values()) {
      if (verified.has(candidate) || verified.size >= MAX_CANDIDATES) continue;
      verified.add(candidate);
      const seen: Detection[] = [];
      for (const settings of CLOSE_UPS) {
        const pass = closeUp(sharpest, candidate.detection, settings);
        const detections = pass === null ? [] : await runPass(engine, pass, sharpest);
        tally.add(settings.name, detections);
        seen.push(...detections);
      }
      candidate.isRefused = isRefused(sharpest, candidate, seen);
    }
  }

  return {
    tally,
    /** `picture` may be a reduced one, `factor` times smaller than the sharpest. */
    async run(pass, picture = sharpest, factor = 1) {
      const detections = await runPass(engine, pass, picture);
      tally.add(pass.name, factor === 1 ? detections : detections.map((detection) => enlargedBy(detection, factor)));
      await verifyCandidates();
      return tally.product() !== null;
    },
  };
}

function enlargedBy(detection: Detection, factor: number): Detection {
  const [a, b, c, d] = detection.corners.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
  return a && b && c && d ? { ...detection, corners: [a, b, c, d] } : detection;
}

/** Widths in modules, from first to last bar (GS1 General Specifications, 5.2; an ITF-14 with wide bars of 2.5). */
const MODULES: Readonly<Partial<Record<BarcodeFormat, number>>> = { 'EAN-13': 95, 'UPC-A': 95, 'EAN-8': 67, 'UPC-E': 51, ITF: 120 };

const CLOSE_UP_OPTIONS = optionsFor([...RETAIL_FORMATS, 'ITF'], { tryRotate: false, tryDownscale: false });

const MAX_HEIGHT = 160;
const QUIET_ZONE_MODULES = 12;
const MIN_COHERENCE = 0.4;

type CloseUpSettings = { name: string; pixelsPerModule: number; blurRadius: number; tiltDegrees: number };

/** Two looks that differ in scale and smoothing, so that one and the same accident does not fool both. */
const CLOSE_UPS: readonly CloseUpSettings[] = [
  { name: 'deskewed', pixelsPerModule: 3, blurRadius: 0, tiltDegrees: 0 },
  { name: 'deskewed-smooth', pixelsPerModule: 4.3, blurRadius: 3, tiltDegrees: 1 },
];

/**
 * A close-up of a detection with its bars upright: a true code is read again, a false read is not. `null` for codes
 * that need no second reading.
 */
function closeUp(picture: Luminance, detection: Detection, settings: CloseUpSettings): Pass | null {
  const modules = MODULES[detection.format];
  if (modules === undefined) return null;
  const view = closeUpView(picture, detection, modules, settings);
  return {
    name: settings.name,
    prepare(image) {
      const shown = render(image, view);
      return { image: settings.blurRadius === 0 ? shown : blurDown(shown, settings.blurRadius), view };
    },
    options: CLOSE_UP_OPTIONS,
  };
}

/** As wide as the longest code, also for a short one: a short code that is a part of a long one then shows as what it is. */
function closeUpView(picture: Luminance, detection: Detection, modules: number, settings: CloseUpSettings): View {
  const [topLeft, topRight, , bottomLeft] = detection.corners;
  const detectedAngle = directionOf(detection.corners);
  const angle = barAngle(picture, detection.corners) ?? detectedAngle;
  const span = Math.max(1, distance(topLeft, topRight) * Math.abs(Math.cos(angle - detectedAngle)));
  const scale = (modules * settings.pixelsPerModule) / span;
  const detectedHeight = distance(topLeft, bottomLeft) * scale;
  return {
    center: middle(detection.corners),
    angle: angle + (settings.tiltDegrees * Math.PI) / 180,
    scaleX: scale,
    scaleY: scale,
    width: Math.round((Math.max(95, modules) + 2 * QUIET_ZONE_MODULES) * settings.pixelsPerModule),
    height: Math.round(Math.min(MAX_HEIGHT, Math.max(detectedHeight, 0.2 * modules * settings.pixelsPerModule))),
  };
}

function isPartOfLonger(picture: Luminance, detection: Detection): boolean {
  const { format, corners } = detection;
  const modules = MODULES[format];
  if (modules === undefined || !isShort(format)) return false;
  return !standsAlone(picture, detection, modules, barAngle(picture, corners) ?? directionOf(corners));
}

/**
 * Whether what was read is not what the picture shows there: a short code that is a part of a longer one, or bars that are not those of the
 * number. Close-ups place a code best.
 */
function isRefused(picture: Luminance, { product, detection }: Candidate, closeUps: readonly Detection[]): boolean {
  const { format, gtin } = product;
  if (!isRetailFormat(format)) return false;
  const places = closeUps.filter((other) => other.format === format && productOf(other)?.gtin === gtin);
  if ([detection, ...places].some((place) => isPartOfLonger(picture, place))) return true;
  return ![...places, detection].some(({ corners }) => {
    return showsBars(picture, { corners, angle: barAngle(picture, corners) ?? directionOf(corners) }, { format, gtin });
  });
}

const directionOf = ([left, right]: Detection['corners']): number => Math.atan2(right.y - left.y, right.x - left.x);

const isShort = (format: BarcodeFormat): boolean => format === 'EAN-8' || format === 'UPC-E';

/** A line of the engine may cross the bars askew, and then reads another code than theirs; the bars themselves know better. */
function barAngle(picture: Luminance, corners: Detection['corners']): number | null {
  const [topLeft, topRight] = corners;
  const center = middle(corners);
  const reach = distance(topLeft, topRight) / 5;
  const structure = structureOf(picture, {
    left: center.x - reach,
    top: center.y - reach,
    right: center.x + reach,
    bottom: center.y + reach,
  });
  return coherence(structure) < MIN_COHERENCE ? null : directionAcross(structure);
}

const PIXELS_A_MODULE = 2;
/** Modules looked at beyond either end: a quiet zone, the gap before an add-on and some of its bars. */
const REACH = 34;
const ROWS = 7;
/**
 * Modules of paper at either end that a short code must have, less what a blurred last bar takes of them.
 * @source GS1 General Specifications, 5.2.3.4 (EAN-8 7 and 7, UPC-E 9 and 7) */
const QUIET = { from: 2, to: 6 };
/** How bright a quiet zone is at least in its mean and where it is darkest, from the darkest bars (0) to the brightest spaces (1) of the code. */
const MIN_BRIGHTNESS = { mean: 0.82, anywhere: 0.7 };
/** Where a bar begins and ends, in the same measure, over all of the reach. */
const BAR = { begins: 0.5, ends: 0.65 };
/**
 * Blurred bars run into each other, so near a code, from where its last bar ends, each that is so much darker than what it lies between
 * counts too. Farther away that is any pattern.
 */
const NEAR_BAR = { darker: 0.2, brightest: 0.6, from: 1, to: 16 };
/** Dark runs beside a code that are bars of the same symbol, and no print beside it. */
const BARS_BESIDE = 3;

/**
 * Whether a short code is no part of a longer one. A part of an EAN-13 between what covers the rest and the add-on can be read as one
 * with a valid check digit: a quiet zone is then darker than paper, and bars follow beyond one. Print beside a code or a shadow
 * alone is neither.
 */
function standsAlone(picture: Luminance, detection: Detection, modules: number, angle: number): boolean {
  const [left, right] = detection.corners;
  const scale = (modules * PIXELS_A_MODULE) / Math.max(1, distance(left, right));
  const width = (modules + 2 * REACH) * PIXELS_A_MODULE;
  const { data } = render(picture, { center: middle(detection.corners), angle, scaleX: scale, scaleY: scale, width, height: ROWS });
  const profile = Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let row = 0; row < ROWS; row += 1) sum += data[row * width + x] ?? 0;
    return sum / ROWS;
  });
  const first = REACH * PIXELS_A_MODULE;
  const last = width - first;
  const inside = profile.slice(first, last).sort((a, b) => a - b);
  const dark = inside[Math.floor(inside.length * 0.1)] ?? 0;
  const bright = inside[Math.floor(inside.length * 0.9)] ?? 0;
  const brightness = (x: number): number => ((profile[x] ?? bright) - dark) / Math.max(1, bright - dark);
  /** Whether paper follows beyond an end; `away` is −1 to the left, 1 to the right. */
  const isQuiet = (end: number, away: number): boolean => {
    const zone = Array.from({ length: (QUIET.to - QUIET.from) * PIXELS_A_MODULE }, (_, at) =>
      brightness(end + away * (QUIET.from * PIXELS_A_MODULE + at)),
    );
    return zone.reduce((sum, value) => sum + value, 0) >= MIN_BRIGHTNESS.mean * zone.length && Math.min(...zone) >= MIN_BRIGHTNESS.anywhere;
  };
  const hasBars = (end: number, away: number): boolean => {
    let [runs, isDark] = [0, false];
    for (let at = QUIET.from * PIXELS_A_MODULE; at < first; at += 1) {
      const value = brightness(end + away * at);
      if (!isDark && value < BAR.begins) runs += 1;
      isDark = value < (isDark ? BAR.ends : BAR.begins);
    }
    return runs >= BARS_BESIDE;
  };
  const hasNearBars = (end: number, away: number): boolean => {
    let [runs, isDark, reached] = [0, false, 0];
    for (let at = NEAR_BAR.from * PIXELS_A_MODULE; at < NEAR_BAR.to * PIXELS_A_MODULE; at += 1) {
      const value = brightness(end + away * at);
      reached = isDark ? Math.min(reached, value) : Math.max(reached, value);
      const turns = isDark ? value > reached + NEAR_BAR.darker : value < reached - NEAR_BAR.darker && value < NEAR_BAR.brightest;
      if (!turns) continue;
      isDark = !isDark;
      reached = value;
      if (isDark) runs += 1;
    }
    return runs >= BARS_BESIDE;
  };
  const ends: readonly (readonly [end: number, away: number])[] = [
    [first, -1],
    [last - 1, 1],
  ];
  return ends.every(([end, away]) => isQuiet(end, away)) || !ends.some(([end, away]) => hasBars(end, away) || hasNearBars(end, away));
}
