import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { AuthScreen } from './auth-screen.tsx';

const USER = { id: 'ana', firstName: 'Ana', email: 'ana@example.com' };
const fetched = vi.fn<typeof fetch>();
let ways = '{}';

beforeEach(() => {
  fetched.mockReset();
  ways = '{}';
  // The rules of passwords are asked for beside what the form sends.
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    path === '/api/auth/password-rules' ? new Response('{}') : path === '/api/auth/ways' ? new Response(ways) : fetched(path, init),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

const answered = (status: number, body: object) => fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const sent = (): unknown => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));

async function signIn() {
  const view = await renderApp(<AuthScreen />, { at: '/auth' });
  await view.user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await view.user.type(screen.getByLabelText('Password'), 'a good one');
  await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return view;
}

describe('sign-in', () => {
  it('stores the credentials, says Welcome back!, marks the survey as seen and goes home', async () => {
    answered(200, { success: true, token: 'Bearer t1', user: USER, message: 'ok' });
    const { address, session } = await signIn();
    await waitFor(() => expect(currentToast()?.title).toBe('Welcome back!'));
    expect(localStorage.getItem('token')).toBe('t1');
    expect(localStorage.getItem('hasSeenWelcomeSurvey')).toBe('true');
    expect(session.getState().user?.firstName).toBe('Ana');
    await waitFor(() => expect(address()).toBe('/auth'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent()).toMatchObject({ email: 'ana@example.com', password: 'a good one' });
  });

  it.each([
    ['the server message', { success: false, message: 'Locked for a minute.' }, 'Locked for a minute.'],
    ['else our own words', { success: false }, 'Please check your credentials and try again.'],
  ])('that is refused shows %s', async (_what, body, description) => {
    answered(401, body);
    await signIn();
    await waitFor(() => expect(currentToast()).toMatchObject({ variant: 'destructive', title: 'Authentication Failed', description }));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('without a network shows Connection Error with the detail', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await signIn();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Connection Error',
        description: 'Please check your internet connection and try again. (Failed to fetch)',
      }),
    );
  });
});

describe('sign-up', () => {
  it.each([
    ['/auth?welcome=true', 'Create Account'],
    ['/auth?trial=true', 'Start Free Trial'],
  ])('opens at %s with the button %s', async (at, button) => {
    await renderApp(<AuthScreen />, { at });
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeDefined();
    expect(screen.getByRole('button', { name: button })).toBeDefined();
    expect(currentToast()?.title ?? null).toBe(at.includes('trial') ? 'Start Your Free Trial' : null);
  });

  it('takes saved survey answers along, then drops them and goes to the survey’s address', async () => {
    const answers = { healthGoals: ['Heart health'], dietaryRestrictions: [], concernLevel: 3, interests: [], experience: '' };
    localStorage.setItem('welcomeSurveyData', JSON.stringify(answers));
    answered(200, { success: true, token: 't1', user: USER });
    const { user, address } = await renderApp(<AuthScreen />, { at: '/auth' });
    for (const [label, text] of [
      ['First name', 'Ana'],
      ['Last name', 'Lima'],
      ['Username', 'ana'],
      ['Email', 'ana@example.com'],
      ['Password', 'a good one'],
    ] as const) {
      await user.type(screen.getByLabelText(label), text);
    }
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Account created!'));
    expect(sent()).toMatchObject({ firstName: 'Ana', lastName: 'Lima', username: 'ana', trial: false, surveyData: answers });
    expect(localStorage.getItem('welcomeSurveyData')).toBeNull();
    await waitFor(() => expect(address()).toBe('/welcome-survey?welcome=true'));
  });
});

describe('a forgotten password', () => {
  async function openForgot() {
    const view = await renderApp(<AuthScreen />, { at: '/auth' });
    await view.user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    return {
      ...view,
      send: () => view.user.click(screen.getByRole('button', { name: 'Send Reset Link' })),
      field: () => screen.getByRole('dialog').querySelector('input'),
    };
  }

  it('asks for an e-mail', async () => {
    const { send } = await openForgot();
    await send();
    expect(currentToast()).toMatchObject({ title: 'Email Required', description: 'Please enter your email address.' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('closes and clears on success', async () => {
    answered(200, { success: true });
    const { user, send, field } = await openForgot();
    await user.type(field() ?? document.body, 'ana@example.com');
    await send();
    await waitFor(() => expect(currentToast()?.title).toBe('Reset Email Sent'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(field()?.value).toBe('');
  });

  it.each([
    [
      'fails with a sentence of the server',
      { success: false, message: 'The mail server does not answer.' },
      'The mail server does not answer.',
    ],
    ['fails without one', {}, 'Unable to send reset email.'],
  ])('stays open when it %s', async (_what, body, description) => {
    answered(500, body);
    const { user, send, field } = await openForgot();
    await user.type(field() ?? document.body, 'ana@example.com');
    await send();
    await waitFor(() => expect(currentToast()).toMatchObject({ variant: 'destructive', title: 'Reset Failed', description }));
    expect(field()?.value).toBe('ana@example.com');
  });
});

describe('sign-up on a server that does not take everybody', () => {
  it.each([
    ['closed', '/auth?welcome=true', 'This server takes no new accounts. You can scan without one.'],
    ['closed', '/auth?invitation=abc', 'This server takes no new accounts. You can scan without one.'],
    [
      'invitation',
      '/auth?welcome=true',
      'New accounts are made by invitation here. Please open the link that you were sent, or scan without an account.',
    ],
  ])('%s at %s says so in place of the form', async (signUp, at, words) => {
    ways = JSON.stringify({ signUp });
    await renderApp(<AuthScreen />, { at });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('sends the invitation of the link along', async () => {
    ways = JSON.stringify({ signUp: 'invitation' });
    answered(200, { success: true, token: 't1', user: USER, message: 'ok' });
    const { user } = await renderApp(<AuthScreen />, { at: '/auth?invitation=abc' });
    for (const label of ['First name', 'Last name', 'Username']) await user.type(screen.getByLabelText(label), 'Ana');
    await user.type(screen.getByLabelText('Email'), 'ana@example.com');
    await user.type(screen.getByLabelText('Password'), 'a good one');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(sent()).toMatchObject({ invitation: 'abc' }));
  });
});
