/** How much a place of a picture looks like the bars of a number that was read there. */
import type { RetailFormat } from '../formats.ts';
import { distance, middle, type Point, render } from '../geometry.ts';
import type { Luminance } from '../luminance.ts';
import { improve, placeThrough, worstDigit } from './fit.ts';
import { envelopeOf, inkBy, lightWithin } from './light.ts';
import { CODE_SAMPLES, STRIP_SAMPLES } from './strip.ts';
import { modulesOf } from './templates.ts';
import { trackDigits } from './track.ts';

/** Rows that are averaged, few enough that bars that lean stay apart. */
const ROWS = 8;
/** Where along the bars it is looked, from their middle, as shares of their length: dirt or a reflection is seldom everywhere. */
const HEIGHTS = [0, -0.25, 0.25];
const BLUR = 0.7;
const ROUNDS = 8;

/** The place of a code: its corners from its own top left on, and the direction across its bars. */
export type CodePlace = { corners: readonly [Point, Point, Point, Point]; angle: number };

/**
 * What the digit that looks least like its bars may differ from them, as a share of what a module of the other color makes, however
 * blurred. Of generated frames right readings have half of it, on cans most; where something lies on a digit, which the engine then takes
 * for the nearest one, it is twice as much.
 */
const MOST_DIFFERENCE = 0.7;

/** Whether the bars of a number are in a place, somewhere along their length. */
export function showsBars(
  picture: Luminance,
  { corners, angle }: CodePlace,
  { format, gtin }: { format: RetailFormat; gtin: string },
): boolean {
  const modules = modulesOf(format, gtin);
  const [topLeft, topRight, , bottomLeft] = corners;
  const along = Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x);
  const isTurned = Math.cos(angle - along) < 0;
  const shown = { format, modules: isTurned ? [...modules].reverse().join('') : modules };
  const span = Math.max(1, distance(topLeft, topRight) * Math.abs(Math.cos(angle - along)));
  const scale = CODE_SAMPLES / span;
  const [center, length] = [middle(corners), distance(topLeft, bottomLeft)];
  return HEIGHTS.some((height) => {
    const at = { x: center.x - height * length * Math.sin(angle), y: center.y + height * length * Math.cos(angle) };
    const strip = render(picture, { center: at, angle, scaleX: scale, scaleY: scale, width: STRIP_SAMPLES, height: ROWS });
    return isLike(meanRow(strip), shown);
  });
}

function isLike(strip: Float32Array, { format, modules }: { format: RetailFormat; modules: string }): boolean {
  const light = envelopeOf(strip);
  if (light === null) return false;
  const isLikeAt = (place: number[]): boolean => {
    const start = { place, blur: BLUR, spread: 0, ...lightWithin(strip, light, place, modules.length) };
    const { fit } = improve(strip, modules, start, ROUNDS);
    return worstDigit(strip, modules, fit) <= MOST_DIFFERENCE * ofOneModule(fit.blur);
  };
  const even = [modules.length / 2, ((strip.length - 1) * modules.length) / (2 * CODE_SAMPLES)];
  if (isLikeAt(even)) return true;
  const chains = trackDigits(inkBy(strip, light), format === 'UPC-A' ? 'EAN-13' : format, BLUR);
  return chains.some(({ points }) => isLikeAt(placeThrough(points, strip.length)));
}

/** What one module of the other color makes of a digit, root mean squared: the wider the blur, the less. */
function ofOneModule(blur: number): number {
  return Math.sqrt(1 / Math.sqrt(1 + 4 * Math.PI * blur * blur) / 7);
}

function meanRow({ data, width, height }: Luminance): Float32Array {
  return Float32Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let row = 0; row < height; row += 1) sum += data[row * width + x] ?? 0;
    return sum / height;
  });
}
