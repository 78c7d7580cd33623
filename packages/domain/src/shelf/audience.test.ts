import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodFacts, type FoodProduct } from '../food/index.ts';
import { type Person, preparePeople, profileOfPerson, verdictForAll } from '../people/index.ts';
import { type Fit, isSuggestable, prepareFood, prepareProfile, scoreOnly } from '../scoring/index.ts';
import { foods, profiles } from '../scoring/testing/index.ts';
import { bestSwap } from '../shopping/index.ts';
import { times } from '../testing/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { judge } from './better-foods.ts';
import { byHealthiness, type Candidate, candidateOf, type Hit, pageOfHits, wayForward } from './index.ts';

const households: fc.Arbitrary<Person[]> = fc
  .array(fc.record({ age: fc.constantFrom(null, null, 6, 17), profile: profiles }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one, index) => ({ ...one, id: `p${index}` })));

const NAMES = ['muesli', 'granola', 'crunch', 'flakes', 'porridge', 'bran', 'clusters', 'puffs', 'hoops', 'squares', 'pops', 'grains'];

function productOf(facts: FoodFacts, index: number): FoodProduct {
  const gtin = String(4_000_000_000_000 + index);
  const about = { gtin, name: NAMES[index] ?? 'more', brand: null, imageUrl: null, category: null, quantity: null, servingSize: null };
  return { ...EMPTY_FOOD, ...facts, ...about, categoriesTags: ['en:mueslis'], source: 'open-food-facts', sourceModifiedAt: null };
}
const shelves = fc.array(foods, { minLength: 1, maxLength: 12 }).map((all) => all.map((one, index) => candidateOf(productOf(one, index))));

it('what a filter leaves for a household is never more than for any one of its people', () => {
  const flags = { by: 'match', from: 0, limit: 100, fits: true, good: true, noAdditives: false } as const;
  const ids = (hits: readonly Pick<Candidate, 'product'>[]) => hits.map(({ product }) => product.gtin);
  fc.assert(
    fc.property(shelves, households, fc.boolean(), (shelf, people, good) => {
      const found = shelf.map((one): Hit => ({ ...one, isWhole: true }));
      const forAll = ids(pageOfHits(found, preparePeople(people), { ...flags, good }).hits);
      for (const person of people) {
        const own = ids(pageOfHits(found, preparePeople([person]), { ...flags, good }).hits);
        for (const id of forAll) expect(own).toContain(id);
      }
    }),
    { numRuns: times(60, 3000) },
  );
});

it('nothing is proposed to a household that may not be proposed to each of its people', async () => {
  let proposed = 0;
  await fc.assert(
    fc.asyncProperty(shelves, households, async (shelf, people) => {
      const [first] = shelf;
      if (first === undefined) return;
      const ranked = shelf.toSorted(byHealthiness);
      const { foods: found } = await wayForward(first.product, preparePeople(people), {
        narrow: async () => ranked,
        wide: async () => [],
      });
      proposed += found.length;
      for (const { candidate } of found)
        for (const person of people) expect(isSuggestable(candidate.prepared, prepareProfile(profileOfPerson(person)))).toBe(true);
    }),
    { numRuns: times(80, 3000) },
  );
  expect(proposed).toBeGreaterThan(0);
});

it('in a list and a search a food is for a household never milder than for its strictest person', () => {
  const strictness: readonly (Fit | null)[] = ['conflict', 'unknown', 'fits', null];
  fc.assert(
    fc.property(foods, households, (facts, people) => {
      const food = prepareFood(facts);
      const { fit, score, household } = judge(food, preparePeople(people));
      for (const person of people) {
        const alone = judge(food, preparePeople([person]));
        expect(strictness.indexOf(fit)).toBeLessThanOrEqual(strictness.indexOf(alone.fit));
        if (alone.household?.score !== null) expect(score).toBeLessThanOrEqual(alone.score);
        expect(household?.people.find(({ id }) => id === person.id)).toEqual(alone.household?.people[0]);
      }
    }),
    { numRuns: times(60, 3000) },
  );
});

