import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emitPreferencesUpdated } from '../../../data/preferences-updated.ts';
import { type FetchAnswers, fakeFetch } from '../../../testing/fake-fetch.ts';
import { renderApp, storeMember } from '../../../testing/render-app.tsx';
import { InsightsScreen } from '../insights-screen.tsx';

const WEEK = 'GET /api/insights/week';
const SWAPS = 'GET /api/insights/swaps';
const food = (id: string, name: string) => ({
  id,
  barcode: id,
  name,
  brand: null,
  image: null,
  category: null,
  nutriscoreGrade: 'e',
  healthScore: 10,
  scoreBasis: 'nutriscore',
  placeholder: 'soda',
});
const good = (id: string, name: string, score: number | null, isHeldBack = false) => ({ food: food(id, name), score, isHeldBack });
const point = (day: string, mean: number | null, band: [number, number] | null = null, products = 5) => ({
  day,
  mean,
  band: band === null ? null : { low: band[0], high: band[1] },
  products,
});
const DAYS = [point('2026-11-20', 26, [10, 40]), point('2026-11-21', null, null, 0), point('2026-11-22', 37, [16, 50])];
const row = (nutriment: string, perDay: number, ofDay: number, top: [string, number] | null = null, stated = 6) => ({
  nutriment,
  perDay,
  ofDay,
  stated,
  top: top === null ? null : { product: '5', name: top[0], perDay: top[1] },
});
const INTAKE = {
  source: 'bought',
  days: 7,
  products: 6,
  portions: { serving: 1, can: 1, '100': 1 },
  rows: [
    row('calories', 1840.4, 2000),
    row('sugars', 62, 50, ['Cola', 35]),
    row('saturatedFat', 14, 20),
    row('salt', 4.2, 5),
    row('fiber', 19, 25, null, 5),
    row('protein', 61, 50),
  ],
  isOwnDay: false,
};
const A_WEEK = {
  from: '2026-11-16',
  to: '2026-11-22',
  average: 37,
  shelf: [good('1', 'Muesli', 87), good('5', 'Cola', 5), good('6', 'Cola', 5), good('7', 'Nut bar', 49, true), good('8', 'A box', null)],
  trend: { '4 weeks': { window: 7, days: DAYS }, '3 months': { window: 7, days: DAYS }, year: { window: 28, days: DAYS } },
  judged: 12,
  intake: INTAKE,
  processing: [
    { month: '2026-06', known: 10, unknown: 0, shares: { ultra: 61, processed: 20, plain: 19 } },
    { month: '2026-07', known: 0, unknown: 0, shares: null },
    { month: '2026-11', known: 9, unknown: 1, shares: { ultra: 44, processed: 25, plain: 31 } },
  ],
};
const EMPTY = {
  ...A_WEEK,
  average: null,
  shelf: [],
  trend: { '4 weeks': { window: 7, days: [] }, '3 months': { window: 7, days: [] }, year: { window: 28, days: [] } },
  judged: 0,
  intake: null,
  processing: [],
};
const THREE_SWAPS = {
  before: 37,
  after: 52,
  swaps: [4, 9, 18].map((score, at) => ({
    from: { food: food(`1${at}`, `Poor ${at}`), score },
    to: { food: food(`2${at}`, `Fine ${at}`), score: 70 + at },
    points: 5,
  })),
};

afterEach(() => vi.unstubAllGlobals());

async function open(answers: FetchAnswers = {}) {
  storeMember();
  const calls = fakeFetch({ [WEEK]: { body: A_WEEK }, [SWAPS]: { body: THREE_SWAPS }, ...answers });
  return { ...(await renderApp(<InsightsScreen />, { at: '/insights?tab=week' })), calls };
}
const card = (name: string) => screen.findByRole('region', { name });

