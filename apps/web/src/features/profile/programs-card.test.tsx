import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FetchAnswers } from '../../testing/fake-fetch.ts';
import { renderScreen } from '../../testing/render-app.tsx';
import { ProgramsCard } from './programs-card.tsx';

const TOKEN = {
  id: 't1',
  name: 'Kitchen display',
  scopes: ['foods:read', 'lists:write'],
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2099-02-01T12:00:00.000Z',
  hasExpired: false,
  lastUsedAt: '2026-11-22T12:00:00.000Z',
};
const LIST = 'GET /api/access-tokens';
const open = (answers: FetchAnswers = {}) => renderScreen(<ProgramsCard />, { [LIST]: { body: [] }, ...answers }, { at: '/profile' });
const sheet = (name: string) => within(screen.getByRole('dialog', { name }));

describe('other programs', () => {
  it('are listed with what they may do, their last day and their end', async () => {
    await open({
      [LIST]: {
        body: [TOKEN, { ...TOKEN, id: 't2', name: 'Old', expiresAt: '2026-11-02T12:00:00.000Z', hasExpired: true, lastUsedAt: null }],
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Access tokens' }));
    expect(list.getByText('Kitchen display')).toBeDefined();
    expect(list.getAllByText('May look foods up, add to lists')).toHaveLength(2);
    expect(list.getByText('Last used Nov 22, 2026 · until Feb 1, 2099')).toBeDefined();
    expect(list.getByText('Not used yet · expired Nov 2, 2026')).toBeDefined();
  });

  it('get a token with nothing ticked beforehand, after the password where it is asked for, shown once', async () => {
    const asked = { status: 403, body: { error: 'Please enter your current password.', code: 'reauthentication_required' } };
    let isProven = false;
    const { user, calls } = await open({
      'POST /api/access-tokens': () => (isProven ? { body: { ...TOKEN, token: 'labelwise_pat_secret' } } : asked),
      'POST /api/auth/reauthenticate': ({ body }) => {
        isProven = JSON.stringify(body) === '{"currentPassword":"rye bread"}';
        return isProven ? { body: { success: true, message: '' } } : asked;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New access token' }));
    const form = sheet('New access token');
    expect(form.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false, false, false]);
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Kitchen display');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Make the token' }).disabled).toBe(true);
    await user.click(form.getByRole('checkbox', { name: 'Look foods up' }));
    await user.click(form.getByRole('button', { name: 'Make the token' }));
    await user.type(await form.findByLabelText('Current password'), 'wrong');
    await user.click(form.getByRole('button', { name: 'Make the token' }));
    expect(await form.findByText('This is not your current password.')).toBeDefined();
    await user.clear(form.getByLabelText('Current password'));
    await user.type(form.getByLabelText('Current password'), 'rye bread');
    await user.click(form.getByRole('button', { name: 'Make the token' }));
    await waitFor(() => expect(sheet('Your access token').getByRole<HTMLTextAreaElement>('textbox').value).toBe('labelwise_pat_secret'));
    expect(calls.findLast(({ method, path }) => method === 'POST' && path === '/api/access-tokens')?.body).toEqual({
      name: 'Kitchen display',
      scopes: ['foods:read'],
      expiresInDays: 90,
    });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('labelwise_pat_secret');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByDisplayValue('labelwise_pat_secret')).toBeNull();
  });

  it('are stopped after a question', async () => {
    const { user, made } = await open({ [LIST]: { body: [TOKEN] }, 'DELETE /api/access-tokens/t1': { status: 200 } });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Kitchen display' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText('Kitchen display')).toBeNull());
    expect(made()).toContain('DELETE /api/access-tokens/t1');
  });

  it('that could not be stopped leave the question open, which says why and tries again', async () => {
    let isUp = false;
    const { user } = await open({
      [LIST]: { body: [TOKEN] },
      'DELETE /api/access-tokens/t1': () => (isUp ? { status: 200 } : { status: 500, body: {} }),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw Kitchen display' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await question.findByText('This token could not be withdrawn. Please try again.')).toBeDefined();
    isUp = true;
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText('Kitchen display')).toBeNull());
  });

  it('say so when they cannot be loaded', async () => {
    await open({ [LIST]: { status: 503, body: { error: 'busy', code: 'unavailable' } } });
    expect(await screen.findByText('Your access tokens could not be loaded.')).toBeDefined();
  });
});
