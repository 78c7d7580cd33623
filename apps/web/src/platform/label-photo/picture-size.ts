export type Size = { width: number; height: number };

/**
 * The size that a picture file states, without decoding it: PNG, JPEG, WebP, GIF, AVIF and HEIC; `null` for other formats and damaged files. A
 * small file may state a picture that no device has the memory for.
 */
export function statedSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? jpegSize(view) ?? webpSize(view) ?? gifSize(view) ?? heifSize(view);
  } catch (error) {
    // The file ends before its size is stated.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function pngSize(view: DataView): Size | null {
  return view.getUint32(0) === 0x89504e47 ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function jpegSize(view: DataView): Size | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; ; ) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return null;
    const kind = marker & 0xff;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}

function webpSize(view: DataView): Size | null {
  if (view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250) return null;
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (view.getUint32(12)) {
    case 0x56503858:
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

function gifSize(view: DataView): Size | null {
  return view.getUint32(0) === 0x47494638 ? { width: view.getUint16(6, true), height: view.getUint16(8, true) } : null;
}

const FTYP = 0x66747970;
const ISPE = 0x69737065;

/** AVIF and HEIC state a size for the picture and one for each of its tiles and thumbnails: the largest is that of the picture. */
function heifSize(view: DataView): Size | null {
  if (view.getUint32(4) !== FTYP) return null;
  let largest: Size | null = null;
  for (let at = 8; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
