import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-app.tsx';
import { DevicesCard, deviceText } from './devices-card.tsx';

const times = { createdAt: '2026-11-01T00:00:00Z', lastUsedAt: '2026-11-20T00:00:00Z' };
const DEVICES = {
  body: [
    { ...times, id: 's1', device: 'Chrome on Android', current: true },
    { ...times, id: 's2', device: 'Firefox on Linux', current: false },
  ],
};
const DOWN = { status: 500, body: { error: 'Internal Server Error' } };

it('a device that could not be signed out says so in its row, with another try', async () => {
  const { user, made } = await renderScreen(<DevicesCard />, { 'GET /api/auth/sessions': DEVICES, 'DELETE /api/auth/sessions/s2': DOWN });
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
  const row = within(screen.getAllByRole('listitem')[1] ?? document.body);
  expect((await row.findByRole('alert')).textContent).toContain('This device could not be signed out. Please try again.');
  await user.click(row.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(made().filter((call) => call === 'DELETE /api/auth/sessions/s2')).toHaveLength(2));
});

it('all that could not be signed out leave the question open, which says why', async () => {
  const { user, made } = await renderScreen(<DevicesCard />, { 'GET /api/auth/sessions': DEVICES, 'DELETE /api/auth/sessions': DOWN });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const question = within(screen.getByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await question.findByText('Your devices could not be signed out. Please try again.')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(made().filter((call) => call === 'DELETE /api/auth/sessions')).toHaveLength(2));
});

it.each([
  ['Chrome on Android', 'Chrome on Android'],
  ['Firefox', 'Firefox'],
  ['A device without a name', 'A device without a name'],
  ['On on on', 'On on on'],
])('the name %j of a server is shown as %j', (name, text) => {
  expect(deviceText(name)).toBe(text);
});
