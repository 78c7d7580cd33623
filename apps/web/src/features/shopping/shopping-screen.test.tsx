import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storePeople } from '../../data/people/stored-people.ts';
import { addFood } from '../../data/shopping/shopping.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ShoppingScreen } from './shopping-screen.tsx';

const OATS = '4006040055235';
const FIGURES = { 'energy-kj_100g': 1500, fat_100g: 3, 'saturated-fat_100g': 0.4, salt_100g: 0.02, fiber_100g: 9, proteins_100g: 12 };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('an entry says for whom of the household its food is not, and the basket has the score of its strictest person', async () => {
  storePeople([aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  const food = { ...(await foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' })), id: OATS, barcode: OATS, quantity: null };
  fakeFetch({ [`GET /api/foods/barcode/${food.id}`]: { body: food } });
  addFood(food, 'basket');
  await renderApp(<ShoppingScreen />, { at: '/shopping?tab=basket' });
  expect(await screen.findByText('Not for Mia')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'This basket' })).toBeDefined();
  // The pack's size is not known here: nothing is counted as none.
  expect(screen.getAllByText('1 entry has no figure and is not in it.')).toHaveLength(3);
});

it('words are added, ticked off and removed with the way back', async () => {
  fakeFetch({});
  await renderApp(<ShoppingScreen />, { at: '/shopping' });
  await userEvent.type(screen.getByLabelText('Add to the list'), '2 lemons{Enter}');
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'lemons' });
  await userEvent.click(tick);
  expect(screen.getByRole('tab', { name: 'Basket (1)' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: lemons' }));
  expect(screen.queryByRole('checkbox', { name: 'lemons' })).toBeNull();
});

it('a swap that was made changes what the next one promises: the score of the basket as it is now', async () => {
  const make = async (id: string, name: string, sugars: number) => ({
    ...(await foodOfFields({ name, category: 'Mueslis', ingredients: 'Oats, raisins', nutriments: { ...FIGURES, sugars_100g: sugars } })),
    id,
    barcode: id,
    quantity: '500 g',
  });
  const pairs = [
    [await make('4000000000013', 'Sweet muesli', 45), await make('4000000000020', 'Plain muesli', 4)],
    [await make('4000000000037', 'Sweet flakes', 40), await make('4000000000044', 'Plain flakes', 5)],
  ] as const;
  fakeFetch({
    ...Object.fromEntries(pairs.flat().map((food) => [`GET /api/foods/barcode/${food.id}`, { body: food }])),
    ...Object.fromEntries(
      pairs.flatMap(([from, to]) => [
        [
          `GET /api/foods/${from.id}/instead`,
          {
            body: {
              kind: 'better',
              foods: [{ food: to, score: 80, reason: 'Less sugar', because: { kind: 'score' }, isNear: true, occasion: null }],
            },
          },
        ],
        [`GET /api/foods/${to.id}/instead`, { body: { kind: 'none', foods: [] } }],
      ]),
    ),
  });
  for (const [from] of pairs) addFood(from, 'basket');
  await renderApp(<ShoppingScreen />, { at: '/shopping?tab=basket' });
  const both = Number((await screen.findByLabelText(/^The basket goes from/u)).textContent?.split(' → ')[1]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Swap' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'This swap' });
  expect((await screen.findByLabelText(/^The basket goes from/u)).textContent?.split(' → ')[1]).toBe(String(both));
});
