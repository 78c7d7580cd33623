import { type Candidate, Tally } from './accept.ts';
import type { Detection, Engine } from './engine.ts';
import { coherence, directionAcross, structureOf } from './find-bars.ts';
import { type BarcodeFormat, RETAIL_FORMATS } from './formats.ts';
import { distance, middle, render, type View } from './geometry.ts';
import { blurDown, type Luminance } from './luminance.ts';
import { optionsFor, type Pass, runPass } from './passes.ts';
import { standsAlone } from './quiet-zones.ts';

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
      if (candidate.product.format === 'UPC-E' && !isWholeUpcE(sharpest, candidate.detection)) candidate.isPart = true;
      for (const settings of CLOSE_UPS) {
        const pass = closeUp(sharpest, candidate.detection, settings);
        if (pass !== null) tally.add(settings.name, await runPass(engine, pass, sharpest));
      }
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
  const detectedAngle = Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x);
  const angle = barAngle(picture, detection) ?? detectedAngle;
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

function isWholeUpcE(picture: Luminance, detection: Detection): boolean {
  const [left, right] = detection.corners;
  return standsAlone(picture, detection, 51, barAngle(picture, detection) ?? Math.atan2(right.y - left.y, right.x - left.x));
}

/** A line of the engine may cross the bars askew, and then reads another code than theirs; the bars themselves know better. */
function barAngle(picture: Luminance, { corners }: Detection): number | null {
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
