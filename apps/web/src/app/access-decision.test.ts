import { describe, expect, it } from 'vitest';
import { decide } from './pages.tsx';

const visitor = { isAuthenticated: false, isGuest: false, isFirstVisit: false };

describe('a signed-out visitor', () => {
  it.each([
    ['open', { show: 'page' }],
    ['card', { show: 'card' }],
    ['in-place', { show: 'sign-in' }],
    ['redirect', { show: 'redirect', to: '/auth', remember: true }],
    ['home', { show: 'redirect', to: '/auth', remember: true }],
  ] as const)('meets at a page of access %s: %j', (access, decision) => {
    expect(decide(access, visitor)).toEqual(decision);
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
