import type { View } from '../pixels/geometry.ts';
import type { Luminance } from '../pixels/luminance.ts';
import { render } from '../pixels/render.ts';
import { type Pass, RETAIL_OPTIONS } from './pass.ts';

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