describe('the shelf', () => {
  it('stands on a board for each word, the best first, each pack a link with its score; what cannot be judged has no number', async () => {
    await open();
    const shelf = within(await card('This week’s shelf'));
    expect(shelf.getByText('5 products, average 37')).toBeDefined();
    expect(shelf.getByText('One product carries the week; 2 stand on the lowest board.')).toBeDefined();
    expect(shelf.getAllByRole('list', { name: /Match|pack|data/ }).map((list) => list.getAttribute('aria-label'))).toEqual([
      'Great Match',
      'Poor Match',
      'Check the pack',
      'Not enough data to judge',
    ]);
    expect(shelf.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Muesli, 87',
      'Cola, 5',
      'Cola, 5',
      'Nut bar, 49',
      'A box',
    ]);
    expect(shelf.getByRole('link', { name: 'Muesli, 87' }).getAttribute('href')).toBe('/results/1?fromPage=insights');
  });

  it('shows 14 of a board until the rest is asked for', async () => {
    const shelf = Array.from({ length: 20 }, (_, n) => good(String(n), `Food ${n}`, 10));
    const { user } = await open({ [WEEK]: { body: { ...A_WEEK, shelf } } });
    const board = within(await card('This week’s shelf'));
    expect(board.getAllByRole('link')).toHaveLength(14);
    await user.click(board.getByRole('button', { name: 'Show all 20' }));
    expect(board.getAllByRole('link')).toHaveLength(20);
  });

  it('that is empty in a week says so and leads to the camera; without anything at all the tab does', async () => {
    const { unmount } = await open({ [WEEK]: { body: { ...A_WEEK, shelf: [], average: null, intake: null } } });
    const link = within(await card('This week’s shelf')).getByRole('link', { name: 'Scan something new' });
    expect(link.getAttribute('href')).toBe('/scan');
    unmount();
    await open({ [WEEK]: { body: EMPTY }, [SWAPS]: { body: { before: null, after: null, swaps: [] } } });
    expect(await screen.findByText('Your shelf is empty')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Start Scanning' }).getAttribute('href')).toBe('/scan');
  });

  it('that cannot be loaded says so and is asked for again', async () => {
    let fails = true;
    const { user } = await open({ [WEEK]: () => (fails ? { status: 500, body: {} } : { body: A_WEEK }) });
    expect(await screen.findByText('Unable to load your week')).toBeDefined();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('This week’s shelf')).toBeDefined();
  });

  it('is asked for again when preferences change', async () => {
    const { calls } = await open();
    await card('This week’s shelf');
    emitPreferencesUpdated();
    await waitFor(() => expect(calls.filter(({ path }) => path.startsWith('/api/insights/')).map(({ path }) => path)).toHaveLength(4));
  });

  it('proposes nothing from before a change, not even while the new week is on its way', async () => {
    await open();
    await card('These 3 swaps');
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    act(() => emitPreferencesUpdated());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'These 3 swaps' })).toBeNull());
  });
});

describe('the swaps', () => {
  it('add up, line by line, to the average that they lift the week to', async () => {
    await open();
    const swaps = within(await card('These 3 swaps'));
    expect(swaps.getByText('These 3 swaps lift your week from 37 to 52, a Good Match.')).toBeDefined();
    expect(swaps.getAllByRole('link').map((link) => link.textContent?.match(/average (\d+)/)?.[1])).toEqual(['42', '47', '52']);
    const [first] = swaps.getAllByRole('link', { name: 'Poor 0, 4, for Fine 0, 70: +5 points, average 42' });
    expect(first?.getAttribute('href')).toBe('/results/20?fromPage=insights');
  });

  it('show the start of a name that is very long, and read out all of it', async () => {
    const name = 'Schokoladenhaselnuss'.repeat(10);
    const [first] = THREE_SWAPS.swaps;
    await open({ [SWAPS]: { body: { ...THREE_SWAPS, swaps: [{ ...first, from: { food: food('10', name), score: 4 } }] } } });
    const link = within(await card('This swap')).getByRole('link');
    expect(link.querySelector('[aria-hidden]:has(strong)')?.textContent).toBe(`${name.slice(0, 59)}… for Fine 0`);
    expect(link.textContent).toContain(`${name}, 4, for Fine 0, 70`);
  });

  it.each([
    ['Nothing to swap: no better product was found for what scores low.', A_WEEK.shelf],
    ['Nothing to swap: every product of the week is a good one.', [good('1', 'Muesli', 87)]],
  ])('where there are none: %s', async (sentence, shelf) => {
    await open({ [WEEK]: { body: { ...A_WEEK, shelf } }, [SWAPS]: { body: { before: 37, after: 37, swaps: [] } } });
    expect(within(await card('Swaps')).getByText(sentence)).toBeDefined();
  });

  it('that cannot be loaded leave the week as it is, and are asked for again', async () => {
    let fails = true;
    const { user } = await open({ [SWAPS]: () => (fails ? { status: 500, body: {} } : { body: THREE_SWAPS }) });
    const swaps = within(await card('Swaps'));
    await swaps.findByText('The swaps could not be loaded.');
    expect(await card('This week’s shelf')).toBeDefined();
    fails = false;
    await user.click(swaps.getByRole('button', { name: 'Try Again' }));
    expect(await card('These 3 swaps')).toBeDefined();
  });
});

