import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeMember } from '../../testing/render-app.tsx';
import { openScan } from './testing/scanner-page.tsx';

const ALLOWANCE = 'GET /api/scans/allowance';

afterEach(() => vi.unstubAllGlobals());

describe('the scans of a day', () => {
  it.each([
    [{ limit: 5, left: 5, renewsAt: null }, '5 of 5 free scans left today'],
    [{ limit: 5, left: 1, renewsAt: '2026-11-22T00:00:00Z' }, '1 of 5 free scans left today'],
    [
      { limit: 5, left: 0, renewsAt: '2026-11-22T00:00:00Z' },
      'Your 5 free scans of today are used up. Products still show; they are not kept.',
    ],
  ])('that are left (%j) are shown before they are used up: %s', async (body, words) => {
    storeMember();
    await openScan({ [ALLOWANCE]: { body } });
    expect((await screen.findByText(words, { exact: false })).textContent).toBe(`${words} Upgrade`);
    expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe');
  });

  it('are no matter where there is no limit, nor for a visitor', async () => {
    const visitor = await openScan({ [ALLOWANCE]: { body: { limit: 5, left: 5, renewsAt: null } } });
    visitor.unmount();
    storeMember({ subscriptionStatus: 'active' });
    const { calls } = await openScan({ [ALLOWANCE]: { body: { limit: null, left: null, renewsAt: null } } });
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/scans/allowance']));
    expect(screen.queryByText(/free scans/)).toBeNull();
  });
});
