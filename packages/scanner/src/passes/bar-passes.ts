import { RETAIL_FORMATS } from '../formats.ts';
import type { Bars } from '../locate/find-bars.ts';
import { blurDown, sharpenAcross } from '../pixels/filter.ts';
import type { View } from '../pixels/geometry.ts';
import type { Luminance } from '../pixels/luminance.ts';
import { render } from '../pixels/render.ts';
import { optionsFor, type Pass } from './pass.ts';

/** `widthPx` is what the place is brought to across the bars, `squash` the share of that scale kept along them. */
export type BarWay = { name: string; widthPx: number; blurRadius: number; squash: number; sharpen?: { radius: number; gain: number } };

const SQUASH = 0.6;

function way(widthPx: number, blurRadius: number, sharpen?: BarWay['sharpen']): BarWay {
  const name = `bars-${widthPx}`;
  return { name, widthPx, blurRadius, squash: SQUASH, ...(sharpen && { sharpen }) };
}

/**
 * Ways to look at a place that may hold a code, by what they were found to read: the first most of all, the later ones what is faint or
 * smeared.
 */
export const BAR_WAYS = [
  way(480, 0),
  way(760, 8, { radius: 6, gain: 1 }),
  way(900, 3, { radius: 10, gain: 2 }),
  way(400, 3, { radius: 10, gain: 2 }),
  way(600, 3),
  way(1200, 3, { radius: 8, gain: 6 }),
  way(300, 3, { radius: 16, gain: 3 }),
] as const satisfies readonly BarWay[];

/** Every way for every place, places found in a picture `factor` times smaller. */
export function* barPasses(found: readonly Bars[], factor: number): Generator<Pass> {
  const places = found.map((bars) => enlargedBy(bars, factor));
  for (const way of BAR_WAYS) {
    for (const bars of places) yield barPass(bars, way);
  }
}

function enlargedBy({ center, angle, across, along }: Bars, factor: number): Bars {
  return { center: { x: center.x * factor, y: center.y * factor }, angle, across: across * factor, along: along * factor };
}

const OPTIONS = optionsFor(RETAIL_FORMATS, { tryRotate: false, tryDownscale: false });
const MAX_HEIGHT = 240;
/** Room for a code whose ends were too faint to be found, and for its quiet zones. */
const ROOM = 1.35;

/** The place turned so that its bars stand upright. */
export function barPass(bars: Bars, way: BarWay): Pass {
  const width = bars.across * ROOM;
  const scaleX = way.widthPx / width;
  const scaleY = scaleX * way.squash;
  const view: View = {
    center: bars.center,
    angle: bars.angle,
    scaleX,
    scaleY,
    width: way.widthPx,
    height: Math.max(12, Math.min(MAX_HEIGHT, Math.round(bars.along * scaleY))),
  };
  return {
    name: way.name,
    prepare(image: Luminance) {
      const smooth = blurDown(render(image, view), way.blurRadius);
      return { image: way.sharpen === undefined ? smooth : sharpenAcross(smooth, way.sharpen.radius, way.sharpen.gain), view };
    },
    options: OPTIONS,
  };
}
