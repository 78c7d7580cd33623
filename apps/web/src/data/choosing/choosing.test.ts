import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import { QUESTION_ALLERGIES } from '@labelwise/domain/health-profile';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { fakePostingWorker } from '../../testing/fake-worker.ts';
import { aListFood, foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { insteadQuery } from '../alternatives.ts';
import { foodSearchQuery, NO_SEARCH, suggestionsQuery } from '../food-search.ts';
import { storedInstead } from '../foods/foods.ts';
import { judgeFor, storePeople } from '../people/stored-people.ts';
import { storeGuestProfile } from '../scores/guest-profile.ts';
import { answerChooser, type ChooserAnswer, type ChooserMessage } from './choose.ts';
import { improvementsBeside } from './chooser.ts';

const LISTS: Readonly<Record<string, string>> = {
  'Tree nuts': 'Oats, hazelnuts',
  Peanuts: 'Oats, roasted peanuts',
  Milk: 'Oats, whey powder',
  Eggs: 'Oats, egg white',
  Gluten: 'Wheat flakes',
  Soy: 'Oats, soy flour',
  Sesame: 'Rice, sesame',
  Fish: 'Rice, tuna',
  Shellfish: 'Rice, mussels',
  none: 'Rice',
  open: 'Rice, wonderstuff',
  traces: 'Rice. May contain nuts, peanuts, milk, eggs, gluten, soy, sesame, fish, molluscs and crustaceans',
};
const GOOD = { energyKj: 1400, fat: 2, saturatedFat: 0.3, carbohydrates: 60, sugars: 1, fiber: 12, proteins: 12, salt: 0.01 };

async function candidates(): Promise<(FoodCandidate & { quantity: null; isWhole: true })[]> {
  return Promise.all(
    Object.entries(LISTS).map(async ([name, ingredients], at) => {
      const { facts } = await foodOfFields({ name, ingredients });
      const id = String(4_300_000_000_000 + at);
      const own = { ...facts, kind: 'general', kindBasis: 'category', nutriments: GOOD, categoriesTags: ['en:mueslis'] } as const;
      const { barcode, brand, image, category, nutriscoreGrade, healthScore, scoreBasis, placeholder } = aListFood({ barcode: id });
      const summary = { barcode, brand, image, category, nutriscoreGrade, healthScore, scoreBasis, placeholder };
      return { ...summary, id, name, facts: own, quantity: null, isWhole: true } as const;
    }),
  );
}

async function serve() {
  const foods = await candidates();
  return fakeFetch({
    'GET /api/shelf-foods': { body: { foods, hasMore: false } },
    'GET /api/search/candidates': {
      body: { foods, unseen: 0, isCapped: false, corrected: null, categories: [], shelf: null, shelves: [] },
    },
  });
}

const CONSENT = { version: '2026-11', at: new Date() };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each(QUESTION_ALLERGIES)(
  'a guest who is allergic to $label is offered nothing that holds it, may hold it or is not known',
  async ({ label, texts }) => {
    storeGuestProfile({ restrictions: texts, less: [] }, [], CONSENT);
    const calls = await serve();
    const harmful = [label, 'open', 'traces'];
    const poor = aListFood({
      facts: { ...aListFood().facts, nutriments: { ...GOOD, sugars: 80, fiber: 0, salt: 2 }, categoriesTags: ['en:mueslis'] },
    });
    const way = await new QueryClient().fetchQuery(insteadQuery(poor));
    expect(way.foods.length).toBeGreaterThan(0);
    for (const { food } of way.foods) expect(harmful).not.toContain(food.name);

    const search = { ...NO_SEARCH, words: 'rice' };
    const all = await new QueryClient().fetchInfiniteQuery(foodSearchQuery(search));
    expect(all.pages[0]?.hits.find(({ name }) => name === label)).toMatchObject({ fit: 'conflict', against: expect.any(String) });
    const fitting = await new QueryClient().fetchInfiniteQuery(foodSearchQuery({ ...search, fits: true }));
    const names = fitting.pages.flatMap(({ hits }) => hits.map(({ name }) => name));
    expect(names).toContain('none');
    for (const each of harmful) expect(names).not.toContain(each);
    const { hits } = await new QueryClient().fetchQuery(suggestionsQuery('rice'));
    for (const each of hits) expect(harmful).not.toContain(each.fit === 'fits' ? each.name : '');

    // Nothing that was sent says who asks.
    expect(calls.every(({ method, body }) => method === 'GET' && body === undefined)).toBe(true);
    expect(JSON.stringify(calls)).not.toMatch(/allerg|fits/iu);
  },
);

it('for several people nothing is offered that is not for one of them, and nothing that was sent says whom it is for', async () => {
  storeGuestProfile({ restrictions: ['Vegan'], less: [] }, [], CONSENT);
  storePeople([
    aPerson({ dietaryRestrictions: ['Allergy: Tree nuts'], age: 6 }),
    aPerson({ id: 'ben', nickname: 'Ben', dietaryRestrictions: ['Allergy: Sesame'] }),
  ]);
  const calls = await serve();
  const poor = aListFood({
    facts: { ...aListFood().facts, nutriments: { ...GOOD, sugars: 80, fiber: 0, salt: 2 }, categoriesTags: ['en:mueslis'] },
  });
  const harmful = ['Tree nuts', 'Milk', 'Eggs', 'Sesame', 'Fish', 'Shellfish', 'open', 'traces'];
  const way = await new QueryClient().fetchQuery(insteadQuery(poor));
  expect(way.foods.length).toBeGreaterThan(0);
  for (const { food, household } of way.foods) {
    expect(harmful).not.toContain(food.name);
    // With a ring for each of them, none of them milder than the answer for all.
    expect(household?.people.map(({ id }) => id).toSorted()).toEqual(['ben', 'me', 'mia']);
    expect(household?.people.every(({ answer }) => answer === 'fits')).toBe(true);
  }

  const search = { ...NO_SEARCH, words: 'rice' };
  const { pages } = await new QueryClient().fetchInfiniteQuery(foodSearchQuery(search));
  const nuts = pages[0]?.hits.find(({ name }) => name === 'Tree nuts');
  expect(nuts).toMatchObject({ fit: 'conflict', headline: 'Not for Mia' });
  expect(nuts?.household?.people[0]).toMatchObject({ id: 'mia', answer: 'conflict' });
  const names = async () => {
    const found = await new QueryClient().fetchInfiniteQuery(foodSearchQuery({ ...search, fits: true }));
    return found.pages.flatMap(({ hits }) => hits.map(({ name }) => name));
  };
  const forAll = await names();
  expect(forAll).toContain('none');
  for (const each of harmful) expect(forAll).not.toContain(each);
  for (const one of ['me', 'mia', 'ben']) {
    judgeFor(one);
    expect(await names()).toEqual(expect.arrayContaining(forAll));
  }
  expect(JSON.stringify(calls)).not.toMatch(/allerg|fits|mia|ben|vegan/iu);
});

it('while somebody below three is among them nothing is proposed', async () => {
  storePeople([aPerson({ age: 1 })]);
  await serve();
  expect((await new QueryClient().fetchQuery(insteadQuery(aListFood()))).foods).toEqual([]);
});

it('without answers the server chooses as usual', async () => {
  const calls = fakeFetch({ 'GET /api/foods/4006040055235/instead': { body: { kind: 'none', foods: [] } } });
  expect(await new QueryClient().fetchQuery(insteadQuery(aListFood()))).toEqual({ kind: 'none', foods: [], storedAt: null });
  expect(calls).toHaveLength(1);
});

it('what was proposed to everyone while the guest answered is not stored as theirs', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<{ body: object }>((resolve) => {
    answer = () => resolve({ body: { kind: 'none', foods: [] } });
  });
  fakeFetch({ 'GET /api/foods/4006040055235/instead': () => answered });
  const asked = new QueryClient().fetchQuery(insteadQuery(aListFood()));
  storeGuestProfile({ restrictions: ['Allergy: Milk'], less: [] }, [], CONSENT);
  answer();
  await asked;
  expect(storedInstead('4006040055235')).toBeNull();
});

