import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIETS, definitionOf, FAMILY_MEMBERS, type Restriction } from '../diets/index.ts';
import { EMPTY_FOOD, type FoodFacts } from '../food/index.ts';
import { fitOf, prepareFood, prepareProfile, scoreFood } from '../scoring/index.ts';
import { foods, profiles } from '../scoring/testing/index.ts';
import { times } from '../testing/index.ts';
import { understand } from '../understanding/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { type Person, type PersonAnswer, preparePeople, profileOfPerson, restrictionsOfChild, verdictForAll } from './index.ts';

const RUNS = { numRuns: times(60, 5000) };
const ages = fc.constantFrom(null, null, 0, 2, 3, 6, 17);
const households: fc.Arbitrary<Person[]> = fc
  .array(fc.record({ age: ages, profile: profiles }), { maxLength: 5 })
  .map((all) => all.map((one, index) => ({ ...one, id: `p${index}` })));

const STRICTNESS = { conflict: 0, unknown: 1, 'not judged': 2, 'no conflict': 3, fits: 3, safe: 3, free: 4 } as const;
const verdict = (food: Parameters<typeof prepareFood>[0], people: readonly Person[]) =>
  verdictForAll(prepareFood(food), preparePeople(people));
const listed = (ingredientsText: string, more: object = {}) => {
  const facts = { ...EMPTY_FOOD, lang: 'en', ingredientsText, kind: 'general', listBasis: 'source', nova: 3, ...more } as const;
  return { ...facts, reading: readProduct({ ...facts, name: null }) };
};
const person = (id: string, restrictions: string[] = [], age: number | null = null): Person => ({ id, age, profile: { restrictions } });

describe('laws of a household', () => {
  it('its answer is never milder than that of its strictest person, nor its score higher than any of theirs', () => {
    fc.assert(
      fc.property(foods, households, (food, people) => {
        const { answer, score, people: each } = verdict(food, people);
        for (const one of each) {
          expect(STRICTNESS[answer]).toBeLessThanOrEqual(STRICTNESS[one.answer]);
          if (one.score !== null) expect(score).toBeLessThanOrEqual(one.score);
        }
      }),
      RUNS,
    );
  });

  it('the order of people changes nothing', () => {
    fc.assert(
      fc.property(foods, households, fc.integer({ min: 0, max: 4 }), (food, people, turn) => {
        const turned = [...people.slice(turn), ...people.slice(0, turn)].toReversed();
        expect(verdict(food, turned)).toEqual(verdict(food, people));
      }),
      RUNS,
    );
  });

  it('a person who joins never makes it milder', () => {
    fc.assert(
      fc.property(foods, households, fc.record({ age: ages, profile: profiles }), (food, people, other) => {
        const before = verdict(food, people);
        const after = verdict(food, [...people, { ...other, id: 'other' }]);
        expect(STRICTNESS[after.answer]).toBeLessThanOrEqual(STRICTNESS[before.answer]);
        if (before.score !== null) expect(after.score).toBeLessThanOrEqual(before.score);
      }),
      RUNS,
    );
  });

  it('is called safe only where the answer to everybody who leaves something out is a proven yes', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(foods, households, (food, people) => {
        const { answer, people: each } = verdict(food, people);
        seen.add(answer);
        if (answer !== 'safe' && answer !== 'no conflict') return;
        expect(each.every(({ score }) => score !== null && score >= 50)).toBe(answer === 'safe');
        const fits = people.map((one) => fitOf(prepareFood(food), prepareProfile(profileOfPerson(one))));
        expect(fits.every((fit) => fit === null || fit === 'fits')).toBe(true);
        expect(fits).toContain('fits');
      }),
      { numRuns: times(250, 5000) },
    );
    expect([...seen].sort()).toEqual(['conflict', 'free', 'no conflict', 'not judged', 'safe', 'unknown']);
  });

  it('each person’s score is the one that they have alone, by the one sum', () => {
    fc.assert(
      fc.property(foods, profiles, (food, profile) => {
        const [alone] = verdict(food, [{ id: 'a', age: null, profile }]).people;
        const { score, basis } = scoreFood(food, profile);
        expect(alone?.score).toBe(basis === 'none' ? null : score);
      }),
      RUNS,
    );
  });
});

/** Every kind of restriction there is: each diet and each member of a family, strict of traces and not, and words that nothing knows. */
const EVERY: readonly Restriction[] = [false, true].flatMap((strictTraces): Restriction[] => [
  ...DIETS.map((diet): Restriction => ({ kind: 'diet', diet, strictness: definitionOf(diet).strictness, typed: 'it', strictTraces })),
  ...FAMILY_MEMBERS.map((member): Restriction => ({ kind: 'member', member, strictness: 'safety', typed: 'it', strictTraces })),
  { kind: 'words', words: 'ohne Kümmel', strictness: 'safety', typed: 'it' },
]);
const restricted = (id: string, age: number | null, left: readonly Restriction[]): Person => ({
  id,
  age,
  profile: { restrictions: ['it'], understood: left, preferencesAreStored: true },
});

