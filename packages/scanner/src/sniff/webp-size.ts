import type { ImageSize } from './image-size.ts';

/**
 * The first chunk says which of the three kinds it is: lossy, lossless or extended.
 * @source WebP Container Specification; RFC 6386, 9.1; WebP Lossless Bitstream Specification, 3
 */
export function webpSize(view: DataView): ImageSize | null {
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
