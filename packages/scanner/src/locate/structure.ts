import type { Luminance } from '../pixels/luminance.ts';

/**
 * How brightness changes in an area: the structure tensor, summed over its pixels. Bars all change it in one direction,
 * text and pictures in many.
 * @source Bigün and Granlund, "Optimal orientation detection of linear symmetry", ICCV 1987
 */
export type Structure = { xx: number; yy: number; xy: number; pixels: number };

/** Mean squared change, in squared gray levels a pixel. */
export function energy({ xx, yy, pixels }: Structure): number {
  return pixels === 0 ? 0 : (xx + yy) / pixels;
}

/** 1 where all change points one way, 0 where it points everywhere. */
export function coherence({ xx, yy, xy }: Structure): number {
  return xx + yy === 0 ? 0 : Math.hypot(xx - yy, 2 * xy) / (xx + yy);
}

/** Direction across the bars in radians, from -π/2 to π/2: 0 for upright bars. */
export function directionAcross({ xx, yy, xy }: Structure): number {
  return 0.5 * Math.atan2(2 * xy, xx - yy);
}

export function sum(parts: readonly Structure[]): Structure {
  return parts.reduce(
    (total, part) => ({ xx: total.xx + part.xx, yy: total.yy + part.yy, xy: total.xy + part.xy, pixels: total.pixels + part.pixels }),
    { xx: 0, yy: 0, xy: 0, pixels: 0 },
  );
}

export type Area = { left: number; top: number; right: number; bottom: number };

/** Every second pixel of every second row: bars are longer than that. Pixels of the picture's rim are left out. */
export function structureOf(image: Luminance, area: Area): Structure {
  const { data, width, height } = image;
  const left = Math.max(1, Math.floor(area.left));
  const right = Math.min(width - 1, Math.ceil(area.right));
  const bottom = Math.min(height - 1, Math.ceil(area.bottom));
  let [xx, yy, xy, pixels] = [0, 0, 0, 0];
  for (let y = Math.max(1, Math.floor(area.top)); y < bottom; y += 2) {
    for (let x = left, at = y * width + left; x < right; x += 2, at += 2) {
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      xx += across * across;
      yy += down * down;
      xy += across * down;
      pixels += 1;
    }
  }
  return { xx, yy, xy, pixels };
}
