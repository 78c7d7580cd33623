/**
 * Wrong reads: generated camera frames of every kind of thing that a camera may see (`testing/frame-kinds.ts`), each looked at as a new
 * place. `BENCH_FRAMES` is the number of frames, `BENCH_SEED` the first seed, `BENCH_KINDS` a pattern of kinds; every wrong read is named,
 * to be generated again. What the engine answered to a picture it is not asked again: looks at a still frame repeat most of it.
 */
import { createHash } from 'node:crypto';
import { createFrameReader } from '../packages/scanner/src/decoder.ts';
import { createEngine, type Detection, type Engine } from '../packages/scanner/src/engine.ts';
import { wasmBytes } from '../packages/scanner/src/node.ts';
import { FRAME_KINDS, type FrameKind, frameOf } from '../packages/scanner/src/testing/frame-kinds.ts';
import { printTable } from './lib/table.ts';

const COUNT = Number(process.env['BENCH_FRAMES'] ?? '1000');
const FIRST_SEED = Number(process.env['BENCH_SEED'] ?? '0');
const ONLY = process.env['BENCH_KINDS'];
const PIXELS_A_MODULE = [1.5, 2, 2.5, 3, 4];
/** A reader has looked at a still frame in each of its ways after four looks; the fifth is the first again. */
const LOOKS = { readable: 3, other: 4 };
const REPORT_EVERY = 1000;

type Count = { right: number; wrong: number; unread: number };

const kinds = FRAME_KINDS.filter(({ name }) => ONLY === undefined || new RegExp(ONLY, 'u').test(name));
const engine = await createEngine({ wasmBinary: await wasmBytes('zxing-wasm/reader/zxing_reader.wasm') });
const counts = new Map<string, Count>();
const start = process.cpuUsage();

for (let done = 0; done < COUNT; done += 1) {
  const seed = FIRST_SEED + done;
  const kind = kinds[seed % kinds.length];
  const modulePx = PIXELS_A_MODULE[Math.floor(seed / kinds.length) % PIXELS_A_MODULE.length] ?? 2;
  if (kind !== undefined) count(kind, modulePx, await look(kind, seed, modulePx));
  if ((done + 1) % REPORT_EVERY === 0) report(done + 1);
}
if (COUNT % REPORT_EVERY !== 0) report(COUNT);

function remembering({ read, readFile }: Engine): Engine {
  const answers = new Map<string, Detection[]>();
  return {
    readFile,
    async read(image, options) {
      const key = `${createHash('sha1').update(image.data).digest('base64')} ${image.width} ${JSON.stringify(options)}`;
      const answer = answers.get(key) ?? (await read(image, options));
      answers.set(key, answer);
      return answer;
    },
  };
}

async function look(kind: FrameKind, seed: number, modulePx: number): Promise<keyof Count> {
  const { frame, right } = await frameOf(kind, seed, modulePx);
  const read = createFrameReader(remembering(engine));
  for (let at = 0; at < (kind.isReadable ? LOOKS.readable : LOOKS.other); at += 1) {
    const outcome = await read(frame);
    if (outcome.kind !== 'product') continue;
    const { gtin, format } = outcome.barcode;
    if (right.includes(gtin)) return 'right';
    console.log(
      `wrong: ${kind.name}, seed ${seed}, ${modulePx} px: ${format} ${gtin}, right: ${right.join(' ') || 'none'}, look ${at + 1}`,
    );
    return 'wrong';
  }
  return 'unread';
}

function count({ name, isReadable }: FrameKind, modulePx: number, result: keyof Count): void {
  for (const key of [`${name} ${modulePx}`, ...(isReadable ? [`readable ${modulePx}`] : []), `all ${modulePx}`]) {
    const entry = counts.get(key) ?? { right: 0, wrong: 0, unread: 0 };
    counts.set(key, entry);
    entry[result] += 1;
  }
}

function report(done: number): void {
  const { user, system } = process.cpuUsage(start);
  const row = (name: string) => [
    name,
    ...PIXELS_A_MODULE.map((px) => counts.get(`${name} ${px}`)).map((entry) =>
      entry === undefined ? '' : `${entry.right}/${entry.wrong}/${entry.unread}`,
    ),
  ];
  printTable(
    `${done} frames from seed ${FIRST_SEED}, right/wrong/unread by pixels a module; ${Math.round((user + system) / 1e6)} s of CPU`,
    ['kind', ...PIXELS_A_MODULE.map((px) => `${px} px`)],
    [...kinds.map(({ name }) => name), 'readable', 'all'].map(row),
  );
}
