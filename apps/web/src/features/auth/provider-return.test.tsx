import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPage } from '../../lib/address.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/feedback/toast-store.ts';
import { AuthScreen } from './auth-screen.tsx';

const USER = { id: 'ana', firstName: 'Ana', email: 'ana@example.com' };
const STEP = {
  success: true,
  message: '',
  provider: 'Our Club',
  proposal: { email: 'mia@example.org', firstName: 'Mia', lastName: '', username: 'mia' },
};
const sent = vi.fn<(path: string, body: unknown) => { status: number; body: object }>();
let ways: object;

beforeEach(() => {
  sent.mockReset();
  ways = { signUp: 'open', providers: [{ id: '1', label: 'Our Club' }] };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/password-rules') return new Response('{}');
    if (path === '/api/auth/ways') return new Response(JSON.stringify(ways));
    const { status, body } = sent(path, init?.body === undefined ? null : JSON.parse(String(init.body)));
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dismissToast();
});

describe('a sign-in elsewhere', () => {
  it('begins with a button that names the service, beside the password', async () => {
    sent.mockReturnValue({ status: 200, body: { url: 'https://id.example/authorize' } });
    const leaveFor = vi.spyOn(browserPage, 'leaveFor').mockReturnValue();
    const { user } = await renderApp(<AuthScreen />, { at: '/auth' });
    await user.click(await screen.findByRole('button', { name: 'Continue with Our Club' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://id.example/authorize'));
    expect(sent).toHaveBeenCalledWith('/api/auth/provider', { provider: '1' });
  });

  it('that comes back signs in', async () => {
    sent.mockReturnValue({ status: 200, body: { ...STEP, step: 'signed-in', token: 't1', user: USER } });
    const { session } = await renderApp(<AuthScreen />, { at: '/auth?provider=continue' });
    await waitFor(() => expect(currentToast()?.title).toBe('Welcome back!'));
    expect(session.getState().user?.firstName).toBe('Ana');
  });

  it('of somebody new proposes their names, and makes the account by a press', async () => {
    sent.mockImplementation((path) =>
      path.endsWith('finish')
        ? { status: 200, body: { ...STEP, step: 'sign-up' } }
        : { status: 200, body: { success: true, token: 't1', user: USER } },
    );
    const { user } = await renderApp(<AuthScreen />, { at: '/auth?provider=continue' });
    expect(
      await screen.findByText('Our Club says that you are mia@example.org. Your account will have this address and no password.'),
    ).toBeDefined();
    await user.type(screen.getByLabelText('Last name'), 'Moon');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Account created!'));
    expect(sent).toHaveBeenLastCalledWith(
      '/api/auth/provider/register',
      expect.objectContaining({ firstName: 'Mia', lastName: 'Moon', username: 'mia' }),
    );
  });

  it('of an address that has an account asks for its password', async () => {
    sent.mockImplementation((path) =>
      path.endsWith('finish')
        ? { status: 200, body: { ...STEP, step: 'password' } }
        : { status: 401, body: { success: false, error: 'Please check your credentials and try again.', code: 'invalid_credentials' } },
    );
    const { user } = await renderApp(<AuthScreen />, { at: '/auth?provider=continue' });
    await user.type(await screen.findByLabelText('Password'), 'a good one');
    await user.click(screen.getByRole('button', { name: 'Connect and sign in' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Authentication Failed'));
    expect(sent).toHaveBeenLastCalledWith('/api/auth/provider/password', { password: 'a good one' });
  });

  it('of somebody new is refused on a server that takes nobody', async () => {
    ways = { ...ways, signUp: 'closed' };
    sent.mockReturnValue({ status: 200, body: { ...STEP, step: 'sign-up' } });
    await renderApp(<AuthScreen />, { at: '/auth?provider=continue' });
    expect(await screen.findByText('This server takes no new accounts. You can scan without one.')).toBeDefined();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it.each([
    ['cancelled', 'The sign-in was ended there. Nothing was changed.'],
    ['failed', 'This sign-in was not accepted, or it took too long. Please begin again.'],
  ])('that was %s says so above the form', async (outcome, words) => {
    await renderApp(<AuthScreen />, { at: `/auth?provider=${outcome}` });
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(screen.getByLabelText('Password')).toBeDefined();
  });
});
