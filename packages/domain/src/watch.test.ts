import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodFacts, type FoodProduct } from './food/index.ts';
import { type Person, preparePeople, profileOfPerson, verdictForAll } from './people/index.ts';
import { isSuggestable, prepareFood, prepareProfile } from './scoring/index.ts';
import { foods, profiles } from './scoring/testing/index.ts';
import { candidateOf } from './shelf/index.ts';
import { times } from './testing/index.ts';
import { readProduct } from './vocabulary/index.ts';
import { betterArrival, hasSameFacts, LEAST_GAIN, whatChanged } from './watch.ts';

const RUNS = { numRuns: times(40, 5000) };
const ages = fc.constantFrom(null, null, 0, 2, 3, 6, 17);
const households: fc.Arbitrary<Person[]> = fc
  .array(fc.record({ age: ages, profile: profiles }), { maxLength: 4 })
  .map((all) => all.map((one, index) => ({ ...one, id: `p${index}` })));

const changed = (before: FoodFacts, now: FoodFacts, people: readonly Person[]) =>
  whatChanged(prepareFood(before), prepareFood(now), preparePeople(people));
const listed = (ingredientsText: string | null, more: object = {}): FoodFacts => {
  const facts = { ...EMPTY_FOOD, lang: 'en', ingredientsText, kind: 'general', listBasis: 'source', nova: 3, ...more } as const;
  return { ...facts, reading: readProduct({ ...facts, name: null }) };
};
const person = (id: string, restrictions: string[] = [], age: number | null = null): Person => ({ id, age, profile: { restrictions } });
const MIA = person('mia', ['Allergy: Tree nuts'], 6);

