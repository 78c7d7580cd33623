import { times } from '@labelwise/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amount, FigureName, FigureUnit } from '../label-reading.ts';
import { checkColumns } from './check-columns.ts';
import type { CheckColumn, GivenFigure } from './figures.ts';

const UNITS: Partial<Record<FigureName, FigureUnit>> = { energyKj: 'kJ', energyKcal: 'kcal', sodium: 'mg' };

function column(kind: 'per-100' | 'serving', values: Partial<Record<FigureName, number>>, size = 30): CheckColumn {
  const figures: Partial<Record<FigureName, GivenFigure>> = {};
  for (const [name, value] of Object.entries(values) as [FigureName, number][]) {
    const decimals = name === 'salt' ? 2 : name in UNITS ? 0 : 1;
    figures[name] = { amount: { value, unit: UNITS[name] ?? 'g', isBound: false }, decimals };
  }
  const preparation = 'as-sold';
  const basis =
    kind === 'per-100' ? ({ kind, unit: 'g', preparation } as const) : ({ kind, size: { value: size, unit: 'g' }, preparation } as const);
  return { basis, isBasisKnown: true, figures };
}

const MUESLI = {
  energyKj: 1596,
  energyKcal: 378,
  fat: 5.8,
  saturatedFat: 0.6,
  carbohydrates: 66,
  sugars: 6.9,
  fiber: 9.4,
  proteins: 11,
  salt: 0.03,
};
const states = (values: Partial<Record<FigureName, number>>) => checkColumns([column('per-100', values)])[0];

/** Foods as they are printed: parts that make the energy, both units of it, rounded as the law rounds. */
const food = fc
  .record({
    fat: fc.integer({ min: 0, max: 350 }),
    carbohydrates: fc.integer({ min: 0, max: 400 }),
    proteins: fc.integer({ min: 0, max: 200 }),
    sugarShare: fc.integer({ min: 0, max: 100 }),
    saturatedShare: fc.integer({ min: 0, max: 100 }),
    salt: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ fat, carbohydrates, proteins, sugarShare, saturatedShare, salt }) => ({
    energyKj: Math.round((37 * fat + 17 * carbohydrates + 17 * proteins) / 10),
    energyKcal: Math.round((9 * fat + 4 * carbohydrates + 4 * proteins) / 10),
    fat: fat / 10,
    saturatedFat: Math.floor((fat * saturatedShare) / 100) / 10,
    carbohydrates: carbohydrates / 10,
    sugars: Math.floor((carbohydrates * sugarShare) / 100) / 10,
    proteins: proteins / 10,
    salt: salt / 100,
  }));

function serving(full: Record<string, number>, size: number): Partial<Record<FigureName, number>> {
  const places = (name: string): number => (name.startsWith('energy') ? 1 : name === 'salt' ? 100 : 10);
  return Object.fromEntries(
    Object.entries(full).map(([name, value]) => [name, Math.round(((value * size) / 100) * places(name)) / places(name)]),
  );
}

