import { EMPTY_FOOD } from '@labelwise/domain/food';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storeGuestProfile } from '../../data/scores/guest-profile.ts';
import { scoreOnDevice } from '../../data/scores/scores.ts';
import { eventually } from '../../testing/eventually.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood } from '../../testing/foods.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Better } from './why.tsx';

const SOUP = { energyKj: 300, fat: 3, saturatedFat: 1, carbohydrates: 8, sugars: 3, fiber: 1, proteins: 2, salt: 0.95 };
const soup = () => aListFood({ facts: { ...EMPTY_FOOD, kind: 'general', nova: 3, additives: ['e250'], nutriments: SOUP } });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('says what would make it better, from the very score that is shown', async () => {
  fakeFetch({});
  const food = soup();
  const { score } = await scoreOnDevice(food);
  const { user } = await renderApp(<Better food={food} score={score} />);
  await user.click(await screen.findByText('What would make it better'));
  expect(screen.getByText(new RegExp(`^Without E250: \\+\\d+ \\(${score} → \\d+\\)$`, 'u'))).toBeDefined();
  expect(screen.getByText(new RegExp(`^With 0.15 g less salt per 100 g.*: ${score} → \\d+$`, 'u'))).toBeDefined();
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(3);
});

it('says nothing where nothing helps: what must not be eaten stays so with less salt', async () => {
  fakeFetch({});
  storeGuestProfile({ restrictions: ['Vegan'], less: [] }, [], { version: '2026-11', at: new Date('2026-11-23T10:00:00Z') });
  const food = { ...soup(), facts: { ...soup().facts, categoriesTags: ['en:honeys'] } };
  const { score, alerts } = await scoreOnDevice(food);
  expect(alerts.some(({ level }) => level === 'conflict')).toBe(true);
  await renderApp(<Better food={food} score={score} />);
  await eventually(() => expect(screen.queryByText('What would make it better')).toBeNull());
});
