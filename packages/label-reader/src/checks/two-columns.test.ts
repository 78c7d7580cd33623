import { times } from '@labelwise/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIGURE_NAMES, type FigureName, type Figures, type FigureUnit } from '../label-reading.ts';
import { checkColumns } from './check-columns.ts';
import type { CheckColumn, GivenFigure } from './figures.ts';

type Values = Partial<Record<FigureName, number>>;

const unitOf = (name: FigureName): FigureUnit => (name === 'energyKj' ? 'kJ' : name === 'energyKcal' ? 'kcal' : 'g');
const placesOf = (name: FigureName): number => (unitOf(name) !== 'g' ? 0 : name === 'salt' ? 2 : 1);
const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** @param texts as they are printed, so that "35" says nothing of its decimals */
function columnOf(kind: 'per-100' | 'serving', texts: Partial<Record<FigureName, string>>, size: number): CheckColumn {
  const figures: Partial<Record<FigureName, GivenFigure>> = {};
  for (const name of FIGURE_NAMES) {
    const text = texts[name];
    if (text === undefined) continue;
    const [, behind = ''] = text.split('.');
    figures[name] = { amount: { value: Number(text), unit: unitOf(name), isBound: false }, decimals: behind.length };
  }
  const preparation = 'as-sold';
  const basis =
    kind === 'per-100' ? ({ kind, unit: 'g', preparation } as const) : ({ kind, size: { value: size, unit: 'g' }, preparation } as const);
  return { basis, isBasisKnown: true, figures };
}

const printed = (values: Values): Partial<Record<FigureName, string>> =>
  Object.fromEntries(
    FIGURE_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name].toFixed(placesOf(name))] as const])),
  );

const checked = (full: Values, part: Values, size: number): Figures[] =>
  checkColumns([columnOf('per-100', printed(full), size), columnOf('serving', printed(part), size)]);

const doubtedIn = (columns: readonly Figures[]): FigureName[] =>
  FIGURE_NAMES.filter((name) => columns.some((figures) => figures[name].state === 'doubtful'));

/** 100 g before anything is rounded. */
const food = fc
  .record({
    fat: fc.double({ min: 0.2, max: 34, noNaN: true }),
    carbohydrates: fc.double({ min: 1, max: 45, noNaN: true }),
    proteins: fc.double({ min: 0.5, max: 20, noNaN: true }),
    sugarShare: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    saturatedShare: fc.double({ min: 0.05, max: 0.9, noNaN: true }),
    salt: fc.double({ min: 0.02, max: 2.5, noNaN: true }),
  })
  .map(({ fat, carbohydrates, proteins, sugarShare, saturatedShare, salt }) => ({
    energyKj: 37 * fat + 17 * (carbohydrates + proteins),
    energyKcal: 9 * fat + 4 * (carbohydrates + proteins),
    fat,
    saturatedFat: fat * saturatedShare,
    carbohydrates,
    sugars: carbohydrates * sugarShare,
    proteins,
    salt,
  }));
type Food = Record<'energyKj' | 'energyKcal' | 'fat' | 'saturatedFat' | 'carbohydrates' | 'sugars' | 'proteins' | 'salt', number>;

const mapped = (values: Values, change: (value: number, name: FigureName) => number): Values =>
  Object.fromEntries(FIGURE_NAMES.flatMap((name) => (values[name] === undefined ? [] : [[name, change(values[name], name)] as const])));

/** How packs come to the figures of a serving. */
const HABITS: Record<string, (full: Food, size: number) => Values> = {
  'from what was measured': (full, size) => mapped(full, (value) => (value * size) / 100),
  'from what is printed': (full, size) => mapped(full, (value, name) => (rounded(value, placesOf(name)) * size) / 100),
  'energy from the printed parts of the serving': (full, size) => {
    const part = mapped(full, (value, name) => rounded((value * size) / 100, placesOf(name)));
    const [fat, others] = [part.fat ?? 0, (part.carbohydrates ?? 0) + (part.proteins ?? 0)];
    return { ...part, energyKj: 37 * fat + 17 * others, energyKcal: 9 * fat + 4 * others };
  },
  'energy in steps of 5': (full, size) =>
    mapped(full, (value, name) => (unitOf(name) === 'g' ? (value * size) / 100 : 5 * Math.round((value * size) / 500))),
  'kilojoules from printed kilocalories': (full, size) => {
    const part = mapped(full, (value) => (value * size) / 100);
    return { ...part, energyKj: 4.184 * Math.round(part.energyKcal ?? 0) };
  },
};

