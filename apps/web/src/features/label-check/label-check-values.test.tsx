import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeMember } from '../../testing/render-app.tsx';
import { CODE, endLabelCheck, expectField, field, foot, openLabelCheck, startLabelCheck } from './testing/label-page.tsx';

beforeEach(startLabelCheck);
afterEach(endLabelCheck);

describe('the values', () => {
  const type = async ({ user }: Awaited<ReturnType<typeof openLabelCheck>>) => {
    await user.type(await field('Sugars'), '12');
    await user.type(screen.getByLabelText('Name'), 'Oat bar');
    await user.click(await foot().findByRole('button', { name: 'Use these values' }));
  };

  it('of a guest stay on this device, as the page says', async () => {
    const page = await openLabelCheck();
    expect(screen.getAllByText('only on this device').length).toBeGreaterThan(0);
    await type(page);
    await screen.findByText('They count on this device from now on.');
    await waitFor(() => expect(page.address()).toBe(`/results/${CODE}`));
    expect(page.calls.filter(({ body }) => JSON.stringify(body ?? null).includes('Oat bar'))).toEqual([]);
    expect(page.calls.filter(({ path }) => path.startsWith('/api/submissions'))).toEqual([]);
  });

  it('of a member without a network count here and are sent once', async () => {
    storeMember();
    const page = await openLabelCheck({ 'GET /api/submissions/settings': { body: { sharing: 'reviewed', openFoodFacts: false } } });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    window.dispatchEvent(new Event('offline'));
    await type(page);
    await screen.findByText('They count on this device, and are sent once you are online.');
    expect(page.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('are offered to everybody only where the member says so', async () => {
    storeMember();
    const page = await openLabelCheck({
      'GET /api/submissions/settings': { body: { sharing: 'reviewed', openFoodFacts: true } },
      [`PUT /api/submissions/${CODE}`]: { body: {} },
      [`POST /api/submissions/${CODE}/share`]: { body: {} },
    });
    await page.user.click(await screen.findByRole('checkbox', { name: /Offer them to everybody on this server, without my name/ }));
    screen.getByText(/Somebody looks at them first\. What is taken stays, also when you leave\./);
    screen.getByText('for everybody here');
    await type(page);
    await screen.findByText('They are offered to everybody on this server.');
    expect(page.calls.map(({ method, path }) => `${method} ${path}`)).toContain(`POST /api/submissions/${CODE}/share`);
  });

  it('that could not be saved stay, with what to do', async () => {
    storeMember();
    const page = await openLabelCheck({
      'GET /api/submissions/settings': { body: { sharing: 'off', openFoodFacts: false } },
      [`PUT /api/submissions/${CODE}`]: { status: 500, body: {} },
    });
    await type(page);
    await screen.findByText('The values could not be saved');
    await expectField('Sugars', '12');
  });
});
