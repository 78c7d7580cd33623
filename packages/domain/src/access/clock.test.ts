import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { times } from '../testing/index.ts';
import { dayBounds, hasPremiumAccess, trialDaysRemaining, trialEnd } from './index.ts';

const DAY = 86_400_000;
/** Leap days, changes of summer time, the turn of years, and anything between. */
const instant = fc.oneof(
  fc
    .constantFrom(
      '2028-02-29T00:00:00Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T01:00:00Z',
      '2026-12-31T23:59:59.999Z',
      '2027-01-01T00:00:00Z',
    )
    .map((text) => Date.parse(text)),
  fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
);
const distance = fc.oneof(fc.constantFrom(-1, 0, 1, -DAY, DAY, 3_600_000, -3_600_000), fc.integer({ min: -30 * DAY, max: 30 * DAY }));
const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/Sao_Paulo',
);

it('whatever the clock says, a trial is premium exactly until its end, and its days are counted up and never below none', () => {
  fc.assert(
    fc.property(instant, distance, (now, ms) => {
      const user = { subscriptionStatus: 'trial', trialEndsAt: now + ms } as const;
      expect(hasPremiumAccess(user, now)).toBe(now < user.trialEndsAt);
      expect(trialDaysRemaining(user, now)).toBe(Math.max(0, Math.ceil(ms / DAY)));
    }),
    { numRuns: times(1000, 10_000) },
  );
});

it('a clock that steps back or forth by an hour moves the end of a trial by not a millisecond, and no count by more than a day', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(-3_600_000, 3_600_000), (start, step) => {
      const user = { subscriptionStatus: 'trial', trialEndsAt: trialEnd(start) } as const;
      expect(hasPremiumAccess(user, user.trialEndsAt - 1)).toBe(true);
      expect(hasPremiumAccess(user, user.trialEndsAt)).toBe(false);
      expect(Math.abs(trialDaysRemaining(user, start + step) - trialDaysRemaining(user, start))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

it('each day of a member begins where the one before ended, in every zone', () => {
  fc.assert(
    fc.property(instant, zone, (now, timeZone) => {
      const { start, end } = dayBounds(now, timeZone);
      expect(dayBounds(end, timeZone).start).toBe(end);
      expect(dayBounds(start - 1, timeZone).end).toBe(start);
    }),
    { numRuns: 150 },
  );
});
