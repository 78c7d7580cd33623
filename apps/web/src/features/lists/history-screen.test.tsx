import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emitPreferencesUpdated } from '../../data/preferences-updated.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import { log } from '../../lib/log.ts';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { aScan, aScore } from '../../testing/foods.ts';
import { later } from '../../testing/later.ts';
import { aSummary, renderScreen } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { HistoryScreen } from './history-screen.tsx';

const summary = { 'GET /api/activity/summary': aSummary() };
const open = (answers: FetchAnswers) => {
  foodScores.clear();
  return renderScreen(<HistoryScreen />, { ...summary, ...answers }, { at: '/history' });
};
const foods = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aScan(
      { id: `f${n}`, barcode: `4${n}`, name: `Food ${n}` },
      { score: 60, at: new Date(Date.UTC(2026, 10, 21, 8) - n * 60_000).toISOString() },
    ),
  );

describe('the scan history', () => {
  it('is empty with the way to the camera', async () => {
    const { user, address } = await open({ 'GET /api/scans': { body: [] } });
    expect(await screen.findByRole('heading', { name: 'No scan history yet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Start Scanning' }));
    await waitFor(() => expect(address()).toBe('/scan'));
  });

  it('says that it loads, then shows each food with its picture', async () => {
    await open({ 'GET /api/scans': { body: [aScan({ name: 'Oats', image: 'https://pictures.example/oats.jpg' })] } });
    expect(screen.getByText('Loading scan history...')).toBeDefined();
    const row = await screen.findByRole('link', { name: /Oats/ });
    expect(row.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/oats.jpg');
    expect(screen.queryByText('Loading scan history...')).toBeNull();
  });

  it('says what happened when it cannot be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await open({ 'GET /api/scans': () => (isDown ? { status: 503, body: { error: 'Busy.' } } : { body: foods(1) }) });
    const button = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await user.click(button);
    expect(await screen.findByText('Food 0')).toBeDefined();
  });

  it('counts each product once and shows its newest scan with its time', async () => {
    const local = new Date(2026, 5, 12, 15, 45).toISOString();
    await open({ 'GET /api/scans': { body: [aScan({}, { at: local }), aScan({}, { at: '2026-05-01T08:00:00Z' })] } });
    expect(await screen.findByText('1 scanned product')).toBeDefined();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Jun 12, 3:45 PM')).toBeDefined();
    expect(screen.getByText('Mill & Field')).toBeDefined();
  });

  it('shows stored scores at once, and fresh ones for the 30 newest, five at a time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { promise: until, resolve: answerAll } = later<void>();
    const answerScore = async () => {
      await until;
      return { body: aScore(81) };
    };
    const { made } = await open({ 'GET /api/scans': { body: foods(32) }, 'POST /api/calculate-score': answerScore });
    expect((await screen.findAllByRole('img', { name: /^Score 60 of 100/ })).length).toBeGreaterThan(0);
    const scored = () => made().filter((call) => call === 'POST /api/calculate-score').length;
    await waitFor(() => expect(scored()).toBeGreaterThan(0));
    expect(scored()).toBe(5);
    answerAll();
    // Longer than the pauses between six batches: there is no seventh.
    await vi.advanceTimersByTimeAsync(2000);
    expect(scored()).toBe(30);
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Score 81 of 100/ }).length).toBeGreaterThan(0));
  });

  it('scores again after preferences changed', async () => {
    let score = 81;
    await open({ 'GET /api/scans': { body: foods(1) }, 'POST /api/calculate-score': () => ({ body: aScore(score) }) });
    expect(await screen.findByRole('img', { name: /^Score 81/ })).toBeDefined();
    score = 35;
    emitPreferencesUpdated();
    expect(await screen.findByRole('img', { name: /^Score 35/ })).toBeDefined();
  });

  it('opens the results of a barcode; a food without one is stored on this device first', async () => {
    const first = await open({ 'GET /api/scans': { body: foods(1) } });
    await first.user.click(await screen.findByRole('link', { name: /Food 0/ }));
    await waitFor(() => expect(first.address()).toBe('/results/40'));
    first.unmount();
    // What the device computes for it too, so that either score is the one on screen.
    const second = await open({ 'GET /api/scans': { body: [aScan({ barcode: null, name: 'Loose bread' }, { score: 60 })] } });
    await second.user.click(await screen.findByRole('link', { name: /Loose bread/ }));
    await waitFor(() => expect(second.address()).toBe('/results'));
    expect(JSON.parse(localStorage.getItem('lastScanFood') ?? '')).toMatchObject({ name: 'Loose bread' });
    expect(JSON.parse(localStorage.getItem('lastScanScore') ?? '')).toEqual({ score: 60 });
  });
});

