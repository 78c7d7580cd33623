import { NUTRIMENT_NAMES, type NutrimentName, type Nutriments } from '../food/index.ts';
import { checkDigit } from '../gtin/index.ts';
import { type BitReader, type BitWriter, PackFault, putSymbol, takeSymbol } from './bits.ts';
import { type CountedStrings, putStringTable, type StringTable, takeStringTable } from './string-table.ts';

/**
 * Barcodes as numbers, ascending, as steps from one to the next. The check digit follows from the others and is left out; the few codes
 * with a wrong one carry it.
 */
export function putCodes(writer: BitWriter, codes: readonly number[]): void {
  writer.varint(codes.length);
  let before = 0;
  for (const code of codes) {
    const body = Math.floor(code / 10);
    const isRight = code % 10 === rightDigit(body);
    writer.varint((body - before) * 2 + (isRight ? 0 : 1));
    if (!isRight) writer.varint(code % 10);
    before = body;
  }
}

export function takeCodes(reader: BitReader): Float64Array {
  const size = reader.varint();
  if (size > MAX_CODES) throw new PackFault('damaged');
  const codes = new Float64Array(size);
  let body = 0;
  for (let at = 0; at < size; at += 1) {
    const step = reader.varint();
    body += Math.floor(step / 2);
    codes[at] = body * 10 + (step % 2 === 0 ? rightDigit(body) : reader.varint());
  }
  return codes;
}

const MAX_CODES = 10_000_000;

function rightDigit(body: number): number {
  return Number(checkDigit(String(body)));
}

/** Where a code stands among ascending ones; -1 where it does not. */
export function placeOf(codes: Float64Array, code: number): number {
  let from = 0;
  let to = codes.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((codes[middle] ?? 0) < code) from = middle + 1;
    else to = middle;
  }
  return codes[from] === code ? from : -1;
}

/** Kilojoules as packs work them out of kilocalories, and the other way round. */
const KJ = 'energyKj';
const KCAL = 'energyKcal';
const KJ_PER_KCAL = 4.184;
/** What kilocalories are, seen from the kilojoules. */
type Kcal = 'none' | 'rounded' | 'exact' | 'stated';

function kcalForm(nutriments: Nutriments): Kcal {
  const [kj, kcal] = [nutriments[KJ], nutriments[KCAL]];
  if (kcal === undefined) return 'none';
  if (kj === undefined) return 'stated';
  if (kcal === Math.round(kj / KJ_PER_KCAL)) return 'rounded';
  return kcal === exactKcal(kj) ? 'exact' : 'stated';
}

function exactKcal(kj: number): number {
  return Number((kj / KJ_PER_KCAL).toPrecision(7));
}

/** Which figures there are, then each of them; as they stand, so that no score moves by a rounding. */
export function putFigures(sink: Sink, nutriments: Nutriments): void {
  const form = kcalForm(nutriments);
  const written = NUTRIMENT_NAMES.filter((name) => nutriments[name] !== undefined && (name !== KCAL || form === 'stated'));
  sink.put('figures', `${form}|${written.map((name) => NUTRIMENT_NAMES.indexOf(name).toString(36)).join(' ')}`);
  for (const name of written) sink.put(name, String(nutriments[name]));
}

export function takeFigures(source: Source): Nutriments {
  const [form, packed = ''] = source.take('figures').split('|');
  const names = packed === '' ? [] : packed.split(' ').flatMap((index) => NUTRIMENT_NAMES[Number.parseInt(index, 36)] ?? []);
  const found: { [name in NutrimentName]?: number } = {};
  for (const name of names) {
    found[name] = Number(source.take(name));
    const kj = found[KJ];
    // In the order of the names, as everywhere.
    if (name === KJ && kj !== undefined && form === 'rounded') found[KCAL] = Math.round(kj / KJ_PER_KCAL);
    if (name === KJ && kj !== undefined && form === 'exact') found[KCAL] = exactKcal(kj);
  }
  return found;
}

/** Words and what stands between them; a single space between two words is not written. */
const PIECE = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const WORD = /^[\p{L}\p{N}]/u;
const END = '';

