import { bmpSize, gifSize, pngSize } from './fixed-headers.ts';
import type { ImageSize } from './image-size.ts';
import { jpegSize } from './jpeg-size.ts';
import { webpSize } from './webp-size.ts';

export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp';
export type ImageFile = { ok: true; type: ImageType } & ImageSize;
export type ImageRefusal = { ok: false; reason: 'empty' | 'not_an_image' | 'truncated' | 'too_large' };
export type ImageLimits = { maxPixels: number; maxSide: number };

/** A 24 MP photo passes. What claims more is refused by its header, before a byte is unpacked. */
export const IMAGE_LIMITS: ImageLimits = { maxPixels: 25_000_000, maxSide: 16_384 };

/** The sizes are read where each format's own specification puts them; `null` means that the file ends before. */
const TYPES: readonly { type: ImageType; matches(bytes: Uint8Array): boolean; size(view: DataView): ImageSize | null }[] = [
  { type: 'jpeg', matches: startsWith('\u00ff\u00d8\u00ff'), size: jpegSize },
  { type: 'png', matches: startsWith('\u0089PNG\r\n\u001a\n'), size: pngSize },
  { type: 'webp', matches: (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes), size: webpSize },
  { type: 'gif', matches: startsWith('GIF8'), size: gifSize },
  { type: 'bmp', matches: startsWith('BM'), size: bmpSize },
];

/**
 * What kind of picture a file is, and how large, by its header alone. The name and the declared type of an upload say
 * nothing; SVG, PDF and everything else that is no grid of pixels is no image here.
 */
export function sniffImage(bytes: Uint8Array, limits: ImageLimits = IMAGE_LIMITS): ImageFile | ImageRefusal {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  const found = TYPES.find(({ matches }) => matches(bytes));
  if (found === undefined) return { ok: false, reason: 'not_an_image' };
  const size = found.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (size === null || size.width < 1 || size.height < 1) return { ok: false, reason: 'truncated' };
  const { width, height } = size;
  const fits = width <= limits.maxSide && height <= limits.maxSide && width * height <= limits.maxPixels;
  return fits ? { ok: true, type: found.type, width, height } : { ok: false, reason: 'too_large' };
}

/** `text` stands for bytes, one a character. */
function startsWith(text: string, offset = 0): (bytes: Uint8Array) => boolean {
  return (bytes) => [...text].every((char, at) => bytes[offset + at] === char.charCodeAt(0));
}
