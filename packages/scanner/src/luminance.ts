import type { Frame } from './outcome.ts';

/** One byte a pixel, 0 black to 255 white. */
export type Luminance = { data: Uint8ClampedArray | Uint8Array; width: number; height: number };

/** Largest picture that is looked at whole; larger ones are looked at in halves of their size first, then piece by piece. */
export const MAX_WHOLE_PIXELS = 3_000_000;

/**
 * RGBA or luminance → luminance (ITU-R BT.601 weights). What is transparent counts as paper.
 * @throws RangeError when the length fits neither.
 */
export function toLuminance(frame: Frame): Luminance {
  const { data, width, height } = frame;
  const pixels = width * height;
  if (pixels > 0 && data.length === pixels) return { data, width, height };
  if (pixels === 0 || data.length !== pixels * 4) throw new RangeError(`${data.length} bytes are no frame of ${width} by ${height} pixels`);
  const gray = new Uint8Array(pixels);
  const isAligned = data.byteOffset % 4 === 0;
  const isOpaque = weigh(isAligned ? new Uint32Array(data.buffer, data.byteOffset, pixels) : new Uint32Array(data.slice().buffer), gray);
  if (isOpaque) return { data: gray, width, height };
  for (let at = 0; at < pixels; at += 1) {
    const alpha = data[at * 4 + 3] ?? 255;
    gray[at] = ((gray[at] ?? 0) * alpha + 255 * (255 - alpha)) / 255;
  }
  return { data: gray, width, height };
}

/** The hot loop: red is the lowest byte of a pixel, alpha the highest. Answers whether no pixel is transparent. */
function weigh(pixels: Uint32Array, gray: Uint8Array): boolean {
  let all = 0xff000000;
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    all &= pixel;
    gray[at] = (306 * (pixel & 255) + 601 * ((pixel >>> 8) & 255) + 117 * ((pixel >>> 16) & 255) + 512) >> 10;
  }
  return all >>> 24 === 255;
}

/**
 * The picture as a file that the engine reads as it is: of pixels it takes four bytes each alone.
 * @source the Netpbm project, "PGM Format Specification", raw PGM
 */
export function toGraymap({ data, width, height }: Luminance): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/** Mean gray level, of every eighth pixel of every eighth row. */
export function meanLevel({ data, width, height }: Luminance): number {
  let sum = 0;
  let count = 0;
  for (let row = 4; row < height; row += 8) {
    for (let x = 4; x < width; x += 8, count += 1) sum += data[row * width + x] ?? 0;
  }
  return count === 0 ? 0 : sum / count;
}

/** Mean over `2 * radius + 1` rows. Bars run along the columns of an upright code, so this removes noise and preserves the edges. */
export function blurDown(image: Luminance, radius: number): Luminance {
  const { width, height } = image;
  const out = new Uint8Array(width * height);
  const sums = new Int32Array(width);
  let rows = 0;
  for (let row = -radius; row < height; row += 1) {
    rows += addRow(sums, image, row + radius, 1) - addRow(sums, image, row - radius - 1, -1);
    if (row < 0) continue;
    for (let x = 0; x < width; x += 1) out[row * width + x] = (sums[x] ?? 0) / rows;
  }
  return { data: out, width, height };
}

/** Adds or takes away a row; 1 when there is such a row, else 0. */
function addRow(sums: Int32Array, image: Luminance, row: number, sign: 1 | -1): 0 | 1 {
  const { data, width, height } = image;
  if (row < 0 || row >= height) return 0;
  for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + sign * (data[row * width + x] ?? 0);
  return 1;
}

/** Unsharp mask along the rows: what differs from the mean of its neighbours within `radius` differs `gain` times more. */
export function sharpenAcross(image: Luminance, radius: number, gain: number): Luminance {
  const { data, width, height } = image;
  const out = new Uint8ClampedArray(width * height);
  for (let row = 0; row < height; row += 1) {
    const offset = row * width;
    let sum = 0;
    let count = 0;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width) {
        sum += data[offset + x + radius] ?? 0;
        count += 1;
      }
      if (x - radius > 0) {
        sum -= data[offset + x - radius - 1] ?? 0;
        count -= 1;
      }
      const value = x < 0 ? 0 : (data[offset + x] ?? 0);
      if (x >= 0) out[offset + x] = value + gain * (value - sum / count);
    }
  }
  return { data: out, width, height };
}

/** Halves width and height as often as needed to come to at most `pixels`, by the mean of two by two: no edge turns to noise. */
export function reduceTo(image: Luminance, pixels: number): { image: Luminance; factor: number } {
  let reduced = image;
  let factor = 1;
  while (reduced.width * reduced.height > pixels) {
    reduced = halve(reduced);
    factor *= 2;
  }
  return { image: reduced, factor };
}

export function halve(image: Luminance): Luminance {
  const width = Math.max(1, image.width >> 1);
  const height = Math.max(1, image.height >> 1);
  const out = new Uint8Array(width * height);
  const { data } = image;
  for (let row = 0; row < height; row += 1) {
    for (let x = 0, at = row * 2 * image.width; x < width; x += 1, at += 2) {
      const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + image.width] ?? 0) + (data[at + image.width + 1] ?? 0);
      out[row * width + x] = (sum + 2) >> 2;
    }
  }
  return { data: out, width, height };
}