it('the order of people changes nothing in a search, among better foods, and among swaps', async () => {
  const flags = { by: 'match', from: 0, limit: 100, fits: false, good: false, noAdditives: false } as const;
  await fc.assert(
    fc.asyncProperty(shelves, households, async (shelf, people) => {
      const [first] = shelf;
      if (first === undefined) return;
      const ranked = shelf.toSorted(byHealthiness);
      const answersFor = async (given: readonly Person[]) => {
        const prepared = preparePeople(given);
        const page = pageOfHits(
          shelf.map((one): Hit => ({ ...one, isWhole: true })),
          prepared,
          flags,
        );
        const way = await wayForward(first.product, prepared, { narrow: async () => ranked, wide: async () => [] });
        const item = { id: 'own', food: first.prepared, quantity: 1, packSize: null };
        const swap = bestSwap({ ...item, verdict: verdictForAll(first.prepared, prepared) }, { name: 'own', brand: null }, shelf, prepared);
        return {
          hits: page.hits.map(({ product, household }) => [product.gtin, household]),
          filters: page.filters,
          better: way.foods.map(({ candidate }) => candidate.product.gtin),
          swap: swap?.candidate.product.gtin ?? null,
        };
      };
      expect(await answersFor(people.toReversed())).toEqual(await answersFor(people));
    }),
    { numRuns: times(40, 2000) },
  );
});

const listed = (index: number, ingredientsText: string, sugars: number): Candidate => {
  const facts = { ...EMPTY_FOOD, lang: 'en', ingredientsText, kind: 'general', listBasis: 'source', nova: 1 } as const;
  const nutriments = { ...facts.nutriments, energyKj: 1500, saturatedFat: 1, sugars, salt: 0.02, fiber: 9, proteins: 11, fat: 5 };
  return candidateOf(productOf({ ...facts, nutriments, reading: readProduct({ ...facts, name: null }) }, index));
};
const SHELF = [
  listed(0, 'Oats, sugar', 40),
  listed(1, 'Oats, hazelnuts', 2),
  listed(2, 'Oats, whey powder', 2),
  listed(3, 'Oats, raisins', 4),
];
const ANA: Person = { id: 'ana', age: null, profile: { restrictions: ['Vegan'] } };
const MIA: Person = { id: 'mia', age: 6, profile: { restrictions: ['Allergy: Tree nuts'] } };
const proposals = async (people: readonly Person[]) => {
  const [current] = SHELF;
  if (current === undefined) throw new Error('an empty shelf');
  const ranked = SHELF.toSorted(byHealthiness);
  const { foods: found } = await wayForward(current.product, preparePeople(people), { narrow: async () => ranked, wide: async () => [] });
  return found.map(({ candidate }) => candidate.product.name).sort();
};

it('what is proposed to one may be harmful to another, and is then proposed to neither', async () => {
  expect(await proposals([ANA])).toEqual(['flakes', 'granola']);
  expect(await proposals([MIA])).toEqual(['crunch', 'flakes']);
  expect(await proposals([ANA, MIA])).toEqual(['flakes']);
});

it('to somebody below three years, and to nobody, nothing is proposed', async () => {
  expect(await proposals([ANA, { id: 'leo', age: 2, profile: {} }])).toEqual([]);
  expect(await proposals([])).toEqual([]);
});

it('a search counts how many fit a household where only the food itself speaks against it for a child', () => {
  const beer: Hit = { ...candidateOf({ ...listed(4, 'Oats', 2).product, categoriesTags: ['en:beers'] }), isWhole: true };
  const paging = { by: 'match', from: 0, limit: 9, fits: false, good: false, noAdditives: false } as const;
  const found = [beer, ...SHELF.map((one): Hit => ({ ...one, isWhole: true }))];
  const good = SHELF.filter(({ prepared }) => scoreOnly(prepared) >= 50).length;
  expect(pageOfHits(found, preparePeople([{ id: 'kim', age: 12, profile: {} }]), paging).filters.fits).toBe(good);
  expect(prepareFood(beer.product).isDrink).toBe(false);
});
