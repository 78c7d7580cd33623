import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoodProduct } from '../food/index.ts';
import { times } from '../testing/index.ts';
import { VOCABULARY_VERSION } from '../vocabulary/index.ts';
import { checkPack, differenceOf, layersOf, openPack, PackFault, PackWriter } from './index.ts';
import { packFoods } from './testing/foods.ts';

const META = { of: 'de', version: 'v1', base: null, rules: 'r', madeAt: 1 };

function packOf(
  foods: readonly FoodProduct[],
  { version = 'v1', removed = [] as number[], vocabulary = VOCABULARY_VERSION } = {},
): Uint8Array {
  const writer = new PackWriter(vocabulary);
  for (const product of foods) writer.add({ product, score: Number(product.gtin) % 101, popularity: 100 });
  return writer.finish({ ...META, version }, removed);
}

const changed = (bytes: Uint8Array, at: number, by: number): Uint8Array => bytes.map((byte, place) => (place === at ? byte ^ by : byte));

describe('a pack', () => {
  it('gives back every food as it was, figures, text and reading to the last sign', () => {
    assert(
      property(packFoods, (foods) => {
        const pack = openPack(packOf(foods));
        expect(pack.codes).toHaveLength(foods.length);
        for (const food of foods) expect(pack.food(pack.placeOf(Number(food.gtin)))).toEqual(food);
      }),
      { numRuns: times(15, 1000) },
    );
  });

  it('has a card of each food, and none of others', () => {
    assert(
      property(packFoods, (foods) => {
        const pack = openPack(packOf(foods));
        for (const { gtin, name, brand, quantity, category, categoriesTags, lang } of foods) {
          const card = pack.card(pack.placeOf(Number(gtin)));
          expect(card).toEqual({ gtin, name, brand, quantity, category, categoriesTags, lang, score: Number(gtin) % 101, popularity: 99 });
        }
        expect(pack.placeOf(1)).toBe(-1);
      }),
      { numRuns: times(10, 1000) },
    );
  });

  it('that was changed in any byte is never read as something else', () => {
    assert(
      property(packFoods, integer({ min: 0 }), integer({ min: 1, max: 255 }), (foods, place, by) => {
        const bytes = packOf(foods);
        const broken = changed(bytes, place % bytes.length, by);
        expect(() => checkPack(broken)).toThrow(PackFault);
        try {
          const pack = openPack(broken);
          for (const food of foods) expect(pack.food(pack.placeOf(Number(food.gtin)))).toEqual(food);
        } catch (error) {
          expect(error).toBeInstanceOf(PackFault);
        }
      }),
      { numRuns: times(40, 5000) },
    );
  });

  it('that was cut is damaged, wherever it was cut', () => {
    assert(
      property(packFoods, integer({ min: 0 }), (foods, length) => {
        const bytes = packOf(foods);
        expect(() => openPack(bytes.subarray(0, length % bytes.length))).toThrow(PackFault);
      }),
      { numRuns: times(15, 1000) },
    );
  });

  it('of another format says so, and so does what is no pack', () => {
    const bytes = packOf([]);
    for (const other of [changed(bytes, 4, 3), changed(bytes, 0, 1), new TextEncoder().encode('{"error":"not found"}')])
      expect(() => openPack(other)).toThrow('another format');
  });

  it('holds no reading of another vocabulary: such a list counts as not read', () => {
    assert(
      property(packFoods, (foods) => {
        const pack = openPack(packOf(foods, { vocabulary: 'of-later' }));
        expect(pack.meta.vocabulary).toBe('of-later');
        for (const food of foods) expect(pack.food(pack.placeOf(Number(food.gtin)))).toEqual({ ...food, reading: null });
      }),
      { numRuns: times(10, 1000) },
    );
  });

  it('may be empty', () => {
    expect(openPack(packOf([])).codes).toHaveLength(0);
  });
});

describe('a difference', () => {
  const content = (foods: readonly FoodProduct[]) => new Map(foods.map((food) => [Number(food.gtin), food.name.length]));

  it('laid over what it goes on from is the newer pack', () => {
    assert(
      property(packFoods, packFoods, integer({ min: 0, max: 10 }), (before, now, gone) => {
        const after = now.slice(gone);
        const { changed: codes, removed } = differenceOf(content(before), content(after));
        const names = new Set(codes);
        const difference = packOf(
          after.filter((food) => names.has(Number(food.gtin))),
          { version: 'v2', removed },
        );
        const layers = layersOf([openPack(packOf(before)), openPack(difference)]);
        expect(layers.size).toBe(after.length);
        for (const food of [...before, ...after]) {
          const wanted = after.find(({ gtin }) => gtin === food.gtin) ?? null;
          expect(layers.find(food.gtin)?.name).toBe(wanted === null ? undefined : wanted.name);
        }
        expect([...layers.cards()].map(({ gtin }) => gtin).sort()).toEqual(after.map(({ gtin }) => gtin).sort());
      }),
      { numRuns: times(10, 1000) },
    );
  });
});
