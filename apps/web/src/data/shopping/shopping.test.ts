import type { EntryChange, ListEntry, ShoppingList } from '@labelwise/contracts/shopping';
import { afterEach, expect, it, vi } from 'vitest';
import { storeToken } from '../../platform/storage/token.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { judgedFor, storeSharedPeople } from '../people/stored-people.ts';
import { verdictsOf } from '../people/verdicts.ts';
import { addedText, addFood, addList, addWords, changeItem, chooseFor, removeList, renameList, takeEntriesAlong } from './shopping.ts';
import { changeHere, currentList, entriesHere, guestEntries, sendEntry, shoppingHere, takeAnswer, waitingEntries } from './stored-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const stamped = <Value>(value: Value, count = 1, by = 'other-device') => ({ value, count, by });
const theirs = (changes: Partial<ListEntry> = {}): ListEntry => ({
  id: 'milk',
  name: stamped('Milk'),
  foodId: stamped(null),
  quantity: stamped(1),
  place: stamped('list' as const),
  list: stamped(null),
  isRemoved: stamped(false),
  kind: 'entry',
  addedBy: 'ben',
  changedBy: 'ben',
  ...changes,
});
const answerOf = (entries: ListEntry[], more: Partial<ShoppingList> = {}): ShoppingList => ({
  cursor: 'h.0.2',
  isWhole: true,
  entries,
  lists: [],
  count: 1,
  refused: [],
  ...more,
});
const shown = () => entriesHere().map(({ name, quantity, place }) => [name, quantity, place]);
const sendFirst = () => {
  const [first] = waitingEntries.all();
  if (first === undefined) throw new Error('Nothing waits');
  return sendEntry(first);
};

it('a guest’s list lies on the device alone: words with their quantity, ticked off into the basket, removed and put back', () => {
  const calls = fakeFetch({});
  expect(addWords('2 lemons')).toBe(true);
  expect(addWords('  ')).toBe(false);
  expect(shown()).toEqual([['lemons', 2, 'list']]);
  const [lemons] = entriesHere();
  if (lemons === undefined) throw new Error('There is one');
  changeItem(lemons, { place: 'basket' });
  expect(shown()).toEqual([['lemons', 2, 'basket']]);
  changeItem(lemons, { isRemoved: true });
  expect([shown(), guestEntries()]).toEqual([[], []]);
  changeItem(lemons, { isRemoved: false });
  expect(shown()).toEqual([['lemons', 2, 'basket']]);
  expect(calls).toEqual([]);
});

it('a product that was chosen for an entry of words takes their place, once', () => {
  addWords('2 granola');
  const [words] = entriesHere();
  chooseFor(words?.id ?? '');
  expect(addFood({ id: '4000000000013', name: 'Four seed granola' }, 'list')).toBe('added');
  expect(entriesHere()).toMatchObject([{ id: words?.id, name: 'Four seed granola', foodId: '4000000000013', quantity: 2 }]);
  addFood({ id: '4000000000020', name: 'Oats' }, 'list');
  expect(entriesHere()).toHaveLength(2);
});

it('a food scanned in the shop ticks its entry off, and once it is in the basket there is one more of it', () => {
  fakeFetch({});
  const oats = { id: '4006040055235', name: 'Rolled oats' };
  expect([addFood(oats, 'list'), addFood(oats, 'basket'), addFood(oats, 'basket')]).toEqual(['added', 'ticked', 'one more']);
  expect(shown()).toEqual([['Rolled oats', 2, 'basket']]);
});

it('a member’s changes show at once, wait for a network as one an entry, and are sent as they stand', async () => {
  storeToken('abc');
  const sent: EntryChange[][] = [];
  fakeFetch({
    'POST /api/shopping': ({ body }) => {
      sent.push(Reflect.get(Object(body), 'changes'));
      return { status: 503, body: {} };
    },
  });
  takeAnswer(answerOf([theirs()]));
  const [milk] = entriesHere();
  if (milk === undefined) throw new Error('There is one');
  changeItem(milk, { quantity: 3 });
  changeItem(milk, { place: 'basket' });
  expect(shown()).toEqual([['Milk', 3, 'basket']]);
  expect(waitingEntries.all()).toHaveLength(1);
  await expect(sendFirst()).rejects.toThrow();
  expect(sent.at(-1)).toMatchObject([{ id: 'milk', quantity: { value: 3 }, place: { value: 'basket' } }]);
  expect(sent.at(-1)?.[0]?.name).toBeUndefined();
});

