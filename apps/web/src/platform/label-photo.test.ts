import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cropPhoto, judgePhoto, openPhoto, PhotoError, statedSize } from './label-photo.ts';

it('reads the size that a PNG, a JPEG, a WebP and an AVIF state, and nothing from other bytes', () => {
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
  expect(statedSize(avifHead(400, 600))).toEqual({ width: 400, height: 600 });
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
  return { width, height, band: (top: number, rows: number) => data.subarray(top * width * 4, (top + rows) * width * 4) };
}

it('says what makes a photo hard to read: too dark, blurred or small; and nothing of a good one', () => {
  expect(judgePhoto(stripes(600, 220, 40, 1))).toBeNull();
  expect(judgePhoto(stripes(600, 60, 10, 1))).toBe('dark');
  expect(judgePhoto(stripes(600, 220, 40, 12))).toBe('blurred');
  expect(judgePhoto(stripes(160, 220, 40, 1))).toBe('small');
});

/** The head of a JPEG that states this size, with something else of this length before it. */
function jpegHead(width: number, height: number, before = 0): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [Uint8Array.of(0xff, 0xd8)];
  for (let left = before; left > 0; left -= 65_000) parts.push(Uint8Array.of(0xff, 0xe2, 0xfd, 0xea), new Uint8Array(65_000));
  return [...parts, Uint8Array.of(0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255)];
}

function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const png = new Uint8Array(24);
  const view = new DataView(png.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return png;
}

/** An AVIF with two sizes: that of a thumbnail, and that of the picture. */
function avifHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(80);
  const view = new DataView(bytes.buffer);
  view.setUint32(4, 0x66747970);
  for (const [at, size] of [
    [20, [160, 120]],
    [50, [width, height]],
  ] as const) {
    view.setUint32(at, 0x69737065);
    view.setUint32(at + 8, size[0]);
    view.setUint32(at + 12, size[1]);
  }
  return bytes;
}

describe('a file', () => {
  const decoded: unknown[] = [];
  const opened: Blob[] = [];
  const closed = vi.fn();
  let bitmap = { width: 4000, height: 3000 };
  /** As a share of the picture. */
  let largestCopy = 0;
  beforeEach(() => {
    decoded.length = 0;
    opened.length = 0;
    largestCopy = 0;
    closed.mockClear();
    bitmap = { width: 4000, height: 3000 };
    vi.stubGlobal('createImageBitmap', async (source: unknown, options: unknown) => {
      decoded.push([source, options]);
      if (bitmap.width === 0) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      return { ...bitmap, close: closed };
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(this: HTMLCanvasElement) {
      const { width, height } = this;
      return Object({
        drawImage: () => undefined,
        getImageData: (_left: number, _top: number, wide: number, high: number) => {
          largestCopy = Math.max(largestCopy, (wide * high) / (width * height));
          return { data: new Uint8ClampedArray(wide * high * 4).fill(128), width: wide, height: high };
        },
      });
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'], { type: 'image/jpeg' })));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${opened.push(blob)}`, revokeObjectURL: vi.fn() }));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const HOSTILE: [string, BlobPart[], 'too-large' | 'unreadable'][] = [
    ['no picture', ['<h1>Sugar: 0 g</h1>'], 'unreadable'],
    ['nothing at all', [], 'unreadable'],
    ['a drawing that runs scripts', ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'unreadable'],
    ['a JPEG that ends at once', [Uint8Array.of(0xff, 0xd8, 0xff)], 'unreadable'],
    ['a JPEG of 100 megapixels', jpegHead(12_000, 9_000), 'too-large'],
    ['one that says so behind 300 kB of something else', jpegHead(12_000, 9_000, 300_000), 'too-large'],
    ['a small PNG that unpacks to 3 gigapixels', [pngHead(60_000, 50_000)], 'too-large'],
    ['an AVIF with a small thumbnail and a huge picture', [avifHead(16_000, 16_000)], 'too-large'],
    ['a GIF of 65535 by 65535', [Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 255, 255, 255, 255)], 'too-large'],
    ['41 MB', [new Uint8Array(41_000_000)], 'too-large'],
  ];
  it.each(HOSTILE)('is refused before it is decoded: %s', async (_what, parts, problem) => {
    await expect(openPhoto(new Blob(parts))).rejects.toMatchObject({ problem });
    expect(decoded).toEqual([]);
  });

  it('that its decoder does not take is unreadable', async () => {
    bitmap = { width: 0, height: 0 };
    await expect(openPhoto(new Blob(jpegHead(4000, 3000)))).rejects.toBeInstanceOf(PhotoError);
  });

  it('is turned as it was held and scaled, and what was decoded is given back', async () => {
    const photo = await openPhoto(new Blob(jpegHead(4000, 3000)));
    expect(decoded).toEqual([[expect.any(Blob), { imageOrientation: 'from-image' }]]);
    expect([photo.width, photo.height]).toEqual([2000, 1500]);
    expect(closed).toHaveBeenCalledTimes(1);
    const part = await cropPhoto(photo, { left: 0.25, top: 0.5, width: 0.5, height: 0.25 });
    expect([part.width, part.height]).toEqual([2000, 750]);
    expect(closed).toHaveBeenCalledTimes(2);
    // The photo and its smaller copy, each.
    expect(opened).toHaveLength(4);
    photo.release();
    part.release();
    expect(vi.mocked(URL.revokeObjectURL).mock.calls.flat().toSorted()).toEqual(['blob:1', 'blob:2', 'blob:3', 'blob:4']);
    // The pixels are never all copied to judge them.
    expect(largestCopy).toBeLessThan(0.1);
  });
});