describe('a table with two columns', () => {
  it.each(Object.keys(HABITS))('raises no alarm where the serving is worked out %s, be its size rounded or not', (habit) => {
    let [figures, alarms] = [0, 0];
    fc.assert(
      fc.property(food, fc.double({ min: 15, max: 250, noNaN: true }), fc.boolean(), (full, exact, isRounded) => {
        const size = Math.round(exact);
        const part = HABITS[habit]?.(full, isRounded ? size : exact) ?? {};
        const kilojoules = habit.startsWith('kilojoules') ? 4.184 * Math.round(full.energyKcal) : full.energyKj;
        figures += 2 * Object.keys(full).length;
        alarms += checked({ ...full, energyKj: kilojoules }, part, size).reduce((sum, one) => sum + doubtedIn([one]).length, 0);
      }),
      { numRuns: times(300, 3000) },
    );
    expect(alarms / figures).toBeLessThan(0.03);
  });

  it('has nine of ten changed digits noticed, however little they move a figure', () => {
    let [tried, caught] = [0, 0];
    const slip = fc.record({
      full: food,
      size: fc.integer({ min: 15, max: 250 }),
      at: fc.nat(),
      place: fc.nat(),
      digit: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(slip, ({ full, size, at, place, digit }) => {
        const names = FIGURE_NAMES.filter((name) => full[name as keyof Food] !== undefined);
        const name = names[at % names.length] ?? 'fat';
        const texts = printed(full);
        const part = printed(mapped(full, (value) => (value * size) / 100));
        const text = texts[name] ?? '';
        const wrong = withDigit(text, place, digit);
        const after = checkColumns([columnOf('per-100', { ...texts, [name]: wrong }, size), columnOf('serving', part, size)]);
        const own = after[0]?.[name];
        const isCaught = doubtedIn(after).length > 0 || (own?.state === 'unchecked' && own.mustConfirm);
        tried += 1;
        caught += isCaught ? 1 : 0;
      }),
      { numRuns: times(1000, 6000) },
    );
    expect(caught / tried).toBeGreaterThan(0.9);
  });

  it.each<[string, number, [FigureName, string, string][]]>([
    ['biscuits', 21, table('2085 438 497 104 22.6 4.7 11.6 2.4 66.3 13.9 37.3 7.8 3.1 0.7 5.5 1.2 0.6 0.1')],
    ['sausages', 71, table('1309 930 316 224 25.2 17.9 9.1 6.5 8.6 6.1 1.4 1.0 1.0 0.7 13.1 9.3 1.3 0.9')],
    ['chocolate', 28, table('2324 643 - - 35 9.7 20 5.6 51 14 50 14 2.4 0.7 8.4 2.4 0.25 0.07')],
    ['bread, its energy in steps of 5', 40, table('1030 415 245 100 2.0 0.8 0.3 0.1 46.9 18.8 4.0 1.6 2.7 1.1 7.9 3.2 1 0.4')],
  ])('of a pack from a shop raises no alarm: %s', (_, size, rows) => {
    const columns = ([1, 2] as const).map((at) => Object.fromEntries(rows.map((row) => [row[0], row[at]])));
    expect(doubtedIn(checkColumns([columnOf('per-100', columns[0] ?? {}, size), columnOf('serving', columns[1] ?? {}, size)]))).toEqual([]);
  });
});

const ROWS: readonly FigureName[] = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturatedFat',
  'carbohydrates',
  'sugars',
  'fiber',
  'proteins',
  'salt',
];

/** Per 100 and per serving by turns, "-" for what is not printed. */
function table(text: string): [FigureName, string, string][] {
  const words = text.split(' ');
  return ROWS.flatMap((name, at): [FigureName, string, string][] => {
    const [full = '-', part = '-'] = words.slice(2 * at, 2 * at + 2);
    return full === '-' ? [] : [[name, full, part]];
  });
}

function withDigit(text: string, place: number, digit: number): string {
  const places = [...text].flatMap((sign, at) => (sign === '.' ? [] : [at]));
  const at = places[place % places.length] ?? 0;
  return `${text.slice(0, at)}${(Number(text[at]) + digit) % 10}${text.slice(at + 1)}`;
}
