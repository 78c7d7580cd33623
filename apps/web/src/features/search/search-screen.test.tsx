import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberSearch } from '../../data/food-search.ts';
import { type FetchAnswers, fakeFetch } from '../../testing/fake-fetch.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { currentToast } from '../../ui/feedback/toast-store.ts';
import { SearchScreen } from './search-screen.tsx';
import { aHit, anAnswer, YOGHURTS } from './testing/answers.ts';

afterEach(() => vi.unstubAllGlobals());

const SHELVES = { 'GET /api/search/shelves': { body: { foods: 606, shelves: [YOGHURTS] } } };

async function open(at: string, answers: FetchAnswers) {
  fakeFetch({ ...SHELVES, ...answers });
  return renderApp(<SearchScreen />, { at });
}

describe('/search', () => {
  it('shows what is typed once it rests, and puts it into the address', async () => {
    const { user, address } = await open('/search', { 'GET /api/search': { body: anAnswer() } });
    await user.type(screen.getByRole('searchbox', { name: 'Search foods' }), 'yoghurt');
    expect(
      (await screen.findByRole('link', { name: /Plain yoghurt.*Northfield · 500 g.*Great Match.*Score 81/ })).getAttribute('href'),
    ).toBe('/results/4200000000001');
    await waitFor(() => expect(address()).toBe('/search?q=yoghurt'));
    expect(screen.getByText('1 food', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('yoghurt', { selector: 'mark' })).toBeTruthy();
  });

  it('says what it searched for in place of a slip', async () => {
    const { user, address } = await open('/search?q=yoghrt', { 'GET /api/search': { body: anAnswer({ corrected: 'yoghurt' }) } });
    await user.click(await screen.findByRole('link', { name: 'yoghrt' }));
    expect(screen.getByText(/Showing/)).toHaveProperty(
      'textContent',
      expect.stringContaining('Showing yoghurt. Search for yoghrt instead'),
    );
    await waitFor(() => expect(address()).toBe('/search?q=yoghrt&exact=1'));
  });

  it('names what speaks against a food in place of its word, and narrows down to what fits', async () => {
    const { user, address } = await open('/search?q=yoghurt', {
      'GET /api/search': {
        body: anAnswer({
          hits: [aHit({ name: 'Hazelnut yoghurt', score: 18, fit: 'conflict', against: 'Contains hazelnuts' })],
          filters: { fits: 4, good: 1, noAdditives: 1 },
          categories: [YOGHURTS],
        }),
      },
    });
    expect(await screen.findByRole('link', { name: /Hazelnut yoghurt.*Contains hazelnuts/ })).toBeTruthy();
    expect(screen.getByText('those that fit first', { exact: false, selector: 'p' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fits me' }));
    await user.click(screen.getByRole('button', { name: 'Yogurts' }));
    await waitFor(() => expect(address()).toBe('/search?q=yoghurt&fits=1&shelf=en%3Ayogurts'));
  });

  it('names what nothing is called, and offers the camera', async () => {
    await open('/search?q=qxzzkw', { 'GET /api/search': { body: anAnswer({ hits: [], total: 0 }) } });
    expect(await screen.findByRole('heading', { name: 'Nothing called “qxzzkw”' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Scan Food' }).getAttribute('href')).toBe('/scan');
    // There is nothing that a filter could choose from.
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('offers to clear filters that leave nothing', async () => {
    const { user, address } = await open('/search?q=yoghurt&good=1', { 'GET /api/search': { body: anAnswer({ hits: [], total: 0 }) } });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/search?q=yoghurt'));
  });

  it('begins with what was searched for last and with shelves; clearing it can be undone', async () => {
    rememberSearch('rye');
    rememberSearch('skyr');
    const { user } = await open('/search', {});
    expect(screen.getByRole('link', { name: 'skyr' }).getAttribute('href')).toBe('/search?q=skyr');
    expect((await screen.findByRole('link', { name: /Yogurts\s*188 foods/ })).getAttribute('href')).toBe(
      '/search?shelf=en%3Ayogurts&sort=score',
    );
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link', { name: 'skyr' })).toBeNull();
    rememberSearch('oats');
    currentToast()?.action?.onPress();
    expect((await screen.findAllByRole('link', { name: /^(skyr|oats|rye)$/ })).map((link) => link.textContent)).toEqual([
      'oats',
      'skyr',
      'rye',
    ]);
  });

  it('says that the search does not answer, and tries again', async () => {
    let isUp = false;
    const { user } = await open('/search?q=yoghurt', {
      'GET /api/search': () => (isUp ? { body: anAnswer() } : { status: 400, body: { error: 'no' } }),
    });
    expect(await screen.findByRole('heading', { name: 'The search does not answer' })).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: /Plain yoghurt/ })).toBeTruthy();
  });

  it('leads from a food to the others that it is to stand beside', async () => {
    await open('/search?q=yoghurt&with=4200000000009', { 'GET /api/search': { body: anAnswer() } });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Plain yoghurt/ }).getAttribute('href')).toBe('/compare?ids=4200000000009,4200000000001'),
    );
  });
});
