import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../testing/index.ts';
import {
  currentStatus,
  hasPremiumAccess,
  latestOwnership,
  latestSnapshot,
  leadingSubscription,
  mergeEntitlement,
  ownerAfterTransfers,
  type Subscription,
  type SubscriptionSnapshot,
  type Transfer,
} from './index.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
/** Few moments, so that many messages are of the same second. */
const snapshot: fc.Arbitrary<SubscriptionSnapshot> = fc.record({
  plan: fc.constantFrom('monthly', 'yearly', null),
  phase: fc.constantFrom('trial', 'paid'),
  endsAt: fc.integer({ min: 0, max: 5 }).map((days) => NOW + days * DAY),
  renews: fc.boolean(),
  paymentProblem: fc.boolean(),
  observedAt: fc.integer({ min: 0, max: 6 }).map((second) => NOW + second * 1000),
  eventId: fc.stringMatching(/^evt_[a-d]{1,3}$/),
});

/** Twelve messages, each one to five times, in any order. */
const deliveries = fc
  .uniqueArray(snapshot, { minLength: 12, maxLength: 12, selector: ({ eventId, observedAt }) => `${eventId} ${observedAt}` })
  .chain((history) =>
    fc.tuple(fc.constant(history), fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 12, maxLength: 12 })).chain(([events, times]) => {
      const sent = events.flatMap((event, index) => Array.from({ length: times[index] ?? 1 }, () => event));
      return fc.tuple(fc.constant(events), fc.shuffledSubarray(sent, { minLength: sent.length, maxLength: sent.length }));
    }),
  );

describe('subscription snapshots', () => {
  it('comes to the same whatever the order and number of the messages', () => {
    fc.assert(
      fc.property(deliveries, ([history, arrived]) => {
        expect(arrived.reduce(latestSnapshot)).toEqual(history.reduce(latestSnapshot));
      }),
      { numRuns: times(600, 5000) },
    );
  });

  it('is never put back by an older message', () => {
    fc.assert(
      fc.property(snapshot, snapshot, (a, b) => {
        expect(latestSnapshot(a, b).observedAt).toBe(Math.max(a.observedAt, b.observedAt));
        expect(latestSnapshot(a, b)).toEqual(latestSnapshot(b, a));
      }),
    );
  });

  it('of one second is what gives more: a subscription begins incomplete and paid in the same second', () => {
    const incomplete: SubscriptionSnapshot = {
      plan: 'monthly',
      phase: 'paid',
      endsAt: NOW,
      renews: false,
      paymentProblem: false,
      observedAt: NOW,
      eventId: 'evt_b',
    };
    const active: SubscriptionSnapshot = { ...incomplete, endsAt: NOW + 30 * DAY, renews: true, eventId: 'evt_a' };
    expect([latestSnapshot(incomplete, active), latestSnapshot(active, incomplete)]).toEqual([active, active]);
  });
});

describe('whose a purchase is', () => {
  const transfers: Transfer[] = [
    { from: 'ana', to: 'bob', at: 20, eventId: '1' },
    { from: 'bob', to: 'cid', at: 40, eventId: '2' },
    { from: 'cid', to: null, at: 60, eventId: '3' },
  ];
  it.each([
    [{ owner: 'ana', at: 10 }, transfers, { owner: null, at: 60 }],
    [{ owner: 'ana', at: 10 }, transfers.slice(0, 2), { owner: 'cid', at: 40 }],
    [{ owner: 'ana', at: 30 }, transfers, { owner: 'ana', at: 30 }],
    [{ owner: 'bob', at: 10 }, transfers.slice(0, 2), { owner: 'cid', at: 40 }],
    [{ owner: 'dan', at: 10 }, transfers, { owner: 'dan', at: 10 }],
  ])('%j is followed through its transfers', (start, known, expected) =>
    expect(ownerAfterTransfers(start, known.toReversed())).toEqual(expected),
  );

  it('ends even where transfers go in a circle at one moment', () => {
    expect(
      ownerAfterTransfers({ owner: 'ana', at: 1 }, [
        { from: 'ana', to: 'bob', at: 2, eventId: '1' },
        { from: 'bob', to: 'ana', at: 2, eventId: '2' },
      ]),
    ).toEqual({ owner: 'bob', at: 2 });
  });

  it('is the later claim, and of two at one moment always the same', () => {
    expect(latestOwnership({ owner: 'ana', at: 2 }, { owner: 'bob', at: 1 })).toEqual({ owner: 'ana', at: 2 });
    expect(latestOwnership({ owner: 'ana', at: 1 }, { owner: 'bob', at: 1 })).toEqual(
      latestOwnership({ owner: 'bob', at: 1 }, { owner: 'ana', at: 1 }),
    );
  });
});

