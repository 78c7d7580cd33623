import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodScores } from '../../data/scores/score-cache.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore, foodOfFields } from '../../testing/foods.ts';
import { aPerson } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { CompareScreen } from './compare-screen.tsx';

beforeEach(() => foodScores.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const food = (id: string, name: string, sugars: number, servingSize: number | null) =>
  aListFood({ id, barcode: id, name, servingSize, facts: { ...aListFood().facts, nutriments: { sugars } } });
const SKYR = food('4200000000001', 'Skyr', 4, 150);
const FIGURES = { 'energy-kj_100g': 1500, fat_100g: 3, 'saturated-fat_100g': 0.4, salt_100g: 0.02, fiber_100g: 9, proteins_100g: 12 };
const HONEY = food('4200000000002', 'Honey yoghurt', 12, null);

const listed = async (id: string, name: string, ingredients: string, sugars: number) => ({
  ...(await foodOfFields({ name, ingredients, nutriments: { ...FIGURES, sugars_100g: sugars } })),
  id,
  barcode: id,
});

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

  it('says "fits" of a good match alone: what a person leaves out is in neither, and one harms them all the same', async () => {
    const scored = (score: number) => ({ ...aScore(score), fits: ['vegetarian'], suits: ['vegetarian'] });
    fakeFetch({
      'GET /api/foods/barcode/4200000000001': { body: SKYR },
      'GET /api/foods/barcode/4200000000002': { body: HONEY },
      'POST /api/calculate-score': ({ body }) => ({ body: scored(JSON.stringify(body).includes('Skyr') ? 88 : 12) }),
    });
    await renderApp(<CompareScreen />, { at: '/compare?ids=4200000000001,4200000000002' });
    expect(await screen.findAllByText('Fits you')).toHaveLength(1);
    expect(screen.getByText('Nothing you leave out')).toBeTruthy();
  });

  it('is for everyone of a household: the best score is never the one where it is not for one of them', async () => {
    fakeFetch({
      'GET /api/foods/barcode/4200000000001': { body: await listed('4200000000001', 'Nut oats', 'Oats, hazelnuts', 1) },
      'GET /api/foods/barcode/4200000000002': { body: await listed('4200000000002', 'Plain oats', 'Oats, sugar', 12) },
    });
    localStorage.setItem('labelwise_guest_people', JSON.stringify([aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] })]));
    const { user } = await renderApp(<CompareScreen />, { at: '/compare?ids=4200000000001,4200000000002' });
    expect(await screen.findByText(/^Plain oats is the one/)).toBeTruthy();
    expect(screen.getByText('Not for Mia')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /^Mia, score \d+ of 100/ })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'You' }));
    expect(await screen.findByText(/^Nut oats is the one/)).toBeTruthy();
    expect(screen.queryByText('Not for Mia')).toBeNull();
  });

  it('names what is not for one of those chosen where the rest is settled for nobody', async () => {
    fakeFetch({
      'GET /api/foods/barcode/4200000000001': { body: await listed('4200000000001', 'Nut oats', 'Oats, hazelnuts', 1) },
      'GET /api/foods/barcode/4200000000002': { body: await listed('4200000000002', 'Plain oats', 'Oats, sugar', 12) },
    });
    const people = [aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] }), aPerson({ id: 'leo', nickname: 'Leo', age: 1 })];
    localStorage.setItem('labelwise_guest_people', JSON.stringify(people));
    await renderApp(<CompareScreen />, { at: '/compare?ids=4200000000001,4200000000002' });
    expect(await screen.findByText('Not Nut oats. Whether the rest suits everyone chosen, only the packs can say.')).toBeTruthy();
  });

  it('a single food has room for a second, and each but the best can be removed', async () => {
    const { user, address } = await open('4200000000001,4200000000002');
    await user.click(await screen.findByRole('button', { name: 'Remove Honey yoghurt' }));
    await waitFor(() => expect(address()).toBe('/compare?ids=4200000000001'));
    const [add] = await screen.findAllByRole('link', { name: 'Add a second' });
    expect(add?.getAttribute('href')).toBe('/search?with=4200000000001');
  });

  it('says what happened where no food could be loaded, and shows a column a food until they are', async () => {
    const barcodes = '/compare?ids=4200000000001,4200000000002';
    const notKnown = { status: 404, body: { error: 'Product not found', code: 'food_not_found' } };
    fakeFetch({ 'GET /api/foods/barcode/4200000000001': notKnown, 'GET /api/foods/barcode/4200000000002': notKnown });
    const { container, unmount } = await renderApp(<CompareScreen />, { at: barcodes });
    expect(container.querySelectorAll('[aria-busy="true"] > div')).toHaveLength(2);
    expect(await screen.findByText('Nobody knows one of them any more. Search for it by name.')).toBeTruthy();
    unmount();
    const down = { status: 503, body: {} };
    fakeFetch({ 'GET /api/foods/barcode/4200000000001': down, 'GET /api/foods/barcode/4200000000002': down });
    await renderApp(<CompareScreen />, { at: barcodes });
    expect(await screen.findByText('Please check your internet connection.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('nothing chosen leads to the search', async () => {
    await open('');
    expect(screen.getByRole('link', { name: 'Search foods' }).getAttribute('href')).toBe('/search');
  });
});
