import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'jpeg-js';

/** Bars of an EAN-13 with 3017620422003 as 95 modules (GS1 General Specifications, 5.2.1); 1 is black. */
const MODULES = [
  '101',
  '0001101',
  '0011001',
  '0010001',
  '0000101',
  '0011011',
  '0001101',
  '01010',
  '1011100',
  '1101100',
  '1101100',
  '1110010',
  '1110010',
  '1000010',
  '101',
].join('');

/** A picture of that code, RGBA, in the middle of white paper. */
function drawEan13(width: number, height: number, modulePx: number): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  const left = Math.floor((width - MODULES.length * modulePx) / 2);
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += 1) {
    for (let x = 0; x < MODULES.length * modulePx; x += 1) {
      if (MODULES[Math.floor(x / modulePx)] === '1') rgba.fill(0, (y * width + left + x) * 4, (y * width + left + x) * 4 + 3);
    }
  }
  return rgba;
}

/** A photo that shows EAN-13 3017620422003. */
export function barcodeJpeg(width = 640, height = 480, modulePx = 4): Uint8Array {
  return new Uint8Array(encode({ data: drawEan13(width, height, modulePx), width, height }, 85).data);
}

/** A PNG that claims `width` by `height` and holds `rows` rows of black: with all of them a bomb that unpacks a thousandfold. */
export function blackPng(width: number, height: number, rows: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row.length * rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A GIF of so many frames of one pixel each on a screen of `side` by `side`. */
export function manyFramesGif(frames: number, side: number): Uint8Array {
  const size = [side & 255, side >> 8];
  const header = Buffer.from([...Buffer.from('GIF89a'), ...size, ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** The bytes with a comment of `bytes` bytes in front of the picture, as a giant EXIF block is. */
export function withGiantExif(jpeg: Uint8Array, bytes: number): Uint8Array {
  const segment = Buffer.alloc(65_537, 0x41);
  segment.set([0xff, 0xe1, 0xff, 0xff]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array.from({ length: Math.ceil(bytes / segment.length) }, () => segment),
    jpeg.subarray(2),
  ]);
}

/** Some bytes changed, every third one cut off as well; the same for the same seed. */
export function mutated(original: Uint8Array, seed: number): Uint8Array {
  let state = seed * 2_654_435_761 + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const bytes = new Uint8Array(original);
  for (let times = 1 + next(40); times > 0; times -= 1) bytes[2 + next(bytes.length - 2)] = next(256);
  return seed % 3 === 0 ? bytes.subarray(0, 20 + next(bytes.length - 20)) : bytes;
}
