/** What makes a photo hard to read, seen before it is read. */
export type PhotoFault = 'dark' | 'blurred' | 'small';

/** A photo whose pixels come as bands from its left to its right edge: a copy of all of them at once would be as large as the photo. */
export type JudgedPhoto = {
  readonly width: number;
  readonly height: number;
  readonly band: (top: number, height: number) => Uint8ClampedArray;
};

/** Mean brightness of 255 below which a photo is dark. */
const DARK_BELOW = 55;
/** A label narrower than this many pixels has letters of a few pixels. */
const SMALL_BELOW = 420;
/**
 * The steepest steps from one pixel to the next, as a share of the photo's contrast: print in focus jumps from paper to ink within two
 * pixels, blurred print takes six and more.
 */
const BLURRED_BELOW = 0.17;
/** A photo with less contrast than this shows no print at all, sharp or not. */
const MIN_CONTRAST = 24;
const BAND_HEIGHT = 64;

/** @param photo as it will be read @returns the gravest fault, or null */
export function judgePhoto({ width, height, band }: JudgedPhoto): PhotoFault | null {
  const counts = new Uint32Array(256);
  const steps = new Uint32Array(256);
  let sum = 0;
  for (let top = 0; top < height; top += BAND_HEIGHT) {
    const data = band(top, Math.min(BAND_HEIGHT, height - top));
    let last = 0;
    for (let at = 0, x = 0; at < data.length; at += 4, x = x === width - 1 ? 0 : x + 1) {
      const value = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8;
      counts[value] = (counts[value] ?? 0) + 1;
      sum += value;
      if (x > 0) {
        const step = Math.abs(value - last);
        steps[step] = (steps[step] ?? 0) + 1;
      }
      last = value;
    }
  }
  const pixels = width * height;
  if (sum / pixels < DARK_BELOW) return 'dark';
  if (Math.min(width, height) < SMALL_BELOW / 2 || Math.max(width, height) < SMALL_BELOW) return 'small';
  const contrast = quantile(counts, pixels, 0.98) - quantile(counts, pixels, 0.02);
  if (contrast < MIN_CONTRAST) return null;
  return quantile(steps, pixels - height, 0.995) / contrast < BLURRED_BELOW ? 'blurred' : null;
}

function quantile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= total * share) return value;
  }
  return counts.length - 1;
}