it('whatever kind of restriction one of them has, the answer for all is as strict as theirs, in any order, and safe only with their proof', () => {
  const seen = new Map<string, Set<string>>();
  fc.assert(
    fc.property(foods, fc.constantFrom(...EVERY), fc.constantFrom(...EVERY), ages, (food, one, other, age) => {
      const people = [restricted('a', null, [one]), restricted('b', age, [other]), person('c')];
      const prepared = prepareFood(food);
      const given = verdict(food, people);
      expect(verdict(food, people.toReversed())).toEqual(given);
      for (const each of people) {
        const fit = fitOf(prepared, prepareProfile(profileOfPerson(each)));
        if (fit === 'conflict') expect(given.answer).toBe('conflict');
        if (fit === 'unknown') expect(['conflict', 'unknown']).toContain(given.answer);
      }
      seen.set(one.kind, (seen.get(one.kind) ?? new Set()).add(given.answer));
    }),
    { numRuns: times(400, 20_000) },
  );
  expect([...(seen.get('diet') ?? [])].sort()).toEqual(expect.arrayContaining(['conflict', 'safe', 'unknown']));
  expect([...(seen.get('words') ?? [])]).not.toContain('safe');
});

describe('a household at table', () => {
  const muesli = listed('Wholegrain oats, raisins, hazelnuts 9%, cane sugar');
  const answers = (given: ReturnType<typeof verdict>) => given.people.map(({ id, answer }): [string, PersonAnswer] => [id, answer]);

  it('names whom it harms first', () => {
    const given = verdict(muesli, [person('ana', ['Vegetarian']), person('ben'), person('mia', ['Allergy: Tree nuts'], 6)]);
    expect(given.answer).toBe('conflict');
    expect(given.people[0]).toMatchObject({ id: 'mia', answer: 'conflict' });
    expect(given.score).toBeLessThanOrEqual(25);
  });

  it('who leaves nothing out stands in nobody’s way, and proves nothing', () => {
    const apples: FoodFacts = { ...listed('Apples'), printedGrade: 'a' };
    expect(verdict(apples, [person('ana', ['Vegan']), person('ben')]).answer).toBe('safe');
    expect(verdict({ ...apples, printedGrade: 'e' }, [person('ana', ['Vegan']), person('ben')]).answer).toBe('no conflict');
    expect(verdict(listed('Apples'), [person('ben'), person('cleo')]).answer).toBe('free');
    expect(verdict(listed('Apples'), []).answer).toBe('free');
  });

  it('below three years nobody has a score, is warned all the same, and makes nothing safe for all', () => {
    const given = verdict(muesli, [person('leo', ['Allergy: Tree nuts'], 2)]);
    expect(given).toMatchObject({ answer: 'conflict', score: null, people: [{ score: null }] });
    const honey = verdict(listed('Honey'), [person('ana', ['Allergy: Tree nuts']), person('leo', [], 0)]);
    expect(honey.answer).toBe('not judged');
    expect(answers(honey)).toEqual([
      ['leo', 'not judged'],
      ['ana', 'fits'],
    ]);
  });

  it('of a child nothing counts but what they must not eat', () => {
    const salty = { ...muesli, nutriments: { ...muesli.nutriments, salt: 3 } };
    const full = {
      conditions: ['High Blood Pressure'],
      goals: ['Lose Weight'],
      preferences: [{ ingredientName: 'Sodium', preferenceValue: -5 }],
    };
    const [child] = verdict(salty, [{ id: 'mia', age: 6, profile: full }]).people;
    const [anyone] = verdict(salty, [person('mia')]).people;
    expect(child?.score).toBe(anyone?.score);
  });

  it('a condition that rules foods out still does for a child', () => {
    const bread = listed('Wheat flour, water, salt');
    const celiac = { conditions: ['Celiac Disease', 'Asthma'], restrictions: ['Vegan'] };
    for (const age of [null, 17, 6, 1])
      expect(verdict(bread, [{ id: 'mia', age, profile: celiac }]).people).toMatchObject([{ answer: 'conflict' }]);
    expect(restrictionsOfChild(celiac.restrictions, celiac.conditions, (one) => one !== 'Asthma')).toEqual(['Vegan', 'Celiac Disease']);
  });

  it.each([
    ['resolved', 'Zöliakie', understand('Zöliakie', 'condition')],
    ['resolved, of no words that state an illness', 'Milcheiweiß', understand('Milcheiweiß', 'condition')],
    ['that nobody resolved', 'Milk allergy', []],
  ])('so does a typed one, %s', (_what, typed, understood) => {
    const food = listed('Wheat flour, milk, salt');
    const profile = { conditions: ['Asthma', typed], understood };
    const [adult] = verdict(food, [{ id: 'mia', age: null, profile }]).people;
    expect(adult?.answer).not.toBe('fits');
    for (const age of [17, 6, 1]) expect(verdict(food, [{ id: 'mia', age, profile }]).people[0]?.answer).toBe(adult?.answer);
  });

  it.each([
    ['beer', { ...listed('Water, barley malt, hops'), categoriesTags: ['en:beers'] }, 'conflict', 'alcohol'],
    ['a cake with rum', listed('Wheat flour, sugar, rum'), 'unknown', 'some alcohol'],
    ['an energy drink', { ...listed('Water, sugar, caffeine'), categoriesTags: ['en:energy-drinks'] }, 'unknown', 'caffeine'],
  ])('%s fits no child, whatever they leave out', (_what, food, answer, youthRule) => {
    expect(verdict(food, [person('mia', [], 17)]).people).toMatchObject([{ answer, youthRule, score: null }]);
    expect(verdict(food, [person('ana')]).people).toMatchObject([{ answer: 'free', youthRule: null }]);
  });
});