describe('the plan that several sources make', () => {
  const paid = (endsAt: number, more: Partial<Subscription> = {}): Subscription => ({
    source: 'stripe',
    plan: 'monthly',
    phase: 'paid',
    endsAt,
    renews: true,
    paymentProblem: false,
    ...more,
  });

  it.each<[string, Parameters<typeof mergeEntitlement>[0], object]>([
    ['nothing', { trialEndsAt: null, subscriptions: [] }, { subscriptionStatus: 'free', subscriptionPlan: null, subscriptionEndsAt: null }],
    [
      'a trial',
      { trialEndsAt: NOW, trialPlan: 'yearly', subscriptions: [] },
      { subscriptionStatus: 'trial', subscriptionPlan: 'yearly', trialEndsAt: NOW },
    ],
    [
      'the longer of two',
      { trialEndsAt: null, subscriptions: [paid(NOW), paid(NOW + DAY, { source: 'store', plan: 'yearly' })] },
      { subscriptionStatus: 'active', subscriptionPlan: 'yearly', subscriptionEndsAt: NOW + DAY },
    ],
    [
      'one that waits for the trial to end',
      { trialEndsAt: NOW, subscriptions: [paid(NOW + 900, { phase: 'trial', plan: 'yearly' })] },
      { subscriptionStatus: 'trial', subscriptionPlan: 'yearly', subscriptionEndsAt: null },
    ],
    [
      'free time that Stripe gave beyond our trial',
      { trialEndsAt: NOW, subscriptions: [paid(NOW + DAY, { phase: 'trial' })] },
      { subscriptionStatus: 'active', subscriptionEndsAt: NOW + DAY },
    ],
    [
      'free time that Stripe gave without a trial',
      { trialEndsAt: null, subscriptions: [paid(NOW + DAY, { phase: 'trial' })] },
      { subscriptionStatus: 'active', subscriptionEndsAt: NOW + DAY },
    ],
  ])('%s', (_name, sources, expected) => expect(mergeEntitlement(sources)).toMatchObject(expected));

  it('is led by what lasts longest, then by what renews, then by what we can manage', () => {
    const [long, cancelled, store] = [paid(NOW + DAY), paid(NOW, { renews: false }), paid(NOW, { source: 'store' })];
    expect(leadingSubscription([cancelled, store, long])).toBe(long);
    expect(leadingSubscription([cancelled, store])).toBe(store);
    expect(leadingSubscription([store, paid(NOW)])).toMatchObject({ source: 'stripe' });
    expect(leadingSubscription([])).toBeUndefined();
  });

  it('gives premium at a moment exactly while one of its sources runs', () => {
    const subscription = fc.record({
      source: fc.constantFrom('stripe', 'store'),
      plan: fc.constant('monthly'),
      phase: fc.constantFrom('trial', 'paid'),
      endsAt: fc.integer({ min: NOW - 9 * DAY, max: NOW + 9 * DAY }),
      renews: fc.boolean(),
      paymentProblem: fc.boolean(),
    }) satisfies fc.Arbitrary<Subscription>;
    const trial = fc.option(fc.integer({ min: NOW - 9 * DAY, max: NOW + 9 * DAY }), { nil: null });
    fc.assert(
      fc.property(trial, fc.array(subscription, { maxLength: 4 }), (trialEndsAt, subscriptions) => {
        const facts = mergeEntitlement({ trialEndsAt, subscriptions });
        const runs = [trialEndsAt ?? 0, ...subscriptions.map(({ endsAt }) => endsAt)].some((end) => end > NOW);
        // A subscription that waits for our trial may end up to a second later, since Stripe counts whole seconds.
        const rounding = subscriptions.some(
          ({ phase, endsAt }) => phase === 'trial' && trialEndsAt !== null && Math.abs(endsAt - trialEndsAt) <= 1000,
        );
        if (!rounding) expect(hasPremiumAccess({ ...facts, subscriptionStatus: currentStatus(facts, NOW) }, NOW)).toBe(runs);
      }),
    );
  });
});
