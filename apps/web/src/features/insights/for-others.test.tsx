import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storePeople } from '../../data/people/stored-people.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RecentCard } from './cards.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a row of insights says for whom a food is not and has a ring for each person', async () => {
  storePeople([aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  fakeFetch({});
  const nuts = { ...(await foodOfFields({ name: 'Nut bar', ingredients: 'Hazelnuts' })), id: '90', barcode: '4000000000013' };
  const item = { food: nuts, at: null, stored: null, score: 70, shown: { score: 70, state: 'judged' } } as const;
  await renderApp(<RecentCard title="Recently scanned" items={[item]} />);
  await waitFor(() => expect(screen.getByRole('link').textContent).toContain('Not for Mia'));
  expect(screen.getAllByRole('img', { name: /^(?:You|Mia), score/ }).length).toBe(2);
});
