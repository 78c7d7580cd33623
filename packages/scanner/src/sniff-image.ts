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

/** Of a picture, in pixels. */
export type ImageSize = { width: number; height: number };

/** Width and height open the IHDR chunk, which must be the first one (PNG specification, 11.2.2). */
function pngSize(view: DataView): ImageSize | null {
  return view.byteLength < 33 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The logical screen; frames cannot be larger than it (GIF89a, 18). */
function gifSize(view: DataView): ImageSize | null {
  return view.byteLength < 14 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** A negative height means rows from top to bottom. Headers of 12 bytes are the older ones with 16-bit sizes. */
function bmpSize(view: DataView): ImageSize | null {
  if (view.byteLength < 26) return null;
  if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

const START_OF_SCAN = 0xda;

/**
 * Walks the segments to the frame header (SOF0 to SOF15 without the three that are tables: DHT, JPG, DAC), however many
 * comments and previews come before it.
 * @source ITU-T T.81, B.1 and B.2.2
 */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === START_OF_SCAN) return null;
    at += hasNoLength(marker) ? 1 + Number(marker !== 0xff) : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Fill bytes, restart markers and the like stand alone. */
function hasNoLength(marker: number): boolean {
  return marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/**
 * The first chunk says which of the three kinds it is: lossy, lossless or extended.
 * @source WebP Container Specification; RFC 6386, 9.1; WebP Lossless Bitstream Specification, 3
 */
function webpSize(view: DataView): ImageSize | null {
  if (view.byteLength < 30) return null;
  const kind = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') return losslessSize(view.getUint32(21, true));
  return kind === 'VP8X' ? { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 } : null;
}

function losslessSize(bits: number): ImageSize {
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function threeBytes(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
