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
