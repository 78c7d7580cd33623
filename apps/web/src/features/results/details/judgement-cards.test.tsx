import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { foodScores } from '../../../data/scores/score-cache.ts';
import { givenFood, openResults } from '../testing/results-page.tsx';

const AT = '/results/4006381333931';

afterEach(() => {
  vi.unstubAllGlobals();
  foodScores.clear();
});

async function card(additives: string, ingredients: string | null = 'Water') {
  await openResults(AT, await givenFood({ additives, ingredients }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Additives Analysis' });
  const section = heading.closest('section');
  if (section === null) throw new Error('The card is no section.');
  return section;
}

it('the card lists each additive with its code, its name and its risk, the most serious first', async () => {
  const rows = within(await card('en:e322, e250 e102, e9999'))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');
  const found = rows.map((text) => /E\d+/u.exec(text)?.[0]);
  expect(found.slice(0, 4)).toEqual(['E250', 'E102', 'E9999', 'E322']);
  for (const [row, risk] of [
    [0, 'High'],
    [1, 'Moderate'],
    [2, 'Unknown'],
    [3, 'Low'],
  ] as const)
    expect(rows[row]).toContain(risk);
  expect(rows[3]).toContain('Lecithins');
});

it('the card names the overall level, and never shows unknown as safe', async () => {
  expect((await card('e322, e250')).textContent).toContain('2, high risk');
});

it('the card lists what the ingredient list names, by the code without its roman number', async () => {
  expect((await card('', 'Water, E450(i), E330')).textContent).toMatch(/E450\D.*E330|E330.*E450\D/u);
});

it('the card of a pack without ingredients says "Not assessed"', async () => {
  expect((await card('', null)).textContent).toContain('Not assessed');
});
