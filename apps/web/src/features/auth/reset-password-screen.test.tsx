import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const fetched = vi.fn<typeof fetch>();
/** What the server answers about new passwords; every other call is `fetched`. */
let rules: unknown;

beforeEach(() => {
  rules = {};
  fetched.mockReset();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== '/api/auth/password-rules') return fetched(path, init);
    return new Response(JSON.stringify(rules));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reset Password' });

async function fill(password: string, again: string) {
  const view = await renderApp(<ResetPasswordScreen />, { at: '/reset-password?token=abc' });
  await view.user.type(screen.getByLabelText('New password'), password);
  await view.user.type(screen.getByLabelText('Confirm password'), again);
  return view;
}

describe('a new password', () => {
  it('needs a token', async () => {
    const { address } = await renderApp(<ResetPasswordScreen />, { at: '/reset-password' });
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it.each([
    ['12345', '12345', true],
    ['123456', '123457', true],
    ['123456', '123456', false],
  ])('%s and %s: submit disabled is %s', async (password, again, disabled) => {
    await fill(password, again);
    expect(submit().disabled).toBe(disabled);
  });

  it.each([
    ['', '', 'Not yet', 'Not yet'],
    ['12345', '12345', 'Not yet', 'Fulfilled'],
    ['123456', '123457', 'Fulfilled', 'Not yet'],
    ['123456', '123456', 'Fulfilled', 'Fulfilled'],
  ])('%j and %j: the checklist says %s, %s', async (password, again, long, same) => {
    const { user } = await renderApp(<ResetPasswordScreen />, { at: '/reset-password?token=abc' });
    if (password !== '') await user.type(screen.getByLabelText('New password'), password);
    if (again !== '') await user.type(screen.getByLabelText('Confirm password'), again);
    const rules = screen
      .getAllByRole('listitem')
      .map((rule) => [rule.textContent, within(rule).getByRole('img').getAttribute('aria-label')]);
    expect(rules).toEqual([
      ['At least 6 characters', long],
      ['Both passwords are identical', same],
    ]);
  });

  it('asks for as many characters as the server does', async () => {
    rules = { minLength: 12 };
    const { user } = await renderApp(<ResetPasswordScreen />, { at: '/reset-password?token=abc' });
    expect(await screen.findByText('At least 12 characters')).toBeDefined();
    for (const label of ['New password', 'Confirm password']) await user.type(screen.getByLabelText(label), 'elevenchars');
    expect(submit().disabled).toBe(true);
    fireEvent.submit(submit());
    expect(currentToast()).toMatchObject({ title: 'Password too short', description: 'Password must be at least 12 characters long.' });
    for (const label of ['New password', 'Confirm password']) await user.type(screen.getByLabelText(label), '!');
    expect(submit().disabled).toBe(false);
  });

  it.each([
    ['12345', '12345', 'Password too short', 'Password must be at least 6 characters long.'],
    ['123456', '123457', "Passwords don't match", 'Please make sure both passwords are identical.'],
  ])('%s and %s sent all the same say "%s"', async (password, again, title, description) => {
    await fill(password, again);
    const form = submit().closest('form');
    if (form !== null) fireEvent.submit(form);
    expect(currentToast()).toMatchObject({ title, description, variant: 'destructive' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is set and leads to sign-in after three seconds', async () => {
    fetched.mockResolvedValue(new Response('{"success":true}'));
    const { user, address } = await fill('a good one', 'a good one');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(submit());
    await screen.findByRole('link', { name: 'Sign In Now' });
    await vi.advanceTimersByTimeAsync(2000);
    await waitFor(() => expect(address()).toBe('/reset-password?token=abc'));
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeDefined();
    expect(currentToast()?.title).toBe('Password Reset Successfully');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ token: 'abc', password: 'a good one' });
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it.each([
    [
      'an invalid link',
      { error: 'x', code: 'reset_link_invalid' },
      'Invalid Reset Link',
      'This password reset link is invalid or has expired.',
      '/auth',
    ],
    ['the server message', { success: false, message: 'Too common.' }, 'Reset Failed', 'Too common.', '/reset-password?token=abc'],
    ['no message', {}, 'Reset Failed', 'Failed to reset password. The link may have expired.', '/reset-password?token=abc'],
  ])('with %s', async (_what, body, title, description, at) => {
    fetched.mockResolvedValue(new Response(JSON.stringify(body), { status: 400 }));
    const { user, address } = await fill('a good one', 'a good one');
    await user.click(submit());
    await waitFor(() => expect(currentToast()).toMatchObject({ title, description }));
    await waitFor(() => expect(address()).toBe(at));
  });
});
