/**
 * Camera frames: generated codes at any angle, ours beside one pass of the plain engine in the same run, and what a frame of 1280×720
 * costs. `BENCH_FRAMES` is the number of frames of each size, 200 where it is not given; at 0 the cost alone is measured.
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
/** Frames of a scene: those in which a place is new, and as many in which it is known. */
const FRAMES_OF_SCENE = 12;

type Look = (frame: GeneratedFrame['frame']) => Promise<string | null>;

const decoder = await createNodeDecoder();
const plain = await plainEngine();
if (COUNT > 0) await compareReads();
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

/** As a camera gives them: in color, one after the other; each scene is a place that no frame showed before. */
async function measureCost({ decodeFrame }: Decoder): Promise<void> {
  const size = { width: 1280, height: 720 };
  const scenes: readonly (readonly [string, number, FrameOptions])[] = [
    ['a code, upright', 5, { modulePx: 3, degrees: 0 }],
    ['a code, turned', 5, { modulePx: 3, degrees: 37 }],
    ['an EAN-8, turned', 5, { modulePx: 3, degrees: 37, format: 'EAN-8' }],
    ['a UPC-E, turned', 5, { modulePx: 3, degrees: 37, format: 'UPC-E' }],
    ['a code of 1.5 pixels a module', 5, { modulePx: 1.5, degrees: 37 }],
    ['bars that are no code, 3 pixels', 6, { modulePx: 3, isNonsense: true }],
    ['bars that are no code, 5 pixels', 6, { modulePx: 5, isNonsense: true }],
    ['a covered code, 3 pixels', 9, { modulePx: 3, damage: 'covered' }],
    ['a covered code, 5 pixels', 9, { modulePx: 5, damage: 'covered' }],
    ['a code that is cut off', 10, { modulePx: 4, damage: 'cut' }],
    ['a code blurred beyond reading', 7, { modulePx: 2, blurPx: 4 }],
    ['a table', 8, { modulePx: 0.2 }],
  ];
  const frames = scenes.map(([name, seed, options]) => {
    const { frame } = generateFrame(seed, { ...size, ...options });
    return { name, levels: frame, pixels: { data: toRgba(frame), width: frame.width, height: frame.height } };
  });
  // The first scene pays for what the engine compiles.
  for (const { pixels } of frames.slice(0, 1)) {
    for (let warm = 0; warm < FRAMES_OF_SCENE; warm += 1) await decodeFrame(pixels);
  }
  const rows: string[][] = [];
  for (const { name, levels, pixels } of frames) {
    const costs: number[] = [];
    for (let at = 0; at < 2 * FRAMES_OF_SCENE; at += 1) costs.push(await cpuOf(() => decodeFrame(pixels)));
    const passes: number[] = [];
    for (let at = 0; at < FRAMES_OF_SCENE; at += 1) passes.push(await cpuOf(() => plain(levels)));
    const parts = [costs.slice(0, FRAMES_OF_SCENE), costs.slice(FRAMES_OF_SCENE)].map(mean);
    rows.push([name, ...[...parts, Math.max(...costs), mean(passes)].map((ms) => ms.toFixed(1)), (mean(costs) / mean(passes)).toFixed(2)]);
  }
  printTable(
    'CPU a frame of 1280×720 (RGBA), ms',
    ['scene', `first ${FRAMES_OF_SCENE}`, `next ${FRAMES_OF_SCENE}`, 'dearest', 'one pass of zxing-wasm', 'ratio'],
    rows,
  );
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  return milliseconds(process.cpuUsage(start));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
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