describe('laws of the watch', () => {
  it('whatever is a conflict for anybody now and was none is in the answer, by their name, and goes first', () => {
    let found = 0;
    fc.assert(
      fc.property(foods, foods, households, (before, now, people) => {
        const [was, is] = [before, now].map((food) => verdictForAll(prepareFood(food), preparePeople(people)).people);
        const fresh = (is ?? []).filter(({ id, answer }) => answer === 'conflict' && was?.find((one) => one.id === id)?.answer !== answer);
        const change = changed(before, now, people);
        found += fresh.length;
        for (const { id } of fresh) expect(change?.people.find((one) => one.id === id)?.gravity).toBe('conflict');
        if (fresh.length > 0) expect(change?.gravity).toBe('conflict');
      }),
      RUNS,
    );
    expect(found).toBeGreaterThan(0);
  });

  it('whatever was known for anybody and is not known any more is in the answer', () => {
    fc.assert(
      fc.property(foods, foods, households, (before, now, people) => {
        const [was, is] = [before, now].map((food) => verdictForAll(prepareFood(food), preparePeople(people)).people);
        const unsaid = (is ?? []).filter(({ id, answer }) => answer === 'unknown' && was?.find((one) => one.id === id)?.answer !== answer);
        const ids = changed(before, now, people)?.people.map(({ id }) => id);
        for (const { id } of unsaid) expect(ids).toContain(id);
      }),
      RUNS,
    );
  });

  it('the order of people changes nothing, and one more person takes nothing out', () => {
    fc.assert(
      fc.property(foods, foods, households, fc.integer({ min: 0, max: 3 }), (before, now, people, turn) => {
        const change = changed(before, now, people);
        expect(changed(before, now, [...people.slice(turn), ...people.slice(0, turn)])).toEqual(change);
        const more = changed(before, now, [...people, { ...MIA, id: 'other' }]);
        for (const one of change?.people ?? []) expect(more?.people).toContainEqual(one);
      }),
      RUNS,
    );
  });

  it('records with the same facts have changed for nobody, and a food has not changed against itself', () => {
    fc.assert(
      fc.property(foods, households, (food, people) => {
        const copy: FoodFacts = structuredClone(food);
        expect(hasSameFacts(food, copy)).toBe(true);
        expect(changed(food, copy, people)).toBeNull();
      }),
      RUNS,
    );
  });

  it('where anything changed for anybody, the facts are not the same', () => {
    fc.assert(
      fc.property(foods, foods, households, (before, now, people) => {
        if (changed(before, now, people) !== null) expect(hasSameFacts(before, now)).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('a recipe that changed', () => {
  const plain = listed('Wholegrain oats, raisins, cane sugar');
  const causes = (change: ReturnType<typeof changed>) =>
    change?.people.map(({ id, causes: all }) => [id, all.map(({ gravity }) => gravity)]);

  it('names a new allergen for the child who is allergic, though nobody else is concerned', () => {
    const change = changed(plain, listed('Wholegrain oats, raisins, hazelnuts, cane sugar'), [person('ana'), MIA]);
    expect(change?.gravity).toBe('conflict');
    expect(causes(change)).toEqual([['mia', ['conflict']]]);
    expect(change?.people[0]?.causes[0]?.alert).toMatchObject({ level: 'conflict', data: { kind: 'contains', property: 'hazelnuts' } });
  });

  it('names it below three years, where there is no score', () => {
    const change = changed(plain, listed('Wholegrain oats, hazelnuts'), [person('leo', ['Allergy: Tree nuts'], 2)]);
    expect(change?.people).toMatchObject([{ id: 'leo', gravity: 'conflict', now: { score: null } }]);
  });

  it('names it though the score is as low as before for another reason', () => {
    const ben = person('ben', ['Allergy: Tree nuts', 'Allergy: Milk']);
    const change = changed(listed('Oats, hazelnuts'), listed('Oats, hazelnuts, milk'), [ben]);
    expect(change?.people[0]?.before.score).toBe(change?.people[0]?.now.score);
    expect(change?.people[0]?.causes).toHaveLength(1);
    expect(change?.gravity).toBe('conflict');
  });

  it('names new traces', () => {
    const change = changed(plain, { ...plain, tracesTags: ['en:nuts'] }, [MIA]);
    expect(change).toMatchObject({ gravity: 'traces', people: [{ id: 'mia', gravity: 'traces' }] });
  });

  it('says that the pack does not say any more what it did, also of what was a conflict', () => {
    for (const before of [plain, listed('Oats, hazelnuts')]) {
      const change = changed(before, listed(null), [MIA]);
      expect(change?.people).toMatchObject([{ id: 'mia', gravity: 'unknown' }]);
      expect(change?.missing).toEqual(['list']);
    }
  });

  it('says so to somebody who leaves nothing out, too', () => {
    expect(changed(plain, listed(null), [person('ana')])).toMatchObject({ missing: ['list'] });
    const figures = { nutriments: { sugars: 12, salt: 1, saturatedFat: 2 } };
    expect(changed(listed('Oats', figures), listed('Oats', { nutriments: { sugars: 12 } }), [])?.missing).toEqual(['figures']);
  });

  it('says which figures moved, by the rule of a scan', () => {
    const table = (sugars: number) => listed('Oats, sugar', { nutriments: { sugars, salt: 0.1, proteins: 8 } });
    expect(changed(table(12), table(18), [])?.figures).toEqual([{ field: 'sugars', before: 12, now: 18 }]);
    expect(changed(table(12), table(12.3), [])).toBeNull();
  });

  it('is silent about what became better for somebody, but for the score', () => {
    const change = changed(listed('Oats, hazelnuts'), plain, [MIA]);
    expect(change?.people.every(({ gravity }) => gravity === 'score')).toBe(true);
  });

  it('names alcohol for a child who leaves nothing out', () => {
    const change = changed(listed('Flour, sugar'), listed('Flour, sugar, rum'), [person('kim', [], 12)]);
    expect(change?.people[0]).toMatchObject({ id: 'kim', gravity: 'unknown' });
  });
});

const product = (index: number, ingredientsText: string, sugars: number): FoodProduct => {
  const nutriments = { energyKj: 1500, saturatedFat: 1, sugars, salt: 0.02, fiber: 9, proteins: 11, fat: 5 };
  const about = { gtin: String(4_000_000_000_000 + index), brand: null, imageUrl: null, category: null, quantity: null, servingSize: null };
  const facts = { ...listed(ingredientsText, { nova: 1, nutriments }), categoriesTags: ['en:mueslis'] };
  return { ...facts, ...about, name: `muesli ${index}`, source: 'import', sourceModifiedAt: null };
};

describe('a better food on a shelf that is used', () => {
  const saved = product(0, 'Oats, sugar', 40);
  const arrivals = [product(1, 'Oats, hazelnuts', 2), product(2, 'Oats, raisins', 4)].map(candidateOf);
  const better = (people: readonly Person[], among = arrivals) =>
    betterArrival(saved, among, preparePeople(people))?.candidate.product.gtin;

  it('is the best that may be proposed to everybody', () => {
    expect(better([person('ana')])).toBe('4000000000001');
    expect(better([person('ana'), MIA])).toBe('4000000000002');
  });

  it('is none with somebody below three years, for nobody, and where nothing arrived', () => {
    expect(better([person('ana'), person('leo', [], 2)])).toBeUndefined();
    expect(better([])).toBeUndefined();
    expect(better([person('ana')], [])).toBeUndefined();
  });

  it('is none that is hardly better', () => {
    const same = candidateOf({ ...product(3, 'Oats, sugar', 40), name: 'the same' });
    expect(better([person('ana')], [same])).toBeUndefined();
  });

  it('is never one that may not be proposed, nor one that gains less than it must', () => {
    let proposed = 0;
    const LISTS = [
      'Oats, raisins',
      'Oats, hazelnuts',
      'Oats, whey powder',
      'Oats, wheat',
      'Oats, pork gelatine',
      'Oats, rum',
      'Oats, honey',
    ];
    const shelves = fc.tuple(fc.subarray(LISTS), fc.array(foods, { maxLength: 3 }));
    fc.assert(
      fc.property(shelves, households, ([lists, facts], people) => {
        const random = facts.map((one, index) => ({ ...product(index + 20, 'Oats', 1), ...one, categoriesTags: ['en:mueslis'] }));
        const all = [...lists.map((list, index) => product(index + 1, list, 2)), ...random].map(candidateOf);
        const best = betterArrival(saved, all, preparePeople(people));
        if (best === null) return;
        proposed += 1;
        for (const one of people) expect(isSuggestable(best.candidate.prepared, prepareProfile(profileOfPerson(one)))).toBe(true);
        const own = verdictForAll(prepareFood(saved), preparePeople(people)).score ?? 0;
        expect(best.score).toBeGreaterThanOrEqual(own + LEAST_GAIN);
      }),
      RUNS,
    );
    expect(proposed).toBeGreaterThan(0);
  });
});
