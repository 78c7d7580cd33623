export type ImageSize = { format: 'jpeg' | 'png'; width: number; height: number };

/**
 * Format and size of a picture in pixels, from its header alone: nothing is decoded, so that a bomb can be refused
 * before it goes off. `null` for anything but JPEG and PNG, or where the header is broken.
 *
 * @source ITU-T T.81 annex B (JPEG markers), RFC 2083 section 4.1.1 (PNG IHDR)
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength >= 4 && view.getUint16(0) === 0xffd8) return jpegSize(view);
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452) {
    return sane({ format: 'png', width: view.getUint32(16), height: view.getUint32(20) });
  }
  return null;
}

/** Walks from segment to segment until the frame header, which holds the size. */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker)) return sane({ format: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
    else if (isBare(marker)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, without the three of that range that mean something else. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Markers that stand alone, without a length. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

function sane(size: ImageSize): ImageSize | null {
  return size.width > 0 && size.height > 0 ? size : null;
}