it('an answer that comes late takes nothing back, and one that is whole drops what is not there any more', () => {
  storeToken('abc');
  takeAnswer(answerOf([theirs({ quantity: stamped(5, 9) }), theirs({ id: 'bread', name: stamped('Bread') })]));
  takeAnswer(answerOf([theirs({ quantity: stamped(2, 4) })], { isWhole: false }));
  expect(shown()).toEqual([
    ['Milk', 5, 'list'],
    ['Bread', 1, 'list'],
  ]);
  takeAnswer(answerOf([theirs({ isRemoved: stamped(true, 12) })], { isWhole: false }));
  takeAnswer(answerOf([theirs({ quantity: stamped(7, 8) })], { isWhole: false }));
  expect(shown()).toEqual([['Bread', 1, 'list']]);
  takeAnswer(answerOf([theirs({ quantity: stamped(5, 9) })]));
  expect(shown()).toEqual([]);
});

it('lists with names hold entries of their own; a removed one comes back with its entries, and loses none that came meanwhile', () => {
  fakeFetch({});
  addWords('Bread');
  expect([addList('  '), addList('Drugstore')]).toEqual([false, true]);
  addWords('Soap');
  const oats = { id: '4006040055235', name: 'Rolled oats' };
  expect([addFood(oats, 'list'), addedText('added', 'list', 'Rolled oats')]).toEqual(['added', 'Rolled oats is on the list “Drugstore”']);
  const on = () => {
    const { entries, lists } = shoppingHere();
    return entries.map(({ name, list }) => [name, lists.find(({ id }) => id === list)?.name ?? null]);
  };
  const there = [
    ['Bread', null],
    ['Soap', 'Drugstore'],
    ['Rolled oats', 'Drugstore'],
  ];
  expect(on()).toEqual(there);
  const [shop] = shoppingHere().lists;
  if (shop === undefined) throw new Error('There is one');
  expect([renameList(shop, ' '), renameList(shop, 'Chemist')]).toEqual([false, true]);
  const putBack = removeList({ ...shop, name: 'Chemist' });
  expect([on(), currentList()]).toEqual([[['Bread', null]], null]);
  changeHere('late', 'Comb', { name: 'Comb', foodId: null, quantity: 1, place: 'list', list: shop.id, isRemoved: false });
  expect(on()).toEqual([
    ['Bread', null],
    ['Comb', null],
  ]);
  putBack();
  expect([on().toSorted(), currentList()]).toEqual([
    [
      ['Bread', null],
      ['Comb', 'Chemist'],
      ['Rolled oats', 'Chemist'],
      ['Soap', 'Chemist'],
    ],
    shop.id,
  ]);
  storeToken('abc');
  takeEntriesAlong();
  expect(on().toSorted().at(-1)).toEqual(['Soap', 'Chemist']);
  expect(shoppingHere().lists[0]?.id).not.toBe(shop.id);
});

it('what a guest listed is taken into the member’s list only where they say so', () => {
  fakeFetch({});
  addWords('Bread');
  storeToken('abc');
  expect(shown()).toEqual([]);
  expect(guestEntries()).toHaveLength(1);
  takeEntriesAlong();
  expect(shown()).toEqual([['Bread', 1, 'list']]);
  expect(guestEntries()).toEqual([]);
});

it('whom others of the household share counts on this device, and nobody once they share no more', async () => {
  storeToken('abc');
  const ben = { id: 'm2', name: 'Ben', isMe: false, joinedAt: '2026-11-23T10:00:00Z' };
  const mia = {
    id: 'mia',
    nickname: 'Mia',
    colour: 'plum',
    age: 6,
    dietaryRestrictions: ['Allergy: Tree nuts'],
    medicalConditions: [],
  } as const;
  const me = { ...ben, id: 'm1', name: 'Ana', isMe: true, people: [] };
  const shared = { ...mia, dietaryRestrictions: [...mia.dietaryRestrictions], medicalConditions: [] };
  storeSharedPeople({ members: [me, { ...ben, people: [shared] }] });
  expect(judgedFor()).toBe('everyone');
  const muesli = await foodOfFields({ ingredients: 'Oats, hazelnuts 9%, sugar' });
  expect((await verdictsOf(muesli, 'mia')).answer).toBe('conflict');
  storeSharedPeople({ members: [me, { ...ben, people: [] }] });
  expect(judgedFor()).toBe('me');
});
