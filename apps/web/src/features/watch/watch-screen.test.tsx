import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { foodOfFields } from '../../testing/foods.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { StopMailScreen, WatchScreen } from './watch-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('says that nothing changed, and asks for the mail with one switch', async () => {
  let settings = { isOn: true, digest: false };
  const { calls } = await renderScreen(<WatchScreen />, {
    'GET /api/watch': () => ({ body: { settings, changes: [], shelves: [] } }),
    'PUT /api/watch/settings': () => {
      settings = { isOn: true, digest: true };
      return { body: settings };
    },
  });
  expect(await screen.findByText('Nothing has changed')).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: 'A mail a week, when something changed' }));
  expect(await screen.findByRole('switch', { name: 'A mail a week, when something changed', checked: true })).toBeDefined();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ digest: true });
});

it('leaves who works with the keyboard on the next food when one is counted as seen', async () => {
  const food = await foodOfFields({ name: 'Muesli', ingredients: '' });
  const { facts } = await foodOfFields({ name: 'Muesli', ingredients: 'Oats' });
  const changes = ['1', '2'].map((id) => {
    const named = { ...food, id, barcode: id, name: `Muesli ${id}` };
    return { food: named, before: facts, seenAt: '2024-03-12T08:00:00Z', changedAt: '2026-11-20T08:00:00Z', as: 'favorite' };
  });
  await renderScreen(<WatchScreen />, {
    'GET /api/watch': { body: { settings: { isOn: true, digest: false }, changes, shelves: [] } },
    'PUT /api/watch/foods/1': { body: { success: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen: Muesli 1' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mark as seen: Muesli 2');
});

it.each([
  ['the server fails', { status: 500, body: {} }],
  ['there is no network', new TypeError('Failed to fetch')],
])('says that the page could not be loaded where %s, never that nothing changed, until it can', async (_why, given) => {
  let fails = true;
  const answer = { body: { settings: { isOn: true, digest: false }, changes: [], shelves: [] } };
  await renderScreen(<WatchScreen />, { 'GET /api/watch': () => (fails ? given : answer) });
  expect(await screen.findByText('What changed could not be loaded.')).toBeDefined();
  expect(screen.queryByText('Nothing has changed')).toBeNull();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Nothing has changed')).toBeDefined();
});

it('stops nothing by being opened, and the mail with one press', async () => {
  const { made } = await renderScreen(
    <StopMailScreen />,
    { 'POST /api/watch/stop': { body: { success: true } } },
    { at: '/stop-mail?token=a.b' },
  );
  const button = await screen.findByRole('button', { name: 'Stop these mails' });
  expect(made().some((call) => call.startsWith('POST /api/watch'))).toBe(false);
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeDefined();
  expect(made()).toContain('POST /api/watch/stop?token=a.b');
});

it.each([
  ['that was cut off', '/stop-mail', {}],
  [
    'that this server has not signed',
    '/stop-mail?token=x',
    { 'POST /api/watch/stop': { status: 404, body: { error: '', code: 'not_found' } } },
  ],
])('says that a link %s does not work', async (_which, at, answers) => {
  await renderScreen(<StopMailScreen />, answers, { at });
  const button = screen.queryByRole('button', { name: 'Stop these mails' });
  if (button !== null) await userEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined();
});
