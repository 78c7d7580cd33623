import type { FoodCandidate } from '@labelwise/contracts/alternatives';
import type { WatchAnswer, WatchedChange } from '@labelwise/contracts/watch';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storePeople } from '../../data/people/stored-people.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { writeJson } from '../../platform/storage/local.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen, storeMember } from '../../testing/render-app.tsx';
import { WatchCard } from './cells.tsx';

const MIA = aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] });

beforeEach(() => {
  storeMember();
  writeJson(storageKeys.scoreProfile, {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function candidate(id: string, ingredients: string): Promise<FoodCandidate> {
  const food = await foodOfFields({ name: `Muesli ${id}`, ingredients });
  return { ...food, id, barcode: id };
}

async function changed(id: string, before: string, now: string): Promise<WatchedChange> {
  const { facts } = await candidate(id, before);
  const at = '2026-11-20T08:00:00Z';
  return { food: await candidate(id, now), before: facts, seenAt: '2024-03-12T08:00:00Z', changedAt: at, as: 'purchased' };
}

async function show(changes: WatchedChange[], shelves: WatchAnswer['shelves'] = []) {
  const rest = new Map(changes.map((one) => [one.food.id, one]));
  const answer = () => ({ body: { settings: { isOn: true, digest: false }, changes: [...rest.values()], shelves } });
  return renderScreen(<WatchCard className="" />, {
    'GET /api/watch': answer,
    'GET /api/people': { body: [MIA] },
    'PUT /api/watch/foods/1': ({ body }) => {
      const isSeen = typeof body === 'object' && body !== null && 'isSeen' in body && body.isSeen === true;
      const [one] = changes;
      if (isSeen) rest.delete('1');
      else if (one !== undefined) rest.set('1', one);
      return { body: { success: true } };
    },
  });
}

it('shows the three gravest with the way to all, and what is new for whom', async () => {
  storePeople([MIA]);
  const list = 'Oats, raisins';
  const mild = await Promise.all(['2', '3', '4'].map((id) => changed(id, list, '')));
  await show([...mild, await changed('1', list, 'Oats, raisins, hazelnuts')]);
  const [first, ...others] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => within(item).queryByRole('link')));
  expect(others).toHaveLength(2);
  expect(first?.textContent).toContain('Muesli 1');
  expect(first?.textContent).toContain('You bought it; changed since Mar 12, 2024');
  expect(first?.textContent).toContain('Now: Contains hazelnuts (Mia)');
  expect(screen.getByRole('link', { name: 'Show all 4' }).getAttribute('href')).toBe('/changes');
});

it('is not there where nothing changed that matters', async () => {
  storePeople([MIA]);
  const { made } = await show([await changed('1', 'Oats', 'Oats')]);
  await waitFor(() => expect(made()).toContain('GET /api/watch'));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it('leaves nothing out for somebody who is not known on this device', async () => {
  localStorage.removeItem(storageKeys.scoreProfile);
  await show([await changed('1', 'Oats, raisins', 'Oats, raisins, milk')]);
  expect(await screen.findByText(/^It says something else now/u)).toBeDefined();
});

it('goes at once when it counts as seen, and is back with Undo', async () => {
  storePeople([MIA]);
  await show([await changed('1', 'Oats', 'Oats, hazelnuts')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen: Muesli 1' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'What changed' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'What changed' })).toBeDefined();
});

it('proposes a better food that is new on a shelf, in whose place', async () => {
  const bad = {
    nutriments: { sugars: 45, saturatedFat: 9, salt: 1.4, energyKj: 2100, fiber: 1, proteins: 3 },
    kind: 'general',
    nova: 4,
  } as const;
  const good = {
    nutriments: { sugars: 2, saturatedFat: 0.5, salt: 0.02, energyKj: 900, fiber: 9, proteins: 11 },
    kind: 'general',
    nova: 1,
  } as const;
  const [own, better] = [await candidate('8', 'Sugar, oats'), await candidate('9', 'Oats, raisins')];
  const shelf = { saved: [{ ...own, facts: { ...own.facts, ...bad } }], arrivals: [{ ...better, facts: { ...better.facts, ...good } }] };
  await show([], [shelf]);
  expect((await screen.findByText('Instead of Muesli 8')).parentElement?.textContent).toBe(
    'Better, and new on this shelf. Instead of Muesli 8',
  );
});
