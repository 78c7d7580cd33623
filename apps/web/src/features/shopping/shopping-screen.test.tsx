import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storePeople } from '../../data/people/stored-people.ts';
import { storeGuestProfile } from '../../data/scores/guest-profile.ts';
import { addFood, addWords } from '../../data/shopping/shopping.ts';
import { entriesHere } from '../../data/shopping/stored-list.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { later } from '../../testing/later.ts';
import { aPerson } from '../../testing/people.ts';
import { renderApp, renderScreen } from '../../testing/render-app.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { ShoppingScreen } from './shopping-screen.tsx';

const OATS = '4006040055235';
const FIGURES = { 'energy-kj_100g': 1500, fat_100g: 3, 'saturated-fat_100g': 0.4, salt_100g: 0.02, fiber_100g: 9, proteins_100g: 12 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('an entry says for whom of the household its food is not, and the basket has the score of its strictest person', async () => {
  storePeople([aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  const food = { ...(await foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' })), id: OATS, barcode: OATS, quantity: null };
  fakeFetch({ [`GET /api/foods/barcode/${food.id}`]: { body: food } });
  addFood(food, 'basket');
  await renderApp(<ShoppingScreen />, { at: '/shopping?tab=basket' });
  // Of the whole basket, whose score may be good all the same, and of the food in it.
  expect(await screen.findAllByText('Not for Mia')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'This basket' })).toBeDefined();
  // The pack's size is not known here: nothing is counted as none.
  expect(screen.getByText(/^1 entry has no figure and is not in it\./u)).toBeDefined();
  expect(screen.getByRole('link', { name: /Not for Mia$/u })).toBeDefined();
  // Row by row, to change how many there are.
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('checkbox', { name: food.name, checked: true })).toBeDefined();
});

it('who shops for themselves reads the word of their score, not that a food of low score is safe for them', async () => {
  storeGuestProfile({ restrictions: ['Gluten-Free'], less: [] }, [], { version: '2026-11', at: new Date('2026-11-22T10:00:00Z') });
  const sweet = { ...FIGURES, carbohydrates_100g: 90, sugars_100g: 85, 'saturated-fat_100g': 9 };
  const food = {
    ...(await foodOfFields({ name: 'Drops', ingredients: 'Sugar, coconut fat', nutriments: sweet })),
    id: OATS,
    barcode: OATS,
  };
  fakeFetch({ [`GET /api/foods/barcode/${food.id}`]: { body: food } });
  addFood(food, 'list');
  await renderApp(<ShoppingScreen />, { at: '/shopping' });
  expect(await screen.findByText('Poor Match')).toBeDefined();
  expect(screen.queryByText(/^Safe/u)).toBeNull();
});

it('a basket whose foods are still on their way is not called one without a score', async () => {
  const food = { ...(await foodOfFields({ ingredients: 'Oats', nutriments: FIGURES })), id: OATS, barcode: OATS };
  const answer = later<{ body: unknown }>();
  fakeFetch({ [`GET /api/foods/barcode/${food.id}`]: () => answer.promise });
  addFood(food, 'basket');
  const { queryClient } = await renderApp(<ShoppingScreen />, { at: '/shopping?tab=basket' });
  await waitFor(() => expect(queryClient.getQueriesData({ queryKey: ['shopping judged'] })[0]?.[1]).toBeDefined());
  expect(screen.getByRole('heading', { name: 'This basket' })).toBeDefined();
  expect(screen.queryByText('Nothing in it has a score.')).toBeNull();
  answer.resolve({ body: food });
  expect(await screen.findByText('One product.')).toBeDefined();
});

it('what is to be bought stands by where a shop has it, words by what they name', async () => {
  const food = {
    ...(await foodOfFields({ name: 'Oats', category: 'Mueslis', ingredients: 'Oats' })),
    id: OATS,
    barcode: OATS,
    quantity: null,
  };
  fakeFetch({ [`GET /api/foods/barcode/${food.id}`]: { body: food } });
  for (const words of ['2 lemons', 'batteries', 'milk', 'apples']) addWords(words);
  addFood(food, 'list');
  await renderApp(<ShoppingScreen />, { at: '/shopping' });
  for (const name of ['Bread and breakfast', 'Fruit and vegetables']) await screen.findByRole('region', { name });
  const there = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('checkbox');
  expect(there('Fruit and vegetables')).toHaveLength(2);
  expect(there('Dairy and eggs')).toHaveLength(1);
  expect(there('Everything else')).toHaveLength(1);
});

it('a ticked row is stored at once, stays for a moment, and leaves the keyboard on the next one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeFetch({});
  for (const words of ['lemons', 'apples']) addWords(words);
  await renderApp(<ShoppingScreen />, { at: '/shopping' });
  const list = screen.getByRole('group', { name: 'To buy' });
  await screen.findByRole('region', { name: 'Fruit and vegetables' });
  screen.getByRole('checkbox', { name: 'lemons' }).focus();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard(' ');
  expect(entriesHere().map(({ name, place }) => [name, place])).toContainEqual(['lemons', 'basket']);
  expect(within(list).getByRole('checkbox', { name: 'lemons', checked: true })).toBeDefined();
  await vi.advanceTimersByTimeAsync(700);
  await waitFor(() => expect(within(list).queryByRole('checkbox', { name: 'lemons' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'apples' }));
});

it('words are added, ticked off and removed with the way back', async () => {
  fakeFetch({});
  await renderApp(
    <>
      <ShoppingScreen />
      <Toaster label="Notifications" />
    </>,
    { at: '/shopping' },
  );
  await userEvent.type(screen.getByLabelText('Add to the list'), '2 lemons{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'lemons', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'One more: lemons' }));
  expect(screen.getByText('3 ×')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'lemons' }));
  expect(screen.getByRole('tab', { name: 'Basket (1)' })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('tab', { name: 'Basket (0)' })).toBeDefined();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'lemons', checked: false })).toBeDefined());
  await userEvent.click(screen.getByRole('button', { name: 'Remove: lemons', hidden: true }));
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
  await userEvent.click(screen.getAllByRole('button', { name: /in place of/u })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'This swap' });
  expect((await screen.findByLabelText(/^The basket goes from/u)).textContent?.split(' → ')[1]).toBe(String(both));
});

