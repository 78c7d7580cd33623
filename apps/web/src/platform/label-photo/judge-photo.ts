/** What makes a photo hard to read, seen before it is read. */
export type PhotoFault = 'dark' | 'blurred' | 'small';

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

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

/** @param pixels of the photo as it will be read @returns the gravest fault, or null */
export function judgePhoto({ data, width, height }: Pixels): PhotoFault | null {
  const gray = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  let sum = 0;
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 4) {
    const value = (77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8;
    gray[at] = value;
    counts[value] = (counts[value] ?? 0) + 1;
    sum += value;
  }
  if (sum / gray.length < DARK_BELOW) return 'dark';
  if (Math.min(width, height) < SMALL_BELOW / 2 || Math.max(width, height) < SMALL_BELOW) return 'small';
  const contrast = quantile(counts, gray.length, 0.98) - quantile(counts, gray.length, 0.02);
  if (contrast < MIN_CONTRAST) return null;
  const steps = new Uint32Array(256);
  let counted = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 1, at = y * width + 1; x < width; x += 1, at += 1) {
      const step = Math.abs((gray[at] ?? 0) - (gray[at - 1] ?? 0));
      steps[step] = (steps[step] ?? 0) + 1;
      counted += 1;
    }
  }
  return quantile(steps, counted, 0.995) / contrast < BLURRED_BELOW ? 'blurred' : null;
}

function quantile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= total * share) return value;
  }
  return counts.length - 1;
}
