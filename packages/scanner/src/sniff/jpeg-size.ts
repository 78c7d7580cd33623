import type { ImageSize } from './image-size.ts';

const START_OF_SCAN = 0xda;

/**
 * Walks the segments to the frame header (SOF0 to SOF15 without the three that are tables: DHT, JPG, DAC), however many
 * comments and previews stand before it.
 * @source ITU-T T.81, B.1 and B.2.2
 */
export function jpegSize(view: DataView): ImageSize | null {
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
