import type { ImageSize } from './image-size.ts';

/** Width and height open the IHDR chunk, which must be the first one (PNG specification, 11.2.2). */
export function pngSize(view: DataView): ImageSize | null {
  return view.byteLength < 33 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The logical screen; frames cannot be larger than it (GIF89a, 18). */
export function gifSize(view: DataView): ImageSize | null {
  return view.byteLength < 14 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** A negative height means rows from top to bottom. Headers of 12 bytes are the older ones with 16-bit sizes. */
export function bmpSize(view: DataView): ImageSize | null {
  if (view.byteLength < 26) return null;
  if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}
