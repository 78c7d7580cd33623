/** Longest side of a photo that is read: small print needs no more, and a reader's memory bears no more. */
export const MAX_SIDE = 2000;
/** Larger files are no photos of a label. */
const MAX_BYTES = 40_000_000;
/** A decoded picture takes four bytes a pixel; phones take up to 50 million. */
const MAX_PIXELS = 64_000_000;
/** Nearly every picture states its size within these; a JPEG may carry larger things before. */
const HEAD_BYTES = 256_000;
const JPEG_QUALITY = 0.9;
/** Longest side of the copy that stands for a photo where nobody reads on it: decoded it takes a quarter of the memory. */
const PREVIEW_SIDE = 1000;

/** A part of a picture, in shares of its width and height. */
export type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
export const WHOLE: Area = { left: 0, top: 0, width: 1, height: 1 };

/** A photo of a pack, upright, cropped and scaled. It lives in this tab alone until `release`. */
export type LabelPhoto = {
  readonly id: string;
  /** Shows it in an image element. */
  readonly url: string;
  /** The same, smaller: for a frame or a thumbnail. */
  readonly preview: string;
  readonly width: number;
  readonly height: number;
  readonly fault: PhotoFault | null;
  /** A copy of its pixels, to be handed to a worker. */
  pixels(): Promise<ImageBitmap>;
  /** Gives its memory back. */
  release(): void;
};

export type PhotoProblem = 'too-large' | 'unreadable';

/** A file that cannot be read as a photo. */
export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly problem: PhotoProblem;
  constructor(problem: PhotoProblem, options?: ErrorOptions) {
    super(`photo: ${problem}`, options);
    this.problem = problem;
  }
}

/** A photo file, turned as its camera was held and scaled, not cropped yet. @throws PhotoError */
export async function openPhoto(file: Blob): Promise<LabelPhoto> {
  if (file.size > MAX_BYTES) throw new PhotoError('too-large');
  const size = (await sizeWithin(file, HEAD_BYTES)) ?? (await sizeWithin(file, file.size));
  // What does not say how large it is would have to be decoded to find out.
  if (size === null) throw new PhotoError('unreadable');
  if (size.width * size.height > MAX_PIXELS) throw new PhotoError('too-large');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new PhotoError('unreadable', { cause: error });
  }
  try {
    return await photoOf(bitmap, bitmap.width, bitmap.height, WHOLE);
  } finally {
    bitmap.close();
  }
}

async function sizeWithin(file: Blob, bytes: number): Promise<Size | null> {
  return statedSize(new Uint8Array(await file.slice(0, bytes).arrayBuffer()));
}

/** The part of a video's picture that its frame shows. @throws PhotoError before the first picture */
export function photoOfVideo(video: HTMLVideoElement, area: Area): Promise<LabelPhoto> {
  return photoOf(video, video.videoWidth, video.videoHeight, area);
}

/** A part of a photo as a photo of its own. */
export async function cropPhoto(photo: LabelPhoto, area: Area): Promise<LabelPhoto> {
  const bitmap = await photo.pixels();
  try {
    return await photoOf(bitmap, bitmap.width, bitmap.height, area);
  } finally {
    bitmap.close();
  }
}

async function photoOf(source: CanvasImageSource, fullWidth: number, fullHeight: number, area: Area): Promise<LabelPhoto> {
  const [cutWidth, cutHeight] = [Math.round(fullWidth * area.width), Math.round(fullHeight * area.height)];
  if (cutWidth < 1 || cutHeight < 1) throw new PhotoError('unreadable');
  const scale = Math.min(1, MAX_SIDE / Math.max(cutWidth, cutHeight));
  const [width, height] = [Math.max(1, Math.round(cutWidth * scale)), Math.max(1, Math.round(cutHeight * scale))];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new PhotoError('unreadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, Math.round(fullWidth * area.left), Math.round(fullHeight * area.top), cutWidth, cutHeight, 0, 0, width, height);
  const fault = judgePhoto({ width, height, band: (top, rows) => context.getImageData(0, top, width, rows).data });
  const [blob, small] = [await jpegOf(canvas), await previewOf(canvas)];
  release(canvas);
  if (blob === null || small === null) throw new PhotoError('unreadable');
  const url = URL.createObjectURL(blob);
  const preview = small === 'as it is' ? url : URL.createObjectURL(small);
  return {
    id: url,
    url,
    preview,
    width,
    height,
    fault,
    pixels: () => createImageBitmap(blob),
    release() {
      URL.revokeObjectURL(url);
      if (preview !== url) URL.revokeObjectURL(preview);
    },
  };
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
}

async function previewOf(photo: HTMLCanvasElement): Promise<Blob | 'as it is' | null> {
  const scale = PREVIEW_SIDE / Math.max(photo.width, photo.height);
  if (scale >= 1) return 'as it is';
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, Math.round(photo.width * scale)), Math.max(1, Math.round(photo.height * scale))];
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  const blob = await jpegOf(canvas);
  release(canvas);
  return blob;
}

/** Some browsers give a canvas' memory back only once it is empty. */
function release(canvas: HTMLCanvasElement): void {
  [canvas.width, canvas.height] = [0, 0];
}

/** What makes a photo hard to read, seen before it is read. */
export type PhotoFault = 'dark' | 'blurred' | 'small';

/** A photo whose pixels come as bands from its left to its right edge: a copy of all of them at once would be as large as the photo. */
type JudgedPhoto = {
  readonly width: number;
  readonly height: number;
  readonly band: (top: number, height: number) => Uint8ClampedArray;
};

/** Mean brightness of 255 below which a photo is dark. */
const DARK_BELOW = 55;
/** A label narrower than this many pixels has letters of a few pixels. */
const SMALL_BELOW = 420;
/**
 * The steepest steps from one pixel to the next, as a share of the photo's contrast: print in focus jumps from paper to ink within two
 * pixels, blurred print takes six and more.
 */
const BLURRED_BELOW = 0.17;
/** A photo with less contrast than this shows no print at all, sharp or not. */
const MIN_CONTRAST = 24;
const BAND_HEIGHT = 64;

/** @param photo as it will be read @returns the gravest fault, or null */
export function judgePhoto({ width, height, band }: JudgedPhoto): PhotoFault | null {
  const counts = new Uint32Array(256);
  const steps = new Uint32Array(256);
  let sum = 0;
  for (let top = 0; top < height; top += BAND_HEIGHT) {
    const data = band(top, Math.min(BAND_HEIGHT, height - top));
    let last = 0;
    for (let at = 0, x = 0; at < data.length; at += 4, x = x === width - 1 ? 0 : x + 1) {
      const value = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8;
      counts[value] = (counts[value] ?? 0) + 1;
      sum += value;
      if (x > 0) {
        const step = Math.abs(value - last);
        steps[step] = (steps[step] ?? 0) + 1;
      }
      last = value;
    }
  }
  const pixels = width * height;
  if (sum / pixels < DARK_BELOW) return 'dark';
  if (Math.min(width, height) < SMALL_BELOW / 2 || Math.max(width, height) < SMALL_BELOW) return 'small';
  const contrast = quantile(counts, pixels, 0.98) - quantile(counts, pixels, 0.02);
  if (contrast < MIN_CONTRAST) return null;
  return quantile(steps, pixels - height, 0.995) / contrast < BLURRED_BELOW ? 'blurred' : null;
}

function quantile(counts: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= total * share) return value;
  }
  return counts.length - 1;
}

type Size = { width: number; height: number };

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
