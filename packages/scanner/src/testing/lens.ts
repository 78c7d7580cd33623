/** What a lens, a lamp and a sensor make of a computed picture. */
import type { Point } from '../geometry.ts';

/** Gaussian blur, first along the rows, then along the columns. */
export function blur(gray: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.15) return gray;
  const radius = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * radius + 1 }, (_, at) => Math.exp(-0.5 * ((at - radius) / sigma) ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kernel = Float32Array.from(weights, (weight) => weight / total);
  return convolve(convolve(gray, width, height, kernel, 1), width, height, kernel, width);
}

function convolve(gray: Float32Array, width: number, height: number, kernel: Float32Array, step: number): Float32Array {
  const out = new Float32Array(gray.length);
  const radius = kernel.length >> 1;
  const last = (step === 1 ? width : height) - 1;
  for (let at = 0; at < gray.length; at += 1) {
    const position = step === 1 ? at % width : Math.floor(at / width);
    let sum = 0;
    for (let tap = -radius; tap <= radius; tap += 1) {
      const shift = position + tap < 0 ? -position : position + tap > last ? last - position : tap;
      sum += (kernel[tap + radius] ?? 0) * (gray[at + shift * step] ?? 0);
    }
    out[at] = sum;
  }
  return out;
}

export function withNoise(gray: Float32Array, sigma: number, random: () => number): Uint8Array {
  // A sum of four uniform numbers is near enough to a normal one; its standard deviation is 1/√3.
  const table = Float32Array.from({ length: 4096 }, () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * sigma);
  const out = new Uint8ClampedArray(gray.length);
  let state = Math.floor(random() * 2 ** 32) | 1;
  for (let at = 0; at < gray.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    out[at] = (gray[at] ?? 0) + (table[state >>> 20] ?? 0);
  }
  return new Uint8Array(out.buffer);
}

/** The mean of what passes by while the picture is taken: `length` pixels in the direction of `angle`. */
export function withMotion(gray: Float32Array, width: number, height: number, length: number, angle: number): Float32Array {
  const steps = Math.max(2, Math.ceil(length) + 1);
  const out = new Float32Array(gray.length);
  for (let step = 0; step < steps; step += 1) {
    const along = length * (step / (steps - 1) - 0.5);
    const [right, down] = [Math.round(along * Math.cos(angle)), Math.round(along * Math.sin(angle))];
    for (let row = 0, at = 0; row < height; row += 1) {
      const from = Math.max(0, Math.min(height - 1, row + down)) * width;
      for (let x = 0; x < width; x += 1, at += 1) {
        out[at] = (out[at] ?? 0) + (gray[from + Math.max(0, Math.min(width - 1, x + right))] ?? 0) / steps;
      }
    }
  }
  return out;
}

/** A lamp that shows in the surface: it adds light, most of it within `reach` pixels, in place. */
export function withGlare(gray: Float32Array, width: number, height: number, place: Point, reach: number): void {
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      gray[at] = (gray[at] ?? 0) + 260 * Math.exp(-((x - place.x) ** 2 + (row - place.y) ** 2) / (2 * reach * reach));
    }
  }
}
