import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Food } from '../../data/foods/foods.ts';
import { useJudgedFor } from '../../data/people/people.ts';
import { storePeople } from '../../data/people/stored-people.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { JudgedFor } from '../../ui/people.tsx';
import { TableCard } from './table-card.tsx';
import { givenFood, openResults } from './testing/results-page.tsx';

const FIGURES = {
  'energy-kj_100g': 250,
  fat_100g: 0.2,
  'saturated-fat_100g': 0,
  sugars_100g: 10,
  salt_100g: 0,
  fiber_100g: 2,
  proteins_100g: 0.3,
};
const MIA = aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] });
const LEO = aPerson({ id: 'leo', nickname: 'Leo', age: 1 });
const BEN = aPerson({ id: 'ben', nickname: 'Ben', dietaryRestrictions: ['Vegan'] });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function JudgedForSwitch() {
  return <JudgedFor {...useJudgedFor()} />;
}

async function show(food: Food) {
  fakeFetch({});
  return renderApp(
    <>
      <JudgedForSwitch />
      <TableCard food={food} />
    </>,
  );
}
const rings = () => screen.getAllByRole('img').map((ring) => ring.getAttribute('aria-label')?.split(/, no score|,/u)[0]);

it('says first for whom a food is not and why, then a ring each, the strictest first', async () => {
  storePeople([LEO, BEN, MIA]);
  await show(await foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' }));
  expect(await screen.findByRole('heading', { name: /^Not for Mia/u })).toBeDefined();
  expect(screen.getByText('Contains hazelnuts.')).toBeDefined();
  expect(rings()[0]).toBe('Mia');
  expect(screen.getByText('No score below three years')).toBeDefined();
  expect(screen.getByRole('img', { name: /^Leo, no score/u })).toBeDefined();
});

it('has a row for each of them while they are judged, in place of one’s own what is known already', async () => {
  storePeople([MIA, BEN]);
  const food = await foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' });
  fakeFetch({});
  await renderApp(<TableCard food={food} meanwhile={<p>Contains hazelnuts, for you</p>} />);
  expect(screen.getByRole('status').textContent).toBe('Looking at it for the others...');
  screen.getByText('Contains hazelnuts, for you');
  expect(screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent)).toEqual([
    'Contains hazelnuts, for you',
    'MMia',
    'BBen',
  ]);
  await screen.findByRole('heading', { name: /^Not for Mia/u });
  expect(screen.queryByText('Contains hazelnuts, for you')).toBeNull();
});

it('is called safe for all only with a proof for each, and never with a small child among them', async () => {
  const apples = await foodOfFields({ ingredients: 'Apples' });
  storePeople([MIA, BEN]);
  await show(apples);
  expect(await screen.findByRole('heading', { name: 'Safe for all 3' })).toBeDefined();
  storePeople([MIA, BEN, LEO]);
  expect(await screen.findByRole('heading', { name: /^Not judged for Leo/u })).toBeDefined();
  storePeople([MIA, aPerson({ id: 'x', nickname: 'Eva', dietaryRestrictions: ['xyzzle'] })]);
  expect(await screen.findByRole('heading', { name: /^Check the pack for Eva/u })).toBeDefined();
});

it('one press opens why each of the others scores what they score', async () => {
  storePeople([BEN, MIA]);
  await show(await foodOfFields({ ingredients: 'Apples', category: 'Fruits', nutriments: FIGURES }));
  const fold = await screen.findByRole('region', { name: 'Why for each of them' });
  expect(within(fold).getAllByRole('heading', { level: 4, hidden: true })).toHaveLength(2);
});

it('says what lifts and what costs the score of those whom nothing speaks against', async () => {
  storePeople([BEN]);
  await show(await foodOfFields({ ingredients: 'Apples', category: 'Fruits', nutriments: FIGURES }));
  expect(await screen.findByRole('heading', { name: 'Safe for all 2' })).toBeDefined();
  for (const row of within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem'))
    expect(row.textContent).toMatch(/(?:lifts it most|starts it at)/u);
});

it('is for everyone, oneself or one of them, as it is chosen', async () => {
  storePeople([MIA, BEN]);
  await show(await foodOfFields({ ingredients: 'Honey' }));
  const group = within(screen.getByRole('group', { name: 'Judged for' }));
  expect(await screen.findByRole('heading', { name: /^Not for Ben/u })).toBeDefined();
  await userEvent.click(group.getByRole('button', { name: 'Mia' }));
  expect(await screen.findByRole('heading', { name: 'Safe for Mia' })).toBeDefined();
  await userEvent.click(group.getByRole('button', { name: 'You' }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(group.getByRole('button', { name: 'You' }).getAttribute('aria-pressed')).toBe('true');
});

it('says so where it could not be judged for the others', async () => {
  storePeople([MIA]);
  const food = await foodOfFields({ ingredients: 'Apples' });
  await show({ ...food, facts: { ...food.facts, categoriesTags: JSON.parse('null') } });
  expect((await screen.findByRole('alert')).textContent).toBe('This could not be judged for the others just now. Check the pack for them.');
});

it.each([
  ['one press away on a phone', false],
  ['in sight where two columns have room', true],
])('has the figures of a day below it %s', async (_where, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
  storePeople([BEN]);
  await openResults('/results/4006381333931', await givenFood());
  await screen.findByRole('heading', { name: 'Additives Analysis' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('Of your day') < headings.indexOf('Nutri-Score') - 1).toBe(matches);
});

it('has one’s own assessment below it behind one line that says it, with what is no matter of a person beside it', async () => {
  storePeople([BEN]);
  await openResults('/results/4006381333931', await givenFood());
  expect(await screen.findByRole('img', { name: /^Ben, score/u })).toBeDefined();
  const own = await screen.findByRole('region', { name: 'Health Assessment' });
  await waitFor(() => expect(own.querySelector('summary')?.textContent).toContain('for you · '));
  // The additives below have the same line once their details are loaded.
  const [note] = screen.getAllByText('Information: not medical advice, and no medical device.');
  expect([note !== undefined, note?.closest('details')]).toEqual([true, null]);
});

it('has one’s own assessment in sight where people cannot be read', async () => {
  localStorage.setItem('labelwise_guest_people', '[{"nickname":"Mia"}]');
  await openResults('/results/4006381333931', await givenFood());
  await screen.findByText('The people on this device cannot be read');
  const own = await screen.findByRole('region', { name: 'Health Assessment' });
  expect(own.querySelector('details')).toBeNull();
});
