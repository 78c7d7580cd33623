import { readFile, writeFile } from 'node:fs/promises';
import bwip from 'bwip-js';
import jpeg from 'jpeg-js';

const WIDTH = 1280;
const HEIGHT = 720;
const FRAMES = 10;

type Picture = { data: Uint8Array; width: number; height: number };
export type Code = {
  symbology: 'ean13' | 'ean8' | 'upca' | 'upce' | 'itf14' | 'qrcode';
  text: string;
  x?: number;
  y?: number;
  scale?: number;
};

/**
 * A motion-JPEG file of a still scene with these codes on it, for Chromium's `--use-file-for-fake-video-capture`, which shows it again and
 * again. `empty` frames without any code come first, 30 a second.
 */
export async function writeCameraFilm(file: string, codes: readonly Code[], empty = 0): Promise<void> {
  const [paper, frame] = [await jpegOf([]), await jpegOf(codes)];
  const frames = Array.from({ length: empty + (empty === 0 ? FRAMES : empty * 4) }, (_, at) => (at < empty ? paper : frame));
  await writeFile(file, Buffer.concat(frames));
}

/** The same with a photo (JPEG) held before the camera instead of codes. */
export async function writePhotoFilm(file: string, photo: string): Promise<void> {
  const scene = emptyScene();
  paste(scene, jpeg.decode(await readFile(photo)));
  const frame = jpeg.encode(scene, 95).data;
  await writeFile(file, Buffer.concat(Array.from({ length: FRAMES }, () => frame)));
}

/** The same scene as one JPEG. */
export async function jpegOf(codes: readonly Code[]): Promise<Buffer> {
  const scene = emptyScene();
  for (const code of codes) draw(scene, code);
  return jpeg.encode(scene, 92).data;
}

/** Chromium's switches that make `getUserMedia` deliver a video file and grant the permission. */
export function cameraArgs(film: string): string[] {
  return ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
}

function emptyScene(): Picture {
  return { data: new Uint8Array(WIDTH * HEIGHT * 4).fill(236), width: WIDTH, height: HEIGHT };
}

/** The share of the scene's width that a photo takes, in its middle: it fits the frame of a window that lies. */
const PHOTO_SHARE = 0.56;

/** Each pixel is the mean of the two by two that it falls between. */
function paste(scene: Picture, photo: Picture): void {
  const scale = (scene.width * PHOTO_SHARE) / photo.width;
  const [width, height] = [Math.floor(photo.width * scale) - 1, Math.floor(photo.height * scale) - 1];
  const [left, top] = [(scene.width - width) >> 1, (scene.height - height) >> 1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = ((top + y) * scene.width + left + x) * 4;
      const [fx, fy] = [x / scale, y / scale];
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (dx: number, dy: number) => photo.data[((y0 + dy) * photo.width + x0 + dx) * 4 + channel] ?? 0;
        const [upper, lower] = [at(0, 0) + (at(1, 0) - at(0, 0)) * (fx - x0), at(0, 1) + (at(1, 1) - at(0, 1)) * (fx - x0)];
        scene.data[to + channel] = upper + (lower - upper) * (fy - y0);
      }
      scene.data[to + 3] = 255;
    }
  }
}

function draw(scene: Picture, { symbology, text, x = 420, y = 240, scale = 4 }: Code): void {
  const [symbol] = bwip.raw(symbology, text, {});
  if (symbol && 'sbs' in symbol) {
    let left = x;
    symbol.sbs.forEach((modules: number, index: number) => {
      if (index % 2 === 0) fill(scene, left, y, modules * scale, 220);
      left += modules * scale;
    });
  } else if (symbol && 'pixs' in symbol) {
    symbol.pixs.forEach((dark: number, index: number) => {
      if (dark === 1) fill(scene, x + (index % symbol.pixx) * scale, y + Math.floor(index / symbol.pixx) * scale, scale, scale);
    });
  }
}

function fill(scene: Picture, left: number, top: number, width: number, height: number): void {
  for (let row = top; row < Math.min(top + height, scene.height); row += 1) {
    for (let column = left; column < Math.min(left + width, scene.width); column += 1) {
      scene.data.set([24, 24, 24, 255], (row * scene.width + column) * 4);
    }
  }
}