describe('the checks of a table', () => {
  it('hold up what an equation holds up, and ask for salt, sugars, saturates and fiber', () => {
    const figures = states(MUESLI);
    expect(figures?.energyKj).toMatchObject({ state: 'confirmed', proof: 'both-energies' });
    for (const name of ['salt', 'sugars', 'saturatedFat', 'fiber'] as const)
      expect(figures?.[name]).toMatchObject({ state: 'unchecked', mustConfirm: true });
    expect(figures?.polyols).toEqual({ state: 'missing' });
  });

  it.each<[string, Partial<typeof MUESLI & { sodium: number }>, FigureName, string]>([
    ['energies that differ', { energyKj: 159 }, 'energyKj', 'energies-differ'],
    ['parts that do not make the energy', { carbohydrates: 6.6 }, 'carbohydrates', 'energy-of-parts'],
    ['saturates above fat', { saturatedFat: 8.6 }, 'saturatedFat', 'part-above-whole'],
    ['sugars above carbohydrates', { sugars: 69 }, 'sugars', 'part-above-whole'],
    ['more than the food', { proteins: 110 }, 'proteins', 'more-than-the-food'],
    ['much salt', { salt: 30 }, 'salt', 'above-limit'],
    ['sodium that is not the salt', { salt: 1.2, sodium: 120 }, 'salt', 'salt-and-sodium-differ'],
  ])('doubt %s', (_, change, name, kind) => {
    const figure = states({ ...MUESLI, ...change })?.[name];
    expect(figure?.state).toBe('doubtful');
    expect(figure?.state === 'doubtful' ? figure.doubts.map((found) => found.kind) : []).toContain(kind);
  });

  it('propose the reading that fits, and put nothing in its place', () => {
    const figure = states({ ...MUESLI, fat: 58 })?.fat;
    expect(figure).toMatchObject({ state: 'doubtful', amount: { value: 58 } });
    expect(figure?.state === 'doubtful' ? figure.proposals.map(({ value }: Amount) => value) : []).toContain(5.8);
  });

  it('blame the figure that its own equations speak against, and none that they hold up', () => {
    const part = {
      energyKj: 1479,
      energyKcal: 113,
      fat: 1.7,
      saturatedFat: 0.2,
      carbohydrates: 19.8,
      sugars: 2.1,
      fiber: 2.8,
      proteins: 3.3,
      salt: 0.01,
    };
    const [full, serving] = checkColumns([column('per-100', MUESLI), column('serving', part)]);
    const doubted = (figures: typeof full) =>
      Object.entries(figures ?? {}).flatMap(([name, { state }]) => (state === 'doubtful' ? [name] : []));
    expect([doubted(full), doubted(serving)]).toEqual([[], ['energyKj']]);
    const slip = serving?.energyKj;
    expect(slip?.state === 'doubtful' ? slip.proposals.map(({ value }) => value) : []).toContain(479);
  });

  it('see columns that were swapped, where the serving is stated', () => {
    const [full, part] = checkColumns([column('per-100', serving(MUESLI, 30)), column('serving', MUESLI)]);
    for (const name of ['energyKj', 'fat', 'carbohydrates', 'salt'] as const) {
      expect(full?.[name].state).toBe('doubtful');
      expect(part?.[name].state).toBe('doubtful');
    }
  });

  it('raise no alarm on what packs print, in one column or two', () => {
    let [figures, alarms] = [0, 0];
    fc.assert(
      fc.property(food, fc.integer({ min: 15, max: 250 }), (full, size) => {
        const all = [
          ...checkColumns([column('per-100', full)]),
          ...checkColumns([column('per-100', full), column('serving', serving(full, size), size)]),
        ];
        for (const figure of all.flatMap((one) => Object.values(one))) {
          if (figure.state !== 'missing') figures += 1;
          if (figure.state === 'doubtful') alarms += 1;
        }
      }),
      { numRuns: 300 },
    );
    expect(alarms / figures).toBeLessThan(0.03);
  });

  it('never hold up a planted error: a mark lost or a digit that moves the figure by a fifteenth', () => {
    const planted = fc.record({
      full: food,
      size: fc.integer({ min: 15, max: 250 }),
      at: fc.nat(),
      digit: fc.integer({ min: 1, max: 9 }),
      kind: fc.constantFrom('mark', 'digit'),
    });
    fc.assert(
      fc.property(planted, fc.boolean(), ({ full, size, at, digit, kind }, isPair) => {
        const names = Object.keys(full) as (keyof typeof full)[];
        const name = names[at % names.length] ?? 'fat';
        const wrong = kind === 'mark' ? full[name] * 10 : changed(full[name], at, digit);
        fc.pre(Math.abs(wrong - full[name]) > Math.max(0.067 * full[name], name.startsWith('energy') ? 8 : 0.15));
        const columns = [column('per-100', { ...full, [name]: wrong }), ...(isPair ? [column('serving', serving(full, size), size)] : [])];
        expect(checkColumns(columns)[0]?.[name].state).not.toBe('confirmed');
      }),
      { numRuns: times(400, 5000) },
    );
  });
});

/** One digit of a figure is another. */
function changed(value: number, at: number, digit: number): number {
  const text = String(value);
  const places = [...text].flatMap((sign, place) => (sign === '.' ? [] : [place]));
  const place = places[at % places.length] ?? 0;
  const other = (Number(text[place]) + digit) % 10;
  return Number(text.slice(0, place) + String(other) + text.slice(place + 1));
}
