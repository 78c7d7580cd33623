import type { FoodProduct } from '../food/index.ts';
import { BitReader, PackFault } from './bits.ts';
import { blockReader, type PackMeta, readContainer } from './container.ts';
import { placeOf, sourceOf, takeCodes, takeTables } from './fields.ts';
import { type PackCard, takeCard, takeRest } from './record.ts';
import { takeStringTable } from './string-table.ts';
import { CARDS_A_BLOCK, RESTS_A_BLOCK } from './write-pack.ts';

/** A pack that lies in memory as it was sent; a food is read from it when it is asked for. */
export type Pack = {
  readonly meta: PackMeta;
  /** Barcodes as numbers, ascending. */
  readonly codes: Float64Array;
  /** Of a difference: what the version before held and this one does not. */
  readonly removed: Float64Array;
  /** Where a food stands; -1 where it does not. */
  readonly placeOf: (code: number) => number;
  /** @throws PackFault where its block is damaged */
  readonly card: (place: number) => PackCard;
  /** @throws PackFault where its block is damaged */
  readonly food: (place: number) => FoodProduct;
};

/** @throws PackFault where it is cut, damaged, or of another format */
export function openPack(bytes: Uint8Array): Pack {
  return readable(() => open(bytes, false));
}

/** The same, with every block checked: for a file that has just arrived. @throws PackFault */
export function checkPack(bytes: Uint8Array): PackMeta {
  return readable(() => open(bytes, true)).meta;
}

function open(bytes: Uint8Array, isWhole: boolean): Pack {
  const { meta, sections } = readContainer(bytes, isWhole);
  const codes = takeCodes(new BitReader(sections.codes));
  const removed = takeCodes(new BitReader(sections.removed));
  if (codes.length !== meta.foods) throw new PackFault('damaged');
  const tables = takeTables(new BitReader(sections.tables));
  const ingredientOf = ingredientReader(sections.ingredients);
  const cardBlock = blockReader(sections.cards, sections['card sizes'], Math.ceil(codes.length / CARDS_A_BLOCK));
  const restBlock = blockReader(sections.rests, sections['rest sizes'], Math.ceil(codes.length / RESTS_A_BLOCK));
  // A search and a shelf go through neighbours one after the other.
  let last: { readonly block: number; readonly cards: readonly PackCard[] } | null = null;

  function cardsOf(block: number): readonly PackCard[] {
    if (last?.block === block) return last.cards;
    const source = sourceOf(tables, cardBlock(block));
    const from = block * CARDS_A_BLOCK;
    const cards: PackCard[] = [];
    for (let place = from; place < Math.min(codes.length, from + CARDS_A_BLOCK); place += 1) cards.push(takeCard(source, gtinAt(place)));
    last = { block, cards };
    return cards;
  }

  const gtinAt = (place: number): string => String(codes[place] ?? 0).padStart(13, '0');

  function card(place: number): PackCard {
    const found = cardsOf(Math.floor(place / CARDS_A_BLOCK))[place % CARDS_A_BLOCK];
    if (found === undefined) throw new RangeError('No such place in the pack.');
    return found;
  }

  function food(place: number): FoodProduct {
    const block = Math.floor(place / RESTS_A_BLOCK);
    const source = sourceOf(tables, restBlock(block));
    for (let before = block * RESTS_A_BLOCK; before < place; before += 1)
      takeRest(source, card(before).name, meta.vocabulary, ingredientOf);
    const { gtin, name, brand, quantity, category, categoriesTags, lang } = card(place);
    return { ...takeRest(source, name, meta.vocabulary, ingredientOf), gtin, name, brand, quantity, category, categoriesTags, lang };
  }

  return {
    meta,
    codes,
    removed,
    placeOf: (code) => placeOf(codes, code),
    card: (place) => readable(() => card(place)),
    food: (place) => readable(() => food(place)),
  };
}

function ingredientReader(section: Uint8Array): (number: number) => string {
  const reader = new BitReader(section);
  const size = reader.varint();
  if (size === 0) return () => '';
  const table = takeStringTable(reader);
  const symbols = Uint32Array.from({ length: size }, () => reader.varint());
  return (number) => table.valueOf(symbols[number] ?? size);
}

/** Whatever a damaged pack brings about is that it is damaged. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PackFault || error instanceof RangeError) throw error instanceof PackFault ? error : new PackFault('damaged');
    throw error;
  }
}

/** A pack with the differences that came since, read as one. */
export type PackLayers = {
  /** Foods of all layers together. */
  readonly size: number;
  /** @param gtin as foods bear it @throws PackFault where its block is damaged */
  readonly find: (gtin: string) => FoodProduct | null;
  /** Every card once, as the newest layer has it. @throws PackFault */
  readonly cards: () => Generator<PackCard>;
};

/** @param packs the oldest first */
export function layersOf(packs: readonly Pack[]): PackLayers {
  const newestFirst = packs.toReversed();
  const hidden = newestFirst.map(() => new Set<number>());
  let size = 0;
  const seen = new Set<number>();
  for (const [at, pack] of newestFirst.entries()) {
    const below = newestFirst.length - 1 - at > 0;
    for (const code of at === 0 ? [] : pack.codes) if (seen.has(code)) hidden[at]?.add(code);
    size += pack.codes.length - (hidden[at]?.size ?? 0);
    if (below) for (const code of [...pack.codes, ...pack.removed]) seen.add(code);
  }

  return {
    size,
    find(gtin) {
      const code = Number(gtin);
      for (const pack of newestFirst) {
        const place = pack.placeOf(code);
        if (place >= 0) return pack.food(place);
        if (placeOf(pack.removed, code) >= 0) return null;
      }
      return null;
    },
    *cards() {
      for (const [at, pack] of newestFirst.entries())
        for (const [place, code] of pack.codes.entries()) if (hidden[at]?.has(code) !== true) yield pack.card(place);
    },
  };
}

/** What of each food tells one version from another: its barcode and a number made of its content. */
export type PackContent = ReadonlyMap<number, number>;

/** What a device that holds `before` lacks of `after`. */
export function differenceOf(before: PackContent, after: PackContent): { readonly changed: number[]; readonly removed: number[] } {
  return {
    changed: [...after].flatMap(([code, content]) => (before.get(code) === content ? [] : [code])),
    removed: [...before.keys()].filter((code) => !after.has(code)),
  };
}
