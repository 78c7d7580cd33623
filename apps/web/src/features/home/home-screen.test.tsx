import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeLastScan } from '../../data/foods/stored-scan.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import { type FetchAnswers, fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScan, aScore, foodOfFields } from '../../testing/foods.ts';
import { later } from '../../testing/later.ts';
import { aPerson } from '../../testing/people.ts';
import { aSummary, renderApp, renderScreen, storeMember } from '../../testing/render-app.tsx';
import { dismissToast } from '../../ui/feedback/toast-store.ts';
import { HomeScreen, OfferLastScan } from './home-screen.tsx';

const BASE: FetchAnswers = {
  'GET /api/activity/summary': aSummary({ scans: 1280, products: 900, averageScore: 70.4, favorites: 14 }),
  'GET /api/scans?limit=12': { body: [] },
  'GET /api/favorites?limit=6': { body: [] },
  'GET /api/user-preferences': { body: [] },
  'GET /api/health-profile': { body: null },
  'POST /api/calculate-score': { body: aScore(88) },
};
const open = (answers: FetchAnswers = {}, member: Record<string, unknown> = {}) =>
  renderScreen(<HomeScreen />, { ...BASE, ...answers }, { member });

beforeEach(() => foodScores.clear());

describe('home', () => {
  it('greets by the first name', async () => {
    await open();
    await screen.findByRole('link', { name: /1,280.*Scanned/ });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Ana!' })).toBeDefined();
  });

  it.each([
    [70, 'good'],
    [69, 'fair'],
    [50, 'fair'],
    [49, 'poor'],
  ])('colours an average of %d as %s', async (averageScore, level) => {
    await open({ 'GET /api/activity/summary': aSummary({ scans: 3, averageScore }) });
    const value = await screen.findByText(String(averageScore));
    expect(value.getAttribute('data-level')).toBe(level);
    expect(screen.getByText('Avg Score')).toBeDefined();
  });

  it.each([
    [75, 'Great Match'],
    [50, 'Good Match'],
    [49, 'Poor Match'],
  ])('tells an average of %d by the word and a sign too: %s', async (averageScore, word) => {
    await open({ 'GET /api/activity/summary': aSummary({ scans: 3, averageScore }) });
    const tile = await screen.findByRole('link', { name: new RegExp(`${averageScore}.*${word}.*Avg Score`, 'u') });
    expect(tile.querySelector('svg')).not.toBeNull();
  });

  it('counts on the server, and shows a dash where there is no average', async () => {
    await open({ 'GET /api/activity/summary': aSummary({ scans: 1280, favorites: 14 }) });
    expect(await screen.findByRole('link', { name: /1,280.*Scanned/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /–.*Avg Score/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /14.*Favorites/ })).toBeDefined();
  });

  it('is there with its ways on, also while the server takes long to say what was scanned', async () => {
    const never = new Promise<never>(() => undefined);
    await open({ 'GET /api/activity/summary': () => never });
    expect(await screen.findByRole('link', { name: /Scan Food/u })).toBeDefined();
  });

  it('says of figures that are not of now since when they are, and of unknown ones that they are not known', async () => {
    const stored = { at: Date.parse('2026-11-20T10:00:00Z'), figures: aSummary({ scans: 54, averageScore: 71, favorites: 9 }).body };
    localStorage.setItem('labelwise_activity', JSON.stringify(stored));
    const gone = { 'GET /api/activity/summary': new TypeError('Failed to fetch') };
    const { unmount } = await open(gone);
    await screen.findByRole('link', { name: /54.*Scanned/ });
    screen.getByText('As of Nov 20, 2026, kept on this device.');
    unmount();
    localStorage.removeItem('labelwise_activity');
    await open(gone);
    await screen.findByText('Your figures could not be loaded.');
  });

  it('says of an area that could not be loaded that it could not, in place of an empty card', async () => {
    const gone = new TypeError('Failed to fetch');
    await open({ 'GET /api/health-profile': gone, 'GET /api/user-preferences': gone, 'GET /api/favorites?limit=6': gone });
    await waitFor(() => expect(screen.getByRole('link', { name: /Health Profile/ }).textContent).toContain('Could not be loaded.'));
    expect(screen.getByRole('link', { name: /Dietary Preferences/ }).textContent).toContain('Could not be loaded.');
  });

  it('has a door to every area, Trending marked New', async () => {
    await open();
    await screen.findByRole('link', { name: /1,280.*Scanned/ });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of ['/scan', '/history', '/preferences', '/favorites', '/trending', '/health-profile', '/profile'])
      expect(links).toContain(path);
    expect(screen.getByRole('link', { name: /Trending.*New/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /Start Your Journey/ }).getAttribute('href')).toBe('/scan');
  });

  it('shows each product of the last scans once, with a fresh score', async () => {
    const fresh = later<{ body: unknown }>();
    await open({
      'GET /api/scans?limit=12': { body: [aScan({}, { score: 60 }), aScan({}, { score: 50, at: '2026-11-01T08:00:00Z' })] },
      'POST /api/calculate-score': () => fresh.promise,
    });
    expect(await screen.findByRole('img', { name: /^Score 60/ })).toBeDefined();
    fresh.resolve({ body: aScore(88) });
    expect(await screen.findByRole('img', { name: /^Score 88/ })).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Rolled oats')).toHaveLength(1));
  });
});

it('says of the last scans for whom of the household a food is not', async () => {
  const food = await foodOfFields({ name: 'Crunchy muesli', ingredients: 'Oats, hazelnuts 9%' });
  await open({
    'GET /api/scans?limit=12': { body: [{ ...aScan(), food }] },
    'GET /api/people': { body: [aPerson({ age: 6, dietaryRestrictions: ['Allergy: Tree nuts'] })] },
  });
  const row = await screen.findByRole('link', { name: /Crunchy muesli/u });
  await waitFor(() => expect(row.textContent).toContain('Not for Mia'));
});

