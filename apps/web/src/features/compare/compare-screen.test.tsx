import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../testing/foods.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { CompareScreen } from './compare-screen.tsx';

beforeEach(() => foodScores.clear());
afterEach(() => vi.unstubAllGlobals());

const food = (id: string, name: string, sugars: number, servingSize: number | null) =>
  aListFood({ id, barcode: id, name, servingSize, facts: { ...aListFood().facts, nutriments: { sugars } } });
const SKYR = food('4200000000001', 'Skyr', 4, 150);
const HONEY = food('4200000000002', 'Honey yoghurt', 12, null);

async function open(ids: string) {
  fakeFetch({
    'GET /api/foods/barcode/4200000000001': { body: SKYR },
    'GET /api/foods/barcode/4200000000002': { body: HONEY },
    'POST /api/calculate-score': ({ body }) => ({ body: aScore(JSON.stringify(body).includes('Skyr') ? 88 : 55) }),
  });
  return renderApp(<CompareScreen />, { at: `/compare?ids=${ids}` });
}

describe('/compare', () => {
  it('says which to take, marks the best of each row, and says what the pack does not', async () => {
    const { user } = await open('4200000000001,4200000000002');
    expect(await screen.findByText(/^Skyr is the one: a third of the sugar/)).toBeTruthy();
    const table = screen.getByRole('table', { name: /2 foods side by side, per 100 g/ });
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toContain('4, best');
    expect(cells).toContain('12');
    expect(cells).toContain('–pack does not say');
    await user.click(screen.getByRole('radio', { name: 'Serving' }));
    expect(screen.getByRole('table', { name: /per serving/ })).toBeTruthy();
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toContain('–pack names no serving');
  });

  it('says how each stands to what the person leaves out: what is not settled does not fit, nor what a diet of amounts rules out', async () => {
    const alert = (level: string, kind: string, title: string) => ({
      level,
      about: 'keto',
      message: title,
      title,
      detail: '',
      why: null,
      data: { kind, restriction: 'keto', substance: null, cause: { kind: 'no list' } },
    });
    fakeFetch({
      'GET /api/foods/barcode/4200000000001': { body: SKYR },
      'GET /api/foods/barcode/4200000000002': { body: HONEY },
      'POST /api/calculate-score': ({ body }) => ({
        body: {
          ...aScore(55),
          alerts: JSON.stringify(body).includes('Skyr')
            ? [alert('unknown', 'not shown', 'Keto: not shown')]
            : [alert('warning', 'does not fit', 'Does not fit keto')],
        },
      }),
    });
    await renderApp(<CompareScreen />, { at: '/compare?ids=4200000000001,4200000000002' });
    expect(await screen.findByText('Does not fit keto')).toBeTruthy();
    expect(screen.getByText('Check the pack')).toBeTruthy();
    expect(screen.queryByText('Fits you')).toBeNull();
  });

  it('a single food has room for a second, and each but the best can be removed', async () => {
    const { user, address } = await open('4200000000001,4200000000002');
    await user.click(await screen.findByRole('button', { name: 'Remove Honey yoghurt' }));
    expect(address()).toBe('/compare?ids=4200000000001');
    const [add] = await screen.findAllByRole('link', { name: 'Add a second' });
    expect(add?.getAttribute('href')).toBe('/search?with=4200000000001');
  });

  it('nothing chosen leads to the search', async () => {
    await open('');
    expect(screen.getByRole('link', { name: 'Search foods' }).getAttribute('href')).toBe('/search');
  });
});
