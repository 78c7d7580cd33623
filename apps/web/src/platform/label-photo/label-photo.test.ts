import { expect, it } from 'vitest';
import { judgePhoto } from './judge-photo.ts';
import { statedSize } from './picture-size.ts';

it('reads the size that a PNG, a JPEG and a WebP state, and nothing from other bytes', () => {
  const png = new Uint8Array(24);
  new DataView(png.buffer).setUint32(0, 0x89504e47);
  new DataView(png.buffer).setUint32(16, 60_000);
  new DataView(png.buffer).setUint32(20, 50_000);
  expect(statedSize(png)).toEqual({ width: 60_000, height: 50_000 });
  expect(statedSize(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0x0b, 0xb8, 0x0f, 0xa0))).toEqual({
    width: 4000,
    height: 3000,
  });
  const webp = new Uint8Array(30);
  new DataView(webp.buffer).setUint32(0, 0x52494646);
  new DataView(webp.buffer).setUint32(8, 0x57454250);
  new DataView(webp.buffer).setUint32(12, 0x56503858);
  webp.set([0x8f, 1, 0, 0x57, 2, 0], 24);
  expect(statedSize(webp)).toEqual({ width: 400, height: 600 });
  for (const bytes of [new Uint8Array(0), Uint8Array.of(0xff, 0xd8), new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')])
    expect(statedSize(bytes)).toBeNull();
});

/** Stripes like print: paper and ink, with steps of a given width between them. */
function stripes(width: number, paper: number, ink: number, blur: number) {
  const height = width;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const phase = (at % width) % 40;
    const edge = Math.min(1, Math.max(0, (phase < 20 ? phase - 8 : 32 - phase) / blur + 0.5));
    data.set(new Uint8Array(3).fill(ink + (paper - ink) * edge), at * 4);
    data[at * 4 + 3] = 255;
  }
  return { data, width, height };
}

it('says what makes a photo hard to read: too dark, blurred or small; and nothing of a good one', () => {
  expect(judgePhoto(stripes(600, 220, 40, 1))).toBeNull();
  expect(judgePhoto(stripes(600, 60, 10, 1))).toBe('dark');
  expect(judgePhoto(stripes(600, 220, 40, 12))).toBe('blurred');
  expect(judgePhoto(stripes(160, 220, 40, 1))).toBe('small');
});
