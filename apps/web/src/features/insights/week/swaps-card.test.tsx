import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storePeople } from '../../../data/people/stored-people.ts';
import { fakeFetch } from '../../../testing/fake-fetch.ts';
import { foodOfFields } from '../../../testing/foods.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { SwapsCard } from './week-tab.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('a swap of one’s own week says for whom else of the household it is not', async () => {
  storePeople([aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] })]);
  const sweets = { ...(await foodOfFields({ name: 'Sweets', ingredients: 'Sugar' })), id: '10', barcode: '4000000000020' };
  const nuts = { ...(await foodOfFields({ name: 'Nut bar', ingredients: 'Hazelnuts' })), id: '90', barcode: '4000000000013' };
  fakeFetch({ 'GET /api/foods/barcode/90': { body: nuts } });
  const swaps = { before: 37, after: 42, swaps: [{ from: { food: sweets, score: 4 }, to: { food: nuts, score: 70 }, points: 5 }] };
  await renderApp(<SwapsCard swaps={swaps} shelf={[]} isFailed={false} onRetry={() => undefined} />);
  await waitFor(() => expect(screen.getByRole('link').textContent).toContain('Not for Mia'));
});