describe('a food of the history', () => {
  const REMOVE = 'DELETE /api/scans/f1';
  const shown = () => screen.queryAllByRole('link', { name: /Food/ }).map((link) => /Food \d/.exec(link.textContent ?? '')?.[0]);
  const openThree = (answers: FetchAnswers = {}) => {
    dismissToast();
    let isThere = true;
    return open({
      'GET /api/scans': () => ({ body: foods(3).filter(({ food }) => isThere || food.id !== 'f1') }),
      [REMOVE]: () => {
        isThere = false;
        return { body: { success: true, deleted: 1 } };
      },
      'POST /api/scans/f1/restore': () => {
        isThere = true;
        return { body: { success: true, restored: 1 } };
      },
      ...answers,
    });
  };
  const remove = async (user: { click: (element: Element) => Promise<void> }) =>
    user.click(await screen.findByRole('button', { name: 'Remove Food 1 from the history' }));

  it('is removed alone, and put back at its place by Undo', async () => {
    const { user, made } = await openThree();
    await remove(user);
    expect(await screen.findByText('Removed from history')).toBeDefined();
    await waitFor(() => expect(shown()).toEqual(['Food 0', 'Food 2']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Put back');
    await waitFor(() => expect(shown()).toEqual(['Food 0', 'Food 1', 'Food 2']));
    expect(made().filter((call) => /^(DELETE|POST .*restore)/u.test(call))).toEqual([REMOVE, 'POST /api/scans/f1/restore']);
  });

  it('stays when its removal fails, and a toast says so', async () => {
    const { user } = await openThree({ [REMOVE]: { status: 500, body: { error: 'no' } } });
    await remove(user);
    expect(await screen.findByText('This could not be removed. Please try again.')).toBeDefined();
    expect(shown()).toEqual(['Food 0', 'Food 1', 'Food 2']);
  });
});

describe('clearing the history', () => {
  const answers = (): FetchAnswers => {
    let rows = foods(2);
    return {
      'GET /api/scans': () => ({ body: rows }),
      'DELETE /api/scans': () => {
        rows = [];
        return { body: { success: true, deleted: 2 } };
      },
    };
  };
  const ask = async (user: { click: (element: Element) => Promise<void> }) => {
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    return screen.getByRole('alertdialog', { name: 'Clear Scan History', description: /2 scanned products/ });
  };

  it('asks first, and Cancel sends nothing', async () => {
    const { user, made } = await open(answers());
    await user.click(within(await ask(user)).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(made()).not.toContain('DELETE /api/scans');
  });

  it('leaves the list empty', async () => {
    const { user, made } = await open(answers());
    await user.click(within(await ask(user)).getByRole('button', { name: 'Clear History' }));
    expect(await screen.findByText('No scan history yet')).toBeDefined();
    expect(made().filter((call) => call === 'DELETE /api/scans')).toHaveLength(1);
  });

  it('is undone from its toast: everything is there as before', async () => {
    let rows = foods(2);
    const { user } = await open({
      'GET /api/scans': () => ({ body: rows }),
      'DELETE /api/scans': () => {
        rows = [];
        return { body: { success: true, deleted: 2 } };
      },
      'POST /api/scans/restore': () => {
        rows = foods(2);
        return { body: { success: true, restored: 2 } };
      },
    });
    await user.click(within(await ask(user)).getByRole('button', { name: 'Clear History' }));
    await screen.findByText('Scan history cleared');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Food 1')).toBeDefined();
    expect(await screen.findByText('Put back')).toBeDefined();
  });

  it('that cannot be undone just now says so, and is tried again from there', async () => {
    const { user, made } = await open({ ...answers(), 'POST /api/scans/restore': { status: 503, body: { error: 'no' } } });
    await user.click(within(await ask(user)).getByRole('button', { name: 'Clear History' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('This could not be put back. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(made().filter((call) => call === 'POST /api/scans/restore')).toHaveLength(2));
  });

  it('that fails is logged, closes the dialog, shows no toast; beside the button stands that nothing is gone, with another try', async () => {
    const logged = vi.spyOn(log, 'info');
    const { user, made } = await open({ ...answers(), 'DELETE /api/scans': { status: 500, body: { error: 'no' } } });
    await user.click(within(await ask(user)).getByRole('button', { name: 'Clear History' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Food 0')).toBeDefined();
    expect(currentToast()).toBeNull();
    expect(logged).toHaveBeenCalledWith('Clearing the scan history failed: 500: no');
    expect(screen.getByText('Your history was not cleared. Every scan is still here.').closest('[role=alert]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(made().filter((call) => call === 'DELETE /api/scans')).toHaveLength(2));
  });
});
