import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part)));
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const zeros = (count: number) => Array<number>(count).fill(0);

const png = (width: number, height: number) => bytes('\u0089PNG\r\n\u001a\n', u32(13), 'IHDR', u32(width), u32(height), zeros(9));
const jpeg = (width: number, height: number, before: number[] = []) =>
  bytes([0xff, 0xd8], before, [0xff, 0xc0], u16(17), [8], u16(height), u16(width), zeros(10));
const gif = (width: number, height: number) => bytes('GIF89a', u16(width).reverse(), u16(height).reverse(), zeros(4));
const bmp = (width: number, height: number) => bytes('BM', zeros(12), [40, 0, 0, 0], u32(width).reverse(), u32(height).reverse(), zeros(8));
const webp = (kind: string, header: number[]) => bytes('RIFF', zeros(4), 'WEBP', kind, zeros(4), header, zeros(8));

describe('sniffImage', () => {
  it.each([
    ['png', png(640, 480)],
    ['jpeg', jpeg(640, 480)],
    ['jpeg', jpeg(640, 480, [0xff, 0xe1, ...u16(1002), ...zeros(1000), 0xff, 0xff, 0xfe, ...u16(2)])],
    ['gif', gif(640, 480)],
    ['bmp', bmp(640, 480)],
    ['webp', webp('VP8 ', [...zeros(6), ...u16(640).reverse(), ...u16(480).reverse()])],
    ['webp', webp('VP8L', [0x2f, ...u32(639 | (479 << 14)).reverse()])],
    ['webp', webp('VP8X', [...zeros(4), ...u32(639).reverse().slice(0, 3), ...u32(479).reverse().slice(0, 3)])],
  ])('reads the size of a %s', (type, file) => {
    expect(sniffImage(file)).toEqual({ ok: true, type, width: 640, height: 480 });
  });

  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not_an_image'],
    ['XML before an SVG', bytes('<?xml version="1.0"?><svg/>'), 'not_an_image'],
    ['PDF', bytes('%PDF-1.7'), 'not_an_image'],
    ['a ZIP', bytes('PK\u0003\u0004'), 'not_an_image'],
    ['a sound file', bytes('RIFF', zeros(4), 'WAVEfmt '), 'not_an_image'],
    ['a bomb of 60,000 by 60,000', png(60_000, 60_000), 'too_large'],
    ['a strip too long', png(20_000, 2), 'too_large'],
    ['26 megapixels', png(6500, 4000), 'too_large'],
    ['a picture without width', png(0, 10), 'truncated'],
    ['the first bytes of a PNG', png(10, 10).slice(0, 20), 'truncated'],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda], zeros(20)), 'truncated'],
    ['a JPEG whose segment runs past the end', bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff], zeros(20)), 'truncated'],
  ])('refuses %s', (_, file, reason) => {
    expect(sniffImage(file)).toEqual({ ok: false, reason });
  });

  it('takes the limits that are passed', () => {
    expect(sniffImage(png(100, 100), { maxPixels: 9999, maxSide: 100 })).toEqual({ ok: false, reason: 'too_large' });
  });

  it('answers, and ends, for any bytes behind any signature', () => {
    const signatures = [
      png(9, 9).slice(0, 8),
      new Uint8Array([0xff, 0xd8, 0xff]),
      bytes('GIF8'),
      bytes('BM'),
      bytes('RIFF', zeros(4), 'WEBP'),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 200 }), (signature, rest) => {
        const answer = sniffImage(new Uint8Array([...signature, ...rest]));
        return !answer.ok || (answer.width > 0 && answer.height > 0 && answer.width * answer.height <= 25_000_000);
      }),
    );
  });
});