describe('the home of a new member', () => {
  const nothing: FetchAnswers = { 'GET /api/activity/summary': aSummary() };

  it('has one next step, packs to try and what comes after, and still a door to every area', async () => {
    await open(nothing);
    const step = await screen.findByRole('link', { name: /Point at any pack.*Start Your Journey/u });
    expect(step.getAttribute('href')).toBe('/scan');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ana!' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Muesli' }).getAttribute('href')).toMatch(/^\/results\/\d{13}$/u);
    expect(screen.getByRole('region', { name: 'Take it into the shop' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Without a network' }).getAttribute('href')).toBe('/offline');
    expect(screen.queryByText('What you scan stands here, the newest first.')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of ['/scan', '/history', '/preferences', '/favorites', '/trending', '/health-profile', '/profile'])
      expect(links).toContain(path);
    expect(screen.getByRole('link', { name: /Trending.*New/u })).toBeDefined();
  });

  const never: FetchAnswers = { 'GET /api/activity/summary': () => new Promise<never>(() => undefined) };

  it('is there before the answer where the figures of this device say that nothing was scanned', async () => {
    localStorage.setItem('labelwise_activity', JSON.stringify({ at: Date.now(), figures: aSummary().body }));
    await open(never);
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ana!' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Point at any pack/u })).toBeDefined();
  });

  it('is what an account of today sees where the answer takes long', async () => {
    await open(never, { createdAt: new Date().toISOString() });
    expect(await screen.findByRole('link', { name: /Point at any pack/u })).toBeDefined();
  });

  it('gives way to what was scanned elsewhere', async () => {
    localStorage.setItem('labelwise_activity', JSON.stringify({ at: Date.now(), figures: aSummary().body }));
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ana!' })).toBeDefined();
  });

  it('offers the three questions until something is known of them', async () => {
    const { unmount } = await open(nothing);
    expect(await screen.findByRole('button', { name: 'Answer now' })).toBeDefined();
    unmount();
    await open({ ...nothing, 'GET /api/user-preferences': { body: [aPreference()] } });
    expect(await screen.findByText('Done: the score is yours')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Answer now' })).toBeNull();
  });
});

function aPreference() {
  const preference = { id: '1', ingredientName: 'Sugar', preferenceValue: -3, preference: -3 };
  return { ...preference, category: 'want-less', autoGenerated: false, reason: null };
}

describe('the scan from before the sign-up', () => {
  const keepLastScan = () => storeLastScan(aListFood({ name: 'Crackers' }), { score: 61 }, { byVisitor: true });
  const answers: FetchAnswers = { 'GET /api/activity/summary': aSummary(), 'POST /api/scans': { body: aScan() } };

  it('is offered to a new member and saved on a press', async () => {
    keepLastScan();
    const { user, calls } = await open(answers);
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByText('Keep your last scan?')).toBeNull());
    expect(calls.find(({ method, path }) => method === 'POST' && path === '/api/scans')?.body).toEqual({
      userId: 'ana',
      foodId: '4006040055235',
      score: 61,
    });
  });

  it('is offered once', async () => {
    keepLastScan();
    const first = await open(answers);
    await first.user.click(await screen.findByRole('button', { name: 'Not now' }));
    first.unmount();
    await open(answers);
    await screen.findByRole('link', { name: /0.*Scanned/ });
    expect(screen.queryByText('Keep your last scan?')).toBeNull();
  });

  it('is not offered to a member who has scans', async () => {
    keepLastScan();
    await open();
    await screen.findByRole('link', { name: /1,280.*Scanned/ });
    expect(screen.queryByText('Keep your last scan?')).toBeNull();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

const scanAs = (who: { byVisitor: boolean }) => storeLastScan(aListFood(), aScore(82), who);

async function openHome(scans: number, answers: FetchAnswers = {}) {
  storeMember();
  const calls = fakeFetch({
    'GET /api/activity/summary': { body: { scans, products: 0, averageScore: null, favorites: 0, purchased: 0, activities: 0 } },
    'POST /api/scans': { body: {} },
    ...answers,
  });
  return { ...(await renderApp(<OfferLastScan className={undefined} />)), calls };
}

it('what was scanned before sign-up is offered for saving, once', async () => {
  scanAs({ byVisitor: true });
  const { user, calls, unmount } = await openHome(0);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/scans',
      body: { userId: 'ana', foodId: '4006040055235', score: 82 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull());
  unmount();
  await openHome(0);
  await seeNoOffer();
});

it('what could not be saved says so in its card, keeps it, and tries again', async () => {
  scanAs({ byVisitor: true });
  const { user, calls } = await openHome(0, { 'POST /api/scans': { status: 500, body: { error: 'no' } } });
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved: Labelwise does not answer right now.');
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeDefined();
});

it('a refused offer does not come again, and a member with a history is offered nothing', async () => {
  scanAs({ byVisitor: true });
  const { user, unmount } = await openHome(0);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  unmount();
  const again = await openHome(0);
  await seeNoOffer();
  again.unmount();
  scanAs({ byVisitor: true });
  await openHome(3);
  await seeNoOffer();
});

it('what a member scanned is not offered, nor what a visitor scanned before it', async () => {
  scanAs({ byVisitor: true });
  scanAs({ byVisitor: false });
  await openHome(0);
  await seeNoOffer();
});

/** Once the summary is there and the stored scan had time to be read. */
async function seeNoOffer() {
  await expect(screen.findByRole('button', { name: 'Keep it' }, { timeout: 300 })).rejects.toThrow('Unable to find');
}
