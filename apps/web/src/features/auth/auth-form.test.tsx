import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { AuthScreen } from './auth-screen.tsx';

const fetched = vi.fn<typeof fetch>();

/** What the server answers about new passwords; every other call is `fetched`. */
let rules: unknown;
const askedForRules = vi.fn();

beforeEach(() => {
  rules = {};
  askedForRules.mockReset();
  fetched.mockReset();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/ways') return new Response('{}');
    if (path !== '/api/auth/password-rules') return fetched(path, init);
    askedForRules();
    return new Response(JSON.stringify(rules));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dismissToast();
});

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
/** What a reader hears after the field's name. */
const described = (label: string) => document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;

describe('the screen', () => {
  it('turns between sign-in and sign-up', async () => {
    const { user } = await renderApp(<AuthScreen />, { at: '/auth' });
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeDefined();
    expect(screen.queryByLabelText('First name')).toBeNull();
    await user.click(button('Create Account'));
    expect(screen.getByRole('heading', { level: 1, name: 'Create Account' })).toBeDefined();
    expect(input('First name').value).toBe('');
    await user.click(button('Sign In'));
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeDefined();
  });

  it('shows the password on a press and hides it on the next', async () => {
    const { user } = await renderApp(<AuthScreen />, { at: '/auth' });
    expect(input('Password').type).toBe('password');
    await user.click(button('Show password'));
    expect(input('Password').type).toBe('text');
    await user.click(button('Hide password'));
    expect(input('Password').type).toBe('password');
  });

  it.each([
    ['/auth', ['Email', 'Password']],
    ['/auth?welcome=true', ['First name', 'Last name', 'Username', 'Email', 'Password']],
  ])('at %s requires %j, an e-mail typed as one and a password of six', async (at, labels) => {
    await renderApp(<AuthScreen />, { at });
    for (const label of labels) expect(input(label).required).toBe(true);
    expect(input('Email').type).toBe('email');
    expect([input('Password').minLength, input('Password').maxLength]).toEqual([6, 128]);
  });
});

describe('the least length of a password', () => {
  it('is the server’s in a sign-up, in the hint and in the fault', async () => {
    rules = { minLength: 12 };
    const { user } = await renderApp(<AuthScreen />, { at: '/auth?welcome=true' });
    await waitFor(() => expect(input('Password').minLength).toBe(12));
    expect(described('Password')).toBe('At least 12 characters');
    await user.type(input('Password'), 'elevenchars');
    await user.click(within(document.querySelector('form') ?? document.body).getByRole('button', { name: 'Create Account' }));
    expect(described('Password')).toContain('Password must be at least 12 characters long.');
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([null, [], 'twelve', { minLength: '12' }, { minLength: 3 }])('is six where the server answers %j', async (given) => {
    rules = given;
    await renderApp(<AuthScreen />, { at: '/auth?welcome=true' });
    await waitFor(() => expect(askedForRules).toHaveBeenCalled());
    expect([input('Password').minLength, described('Password')]).toEqual([6, 'At least 6 characters']);
  });

  it('is not asked for by a sign-in, whose password may be older than the setting', async () => {
    rules = { minLength: 12 };
    await renderApp(<AuthScreen />, { at: '/auth' });
    expect(input('Password').minLength).toBe(6);
    expect(askedForRules).not.toHaveBeenCalled();
  });
});

describe('a form that is not complete', () => {
  it('sends nothing, says beside each field what is missing and goes to the first', async () => {
    const { user } = await renderApp(<AuthScreen />, { at: '/auth?welcome=true' });
    await user.type(input('First name'), 'Ana');
    await user.type(input('Email'), 'ana at example');
    await user.type(input('Password'), '12345');
    await user.click(within(document.querySelector('form') ?? document.body).getByRole('button', { name: 'Create Account' }));
    expect(fetched).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input('Last name'));
    expect(input('First name').getAttribute('aria-invalid')).not.toBe('true');
    for (const [label, fault] of [
      ['Last name', 'Please fill this in.'],
      ['Username', 'Please fill this in.'],
      ['Email', 'Please enter an email address like name@example.com.'],
      ['Password', 'Password must be at least 6 characters long.'],
    ] as const) {
      expect(input(label).getAttribute('aria-invalid')).toBe('true');
      expect(described(label)).toContain(fault);
    }
    await user.type(input('Last name'), 'L');
    expect(input('Last name').getAttribute('aria-invalid')).not.toBe('true');
    expect(described('Username')).toContain('Please fill this in.');
  });

  it.each([
    ['', '12345678', 'Email'],
    ['ana@example.com', '', 'Password'],
    ['ana@example.com', '12345', 'Password'],
  ])('signs in nobody with %j and %j', async (email, password, blamed) => {
    const { user } = await renderApp(<AuthScreen />, { at: '/auth' });
    if (email !== '') await user.type(input('Email'), email);
    if (password !== '') await user.type(input('Password'), password);
    await user.click(button('Sign In'));
    expect(fetched).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input(blamed));
  });
});

it('after a sign-in the toast is shown for half a second before home comes', async () => {
  fetched.mockResolvedValue(
    new Response(JSON.stringify({ success: true, token: 't1', user: { id: 'ana', firstName: 'Ana', email: 'ana@example.com' } })),
  );
  const { user, address } = await renderApp(<AuthScreen />, { at: '/auth' });
  await user.type(input('Email'), 'ana@example.com');
  await user.type(input('Password'), 'a good one');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(button('Sign In'));
  await waitFor(() => expect(currentToast()?.title).toBe('Welcome back!'));
  await vi.advanceTimersByTimeAsync(300);
  await waitFor(() => expect(address()).toBe('/auth'));
  await vi.advanceTimersByTimeAsync(200);
  await waitFor(() => expect(address()).toBe('/'));
});
