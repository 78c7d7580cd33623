import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasVisitorsScan, storeLastScan } from '../../data/foods/stored-scan.ts';
import { foodScores } from '../../data/scores/score-cache.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE } from '../../lib/paths.ts';
import { renderApp, storeMember } from '../../testing/render-app.tsx';
import { dismissToast } from '../../ui/feedback/toast-store.ts';
import { ScanScreen } from './scan-screen.tsx';
import { givenDevice, OATS, openScan } from './testing/scanner-page.tsx';

beforeEach(() => foodScores.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

async function typeCode(view: Awaited<ReturnType<typeof openScan>>, code = OATS) {
  await view.user.click(screen.getByRole('button', { name: 'Enter Barcode Manually' }));
  await view.user.type(await screen.findByRole('textbox', { name: 'Barcode' }), `${code}{Enter}`);
}

describe('the scan screen', () => {
  it('offers the camera, typing and the history, and says that the browser will ask', async () => {
    const { user, address } = await openScan();
    screen.getByRole('heading', { level: 1, name: 'Scan Food' });
    screen.getByText('Point your camera at a barcode');
    screen.getByText(/Your browser asks for the camera once/);
    screen.getByRole('button', { name: 'Start Scanning' });
    screen.getByRole('button', { name: 'Enter Barcode Manually' });
    await user.click(screen.getByRole('link', { name: 'History' }));
    await waitFor(() => expect(address()).toBe('/history'));
  });

  it('says no more that the browser will ask once it was allowed', async () => {
    vi.stubGlobal('navigator', { ...navigator, permissions: { query: async () => ({ state: 'granted' }) } });
    await openScan();
    await waitFor(() => expect(screen.queryByText(/Your browser asks for the camera once/)).toBeNull());
    screen.getByRole('button', { name: 'Start Scanning' });
  });

  it.each([
    ['a link that asks for it', { state: LIVE }, true],
    ['a link that does not', {}, false],
  ])('%s opens the camera in the same tap: %s', async (_what, link, isLive) => {
    givenDevice();
    const { user } = await renderApp(
      <Routes>
        <Route path="/scan" element={<ScanScreen />} />
        <Route
          path="*"
          element={
            <Link to="/scan" {...link}>
              Scan Food
            </Link>
          }
        />
      </Routes>,
      { at: '/' },
    );
    await user.click(screen.getByRole('link', { name: 'Scan Food' }));
    await screen.findByRole('heading', { level: 1, name: 'Scan Food', hidden: true });
    if (isLive) await screen.findByRole('dialog', { name: 'Scanning' });
    else expect(screen.queryByRole('dialog')).toBeNull();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('says at the field what became of a number that opened nothing, until it is changed', async () => {
    const view = await openScan();
    await typeCode(view, '1234567');
    const field = screen.getByRole('textbox', { name: 'Barcode' });
    await screen.findByText('Barcode must be 8-14 digits long.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await view.user.type(field, '8');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await view.user.type(field, '{Enter}');
    await screen.findByText('Nobody knows this number yet. Compare it with the pack.');
    await waitFor(() => expect(view.address()).toBe('/scan'));
  });

  it('looks up, scores, keeps and opens a visitor’s scan, and stores nothing on the server', async () => {
    const view = await openScan();
    await typeCode(view);
    await waitFor(() => expect(view.address()).toBe('/results/temp'));
    expect(view.made()).toEqual([`GET /api/foods/barcode/${OATS}`, 'POST /api/calculate-score']);
    expect(JSON.parse(localStorage.getItem('lastScanFood') ?? '')).toMatchObject({ id: OATS, name: 'Rolled oats' });
    expect(JSON.parse(localStorage.getItem('lastScanScore') ?? '')).toMatchObject({ score: 82 });
    expect(hasVisitorsScan()).toBe(true);
  });

  it('saves a member’s scan before it opens the results of its barcode', async () => {
    storeMember();
    storeLastScan({ id: '1' }, { score: 40 }, { byVisitor: true });
    const view = await openScan({ 'POST /api/scans': { body: {} } });
    await typeCode(view);
    await waitFor(() => expect(view.address()).toBe(`/results/${OATS}`));
    expect(hasVisitorsScan()).toBe(false);
    expect(view.made()).toEqual([`GET /api/foods/barcode/${OATS}`, 'POST /api/calculate-score', 'POST /api/scans']);
    expect(view.calls.at(-1)?.body).toEqual({ userId: 'ana', foodId: OATS, score: 82 });
  });

  it.each([
    ['fails', { status: 500, body: { error: 'no', code: 'internal' } }, '/results/temp'],
    ['is the sixth of the day', { status: 429, body: { error: 'no', code: 'daily_scan_limit' } }, '/results/temp?limit=scans'],
  ])('shows a member’s scan all the same when saving it %s', async (_why, answer, path) => {
    storeMember();
    const view = await openScan({ 'POST /api/scans': answer });
    await typeCode(view);
    await waitFor(() => expect(view.address()).toBe(path));
  });

  it('sends eight letters to the server, whose answer decides', async () => {
    const view = await openScan({ 'GET /api/foods/barcode/ABCDEFGH': { status: 400, body: { error: 'no', code: 'invalid_barcode' } } });
    await typeCode(view, 'ABCD EFGH');
    await waitFor(() => expect(view.made()).toEqual(['GET /api/foods/barcode/ABCDEFGH']));
    const field = screen.getByRole('textbox', { name: 'Barcode' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('Barcode must be 8-14 digits long.');
    expect(view.address()).toBe('/scan');
  });
});