it('to a guest whose answers cannot be read nothing is proposed, and nothing that a search finds has a number or fits', async () => {
  localStorage.setItem('labelwise_guest_profile', '{');
  await serve();
  expect((await new QueryClient().fetchQuery(insteadQuery(aListFood()))).foods).toEqual([]);
  const { pages } = await new QueryClient().fetchInfiniteQuery(foodSearchQuery({ ...NO_SEARCH, words: 'rice' }));
  const hits = pages.flatMap((page) => page.hits);
  expect(hits.length).toBeGreaterThan(0);
  for (const { state, fit } of hits) {
    expect(state).toBe('no data');
    expect(fit).not.toBe('fits');
  }
});

it('chooses in a worker what it would choose here: the screen goes on answering', async () => {
  storeGuestProfile({ restrictions: ['Allergy: Milk', 'Vegetarian'], less: ['Sugar'] }, [], CONSENT);
  await serve();
  const poor = aListFood({
    facts: { ...aListFood().facts, nutriments: { ...GOOD, sugars: 80, fiber: 0, salt: 2 }, categoriesTags: ['en:mueslis'] },
  });
  const choose = async () => ({
    way: await new QueryClient().fetchQuery(insteadQuery(poor)),
    found: (await new QueryClient().fetchInfiniteQuery(foodSearchQuery({ ...NO_SEARCH, words: 'rice' }))).pages,
    better: await improvementsBeside({ facts: { ...poor.facts, nutriments: { ...GOOD, sugars: 20, salt: 1.2 } }, profile: {} }),
  });
  const here = await choose();
  const kinds: string[] = [];
  fakePostingWorker<ChooserMessage, ChooserAnswer>((message, post) => {
    kinds.push(message.kind);
    void answerChooser(message, post);
  });
  expect(await choose()).toEqual(here);
  expect(here.way.foods.length).toBeGreaterThan(0);
  expect(here.better.length).toBeGreaterThan(0);
  for (const kind of ['search', 'instead', 'shelf', 'improvements']) expect(kinds).toContain(kind);
});
