/**
 * Barcodes in real pictures: ours beside the plain engine, picture by picture in one run. A figure needs the collection of
 * pictures beside the repository.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { productOf } from '@labelwise/scanner';
import { createNodeDecoder } from '@labelwise/scanner/node';
import { readBarcodes } from 'zxing-wasm/reader';
import { createUnpack } from '../packages/scanner/src/node.ts';
import { sniffImage } from '../packages/scanner/src/sniff-image.ts';
import { MISLABELLED, type Photo, readPhotos } from '../packages/scanner/src/testing/photos.ts';
import { printTable, quantile } from './lib/table.ts';

type Way = { name: string; decode(photo: Photo): Promise<string | null> };
type Figures = { read: number; wrong: number; times: number[] };

const photos = await readPhotos();
if (photos === null) console.log('decode: skipped, the pictures are not beside the repository');
else await compare(photos);

async function compare(pictures: readonly Photo[]): Promise<void> {
  const ways = [await plainEngine(), await ours()];
  const folders = [...new Set(pictures.map(({ folder }) => folder))].sort();
  const figures = new Map<string, Figures>();
  const mistakes: string[] = [];
  for (const photo of pictures) {
    for (const way of ways) {
      const start = performance.now();
      const gtin = await way.decode(photo);
      const ms = performance.now() - start;
      for (const key of [`${way.name} ${photo.folder}`, way.name]) count(figures, key, photo, gtin, ms);
      if (gtin !== null && gtin !== photo.gtin) mistakes.push(`${way.name}: ${photo.id} → ${gtin}, listed as ${photo.gtin ?? 'none'}`);
    }
  }
  const row = (title: string, images: number, key: (way: Way) => string) => [
    title,
    String(images),
    ...ways.flatMap((way) => cells(figures.get(key(way)))),
  ];
  printTable(
    'Barcodes in real pictures (unpacking included)',
    ['folder', 'images', ...ways.flatMap(({ name }) => [`${name}: read`, 'misread', 'p50 ms', 'p95 ms'])],
    [
      ...folders.map((folder) =>
        row(folder, pictures.filter((photo) => photo.folder === folder).length, ({ name }) => `${name} ${folder}`),
      ),
      row('all', pictures.length, ({ name }) => name),
    ],
  );
  console.log(
    `\n${mistakes.join('\n')}\nListed under another code than the one printed, counted on neither side: ${MISLABELLED.join(', ')}`,
  );
}

function count(figures: Map<string, Figures>, key: string, photo: Photo, gtin: string | null, ms: number): void {
  const entry = figures.get(key) ?? { read: 0, wrong: 0, times: [] };
  figures.set(key, entry);
  entry.times.push(ms);
  if (gtin === null || MISLABELLED.includes(photo.id)) return;
  if (gtin === photo.gtin) entry.read += 1;
  else entry.wrong += 1;
}

function cells(entry: Figures | undefined): string[] {
  if (entry === undefined) return ['', '', '', ''];
  return [String(entry.read), String(entry.wrong), quantile(entry.times, 0.5).toFixed(1), quantile(entry.times, 0.95).toFixed(1)];
}

async function ours(): Promise<Way> {
  const decoder = await createNodeDecoder();
  return {
    name: 'Labelwise',
    async decode({ bytes }) {
      const outcome = await decoder.decodeImage(bytes);
      return outcome.kind === 'product' ? outcome.barcode.gtin : null;
    },
  };
}

/** One pass over the same pixels; the first code is accepted. */
async function plainEngine(): Promise<Way> {
  const { prepareZXingModule } = await import('zxing-wasm/reader');
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const unpack = createUnpack();
  return {
    name: 'zxing-wasm',
    async decode({ bytes }) {
      const file = sniffImage(bytes);
      const frame = file.ok ? await unpack(bytes, file) : null;
      if (frame === null) return null;
      const pixels = { data: new Uint8ClampedArray(frame.data), width: frame.width, height: frame.height, colorSpace: 'srgb' } as const;
      const [first] = await readBarcodes(pixels, { tryHarder: true, formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'], maxNumberOfSymbols: 1 });
      if (first?.isValid !== true) return null;
      const format = first.format === 'UPCE' ? 'UPC-E' : first.format === 'EAN8' ? 'EAN-8' : 'EAN-13';
      return productOf({ format, text: first.text })?.gtin ?? null;
    },
  };
}
