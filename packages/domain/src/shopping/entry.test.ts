import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../testing/index.ts';
import {
  changeEntry,
  type EntryChange,
  type EntryValues,
  entryOf,
  entryOfText,
  highestCount,
  listOf,
  MAX_LIST_NAME,
  mergeChanges,
  mergeEntry,
  newList,
  overriddenFields,
  type ShoppingEntry,
} from './index.ts';

const RUNS = { numRuns: times(60, 5000) };

const NEW: EntryValues = { name: 'Lemons', foodId: null, quantity: 2, place: 'list', list: null, isRemoved: false };
const made = (values: Partial<EntryValues> = {}): ShoppingEntry => {
  const entry = entryOf(changeEntry('lemons', { ...NEW, ...values }, { seen: 0, by: 'ana' }));
  if (entry === null) throw new Error('A whole entry was given');
  return entry;
};
const valuesOf = ({ name, foodId, quantity, place, list, isRemoved }: ShoppingEntry): EntryValues => ({
  name: name.value,
  foodId: foodId.value,
  quantity: quantity.value,
  place: place.value,
  list: list.value,
  isRemoved: isRemoved.value,
});
const changes: fc.Arbitrary<EntryChange> = fc
  .record({
    values: fc.record(
      {
        name: fc.constantFrom('Limes', 'Melons'),
        quantity: fc.integer({ min: 1, max: 9 }),
        place: fc.constantFrom('list', 'basket'),
        list: fc.constantFrom(null, 'drugstore', 'saturday'),
        isRemoved: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    seen: fc.integer({ min: 0, max: 5 }),
    by: fc.constantFrom('ana', 'ben', 'cleo'),
  })
  .map(({ values, ...at }) => changeEntry('lemons', values, at));

describe('an entry that several devices change', () => {
  it('ends the same whatever the order in which changes arrive, and however often', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), (given, picks) => {
        const inOrder = given.reduce(mergeEntry, made());
        const repeated = [...given.toReversed(), ...picks.flatMap((pick) => given[pick % Math.max(given.length, 1)] ?? [])];
        expect(repeated.reduce(mergeEntry, made())).toEqual(inOrder);
      }),
      RUNS,
    );
  });

  it('two changes that wait together say the same as one after the other', () => {
    fc.assert(
      fc.property(changes, changes, (one, other) => {
        expect(mergeEntry(made(), mergeChanges(one, other))).toEqual(mergeEntry(mergeEntry(made(), one), other));
      }),
      RUNS,
    );
  });

  it('of different fields all count, of one field the change that knew of the other', () => {
    const ticked = changeEntry('lemons', { place: 'basket' }, { seen: 1, by: 'ana' });
    const three = changeEntry('lemons', { quantity: 3 }, { seen: 1, by: 'ben' });
    const both = mergeEntry(mergeEntry(made(), ticked), three);
    expect(valuesOf(both)).toMatchObject({ place: 'basket', quantity: 3 });
    const four = changeEntry('lemons', { quantity: 4 }, { seen: highestCount(both), by: 'ana' });
    expect(valuesOf(mergeEntry(mergeEntry(made(), four), three)).quantity).toBe(4);
  });

  it('names the fields in which somebody else’s change stands in the place of one’s own', () => {
    const own = changeEntry('lemons', { quantity: 3, place: 'basket' }, { seen: 1, by: 'ana' });
    const theirs = changeEntry('lemons', { quantity: 5 }, { seen: 4, by: 'ben' });
    const merged = mergeEntry(mergeEntry(made(), own), theirs);
    expect(overriddenFields(own, merged)).toEqual(['quantity']);
    expect(overriddenFields(own, mergeEntry(made(), own))).toEqual([]);
  });

  it('a change of some fields is no entry of its own', () => {
    expect(entryOf(changeEntry('x', { quantity: 2 }, { seen: 0, by: 'ana' }))).toBeNull();
  });
});

describe('typed words', () => {
  it.each([
    ['2 lemons', 'lemons', 2],
    ['3x milk', 'milk', 3],
    ['2 × Skyr', 'Skyr', 2],
    ['Skyr x 4', 'Skyr', 4],
    ['500 g flour', '500 g flour', 1],
    ['2 l milk', '2 l milk', 1],
    ['1kg rice', '1kg rice', 1],
    ['  bread   rolls ', 'bread rolls', 1],
    ['0 lemons', '0 lemons', 1],
    ['100 % juice', '100 % juice', 1],
    ['2', '2', 1],
  ])('%s are %s, %i', (text, name, quantity) => {
    expect(entryOfText(text)).toEqual({ name, quantity });
  });

  it('of nothing are no entry', () => {
    expect(entryOfText(' \u200e ')).toBeNull();
  });
});

describe('a list with a name', () => {
  it('stays a list whatever is changed of it, and an entry an entry', () => {
    const values = newList(' Drug\u202estore ');
    expect(values?.name).toBe('Drug store');
    const made = changeEntry('shop', values ?? {}, { seen: 0, by: 'ana' }, 'list');
    const renamed = mergeChanges(made, changeEntry('shop', { name: 'Chemist' }, { seen: 1, by: 'ana' }));
    expect(entryOf(renamed)).toMatchObject({ kind: 'list', name: { value: 'Chemist' } });
    expect(newList(' \u200e ')).toBeNull();
    expect(newList('x'.repeat(99))?.name).toHaveLength(MAX_LIST_NAME);
  });

  it('shows what stands on it; what stands on one that is gone is on the one without a name', () => {
    const lists = [{ id: 'shop', name: 'Drugstore' }];
    expect([listOf({ list: 'shop' }, lists), listOf({ list: 'gone' }, lists), listOf({ list: null }, lists)]).toEqual(['shop', null, null]);
  });

  it('from an earlier version has none: any change comes after that', () => {
    const { list: _list, ...old } = changeEntry('lemons', NEW, { seen: 0, by: 'ana' });
    const entry = entryOf(old);
    if (entry === null) throw new Error('A whole entry was given');
    const moved = changeEntry('lemons', { list: 'shop' }, { seen: highestCount(entry), by: 'ben' });
    expect([entry.list.value, mergeEntry(entry, moved).list.value]).toEqual([null, 'shop']);
  });
});
