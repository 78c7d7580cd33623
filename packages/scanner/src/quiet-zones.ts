import type { Detection } from './engine.ts';
import { distance, middle, render } from './geometry.ts';
import type { Luminance } from './luminance.ts';

const PIXELS_A_MODULE = 2;
/** Modules looked at beyond either end: a quiet zone, the gap before an add-on and some of its bars. */
const REACH = 34;
const ROWS = 7;
/**
 * Modules of paper at either end that a UPC-E must have, less what a blurred last bar takes of them.
 * @source GS1 General Specifications, 5.2.3.4 (9 and 7) */
const QUIET = { from: 2, to: 6 };
/** How bright a quiet zone is at least, from the darkest bars (0) to the brightest spaces (1) of the code. */
const MIN_BRIGHTNESS = 0.82;
/** Dark runs beyond a quiet zone that are bars of the same symbol, and no print beside it. */
const BARS_BESIDE = 3;

/**
 * Whether a short code is no part of a longer one. A part of an EAN-13 between what covers the rest and the add-on can be read as a
 * UPC-E with a valid check digit: a quiet zone is then darker than paper, and bars follow beyond one. Print beside a code or a shadow
 * alone is neither.
 */
export function standsAlone(picture: Luminance, detection: Detection, modules: number, angle: number): boolean {
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
  /** Mean over the quiet zone beyond an end; `away` is −1 to the left, 1 to the right. */
  const quiet = (end: number, away: number): number => {
    let sum = 0;
    for (let at = QUIET.from * PIXELS_A_MODULE; at < QUIET.to * PIXELS_A_MODULE; at += 1) sum += brightness(end + away * at);
    return sum / ((QUIET.to - QUIET.from) * PIXELS_A_MODULE);
  };
  const hasBars = (end: number, away: number): boolean => {
    let [runs, isDark] = [0, false];
    for (let at = QUIET.to * PIXELS_A_MODULE; at < first; at += 1) {
      const value = brightness(end + away * at);
      if (!isDark && value < 0.4) runs += 1;
      isDark = isDark ? value < 0.6 : value < 0.4;
    }
    return runs >= BARS_BESIDE;
  };
  const isCovered = Math.min(quiet(first, -1), quiet(last - 1, 1)) < MIN_BRIGHTNESS;
  return !(isCovered && (hasBars(first, -1) || hasBars(last - 1, 1)));
}