it('leaves the app as a text with what is to be bought, what lies in the basket and its score', async () => {
  const written = vi.fn(async () => undefined);
  fakeFetch({});
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
  addWords('2 lemons');
  await renderApp(<ShoppingScreen />, { at: '/shopping' });
  await user.click(screen.getByRole('button', { name: 'Share as text' }));
  expect(written).toHaveBeenLastCalledWith('Shopping\n☐ 2 × lemons');
  await user.click(screen.getByRole('checkbox', { name: 'lemons' }));
  await user.click(screen.getByRole('tab', { name: 'Basket (1)' }));
  await user.click(screen.getByRole('button', { name: 'Share as text' }));
  expect(written).toHaveBeenLastCalledWith('Shopping\n\nIn the basket\n☑ 2 × lemons');
});

describe('where the server cannot be reached', () => {
  const FAILURES = [
    ['the server fails', { status: 500, body: { error: 'no' } }],
    ['there is no network', new TypeError('Failed to fetch')],
  ] as const;
  const NOT_RENEWED = 'This could not be loaded anew. You see what this device has.';
  const NOT_LOADED = 'This list could not be loaded just now.';
  const LIST = { cursor: 'h.0.1', isWhole: true, entries: [], lists: [], count: 1, refused: [] };

  it('a list that was read before stays, and says that it is not the newest', async () => {
    localStorage.setItem(storageKeys.shopping, JSON.stringify({ cursor: 'h.0.1', count: 1, entries: [] }));
    await renderScreen(<ShoppingScreen />, { 'GET /api/shopping': { status: 500, body: { error: 'no' } } }, { at: '/shopping' });
    expect(await screen.findByText(NOT_RENEWED)).toBeDefined();
    expect(screen.getByRole('tab', { name: 'List (0)' })).toBeDefined();
  });

  it.each(FAILURES)(
    'because %s, a list that was never read says so, is not called empty, and keeps what was typed and added',
    async (_why, given) => {
      let fails = true;
      const { user } = await renderScreen(
        <ShoppingScreen />,
        { 'GET /api/shopping': () => (fails ? given : { body: LIST }), 'POST /api/shopping': given },
        { at: '/shopping' },
      );
      expect(await screen.findByText(NOT_LOADED)).toBeDefined();
      expect(screen.getByRole('tab', { name: 'List' })).toBeDefined();
      expect(screen.queryByText('Nothing to buy yet')).toBeNull();
      const input = screen.getByLabelText<HTMLInputElement>('Add to the list');
      await user.type(input, 'lemons{Enter}');
      await user.type(input, 'milk');
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      await waitFor(() => expect(screen.queryByText(NOT_LOADED)).toBeNull());
      expect(screen.getByRole('checkbox', { name: 'lemons' })).toBeDefined();
      expect(input.value).toBe('milk');
    },
  );

  it.each(FAILURES)('because %s, a food of the basket is not judged and says so, until it can be had', async (_why, given) => {
    const food = { ...(await foodOfFields({ ingredients: 'Oats' })), id: OATS, barcode: OATS, quantity: '500 g' };
    let fails = true;
    fakeFetch({
      [`GET /api/foods/barcode/${OATS}`]: () => (fails ? given : { body: food }),
      [`GET /api/foods/${OATS}/instead`]: () => given,
    });
    addFood(food, 'basket');
    await renderApp(<ShoppingScreen />, { at: '/shopping?tab=basket' });
    expect(await screen.findByText('Some products could not be loaded.')).toBeDefined();
    expect(screen.getByText('This product could not be loaded, so it is not judged.')).toBeDefined();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('Some products could not be loaded.')).toBeNull());
    // What could not be asked for is not called the best there is.
    expect(await screen.findByText('The swaps could not be loaded.')).toBeDefined();
    expect(screen.queryByText(/nothing better/iu)).toBeNull();
  });
});
