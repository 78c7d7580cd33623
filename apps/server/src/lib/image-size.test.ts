import { assert, property, uint8Array } from 'fast-check';
import { expect, it } from 'vitest';

import { imageSize } from './image-size.ts';

const frame = (width: number, height: number, marker = 0xc0) => [0xff, marker, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 0x22, 0];
const segment = (marker: number, length: number) => [0xff, marker, length >> 8, length & 255, ...Array<number>(length - 2).fill(0xaa)];
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);

it.each([
  ['a plain JPEG', jpeg(segment(0xe0, 16), frame(640, 480)), { format: 'jpeg', width: 640, height: 480 }],
  ['a progressive one behind a giant EXIF', jpeg(segment(0xe1, 65_000), segment(0xdb, 67), frame(4000, 3000, 0xc2)), { format: 'jpeg', width: 4000, height: 3000 }],
  ['fill bytes between segments', jpeg([0xff], segment(0xe0, 16), [0xff, 0xff], frame(8, 9)), { format: 'jpeg', width: 8, height: 9 }],
  ['a Huffman table first', jpeg(segment(0xc4, 20), frame(3, 4)), { format: 'jpeg', width: 3, height: 4 }],
  ['no height yet', jpeg(frame(640, 0)), null],
  ['cut off before the frame', jpeg(segment(0xe0, 16)), null],
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), null],
  ['a GIF', new TextEncoder().encode(`GIF89a${'x'.repeat(40)}`), null],
  ['nothing', new Uint8Array(), null],
])('%s', (_name, bytes, size) => {
  expect(imageSize(bytes)).toEqual(size);
});

it('reads a PNG of 60,000 by 60,000 without opening it', () => {
  const png = Buffer.alloc(33);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0);
  png.writeUInt32BE(13, 8);
  png.write('IHDR', 12);
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  expect(imageSize(png)).toEqual({ format: 'png', width: 60_000, height: 60_000 });
});

it('whatever the bytes are, it answers', () => {
  assert(property(uint8Array({ maxLength: 200 }), (bytes) => {
    imageSize(bytes);
    imageSize(Uint8Array.from([0xff, 0xd8, 0xff, ...bytes]));
  }));
});
