import { describe, expect, it } from 'vitest';
import { accessOf } from './access.ts';
import { displayName } from './session.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const in5Days = '2026-11-26T11:00:00Z';

describe('what a plan opens', () => {
  it.each([
    ['nobody', null, { hasPremiumAccess: false, canStartTrial: false }],
    ['a free member', { id: 'a', subscriptionStatus: 'free' as const }, { hasPremiumAccess: false, canStartTrial: true }],
    ['free after a trial', { id: 'a', subscriptionStatus: 'free' as const, trialEndsAt: in5Days }, { canStartTrial: false }],
    [
      'a running trial',
      { id: 'a', subscriptionStatus: 'trial' as const, trialEndsAt: in5Days },
      { hasPremiumAccess: true, isOnTrial: true, trialDaysRemaining: 5, canStartTrial: false },
    ],
    [
      'a trial that ends now',
      { id: 'a', subscriptionStatus: 'trial' as const, trialEndsAt: NOW },
      { hasPremiumAccess: false, isOnTrial: false, trialDaysRemaining: 0 },
    ],
    [
      'a trial with no readable end',
      { id: 'a', subscriptionStatus: 'trial' as const, trialEndsAt: 'soon' },
      { hasPremiumAccess: false, isOnTrial: false },
    ],
    [
      'a subscriber',
      { id: 'a', subscriptionStatus: 'active' as const },
      { hasPremiumAccess: true, isPremiumSubscriber: true, isOnTrial: false },
    ],
  ])('%s', (_who, user, access) => {
    expect(accessOf(user, NOW)).toMatchObject(access);
  });
});

it.each([
  [{ id: 'a', firstName: 'Ana', lastName: 'Lima' }, 'Ana Lima'],
  [{ id: 'a', firstName: ' ', lastName: null, username: 'ana' }, 'ana'],
  [{ id: 'a' }, 'User'],
])('the name of %j is %s', (user, name) => {
  expect(displayName(user)).toBe(name);
});
