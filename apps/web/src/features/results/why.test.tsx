import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FoodScore } from '../../data/scores/scores.ts';
import { fakeFetch } from '../../testing/fake-fetch.ts';
import { aListFood, aScore } from '../../testing/foods.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { placeRows } from '../../ui/food/ledger-waterfall.tsx';
import { Change, ledgerGroups, sourcesOf } from './why.tsx';

const FOOD = aListFood();
const PATH = `GET /api/scans?foodId=${FOOD.id}&limit=10`;
const line = (id: string, label: string, points: number, group: 'food' | 'you') => ({ id, label, points, reason: '', source: null, group });
const NOW = {
  ...aScore(50),
  rulesVersion: '2026.1',
  contributions: [line('base.nutriscore', 'Nutri-Score B', 75, 'food'), line('preference.Sugar', 'Sugar, Strongly Avoid', -25, 'you')],
};
const scan = (score: number, contributions: readonly object[], rulesVersion = '2026.1') => ({
  food: FOOD,
  scan: { id: `s${score}`, personalizedScore: score, scannedAt: '2026-11-03T12:00:00Z', rulesVersion, contributions },
});
const open = async (rows: readonly object[]) => {
  const calls = fakeFetch({ [PATH]: { body: rows } });
  await renderApp(<Change foodId={FOOD.id} whole={Object(NOW)} />);
  return calls;
};

afterEach(() => vi.unstubAllGlobals());

describe('why a score changed', () => {
  it('is explained since the last scan that scored otherwise, cause by cause, with the lines that moved', async () => {
    storeMember();
    await open([
      scan(50, NOW.contributions),
      scan(62, [line('base.nutriscore', 'Nutri-Score C', 70, 'food'), line('additive.e250', 'E250', -8, 'food')]),
      scan(10, []),
    ]);
    const section = within(await screen.findByRole('region', { name: 'It was 62 on Nov 3, 2026. Why it changed:' }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your preferences and health profile−25Sugar, Strongly Avoid: 0 → −25',
      'What is known of the product+13Nutri-Score B: +70 → +75; E250: −8 → 0',
    ]);
    expect(section.getByRole('link', { name: 'See your preferences' }).getAttribute('href')).toBe('/preferences');
  });

  it('names newer rules where they scored otherwise', async () => {
    storeMember();
    await open([scan(60, [line('base.nutriscore', 'Nutri-Score B', 85, 'food'), NOW.contributions[1] ?? {}], '2025.4')]);
    expect((await screen.findByRole('listitem')).textContent).toBe('Newer scoring rules−10Nutri-Score B: +85 → +75');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has nothing to say where the score is the same, and asks nothing for a visitor', async () => {
    const calls = await open([scan(62, [])]);
    expect(calls).toEqual([]);
    storeMember();
    const asked = await open([scan(50, NOW.contributions)]);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => void (await vi.dynamicImportSettled()));
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });
});

type LedgerLine = FoodScore['contributions'][number];
const ledgerLine = (id: string, points: number, group: LedgerLine['group'], source: string | null = null): LedgerLine => ({
  id,
  label: id,
  points,
  reason: '',
  source,
  group,
  data: id === 'clamp' ? { kind: 'end of scale' } : { kind: 'organic' },
});

describe('the ledger in groups', () => {
  it('keeps the order in which points count: what ends the scale comes after the preferences', () => {
    const lines = [
      ledgerLine('base', 92, 'food'),
      ledgerLine('cap.additives', -1, 'food'),
      ledgerLine('fiber', 10, 'you'),
      ledgerLine('clamp', -1, 'food'),
    ];
    const groups = ledgerGroups(lines);
    expect(groups.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
      ['The food itself', ['base', 'cap.additives']],
      ['What matters to you', ['fiber']],
      ['Limits of the score', ['clamp']],
    ]);
    expect(placeRows(groups).at(-1)?.rows.at(-1)?.total).toBe(100);
  });

  it('is one group for a visitor, whose clamp belongs to the food', () => {
    expect(ledgerGroups([ledgerLine('base', 5, 'food'), ledgerLine('nova', -15, 'food'), ledgerLine('clamp', 10, 'food')])).toHaveLength(1);
  });

  it('names each source once', () => {
    expect(sourcesOf([ledgerLine('a', 1, 'food', 'NOVA'), ledgerLine('b', 1, 'food', 'NOVA'), ledgerLine('c', 1, 'food')])).toEqual([
      'NOVA',
    ]);
  });
});
