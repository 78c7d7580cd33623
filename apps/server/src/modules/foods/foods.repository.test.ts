import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { DIALECTS, isRuledElsewhere, openTestDatabase } from '../../testing/database.ts';
import { createFoodsRepository, type FoodsRepository } from './foods.repository.ts';
import { gtinOfId, type IndexedFood, toRow } from './storage/food-row.ts';
import { aFood } from './testing/a-food.ts';

let nextHash = 1;
const row = (changes: Parameters<typeof aFood>[0], popularity = 0): IndexedFood => toRow(aFood(changes), { popularity, hash: nextHash++ });
const gtin = (index: number): string => String(4_000_000_000_000 + index);

describe.each(DIALECTS)('the catalogue on %s', (dialect) => {
  let db: Db;
  let foods: FoodsRepository;
  beforeEach(async () => {
    db = await openTestDatabase(dialect);
    foods = createFoodsRepository(db);
  });
  const nameOf = async (code: string) => (await foods.byGtin(code))?.read().name;

  it('stores what upstream does not know until it expires', async () => {
    await foods.rememberMiss(gtin(1), 1000, 5000);
    expect(await foods.isKnownMiss(gtin(1), 4999)).toBe(true);
    expect(await foods.isKnownMiss(gtin(1), 5000)).toBe(false);
    expect(await foods.isKnownMiss(gtin(2), 1000)).toBe(false);
    await foods.rememberMiss(gtin(1), 6000, 9000);
    expect(await foods.isKnownMiss(gtin(1), 8000)).toBe(true);
  });

  if (isRuledElsewhere(dialect)) return;

  it('gives back what was stored, and nothing for a code it does not know', async () => {
    const food = aFood({ name: 'Zürcher "Rösti" <b>\u0001', ingredientsText: 'Kartoffeln 😀, Öl\nSalz' });
    await foods.save([toRow(food, { popularity: 3, hash: 7 })]);
    const record = await foods.byGtin(food.gtin);
    expect(record?.version).toBe(7);
    expect(record?.read()).toEqual(food);
    expect(await foods.byGtin('4006040055242')).toBeNull();
  });

  it('stores text that a database might choke on', async () => {
    const food = aFood({ name: 'NUL \u0000 and half a pair \ud83d', ingredientsText: 'a\u0000b\ud83d' });
    expect(await foods.save([row(food)])).toBe(1);
    expect(await nameOf(food.gtin)).toContain('NUL');
  });

  it('stores the newer of two copies, in either order', async () => {
    await foods.save([row({ name: 'Newer', sourceModifiedAt: 2000 })]);
    expect(await foods.save([row({ name: 'Older', sourceModifiedAt: 1000 })])).toBe(0);
    expect(await foods.save([row({ name: 'Newest', sourceModifiedAt: 3000 })])).toBe(1);
    expect(await nameOf(aFood().gtin)).toBe('Newest');
  });

  it('the sample is replaced by every other source and never replaces one', async () => {
    const sample = { source: 'sample', sourceModifiedAt: null } as const;
    await foods.save([row({ ...sample, name: 'Sample' })]);
    await foods.save([row({ ...sample, name: 'Sample, second edition' })]);
    expect(await nameOf(aFood().gtin)).toBe('Sample, second edition');
    await foods.save([row({ name: 'Imported', sourceModifiedAt: null })]);
    await foods.save([row({ ...sample, name: 'Sample, third edition' })]);
    expect(await nameOf(aFood().gtin)).toBe('Imported');
  });

  it('the same record twice is nothing new', async () => {
    const same = row({});
    expect(await foods.save([same])).toBe(1);
    expect(await foods.save([same])).toBe(0);
  });

  it('takes a code that comes twice in one batch', async () => {
    expect(await foods.save([row({ name: 'First', sourceModifiedAt: 1 }), row({ name: 'Second', sourceModifiedAt: 2 })])).toBeGreaterThan(
      0,
    );
    expect(await nameOf(aFood().gtin)).toBe('Second');
  });

  describe('search', () => {
    const shelf: Array<[name: string, brand: string | null, popularity: number]> = [
      ['Nutella', 'Ferrero', 9000],
      ['Hazelnut spread', 'Casino', 12],
      ['Coca-Cola', 'Coca-Cola', 8000],
      ['Coca-Cola Zero', 'Coca-Cola', 5000],
      ['Crème brûlée', 'Bonne Maman', 30],
      ['Müllermilch Schoko', 'Müller', 50],
      ['Cocoa powder', 'Van Houten', 40],
      ['Rolled oats', 'Mill & Field', 3],
      ['Oat drink', 'Oatly', 700],
      ['Butternut squash soup', 'Field', 2],
      ['Butter', 'Président', 900],
      ['AND OR NOT', 'NEAR', 1],
    ];
    beforeEach(async () => {
      await foods.save(shelf.map(([name, brand, popularity], index) => row({ gtin: gtin(index), name, brand }, popularity)));
    });
    const search = async (text: string): Promise<string[]> => {
      const ids = await foods.search(text);
      return (await foods.byGtins(ids.map(gtinOfId))).map((food) => food.name);
    };

    it('finds what is meant first, however it is written', async () => {
      for (const [text, name] of [
        ['nutella', 'Nutella'],
        ['NUTELLA', 'Nutella'],
        ['nuttela', 'Nutella'],
        ['nutela', 'Nutella'],
        ['nut', 'Nutella'],
        ['coca cola', 'Coca-Cola'],
        ['coca cla', 'Coca-Cola'],
        ['cola coca', 'Coca-Cola'],
        ['cocacola zero', 'Coca-Cola Zero'],
        ['creme brulee', 'Crème brûlée'],
        ['crème brule', 'Crème brûlée'],
        ['bonne maman', 'Crème brûlée'],
        ['mullermilch', 'Müllermilch Schoko'],
        ['mülermilch', 'Müllermilch Schoko'],
        ['oatly', 'Oat drink'],
        ['oatley', 'Oat drink'],
        ['butter', 'Butter'],
        ['butternut', 'Butternut squash soup'],
        ['president butter', 'Butter'],
        ['ferrero', 'Nutella'],
        ['milch', 'Müllermilch Schoko'],
        ['squahs soup', 'Butternut squash soup'],
        ['cocao powder', 'Cocoa powder'],
        ['and', 'AND OR NOT'],
        ['near', 'AND OR NOT'],
      ] as const)
        expect.soft((await search(text))[0], text).toBe(name);
    });

    it('takes any text without an error', async () => {
      for (const text of ['zzzzqqq', '"', "' or 1=1 --", '*', 'a AND (', ':*', '\\', '', '😀', '%'])
        expect(Array.isArray(await search(text)), text).toBe(true);
    });

    it('follows a food to its new name', async () => {
      await foods.save([row({ gtin: gtin(0), name: 'Gianduja', brand: 'Ferrero', sourceModifiedAt: 1_800_000_000_000 })]);
      expect(await search('nutella')).not.toContain('Gianduja');
      expect(await search('gianduja')).toEqual(['Gianduja']);
    });

    it('answers at most 300, the well-known ones of a common word among them', async () => {
      const common = Array.from({ length: 1000 }, (_, index) =>
        row({ gtin: gtin(1000 + index), name: `Biscuit ${index}` }, index === 999 ? 4000 : 0),
      );
      await foods.save(common);
      const names = await search('biscuit');
      expect(names).toHaveLength(300);
      expect(names[0]).toBe('Biscuit 999');
    });
  });
});
