import { NUTRIMENT_NAMES } from '../food/index.ts';
import { type BitReader, type BitWriter, PackFault, putSymbol, takeSymbol } from './bits.ts';
import { type CountedStrings, putStringTable, type StringTable, takeStringTable } from './string-table.ts';

/** The fields of a record: every value is one of a table of its own, named by a code that is the shorter the more often it occurs. */
export const MODELS = [
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
export type Tables = ReadonlyMap<Model, StringTable>;

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
