import type { FoodProduct } from '../food/index.ts';
import { unpackFindings } from '../reading/index.ts';
import { BitWriter } from './bits.ts';
import { BlockWriter, type PackMeta, writeContainer } from './container.ts';
import { putCodes, type Run, ValueStore } from './fields.ts';
import { putCard, putRest } from './record.ts';
import { putStringTable } from './string-table.ts';

/** A food with what a list of all foods knows beside it. */
export type PackedFood = {
  readonly product: FoodProduct;
  /** For everyone; `null` where nothing is known to judge by. */
  readonly score: number | null;
  readonly popularity: number;
};

/** Records that share a block: to read one, those before it are read too. */
export const CARDS_A_BLOCK = 16;
export const RESTS_A_BLOCK = 4;

type Record = { readonly code: number; readonly card: Run; readonly rest: Run };

/**
 * Takes foods one by one and writes them as a pack. Of each it holds numbers of values alone, about a kilobyte, so that fifty thousand
 * find room beside each other.
 */
export class PackWriter {
  private readonly values = new ValueStore();
  private readonly ingredients = new Map<string, number>();
  private readonly records = new Map<number, Record>();
  private readonly vocabulary: string;

  /** @param vocabulary a list that another one read is packed as one that was not read */
  constructor(vocabulary: string) {
    this.vocabulary = vocabulary;
  }

  get size(): number {
    return this.records.size;
  }

  /** A food that was added before is replaced. */
  add({ product, score, popularity }: PackedFood): void {
    const food = this.isCurrent(product) ? product : { ...product, reading: null };
    const code = Number(food.gtin);
    const card = this.values.record((sink) => putCard(sink, { ...food, score, popularity }));
    const rest = this.values.record((sink) => putRest(sink, food, { numberOf: (ingredient) => this.numberOf(ingredient) }));
    this.records.set(code, { code, card, rest });
  }

  /** @param removed codes that the version before held and this one does not */
  finish(meta: Omit<PackMeta, 'foods' | 'vocabulary'>, removed: readonly number[] = []): Uint8Array<ArrayBuffer> {
    const records = [...this.records.values()].sort((one, other) => one.code - other.code);
    const tables = new BitWriter();
    const putRun = this.values.tables(tables);
    const [cards, rests] = [new BlockWriter(), new BlockWriter()];
    for (let from = 0; from < records.length; from += CARDS_A_BLOCK)
      cards.add((bits) => {
        for (const { card } of records.slice(from, from + CARDS_A_BLOCK)) putRun(bits, card);
      });
    for (let from = 0; from < records.length; from += RESTS_A_BLOCK)
      rests.add((bits) => {
        for (const { rest } of records.slice(from, from + RESTS_A_BLOCK)) putRun(bits, rest);
      });
    const { bytes: cardBytes, sizes: cardSizes } = cards.finish();
    const { bytes: restBytes, sizes: restSizes } = rests.finish();
    return writeContainer(
      { ...meta, vocabulary: this.vocabulary, foods: records.length },
      {
        codes: written((writer) =>
          putCodes(
            writer,
            records.map(({ code }) => code),
          ),
        ),
        removed: written((writer) =>
          putCodes(
            writer,
            [...removed].sort((one, other) => one - other),
          ),
        ),
        ingredients: this.ingredientTable(),
        tables: tables.finish(),
        'card sizes': cardSizes,
        'rest sizes': restSizes,
        cards: cardBytes,
        rests: restBytes,
      },
    );
  }

  private isCurrent({ reading }: FoodProduct): boolean {
    return reading === null || unpackFindings(reading)?.version === this.vocabulary;
  }

  private numberOf(ingredient: string): number {
    const known = this.ingredients.get(ingredient) ?? this.ingredients.size;
    this.ingredients.set(ingredient, known);
    return known;
  }

  /** The names in alphabetical order, as that is short, and which of them each number is. */
  private ingredientTable(): Uint8Array {
    return written((writer) => {
      writer.varint(this.ingredients.size);
      if (this.ingredients.size === 0) return;
      const { symbols } = putStringTable(writer, new Map([...this.ingredients.keys()].map((each) => [each, 1])));
      for (const each of this.ingredients.keys()) writer.varint(symbols.get(each) ?? 0);
    });
  }
}

function written(write: (writer: BitWriter) => void): Uint8Array {
  const writer = new BitWriter();
  write(writer);
  return writer.finish();
}
