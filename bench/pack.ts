/**
 * The size of an offline pack at 50,000 foods of real shape, and how fast it opens and answers. Real products and real printed lists
 * (../shared/data); where these run out, foods are put together of the name of one, the list of another and the figures of a third.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type FoodProduct, productFromOff } from '@labelwise/domain/food';
import { checkDigit } from '@labelwise/domain/gtin';
import { openPack, PackWriter } from '@labelwise/domain/pack';
import { prepareFood, scoreOnly } from '@labelwise/domain/scoring';
import { readProduct, VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';

const DATA = new URL('../../shared/data/', import.meta.url);
const FOODS = Number(process.env['PACK_FOODS'] ?? 50_000);
/** 8 MB for 50,000 foods, found in 20 ms. @source docs/decisions/083-offline-pack.md */
const MAX_BYTES = 160;
const MAX_MS = 20;
/** Real barcodes come in runs, a maker's one after the other. */
const RUN = 12;

type Line = Readonly<Record<string, unknown>>;

function lines(path: string): Line[] {
  const bytes = readFileSync(new URL(path, DATA));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

function products(): FoodProduct[] {
  const files = [
    'products/products_lifyzer_sample.jsonl.gz',
    'products/products_parquet_rows.jsonl.gz',
    'products/products_jsonl_dump.jsonl.gz',
  ];
  return files.flatMap(lines).flatMap((record) => {
    const read = productFromOff(record);
    return read.ok ? [read.product] : [];
  });
}

type PrintedList = { readonly lang: string; readonly text: string; readonly name: string };

function printedLists(): PrintedList[] {
  return ['ingredients/lists.jsonl.gz', 'ingredients/marked_allergens.jsonl.gz']
    .flatMap(lines)
    .flatMap(({ lang, text, name }) =>
      typeof lang === 'string' && typeof text === 'string' ? [{ lang, text, name: typeof name === 'string' ? name : '' }] : [],
    );
}

function gtinAt(place: number): string {
  const body = String(400_000_000_000 + Math.floor(place / RUN) * 100_003 + (place % RUN) * 7);
  return body + checkDigit(body);
}

function foodAt(place: number, known: readonly FoodProduct[], lists: readonly PrintedList[]): FoodProduct {
  const pick = (step: number): FoodProduct => known[(place * step) % known.length] ?? known[0] ?? fail();
  const own = pick(1);
  const gtin = gtinAt(place);
  if (place < known.length) return { ...own, gtin };
  const list = lists[place % lists.length];
  const other = pick(7);
  const mixed = { ...own, gtin, nutriments: other.nutriments, labelsTags: pick(13).labelsTags };
  if (list === undefined) return mixed;
  const read = {
    ...mixed,
    name: list.name === '' ? `${own.name} ${other.name.split(' ')[0] ?? ''}` : list.name,
    lang: list.lang,
    ingredientsText: list.text,
  };
  return { ...read, reading: readProduct(read) };
}

function fail(): never {
  throw new Error('There are no products to pack.');
}

export function benchPack(): void {
  if (!existsSync(DATA)) {
    console.log('The products beside the repository (../shared/data) are not there.');
    return;
  }
  const [known, lists] = [products(), printedLists()];
  const writer = new PackWriter(VOCABULARY_VERSION);
  for (let place = 0; place < FOODS; place += 1) {
    const product = foodAt(place, known, lists);
    const prepared = prepareFood(product);
    writer.add({
      product,
      score: prepared.basis.isUnknown ? null : scoreOnly(prepared),
      popularity: Math.floor(100 / (1 + (place % 997))),
    });
  }
  let since = performance.now();
  const bytes = writer.finish({ of: 'world', version: 'bench', base: null, rules: '', madeAt: 0 });
  const wrote = performance.now() - since;
  since = performance.now();
  const pack = openPack(bytes);
  const opened = performance.now() - since;
  const times = Array.from({ length: 500 }, (_none, at) => {
    const start = performance.now();
    pack.food(pack.placeOf(Number(gtinAt((at * 97) % FOODS))));
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const each = bytes.length / FOODS;
  console.log(`${FOODS} foods, ${known.length} real products, ${lists.length} real lists`);
  console.log(`size      ${(bytes.length / 1e6).toFixed(2)} MB, ${each.toFixed(1)} bytes a food (goal ${MAX_BYTES})`);
  console.log(`written   ${Math.round(wrote)} ms after the foods were added; opened in ${Math.round(opened)} ms`);
  console.log(
    `one food  ${(times[250] ?? 0).toFixed(2)} ms, ${(times[494] ?? 0).toFixed(2)} ms for all but one in a hundred (goal ${MAX_MS})`,
  );
  if (each > MAX_BYTES || (times[494] ?? 0) > MAX_MS) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) benchPack();
