import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addressWith,
  BANDS,
  categoriesOf,
  hasFilters,
  type Judgement,
  type Narrowing,
  narrow,
  narrowingOf,
  SORTS,
  withoutFilters,
} from './narrowing.ts';

type Row = {
  name: string;
  brand: string | null;
  category: string | null;
  placeholder: 'milk' | 'cheese' | 'bread';
  score: Judgement | undefined;
};
const readers = { foodOf: (row: Row) => row, scoreOf: (row: Row) => row.score };
const row = (name: string, score: number | null, changes: Partial<Row> = {}): Row => ({
  name,
  brand: null,
  category: null,
  placeholder: 'milk',
  score: score === null ? undefined : { score, state: 'judged', isFitting: score >= 50 },
  ...changes,
});
const all: Narrowing = { words: '', fits: false, band: null, category: null, sort: 'newest' };
const names = (rows: readonly Row[], narrowing: Partial<Narrowing>) =>
  narrow(rows, { ...all, ...narrowing }, readers).map(({ name }) => name);

describe('a list narrowed down', () => {
  const rows = [
    row('Käse 10', 80, { placeholder: 'cheese', brand: 'Alpé' }),
    row('Käse 9', 30, { placeholder: 'cheese', category: 'Hard cheeses' }),
    row('Milk', 60, { score: { score: 60, state: 'judged', isFitting: false } }),
    row('Oat drink', 49, { score: { score: 49, state: 'check', isFitting: false } }),
    row('Water', null),
    row('Mystery', 50, { score: { score: 50, state: 'no data', isFitting: false } }),
  ];

  it.each([
    ['words in any order, without accents or case', { words: 'ALPE kase' }, ['Käse 10']],
    ['umlauts as two letters', { words: 'kaese' }, ['Käse 10', 'Käse 9']],
    ['words of the category', { words: 'hard' }, ['Käse 9']],
    ['great ones', { band: 'Great Match' }, ['Käse 10']],
    ['poor ones: not those that only the pack can settle', { band: 'Poor Match' }, ['Käse 9']],
    ['good ones: not those that nobody can judge', { band: 'Good Match' }, ['Milk']],
    ['what fits: neither a conflict nor what is open, nor what is not scored yet', { fits: true }, ['Käse 10']],
    ['a category', { category: 'cheese' }, ['Käse 10', 'Käse 9']],
    ['by name, numbers as numbers', { sort: 'name', category: 'cheese' }, ['Käse 9', 'Käse 10']],
    ['by score, without a number last', { sort: 'score' }, ['Käse 10', 'Milk', 'Oat drink', 'Käse 9', 'Water', 'Mystery']],
  ] as const)('to %s', (_what, narrowing, expected) => {
    expect(names(rows, narrowing)).toEqual(expected);
  });

  it.each([
    ['es', ['Oca', 'Ñora', 'Nube', 'Nzima'], ['Nube', 'Nzima', 'Ñora', 'Oca']],
    [
      'de',
      ['Zucker', 'Öl', 'Ofen', 'Straße', 'Strasser', 'Apfel', 'Äpfel'],
      ['Apfel', 'Äpfel', 'Ofen', 'Öl', 'Straße', 'Strasser', 'Zucker'],
    ],
    ['fr', ['Zeste', 'Œuf', 'Olive', 'Écrevisse', 'Eau'], ['Eau', 'Écrevisse', 'Œuf', 'Olive', 'Zeste']],
  ])('stands by name as the language sorts: %s', (language, mixed, sorted) => {
    document.documentElement.lang = language;
    onTestFinished(() => {
      document.documentElement.lang = 'en';
    });
    expect(
      names(
        mixed.map((name) => row(name, 50)),
        { sort: 'name' },
      ),
    ).toEqual(sorted);
  });

  it('counts its kinds of food, the fullest first', () => {
    expect(categoriesOf(rows)).toEqual([
      { category: 'milk', count: 4 },
      { category: 'cheese', count: 2 },
    ]);
  });

  it('a food that nobody has looked at, or that could not be scored, is not known to fit', () => {
    const stored = row('A', 90, { score: { score: 90, state: 'judged' } });
    expect(names([stored, row('B', 90)], { fits: true })).toEqual(['B']);
  });
});

const narrowings = fc.record({
  words: fc.string().map((words) => words.trim()),
  fits: fc.boolean(),
  band: fc.option(fc.constantFrom(...BANDS)),
  category: fc.option(fc.constantFrom('milk', 'cheese')),
  sort: fc.constantFrom(...SORTS),
});

describe('the address of a list', () => {
  it('says every narrowing, so that it is found again, and keeps what is not about it', () => {
    fc.assert(
      fc.property(narrowings, (narrowing) => {
        const params = addressWith(new URLSearchParams('from=home&q=old&sort=name'), narrowing);
        expect(narrowingOf(new URLSearchParams(params.toString()))).toEqual(narrowing);
        expect(params.get('from')).toBe('home');
        expect(hasFilters(withoutFilters(narrowing))).toBe(false);
        expect(withoutFilters(narrowing).sort).toBe(narrowing.sort);
      }),
    );
  });

  it('of no narrowing is empty, and what it does not know is left away', () => {
    expect(addressWith(new URLSearchParams(), all).toString()).toBe('');
    expect(narrowingOf(new URLSearchParams('band=superb&sort=random&fits=yes'))).toEqual(all);
  });

  it('a filter never adds a row, and an order loses none', () => {
    const rows = fc.array(
      fc.record({
        name: fc.string(),
        brand: fc.option(fc.string()),
        category: fc.constant(null),
        placeholder: fc.constantFrom('milk' as const, 'cheese' as const),
        score: fc.option(
          fc.record({ score: fc.integer({ min: 0, max: 100 }), state: fc.constantFrom('judged' as const, 'no data' as const) }),
          {
            nil: undefined,
          },
        ),
      }),
    );
    fc.assert(
      fc.property(rows, narrowings, (list, narrowing) => {
        const shown = narrow(list, narrowing, readers);
        expect(shown.every((each) => list.includes(each))).toBe(true);
        expect(narrow(list, { ...all, sort: narrowing.sort }, readers)).toHaveLength(list.length);
      }),
    );
  });
});
