import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { http } from '../platform/http/http.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { renderApp, storeMember } from '../testing/render-app.tsx';
import { currentToast, dismissToast } from '../ui/feedback/toast-store.ts';
import { decide, Pages } from './pages.tsx';
import { routes } from './routes.tsx';

afterEach(() => dismissToast());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a signed-out visitor', () => {
  it.each(['/profile', '/insights?tab=purchased', '/favorites', '/history', '/detailed-history', '/import', '/owner'])(
    'of %s is sent to /auth',
    async (at) => {
      const { address } = await renderApp(<Pages />, { at });
      await heading('Sign In');
      await waitFor(() => expect(address()).toBe('/auth'));
    },
  );

  it('of / is sent to /auth where this device knows Labelwise', async () => {
    localStorage.setItem('hasSeenWelcomeSurvey', 'true');
    const { address } = await renderApp(<Pages />, { at: '/' });
    await heading('Sign In');
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('of /profile?trial=true is invited to the trial at the sign-up', async () => {
    const { address } = await renderApp(<Pages />, { at: '/profile?trial=true' });
    await heading('Create Account');
    await waitFor(() => expect(address()).toBe('/auth?trial=true'));
    expect(currentToast()).toMatchObject({
      title: 'Start Your Free Trial',
      description: 'Sign up now to get 7 days of premium features free!',
    });
  });

  it.each(['/purchased', '/preferences', '/want-more', '/want-less', '/subscription', '/trial-setup', '/trending'])(
    'of %s sees the sign-in screen in place of the page',
    async (at) => {
      const { address } = await renderApp(<Pages />, { at });
      await heading('Sign In');
      await waitFor(() => expect(address()).toBe(at));
    },
  );

  it.each([
    ['/ai-nutritionist', 'AI Nutritionist', 'Sign In to Continue'],
    ['/health-profile', 'Please sign in to manage your health profile', 'Sign In'],
    ['/dietary-restrictions', 'Please sign in to manage your dietary preferences', 'Sign In'],
    ['/subscribe', 'Sign In Required', 'Sign In'],
  ])('of %s sees its own card "%s" with "%s"', async (at, title, button) => {
    const { user, address } = await renderApp(<Pages />, { at });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeDefined();
    await user.click(screen.getByRole('link', { name: button }));
    await waitFor(() => expect(address()).toBe('/auth'));
  });

  it('is welcomed on a first visit to /, and finds a guest home after Explore First', async () => {
    const { user, address } = await renderApp(<Pages />, { at: '/' });
    await heading('Welcome');
    await waitFor(() => expect(address()).toBe('/onboarding'));
    for (const name of ['Next', 'Next', 'Next', 'Get Started']) await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Explore First' }));
    expect(await screen.findByText('What an account adds')).toBeDefined();
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem('hasSeenOnboarding')).toBe('true');
  });

  it('goes to sign-up with the trial after skipping the introduction', async () => {
    const { user, address } = await renderApp(<Pages />, { at: '/onboarding' });
    await heading('Welcome');
    await user.click(screen.getByRole('button', { name: 'Skip Introduction' }));
    await waitFor(() => expect(address()).toBe('/auth?trial=true'));
    await heading('Create Account');
    expect(localStorage.getItem('hasSeenOnboarding')).toBe('true');
  });
});

describe('an unknown path', () => {
  it.each([
    ['a visitor', () => localStorage.setItem('guestMode', 'true')],
    ['a member', () => storeMember()],
  ])('shows %s Page Not Found with the way home', async (_who, arrive) => {
    arrive();
    const { user, address } = await renderApp(<Pages />, { at: '/nowhere' });
    await heading('Page Not Found');
    await user.click(screen.getByRole('link', { name: 'Go Home' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the shell', () => {
  it('has five tabs in their order and the product’s name', async () => {
    localStorage.setItem('guestMode', 'true');
    await renderApp(<Pages />, { at: '/legal' });
    const tabs = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
    expect([...tabs].map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['AI', '/ai-nutritionist'],
      ['Scan', '/scan'],
      ['Insights', '/insights'],
      ['Profile', '/profile'],
    ]);
    expect(screen.getByRole('link', { name: 'Labelwise' }).getAttribute('href')).toBe('/');
  });

  it('says when the browser is offline, and stops saying it', async () => {
    const text = "You're offline. Some features may not work.";
    await renderApp(<Pages />, { at: '/legal' });
    expect(screen.queryByText(text)).toBeNull();
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(text)).toBeDefined();
    fakeFetch({ 'GET /api/health': { body: {} } });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    vi.unstubAllGlobals();
  });

  it('says that it is offline when a request gets no answer, though the browser says online', async () => {
    const text = "You're offline. Some features may not work.";
    fakeFetch({ 'GET /api/scans': new TypeError('Failed to fetch') });
    await renderApp(<Pages />, { at: '/legal' });
    await expect(http.send('/api/scans')).rejects.toThrow('Failed to fetch');
    expect(navigator.onLine).toBe(true);
    expect(await screen.findByText(text)).toBeDefined();
    await http.send('/api/health');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    vi.unstubAllGlobals();
  });
});

describe('a member', () => {
  it('is not invited to the trial by /profile?trial=true', async () => {
    storeMember();
    fakeFetch({});
    await renderApp(<Pages />, { at: '/profile?trial=true' });
    await heading('Ana Lima');
    expect(currentToast()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('does not stay on /auth', async () => {
    storeMember();
    const { address } = await renderApp(<Pages />, { at: '/auth' });
    await waitFor(() => expect(address()).toBe('/'));
  });
});

const visitor = { isAuthenticated: false, isGuest: false, isFirstVisit: false };

describe('a signed-out visitor', () => {
  it.each([
    ['open', { show: 'page' }],
    ['card', { show: 'card' }],
    ['in-place', { show: 'sign-in' }],
    ['redirect', { show: 'redirect', to: '/auth', remember: true }],
    ['home', { show: 'redirect', to: '/auth', remember: true }],
  ] as const)('sees at a page of access %s: %j', (access, decision) => {
    expect(decide(access, visitor)).toEqual(decision);
  });

  it.each([
    '/survey',
    '/welcome-survey',
    '/onboarding',
    '/auth',
    '/reset-password',
    '/terms',
    '/privacy',
    '/legal',
    '/imprint',
    '/accessibility',
    '/retention',
    '/subscription-success',
    '/scan',
    '/results/3017620422003',
    '/results',
    '/search',
    '/compare',
    '/offline',
    '/people',
    '/shopping',
    '/label',
  ])('may open %s', (at) => {
    const route = routes.find(({ path }) => matchPath(path, at) !== null);
    expect(route && decide(route.access, visitor)).toEqual({ show: 'page' });
  });

  it('has a home of their own as a guest', () => {
    expect(decide('home', { ...visitor, isGuest: true })).toEqual({ show: 'guest-home' });
    expect(decide('redirect', { ...visitor, isGuest: true })).toMatchObject({ to: '/auth' });
  });

  it('is welcomed on the very first visit to home, and only there', () => {
    expect(decide('home', { ...visitor, isFirstVisit: true })).toEqual({ show: 'redirect', to: '/onboarding', remember: false });
    expect(decide('redirect', { ...visitor, isFirstVisit: true })).toMatchObject({ to: '/auth' });
  });
});

it.each(['open', 'card', 'in-place', 'redirect', 'home'] as const)('a member sees the page at access %s', (access) => {
  expect(decide(access, { isAuthenticated: true, isGuest: true, isFirstVisit: true })).toEqual({ show: 'page' });
});
