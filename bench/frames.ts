/**
 * Camera frames: generated codes at any angle, ours beside one pass of the plain engine in the same run, and what a frame of 1280×720
 * costs. `BENCH_FRAMES` is the number of frames of each size, 200 where it is not given.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Decoder } from '@labelwise/scanner';
import { createNodeDecoder } from '@labelwise/scanner/node';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type FrameOptions, type GeneratedFrame, generateFrame } from '../packages/scanner/src/testing/generated-frames.ts';
import { printTable } from './lib/table.ts';

const COUNT = Number(process.env['BENCH_FRAMES'] ?? '200');
const LOOKS = 3;

type Look = (frame: GeneratedFrame['frame']) => Promise<string | null>;

const decoder = await createNodeDecoder();
const plain = await plainEngine();
await compareReads();
await measureCost(decoder);

async function compareReads(): Promise<void> {
  const kinds: readonly (readonly [string, FrameOptions])[] = [
    ...[1.5, 2, 2.5, 3, 4].map((modulePx) => [`EAN-13, ${modulePx} px a module`, { modulePx }] as const),
    ['EAN-8, 2 px a module', { modulePx: 2, format: 'EAN-8' }],
    ['UPC-E, 2 px a module', { modulePx: 2, format: 'UPC-E' }],
    ['covered, 2 px a module', { modulePx: 2, damage: 'covered' }],
    ['cut off, 2 px a module', { modulePx: 2, damage: 'cut' }],
    ['no code, 2 px a module', { modulePx: 2, isNonsense: true }],
  ];
  const rows: string[][] = [];
  for (const [name, options] of kinds) {
    const figures = { plain: { read: 0, wrong: 0 }, ours: { read: 0, wrong: 0 } };
    let cpu = 0;
    for (let seed = 0; seed < COUNT; seed += 1) {
      const { frame, gtin } = generateFrame(seed, options);
      count(figures.plain, await plain(frame), gtin);
      const start = process.cpuUsage();
      count(figures.ours, await threeLooks(frame), gtin);
      cpu += milliseconds(process.cpuUsage(start));
    }
    const cells = ({ read, wrong }: { read: number; wrong: number }) => [`${((100 * read) / COUNT).toFixed(1)} %`, String(wrong)];
    rows.push([name, ...cells(figures.plain), ...cells(figures.ours), (cpu / COUNT).toFixed(1)]);
  }
  printTable(
    `Generated frames of 640×480 at any angle, ${COUNT} a row; ours within ${LOOKS} looks`,
    ['frames', 'zxing-wasm: read', 'wrong', 'Labelwise: read', 'wrong', 'CPU ms until read'],
    rows,
  );
}

function count(figures: { read: number; wrong: number }, read: string | null, gtin: string | null): void {
  if (read === null) return;
  if (read === gtin) figures.read += 1;
  else figures.wrong += 1;
}

async function threeLooks(frame: GeneratedFrame['frame']): Promise<string | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    const outcome = await decoder.decodeFrame(frame);
    if (outcome.kind === 'product') return outcome.barcode.gtin;
  }
  return null;
}

/** One thorough pass for retail codes; the first code is accepted. */
async function plainEngine(): Promise<Look> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  return async (frame) => {
    const pixels = { data: toRgba(frame), width: frame.width, height: frame.height, colorSpace: 'srgb' } as const;
    const [first] = await readBarcodes(pixels, { tryHarder: true, formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'], maxNumberOfSymbols: 1 });
    return first?.isValid === true ? first.text.padStart(13, '0') : null;
  };
}

/** As a camera gives them: in color, one after the other. */
async function measureCost({ decodeFrame }: Decoder): Promise<void> {
  const size = { width: 1280, height: 720 };
  const scenes = [
    ['a code, upright', generateFrame(5, { ...size, modulePx: 3, degrees: 0 })],
    ['a code, turned', generateFrame(5, { ...size, modulePx: 3, degrees: 37 })],
    ['bars that are no code', generateFrame(6, { ...size, modulePx: 3, isNonsense: true })],
    ['a code blurred beyond reading', generateFrame(7, { ...size, modulePx: 2, blurPx: 4 })],
    ['a table', generateFrame(8, { ...size, modulePx: 0.2 })],
  ] as const;
  const rows: string[][] = [];
  for (const [name, { frame }] of scenes) {
    const pixels = { data: toRgba(frame), width: frame.width, height: frame.height };
    for (let warm = 0; warm < 8; warm += 1) await decodeFrame(pixels);
    const start = process.cpuUsage();
    const frames = 40;
    for (let at = 0; at < frames; at += 1) await decodeFrame(pixels);
    rows.push([name, (milliseconds(process.cpuUsage(start)) / frames).toFixed(1)]);
  }
  printTable('CPU a frame of 1280×720 (RGBA), mean of 40', ['scene', 'ms'], rows);
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** Gray levels as pixels of a camera: RGBA, opaque. */
function toRgba({ data }: { readonly data: Uint8ClampedArray | Uint8Array }): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(data.length * 4);
  const words = new Uint32Array(rgba.buffer);
  for (let at = 0; at < data.length; at += 1) words[at] = 0xff000000 | ((data[at] ?? 0) * 0x010101);
  return rgba;
}