export function putText(sink: Sink, model: Model, text: string): void {
  const pieces = text.match(PIECE) ?? [];
  for (const [at, piece] of pieces.entries()) {
    const isPlainSpace = piece === ' ' && at > 0 && at < pieces.length - 1;
    if (!isPlainSpace) sink.put(model, piece);
  }
  sink.put(model, END);
}

export function takeText(source: Source, model: Model): string {
  let text = '';
  let wasWord = false;
  for (;;) {
    const piece = source.take(model);
    if (piece === END) return text;
    const isWord = WORD.test(piece);
    text += isWord && wasWord ? ` ${piece}` : piece;
    wasWord = isWord;
  }
}

/** The fields of a record: every value is one of a table of its own, named by a code that is the shorter the more often it occurs. */
const MODELS = [
  'word',
  'brand',
  'quantity',
  'category',
  'categories',
  'lang',
  'score',
  'popularity',
  'kind',
  'traits',
  'modified',
  'fruit and vegetables',
  'ingredients',
  'unknown ingredients',
  'serving',
  'figures',
  'labels',
  'allergens',
  'traces',
  'additives',
  'analysis',
  'list',
  'gap',
  'number',
  'item',
  'other item',
  'other place',
  'plain',
  ...NUTRIMENT_NAMES,
] as const;
export type Model = (typeof MODELS)[number];

/** Where the values of a record go, in the order in which they are read again. */
export type Sink = { readonly put: (model: Model, value: string) => void };
/** Where they come from. */
export type Source = { readonly take: (model: Model) => string };

const NUMBERS: ReadonlyMap<Model, number> = new Map(MODELS.map((model, number) => [model, number]));

/** Values of many records, as numbers until all are known and the codes can be made. */
export class ValueStore {
  private readonly known = MODELS.map(() => new Map<string, number>());
  private readonly counts = MODELS.map((): number[] => []);
  private values = new Uint32Array(1 << 12);
  private used = 0;

  /** @returns the values as one run, for whoever writes them later */
  record(write: (sink: Sink) => void): Run {
    const from = this.used;
    write({ put: (model, value) => this.note(model, value) });
    return { from, to: this.used };
  }

  private note(model: Model, value: string): void {
    const at = NUMBERS.get(model) ?? 0;
    const known = this.known[at];
    const counts = this.counts[at];
    let number = known?.get(value);
    if (number === undefined) {
      number = known?.size ?? 0;
      known?.set(value, number);
    }
    if (counts !== undefined) counts[number] = (counts[number] ?? 0) + 1;
    if (this.used + 2 > this.values.length) {
      const grown = new Uint32Array(this.values.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.used] = at;
    this.values[this.used + 1] = number;
    this.used += 2;
  }

  /** Writes the tables of all fields, empty ones as nothing, and gives what writes a record with them. */
  tables(writer: BitWriter): (bits: BitWriter, run: Run) => void {
    const coders = this.known.map((known, at) => {
      const counted: CountedStrings = new Map([...known.keys()].map((value, number) => [value, this.counts[at]?.[number] ?? 0]));
      writer.varint(known.size);
      if (known.size === 0) return null;
      const { symbols, codes } = putStringTable(writer, counted);
      return { codes, symbols: Uint32Array.from([...known.keys()].map((value) => symbols.get(value) ?? 0)) };
    });
    return (bits, { from, to }) => {
      for (let at = from; at < to; at += 2) {
        const coder = coders[this.values[at] ?? 0];
        if (coder != null) putSymbol(bits, coder.codes, coder.symbols[this.values[at + 1] ?? 0] ?? 0);
      }
    };
  }
}
export type Run = { readonly from: number; readonly to: number };

/** The tables of all fields, read. */
type Tables = ReadonlyMap<Model, StringTable>;

export function takeTables(reader: BitReader): Tables {
  const tables = new Map<Model, StringTable>();
  for (const model of MODELS) if (reader.varint() > 0) tables.set(model, takeStringTable(reader));
  return tables;
}

/** The values of records that lie one behind the other. */
export function sourceOf(tables: Tables, bits: BitReader): Source {
  return {
    take(model) {
      const table = tables.get(model);
      if (table === undefined) throw new PackFault('damaged');
      return table.valueOf(takeSymbol(bits, table.codes));
    },
  };
}
