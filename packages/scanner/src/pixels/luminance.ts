import type { Frame } from '../outcome.ts';

/** One byte a pixel, 0 black to 255 white. */
export type Luminance = { data: Uint8ClampedArray | Uint8Array; width: number; height: number };

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
  for (let at = 0, from = 0; at < pixels; at += 1, from += 4) {
    const alpha = data[from + 3] ?? 255;
    const y = (306 * (data[from] ?? 0) + 601 * (data[from + 1] ?? 0) + 117 * (data[from + 2] ?? 0) + 512) >> 10;
    gray[at] = alpha === 255 ? y : (y * alpha + 255 * (255 - alpha)) / 255;
  }
  return { data: gray, width, height };
}

/** The decoder takes RGBA; three equal channels give the same luminance back. */
export function toRgba(image: Luminance): Uint8ClampedArray<ArrayBuffer> {
  const { data } = image;
  const rgba = new Uint8ClampedArray(data.length * 4);
  const words = new Uint32Array(rgba.buffer);
  for (let at = 0; at < data.length; at += 1) words[at] = 0xff000000 | ((data[at] ?? 0) * 0x010101);
  return rgba;
}
