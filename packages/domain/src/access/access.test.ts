import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessState,
  canStartTrial,
  currentStatus,
  dayBounds,
  dayKey,
  FREE_SCANS_PER_DAY,
  hasPremiumAccess,
  PLAN_PRICES,
  planName,
  type SubscriptionFacts,
  TRIAL_DAYS,
  trialDaysRemaining,
  trialEnd,
  yearlySaving,
} from './index.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
const free: SubscriptionFacts = { subscriptionStatus: 'free', trialEndsAt: null };
const trial = (trialEndsAt: number | null): SubscriptionFacts => ({ subscriptionStatus: 'trial', trialEndsAt });
const active: SubscriptionFacts = { subscriptionStatus: 'active', trialEndsAt: null };

describe('premium access', () => {
  it.each<[string, SubscriptionFacts, boolean]>([
    ['active', active, true],
    ['free', free, false],
    ['free after a trial', { ...free, trialEndsAt: NOW + DAY }, false],
    ['on a trial that runs', trial(NOW + 1), true],
    ['on a trial that ends now', trial(NOW), false],
    ['on a trial that is over', trial(NOW - 1), false],
    ['on a trial without an end', trial(null), false],
  ])('of a member who is %s', (_name, user, expected) => expect(hasPremiumAccess(user, NOW)).toBe(expected));

  it.each<[number | null, number]>([
    [NOW + 7 * DAY, 7],
    [NOW + 6 * DAY + 1, 7],
    [NOW + DAY, 1],
    [NOW + 1, 1],
    [NOW, 0],
    [NOW - DAY, 0],
    [null, 0],
  ])('a trial until %s has %d days left', (end, days) => expect(trialDaysRemaining(trial(end), NOW)).toBe(days));

  it.each<[SubscriptionFacts, boolean]>([
    [free, true],
    [{ ...free, trialEndsAt: NOW - DAY }, false],
    [trial(NOW + DAY), false],
    [active, false],
  ])('%j may start a trial: %s', (user, expected) => expect(canStartTrial(user)).toBe(expected));

  it('runs seven days from the start of a trial', () => {
    expect([TRIAL_DAYS, trialDaysRemaining(trial(trialEnd(NOW)), NOW)]).toEqual([7, 7]);
  });

  it.each<[SubscriptionFacts, number, string]>([
    [{ ...active, subscriptionEndsAt: NOW + 1 }, 0, 'active'],
    [{ ...active, subscriptionEndsAt: NOW }, 0, 'free'],
    [{ ...active, subscriptionEndsAt: NOW - DAY }, 2 * DAY, 'active'],
    [active, 0, 'active'],
    [trial(NOW), 0, 'free'],
    [trial(NOW + 1), 0, 'trial'],
  ])('%j with %d ms of grace is %s', (user, grace, status) => expect(currentStatus(user, NOW, grace)).toBe(status));

  it('tells a screen everything at once', () => {
    expect(accessState(trial(NOW + 2 * DAY), NOW)).toEqual({
      hasPremiumAccess: true,
      isOnTrial: true,
      isPremiumSubscriber: false,
      trialDaysRemaining: 2,
      canStartTrial: false,
    });
    expect(accessState(free, NOW)).toEqual({
      hasPremiumAccess: false,
      isOnTrial: false,
      isPremiumSubscriber: false,
      trialDaysRemaining: 0,
      canStartTrial: true,
    });
    expect(accessState({ ...active, subscriptionEndsAt: NOW - 1 }, NOW)).toMatchObject({
      hasPremiumAccess: false,
      isPremiumSubscriber: false,
    });
    expect(accessState(trial(NOW - 1), NOW)).toMatchObject({ hasPremiumAccess: false, canStartTrial: false });
  });

  it('never comes back once a trial has run out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 * DAY }), fc.nat(20 * DAY), (end, later) => {
        const user = trial(NOW + end);
        if (!hasPremiumAccess(user, NOW)) expect(hasPremiumAccess(user, NOW + later)).toBe(false);
        expect(trialDaysRemaining(user, NOW + later)).toBeLessThanOrEqual(trialDaysRemaining(user, NOW));
      }),
    );
  });
});

describe('the free limit of scans', () => {
  it('is five a day', () => expect(FREE_SCANS_PER_DAY).toBe(5));
});

describe('the member’s day', () => {
  it.each([
    ['2026-11-21T23:30:00Z', 'UTC', '2026-11-21'],
    ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
    ['2026-11-21T02:00:00Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T23:59:59Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T23:30:00Z', 'Mars/Olympus', '2026-11-21'],
    ['2026-11-21T23:30:00Z', '', '2026-11-21'],
    ['2026-11-21T18:45:00Z', 'Asia/Kathmandu', '2026-11-22'],
  ])('at %s in %s is %s', (instant, zone, key) => expect(dayKey(Date.parse(instant), zone)).toBe(key));

  it.each([
    ['a plain day', '2026-11-21T12:00:00Z', 'UTC', '2026-11-21T00:00:00Z', 24],
    ['a day of 23 hours', '2026-03-29T12:00:00Z', 'Europe/Berlin', '2026-03-28T23:00:00Z', 23],
    ['a day of 25 hours', '2026-10-25T12:00:00Z', 'Europe/Berlin', '2026-10-24T22:00:00Z', 25],
    ['a day that begins at one', '2026-04-24T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00Z', 23],
  ])('%s has its true bounds', (_name, instant, zone, start, hours) => {
    const bounds = dayBounds(Date.parse(instant), zone);
    expect(new Date(bounds.start).toISOString()).toBe(new Date(start).toISOString());
    expect((bounds.end - bounds.start) / 3_600_000).toBe(hours);
  });

  it('holds every moment between its bounds', () => {
    const zone = fc.constantFrom('UTC', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe', 'America/Sao_Paulo');
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2035, 0) }), zone, (now, timeZone) => {
        const { start, end } = dayBounds(now, timeZone);
        expect(start <= now && now < end).toBe(true);
        expect([dayKey(start, timeZone), dayKey(end - 1, timeZone)]).toEqual([dayKey(now, timeZone), dayKey(now, timeZone)]);
        expect(dayKey(start - 1, timeZone) < dayKey(now, timeZone) && dayKey(end, timeZone) > dayKey(now, timeZone)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('plans', () => {
  it.each([
    ['month', 'monthly'],
    ['Monthly', 'monthly'],
    ['year', 'yearly'],
    [' YEARLY ', 'yearly'],
    ['weekly', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s is %s', (text, plan) => expect(planName(text)).toBe(plan));

  it('save 17 %, 19 dollars, two months', () => {
    expect(yearlySaving(PLAN_PRICES.monthly, PLAN_PRICES.yearly)).toEqual({ fullPrice: 11_988, percent: 17, dollars: 19, monthsFree: 2 });
    expect(yearlySaving(100, 5000)).toMatchObject({ percent: 0, dollars: 0, monthsFree: 0 });
    expect(yearlySaving(0, 0)).toEqual({ fullPrice: 0, percent: 0, dollars: 0, monthsFree: 0 });
  });
});
