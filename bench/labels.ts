/**
 * Labels read from pictures: generated ones of a seed (SEED, COUNT), those of a folder with their truth (LABELS, by default the one beside
 * this repository), every wrong value named; errors planted into true tables; seconds and memory of a reading.
 *
 * `npm run bench -- labels`
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js';
import { type LabelReading, type Picture, readLabel } from '@labelwise/label-reader';
import { createPpocr } from '@labelwise/label-reader/engines';
import { createNodeModels, openNodeListEngine } from '@labelwise/label-reader/node';
import { createUnpack, wasmBytes } from '@labelwise/scanner/node';
import { type Label, makeLabels, storedLabels } from './lib/labels/label-set.ts';
import { PLANTED, type PlantedScore, plantErrors } from './lib/labels/planted.ts';
import { type ListScore, scoreList, scoreTable, type TableScore, total } from './lib/labels/score.ts';
import { median, printTable, quantile } from './lib/table.ts';

const SEED = Number(process.env['SEED'] ?? 2_026);
const COUNT = Number(process.env['COUNT'] ?? 60);
const FOLDER = process.env['LABELS'] ?? join(import.meta.dirname, '..', '..', 'shared', 'data', 'labels');
const QUALITY = 60;

const unpack = createUnpack();
const unpackAs =
  (type: 'jpeg' | 'png') =>
  async (file: Uint8Array): Promise<Picture> => {
    const picture = await unpack(file, { ok: true, type, width: 0, height: 0 });
    if (picture === null) throw new TypeError(`no ${type}`);
    return picture;
  };
await initJpegEncoder({ wasmBinary: await wasmBytes('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm') });

const models = createNodeModels();
const text = createPpocr(models.run, await models.alphabet());
const seconds: number[] = [];
let peak = 0;

async function read({ picture, language }: Label): Promise<LabelReading> {
  const started = performance.now();
  const reading = await readLabel(picture, { text, lists: openNodeListEngine }, { language });
  seconds.push((performance.now() - started) / 1_000);
  peak = Math.max(peak, process.memoryUsage().rss);
  return reading;
}

/** As a phone stores it: every picture goes through a JPEG. */
async function asJpeg(label: Label): Promise<Label> {
  const { data, width, height } = label.picture;
  const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const;
  return { ...label, picture: await unpackAs('jpeg')(new Uint8Array(await encodeJpeg(pixels, { quality: QUALITY }))) };
}

async function measure(title: string, labels: AsyncIterable<Label>): Promise<void> {
  const tables: TableScore[] = [];
  const lists: ListScore[] = [];
  const notes: string[] = [];
  for await (const label of labels) {
    const reading = await read(label);
    const table = scoreTable(label, reading);
    if (label.table !== null) tables.push(table);
    const list = scoreList(label, reading);
    if (list !== null) lists.push(list);
    notes.push(...table.notes, ...(list?.notes ?? []));
  }
  if (tables.length + lists.length === 0) return;
  const printed = total(tables, 'printed');
  const share = (count: number): string => `${((100 * count) / Math.max(1, printed)).toFixed(1)} %`;
  const errors = lists.map((list) => list.errors);
  const names = lists.reduce((sum, list) => sum + list.names, 0);
  const found = lists.reduce((sum, list) => sum + list.found, 0);
  const silent = total(tables, 'silent');
  printTable(
    `${title}: ${printed} values in ${tables.length} tables, ${lists.length} lists`,
    ['measure', 'here', 'bar'],
    [
      ['values right', share(total(tables, 'right')), '>= 90 %'],
      ['right, flagged or missing', share(printed - silent), '>= 99 %'],
      ['silently wrong', share(silent), '<= 1 %'],
      ['whole tables silently wrong', String(tables.filter(({ wrongTable }) => wrongTable).length), '0'],
      ['wrong among confirmed', `${total(tables, 'confirmedWrong')} of ${total(tables, 'confirmed')}`, '0'],
      ['missing', share(total(tables, 'missing')), ''],
      ['invented', share(total(tables, 'invented')), '<= 1 %'],
      ['right but flagged', share(total(tables, 'rightButFlagged')), '<= 25 %'],
      [
        'tables with nothing to correct',
        `${((100 * tables.filter((one) => one.right === one.printed).length) / Math.max(1, tables.length)).toFixed(0)} %`,
        '>= 60 %',
      ],
      ['names found', `${((100 * found) / Math.max(1, names)).toFixed(1)} %`, '>= 90 %'],
      ['wrong signs of a list, median', `${(100 * median(errors)).toFixed(1)} %`, '<= 3 %'],
      [
        'wrong signs of a list, mean',
        `${((100 * errors.reduce((sum, one) => sum + one, 0)) / Math.max(1, errors.length)).toFixed(1)} %`,
        '<= 9 %',
      ],
    ],
  );
  for (const note of notes) console.log(`  ${note}`);
}

async function* generated(): AsyncGenerator<Label> {
  for await (const label of makeLabels(SEED, COUNT, unpackAs('png'))) yield await asJpeg(label);
}

const shareOf = (score: PlantedScore | undefined): number => (score === undefined ? 0 : score.caught / Math.max(1, score.tried));

for (const columns of [1, 2] as const) {
  const { scores, alarms, figures } = plantErrors(SEED, 400, columns);
  printTable(
    `one error planted into true tables of ${columns} column${columns === 1 ? '' : 's'}: false alarms ${((100 * alarms) / figures).toFixed(1)} % (bar 3 %)`,
    ['error', 'tried', 'caught', 'bar'],
    [
      ...PLANTED.map((kind) => [kind, String(scores.get(kind)?.tried), `${(100 * shareOf(scores.get(kind))).toFixed(1)} %`, '']),
      [
        'each kind as often',
        '',
        `${((100 * PLANTED.reduce((sum, kind) => sum + shareOf(scores.get(kind)), 0)) / PLANTED.length).toFixed(1)} %`,
        columns === 1 ? '>= 70 %' : '>= 90 %',
      ],
    ],
  );
}
await measure(`generated, seed ${SEED}`, generated());
for (const name of ['synthetic', 'real']) {
  const folder = join(FOLDER, name);
  if (existsSync(folder)) await measure(`${name} pictures of data/labels`, storedLabels(folder, unpackAs('jpeg')));
}
printTable(
  'a reading here, one thread',
  ['', 's', 'bar'],
  [
    ['median', median(seconds).toFixed(1), ''],
    ['90 %', quantile(seconds, 0.9).toFixed(1), '<= 8'],
    ['longest', Math.max(...seconds).toFixed(1), ''],
  ],
);
console.log(`\nmemory at the peak, this whole process: ${(peak / 1e6).toFixed(0)} MB`);
await models.close();
