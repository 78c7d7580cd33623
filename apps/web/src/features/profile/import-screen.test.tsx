import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { ImportScreen } from './import-screen.tsx';

const ACCOUNT = 'POST /api/import/account';
const BARCODES = 'POST /api/import/barcodes';
const FILE = { exportedAt: '2026-11-22T10:00:00.000Z', scan: [] };
const PARTS = [
  { part: 'scans', added: 54, known: 3, refused: 1 },
  { part: 'favorites', added: 0, known: 0, refused: 0 },
];
const isApplying = (body: unknown): boolean => JSON.stringify(body).includes('"apply":true');
const open = (answers: FetchAnswers) => renderScreen(<ImportScreen />, answers, { at: '/import' });
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) =>
  user.upload(screen.getByLabelText('File'), new File([text], name));

describe('bringing data in', () => {
  it('shows what an export holds before anything is stored, then stores it', async () => {
    const { user, calls } = await open({
      [ACCOUNT]: ({ body }) => ({ body: { applied: isApplying(body), parts: PARTS, profile: 'added', profileRefused: 0, watch: 'none' } }),
    });
    await choose(user, 'labelwise-export.json', JSON.stringify(FILE));
    expect(await screen.findByText('54 new · 3 here already · 1 not readable')).toBeDefined();
    expect(screen.queryByText('Favorites')).toBeNull();
    expect(screen.getByText(/you agree that this server stores your health profile/)).toBeDefined();
    expect(calls.some(({ body }) => isApplying(body))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Bring it in' }));
    expect(await screen.findByText('54 added · 3 here already · 1 not readable')).toBeDefined();
    expect(calls.findLast(({ body }) => isApplying(body))?.body).toEqual({ file: FILE, profile: 'keep', apply: true });
  });

  it('leaves the health profile that is here unless the member says otherwise', async () => {
    const { user } = await open({
      [ACCOUNT]: ({ body }) => ({
        body: {
          applied: false,
          parts: [],
          profile: JSON.stringify(body).includes('"replace"') ? 'replaced' : 'stays',
          profileRefused: 0,
          watch: 'none',
        },
      }),
    });
    await choose(user, 'labelwise-export.json', JSON.stringify(FILE));
    expect(await screen.findByText('Yours here stays')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Everything is here already' }).disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Take the one of the file' }));
    expect(await screen.findByText('Takes the place of yours')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bring it in' }).disabled).toBe(false);
  });

  it.each([
    ['off', 'The watch is off'],
    ['mail', 'A mail a week, when something changed'],
  ])('says what comes in of the watch: %s', async (watch, words) => {
    const { user } = await open({ [ACCOUNT]: { body: { applied: false, parts: [], profile: 'none', profileRefused: 0, watch } } });
    await choose(user, 'labelwise-export.json', JSON.stringify(FILE));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bring it in' }).disabled).toBe(false);
  });

  it.each([
    ['cannot be read', { profile: 'refused' }, /its allergies and illnesses are missing/],
    ['can be read in part', { profile: 'added', profileRefused: 2 }, /^2 entries of the health profile .* An allergy may be among them/],
  ])('says that allergies may be missing where the health profile %s', async (_what, profile, words) => {
    const { user } = await open({
      [ACCOUNT]: ({ body }) => ({ body: { applied: isApplying(body), parts: PARTS, profileRefused: 0, watch: 'none', ...profile } }),
    });
    await choose(user, 'labelwise-export.json', JSON.stringify(FILE));
    expect(await screen.findByText(words)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Bring it in' }));
    await screen.findByText('It is in');
    expect(screen.getByText(words)).toBeDefined();
  });

  it('shows which barcodes of a list are known, and where they go', async () => {
    const known = [{ barcode: '4006040055235', name: 'Rolled oats', brand: 'Mill' }];
    const { user, calls } = await open({
      [BARCODES]: ({ body }) => ({
        body: { applied: isApplying(body), known, unknown: ['3017620422003'], added: 1, listed: 0, undated: 0 },
      }),
    });
    await choose(user, 'yuka.csv', 'EAN,Name,Date\n4006040055235,Oats,lately\n3017620422003,Spread,\nx,y,\n');
    expect(await screen.findByText('Not known here')).toBeDefined();
    expect(screen.getByText('Rolled oats, Mill')).toBeDefined();
    expect(screen.getByText('Lines without a barcode')).toBeDefined();
    expect(screen.getByText('Lines whose date cannot be read: as of today')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'History' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ to: 'scans', apply: false }));
    await user.click(await screen.findByRole('button', { name: 'Add 1' }));
    expect(await screen.findByText('It is in')).toBeDefined();
    expect(calls.find(({ body }) => isApplying(body))?.body).toEqual({
      entries: [
        { barcode: '4006040055235', at: null },
        { barcode: '3017620422003', at: null },
      ],
      to: 'scans',
      apply: true,
    });
  });

  it('takes the own list of what was eaten back with its amounts, and says how many have one', async () => {
    const known = [{ barcode: '4006040055235', name: 'Rolled oats', brand: 'Mill' }];
    const { user, calls } = await open({
      [BARCODES]: ({ body }) => ({ body: { applied: isApplying(body), known, unknown: [], added: 2, listed: 0, undated: 1 } }),
    });
    const lines = ['2026-03-01T10:00:00.000Z,4006040055235,Oats,Mill,43', '2026-03-02T10:00:00.000Z,4006040055235,Oats,Mill,'];
    await choose(user, 'consumed.csv', `added_at,barcode,name,brand,amount\r\n${lines.join('\r\n')}\r\n,3017620422003,Spread,,20\r\n`);
    await user.click(await screen.findByRole('radio', { name: 'Eaten' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ to: 'consumed', apply: false }));
    expect((await screen.findByText('With an amount in g or ml; the others as a serving')).nextSibling?.textContent).toBe('1');
    expect(screen.getByText('Without a date: not taken, since what you ate belongs to a day').nextSibling?.textContent).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    await screen.findByText('It is in');
    expect(calls.find(({ body }) => isApplying(body))?.body).toMatchObject({ entries: [{ amount: 43 }, {}, { at: null }], to: 'consumed' });
  });

  it('says what is no such file, and that there is no network, with nothing stored', async () => {
    let isReachable = false;
    const { user } = await open({
      [ACCOUNT]: () =>
        isReachable
          ? { body: { applied: false, parts: PARTS, profile: 'none', profileRefused: 0, watch: 'none' } }
          : new TypeError('Failed to fetch'),
    });
    for (const text of ['hello', '{"a":1}', '{'])
      await choose(user, 'notes.txt', text).then(() =>
        screen.findByText('This file is neither an export of Labelwise nor a list of barcodes.'),
      );
    await choose(user, 'labelwise-export.json', JSON.stringify(FILE));
    expect(await screen.findByText('The server cannot be reached, and this needs it. Nothing was stored.')).toBeDefined();
    isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/54 new/)).toBeDefined();
  });
});
