import { times } from '@labelwise/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ProviderEvent } from './payment-gateway.ts';
import { createProviderEventsService } from './provider-events.service.ts';
import { createBillingRepository } from './subscription.repository.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

type Delivery = { index: number; fails: boolean };

/** Twelve events, each sent one to five times in any order; one handling in ten breaks off half way. */
const deliveries: fc.Arbitrary<Delivery[]> = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 12, maxLength: 12 }).chain((counts) => {
  const sent = counts.flatMap((count, index) => Array.from({ length: count }, () => index));
  const order = fc.shuffledSubarray(sent, { minLength: sent.length, maxLength: sent.length });
  return order.chain((indexes) =>
    fc.tuple(
      ...indexes.map((index) => fc.record({ index: fc.constant(index), fails: fc.integer({ max: 9, min: 0 }).map((dice) => dice === 0) })),
    ),
  );
});

describe.each(DIALECTS)('the history of a subscription on %s', (dialect) => {
  it('leads to the same plan for every order, repetition and failure on the way', async () => {
    const test = await startTestApp(dialect);
    const [ana, bob] = [(await signUp(test, 'ana')).id, (await signUp(test, 'bob')).id];
    const history = historyOf(ana, bob);
    await deliver(
      test,
      history,
      history.map((_event, index) => ({ index, fails: false })),
    );
    const inOrder = await outcome(test);
    expect(inOrder.members).toMatchObject([
      { subscriptionStatus: 'active', subscriptionPlan: 'yearly' },
      { subscriptionStatus: 'active', subscriptionPlan: 'monthly' },
    ]);
    await fc.assert(
      fc.asyncProperty(deliveries, async (arrived) => {
        await forget(test);
        await deliver(test, history, arrived);
        // Whatever failed is sent again until it is taken in.
        await deliver(
          test,
          history,
          history.map((_event, index) => ({ index, fails: false })),
        );
        expect(await outcome(test)).toEqual(inOrder);
      }),
      { numRuns: times(12, 2500) },
    );
  }, 7_200_000);
});

/** Ana buys monthly, fails, pays, switches to yearly at Stripe; a store purchase of hers is cancelled, taken up and moved to Bob. */
function historyOf(ana: string, bob: string): ProviderEvent[] {
  let count = 0;
  const event = (hours: number, ...changes: ProviderEvent['changes']): ProviderEvent => ({
    source: 'stripe',
    id: `stripe:evt_${(count += 1)}`,
    type: 'test',
    at: NOW + hours * 3_600_000,
    sandbox: false,
    changes,
  });
  const stripe = (hours: number, accountIds: string[], endsAt: number, more: object = {}) =>
    event(hours, {
      kind: 'subscription',
      id: 'stripe:sub_1',
      source: 'stripe',
      stripeId: 'sub_1',
      customerId: 'cus_1',
      accountIds,
      snapshot: {
        plan: 'monthly',
        phase: 'paid',
        endsAt,
        renews: true,
        paymentProblem: false,
        observedAt: NOW + hours * 3_600_000,
        eventId: `s${hours}`,
        ...more,
      },
    });
  const store = (hours: number, owner: string, endsAt: number, more: object = {}) =>
    event(hours, {
      kind: 'subscription',
      id: 'store:APP_STORE:1',
      source: 'store',
      stripeId: null,
      customerId: null,
      accountIds: [owner],
      snapshot: {
        plan: 'monthly',
        phase: 'paid',
        endsAt,
        renews: true,
        paymentProblem: false,
        observedAt: NOW + hours * 3_600_000,
        eventId: `r${hours}`,
        ...more,
      },
    });
  return [
    stripe(0, [], NOW, { renews: false }),
    stripe(0, [], NOW + 30 * DAY),
    event(0, { kind: 'customer', customerId: 'cus_1', memberId: ana }),
    stripe(2, [], NOW + 37 * DAY, { paymentProblem: true }),
    stripe(3, [], NOW + 60 * DAY),
    stripe(4, [], NOW + 365 * DAY, { plan: 'yearly' }),
    store(1, ana, NOW + 31 * DAY),
    store(5, ana, NOW + 31 * DAY, { renews: false }),
    store(6, ana, NOW + 31 * DAY),
    event(7, { kind: 'transfer', from: [ana], to: [bob], at: NOW + 7 * 3_600_000, eventId: 't1' }),
    store(8, bob, NOW + 61 * DAY),
    stripe(9, [], NOW + 365 * DAY, { plan: 'yearly', renews: false }),
  ];
}

async function deliver({ db }: TestApp, history: readonly ProviderEvent[], arrived: readonly Delivery[]): Promise<void> {
  let fails = false;
  const repository = createBillingRepository(db);
  const service = createProviderEventsService({
    gateway: null,
    acceptsSandbox: () => false,
    now: () => NOW,
    repository: {
      ...repository,
      recordOnce: (event, receivedAt, apply) =>
        repository.recordOnce(event, receivedAt, async (tx) => {
          const used = await apply(tx);
          if (fails) throw new Error('the handler broke off');
          return used;
        }),
    },
  });
  for (const delivery of arrived) {
    const event = history[delivery.index];
    if (event === undefined) continue;
    fails = delivery.fails;
    await service.take(event).catch((error: unknown) => {
      if (!delivery.fails) throw error;
    });
  }
}

async function outcome({ db }: TestApp) {
  const members = await db.read
    .selectFrom('member')
    .select(['username', 'subscriptionStatus', 'subscriptionPlan', 'subscriptionEndsAt', 'trialEndsAt'])
    .orderBy('username')
    .execute();
  const subscriptions = await db.read.selectFrom('subscription').selectAll().orderBy('id').execute();
  const events = await db.read.selectFrom('billingEvent').select('id').orderBy('id').execute();
  return { members, subscriptions, events };
}

async function forget({ db }: TestApp): Promise<void> {
  await db.write(async (tx) => {
    for (const table of ['billingEvent', 'billingTransfer', 'billingCustomer', 'subscription'] as const)
      await tx.deleteFrom(table).execute();
    await tx.updateTable('member').set({ subscriptionStatus: 'free', subscriptionPlan: null, subscriptionEndsAt: null }).execute();
  });
}