describe('the trend', () => {
  it('says where it goes, and is a slider over its days', async () => {
    await open();
    const trend = within(await card('Where it is going'));
    expect(trend.getByText('Up from 26 to 37 in 3 days. 1 day in between has no average.')).toBeDefined();
    const days = trend.getByRole('slider', { name: 'Day' });
    expect(days.getAttribute('aria-valuetext')).toBe('37 on Nov 22 · half between 16 and 50');
    fireEvent.change(days, { target: { value: '1' } });
    expect(days.getAttribute('aria-valuetext')).toBe('No products in the days to Nov 21');
  });

  it('changes its range, and names the days of its window', async () => {
    const { user } = await open();
    expect(await screen.findByText(/different products of 7 days/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Year' }));
    expect(screen.getByText(/different products of 28 days/)).toBeDefined();
  });

  const few = (...means: (number | null)[]) => means.map((mean, at) => point(`2026-11-${10 + at}`, mean, null, 2));
  const firm = (...means: number[]) => means.map((mean, at) => point(`2026-11-0${at + 1}`, mean, [10, 70]));
  it.each([
    ['few products at a time', few(20, 80, 60), 'So few products at a time that each one decides: between 20 and 80 in 3 days.'],
    ['nothing since', [...firm(40, 52), ...few(null, null)], 'Up from 40 to 52 in 2 days. No products in the last 8 days.'],
    ['none in the range', few(null, null), 'No products in the last 8 days.'],
  ])('says what is true of %s', async (_what, days, sentence) => {
    await open({ [WEEK]: { body: { ...A_WEEK, trend: { ...A_WEEK.trend, '4 weeks': { window: 7, days } } } } });
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it.each([
    [4, 'One more product and the trend starts.'],
    [1, '4 more products and the trend starts.'],
  ])('waits with %d products', async (judged, sentence) => {
    await open({ [WEEK]: { body: { ...A_WEEK, judged } } });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the day', () => {
  it('names what is above it and where most of that comes from, and how portions are counted', async () => {
    await open();
    const day = within(await card('Against your day'));
    expect(day.getByText('bought, average of 7 days')).toBeDefined();
    expect(day.getByText('Sugar is the one to look at: half of it comes from Cola.')).toBeDefined();
    expect(day.getAllByRole('listitem').map((line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Energy1,840 kcal of 2,000 kcal160 kcal below the limit',
      'Sugar62 g of 50 g12 g above your day. Cola: 35 g',
      'Saturated fat14 g of 20 g6 g below the limit',
      'Salt4.2 g of 5 g0.8 g below the limit',
      'Fiber19 g of 25 g6 g to go · 1 of 6 packs does not say',
      'Protein61 g of 50 gReached',
    ]);
    expect(
      day.getByText(/^Counted as one serving each; where the pack names none, 1 as a can of 330 ml, 1 as 100 g\. Only what you noted/),
    ).toBeDefined();
  });

  it('of fewer than five products claims nothing below a limit; what is above one stands', async () => {
    const few = { ...INTAKE, products: 1, rows: INTAKE.rows.map((one) => ({ ...one, stated: 1 })) };
    const below = { ...few, rows: few.rows.map((one) => ({ ...one, perDay: one.nutriment === 'sugars' ? 1 : one.perDay })) };
    const { unmount } = await open({ [WEEK]: { body: { ...A_WEEK, intake: below } } });
    expect(within(await card('Against your day')).getByText('One product is too few to say how your days are.')).toBeDefined();
    expect(screen.queryByText(/below the limit|to go/)).toBeNull();
    unmount();
    await open({ [WEEK]: { body: { ...A_WEEK, intake: few } } });
    expect(within(await card('Against your day')).getByText(/12\sg above your day/u)).toBeDefined();
    expect(screen.queryByText(/below the limit|to go/)).toBeNull();
  });

  it('is the member’s own where their target of energy moves it', async () => {
    await open({ [WEEK]: { body: { ...A_WEEK, intake: { ...INTAKE, source: 'eaten', days: 1, isOwnDay: true } } } });
    const day = within(await card('Against your day'));
    expect(day.getByText('eaten, on one day')).toBeDefined();
    expect(day.getByText(/The day follows your own target of energy\.$/)).toBeDefined();
  });
});

it('processing by month says how it moves, and leaves out a month without products', async () => {
  await open();
  const months = within(await card('Processing by month'));
  expect(months.getByText('Ultra-processed food fell from 61% in June to 44% now.')).toBeDefined();
  expect(months.getByRole('img', { name: 'Ultra-processed: June 61%, July –, November 44%' })).toBeDefined();
  expect(months.getByText('1 product does not say')).toBeDefined();
});

it('each chart of the week has a table of the same figures', async () => {
  const { user } = await open();
  const rows: Record<string, [number, RegExp]> = {
    'This week’s shelf': [5, /^Cola 5 Poor Match$/],
    'Where it is going': [3, /^Nov 22 37 16 to 50 5$/],
    'Against your day': [6, /^Sugar 62\sg 50\sg 6 of 6$/u],
    'Processing by month': [3, /^November 44% 25% 31% 9$/],
  };
  for (const [name, [count, row]] of Object.entries(rows)) {
    const chart = within(await card(name));
    await user.click(chart.getByText('Show as table'));
    const table = within(chart.getByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(count + 1);
    expect(table.getAllByRole('row', { name: row }).length).toBeGreaterThan(0);
  }
});
