import { judgePhoto, type PhotoFault } from './judge-photo.ts';
import { type Size, statedSize } from './picture-size.ts';

export type { PhotoFault } from './judge-photo.ts';

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
