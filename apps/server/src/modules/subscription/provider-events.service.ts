import {
  latestOwnership,
  latestSnapshot,
  mergeEntitlement,
  type Ownership,
  ownerAfterTransfers,
  type SubscriptionSnapshot,
  type Transfer,
} from '@labelwise/domain/access';
import type { Tx } from '../../db/db.ts';
import type { SubscriptionTable } from '../../db/schema/billing.ts';
import type { Clock } from '../../lib/clock.ts';
import { withTimeLimit } from '../../lib/resilience.ts';
import type {
  CheckoutChange,
  CustomerChange,
  EventSource,
  PaymentGateway,
  ProviderChange,
  ProviderEvent,
  SubscriptionChange,
  TransferChange,
} from './payment-gateway.ts';
import type { BillingRepository } from './subscription.repository.ts';

type Deps = {
  repository: BillingRepository;
  gateway: PaymentGateway | null;
  now: Clock;
  /** Does an event of a sandbox count here? Not where real money does. */
  acceptsSandbox: (source: EventSource) => boolean;
};

/** Stripe waits for our answer to its event. */
const READ_MS = 3000;

export type ProviderEventsService = ReturnType<typeof createProviderEventsService>;

/** Applies the events of payment providers, each once; the only way in which a paid plan begins, changes or ends. */
export function createProviderEventsService({ repository, gateway, now, acceptsSandbox }: Deps) {
  /**
   * The event of a completed checkout names the subscription but does not describe it. Reading it at Stripe saves the
   * wait for the event that does; where it cannot be read, that event will do. Taken to be of the moment of this event:
   * later changes have events of their own.
   */
  async function described({ changes, at }: ProviderEvent): Promise<readonly ProviderChange[]> {
    const made: SubscriptionChange[] = [];
    for (const change of changes) {
      if (change.kind !== 'checkout' || !change.completed || change.subscriptionId === null || gateway === null) continue;
      const read = await withTimeLimit(READ_MS, gateway.readSubscription(change.subscriptionId, at));
      if (read !== null) made.push(read);
    }
    return [...changes, ...made];
  }

  return {
    async take(event: ProviderEvent): Promise<'applied' | 'ignored' | 'repeated' | 'sandbox'> {
      if (event.sandbox && !acceptsSandbox(event.source)) return 'sandbox';
      const changes = await described(event);
      return repository.recordOnce(event, now(), (tx) => applyChanges(tx, changes, now()));
    },

    /**
     * Compares every subscription of the Stripe account with ours and takes over what is newer there, as if no event had
     * been missed.
     */
    async reconcile(): Promise<{ read: number; corrected: number; unknown: number }> {
      const counts = { read: 0, corrected: 0, unknown: 0 };
      for await (const change of gateway?.allSubscriptions() ?? []) {
        counts.read += 1;
        const found = await repository.change((tx) => reconcileSubscription(tx, change, now()));
        if (found !== 'same') counts[found] += 1;
      }
      return counts;
    },
  };
}

/**
 * Writes what a provider reported, and from it each affected member's plan. The result depends on the set of events alone,
 * not on their order or number: every rule that decides between two of them is an order of the domain.
 *
 * @returns whether any of it concerned us
 */
async function applyChanges(tx: Tx, changes: readonly ProviderChange[], now: number): Promise<boolean> {
  const concerned = new Set<string>();
  let used = false;
  for (const change of changes) {
    const members = await applyOne(tx, change, now);
    used ||= members !== null;
    for (const id of members ?? []) concerned.add(id);
  }
  for (const memberId of concerned) await derivePlan(tx, memberId);
  return used;
}

/** Takes over what was read at the provider, and says whether that changed anything. */
async function reconcileSubscription(tx: Tx, change: SubscriptionChange, now: number): Promise<'same' | 'corrected' | 'unknown'> {
  const before = await tx.selectFrom('subscription').selectAll().where('id', '=', change.id).executeTakeFirst();
  if (before === undefined && (await findAccountId(tx, change)) === null) return 'unknown';
  await applyChanges(tx, [change], now);
  const after = await tx.selectFrom('subscription').selectAll().where('id', '=', change.id).executeTakeFirst();
  return before !== undefined && after !== undefined && COMPARED_COLUMNS.every((name) => before[name] === after[name])
    ? 'same'
    : 'corrected';
}

const COMPARED_COLUMNS = ['memberId', 'plan', 'phase', 'endsAt', 'renews', 'paymentProblem'] as const;

/** @returns the members whose subscriptions changed; `null` when it did not concern us */
function applyOne(tx: Tx, change: ProviderChange, now: number): Promise<string[] | null> {
  switch (change.kind) {
    case 'subscription':
      return storeSubscription(tx, change);
    case 'customer':
      return linkCustomer(tx, change, now);
    case 'checkout':
      return endCheckout(tx, change, now);
    case 'transfer':
      return moveStorePurchases(tx, change);
  }
}

async function storeSubscription(tx: Tx, change: SubscriptionChange): Promise<string[] | null> {
  const before = await tx.selectFrom('subscription').selectAll().where('id', '=', change.id).executeTakeFirst();
  const accountId = await findAccountId(tx, change);
  // Of an unknown or deleted member. A customer of Stripe without a member may be linked by an event still to come.
  if (before === undefined && accountId === null && (change.source === 'store' || change.accountIds.length > 0)) return null;
  const owner = await ownerOf(tx, change, accountId, before);
  const snapshot = before === undefined ? change.snapshot : latestSnapshot(snapshotOf(before), change.snapshot);
  const row = {
    memberId: owner.owner,
    ownerAt: owner.at,
    source: change.source,
    stripeId: change.stripeId,
    customerId: change.customerId,
    plan: snapshot.plan,
    phase: snapshot.phase,
    endsAt: snapshot.endsAt,
    renews: Number(snapshot.renews),
    paymentProblem: Number(snapshot.paymentProblem),
    observedAt: snapshot.observedAt,
    eventId: snapshot.eventId,
  };
  await tx
    .insertInto('subscription')
    .values({ id: change.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return [before?.memberId, owner.owner].filter((id) => typeof id === 'string');
}

/** Who this subscription says it belongs to, if that is a member. Our own record of Stripe's customers comes first. */
async function findAccountId(tx: Tx, { customerId, accountIds }: SubscriptionChange): Promise<string | null> {
  if (customerId !== null) {
    const customer = await tx.selectFrom('billingCustomer').select('memberId').where('customerId', '=', customerId).executeTakeFirst();
    if (customer !== undefined) return customer.memberId;
  }
  return firstMember(tx, accountIds);
}

async function firstMember(tx: Tx, ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const member = await tx.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst();
    if (member !== undefined) return member.id;
  }
  return null;
}

async function ownerOf(
  tx: Tx,
  { source, snapshot }: SubscriptionChange,
  accountId: string | null,
  before: SubscriptionTable | undefined,
): Promise<Ownership> {
  // What Stripe bills stays with the customer that it was made for.
  if (source === 'stripe') return { owner: accountId ?? before?.memberId ?? null, at: 0 };
  const present = before === undefined ? null : { owner: before.memberId, at: before.ownerAt };
  if (accountId === null) return present ?? { owner: null, at: snapshot.observedAt };
  const now = ownerAfterTransfers({ owner: accountId, at: snapshot.observedAt }, await transfersFrom(tx, accountId));
  return present === null ? now : latestOwnership(present, now);
}

/** Every transfer that what belonged to `first` may have gone through. */
async function transfersFrom(tx: Tx, first: string): Promise<Transfer[]> {
  const found: Transfer[] = [];
  const visited = new Set<string>();
  for (let open = [first]; open.length > 0; ) {
    for (const id of open) visited.add(id);
    const rows = await tx.selectFrom('billingTransfer').selectAll().where('memberId', 'in', open).execute();
    found.push(...rows.map(({ memberId, toId, at, eventId }) => ({ from: memberId, to: toId, at, eventId })));
    open = rows
      .map(({ toId }) => toId)
      .filter((id) => id !== null)
      .filter((id) => !visited.has(id));
  }
  return found;
}

async function moveStorePurchases(tx: Tx, { from, to, at, eventId }: TransferChange): Promise<string[] | null> {
  const toId = await firstMember(tx, to);
  const previousOwners = (
    await tx
      .selectFrom('member')
      .select('id')
      .where('id', 'in', [...from, ''])
      .execute()
  )
    .map(({ id }) => id)
    .filter((id) => id !== toId);
  if (previousOwners.length === 0) return null;
  const concerned = new Set(previousOwners);
  for (const memberId of previousOwners) {
    await tx
      .insertInto('billingTransfer')
      .values({ eventId, memberId, toId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const transfers = await transfersFrom(tx, memberId);
    const rows = await tx
      .selectFrom('subscription')
      .select(['id', 'ownerAt'])
      .where('memberId', '=', memberId)
      .where('source', '=', 'store')
      .execute();
    for (const { id, ownerAt } of rows) {
      const owner = ownerAfterTransfers({ owner: memberId, at: ownerAt }, transfers);
      await tx.updateTable('subscription').set({ memberId: owner.owner, ownerAt: owner.at }).where('id', '=', id).execute();
      if (owner.owner !== null) concerned.add(owner.owner);
    }
  }
  return [...concerned];
}

async function linkCustomer(tx: Tx, { customerId, memberId }: CustomerChange, now: number): Promise<string[] | null> {
  if ((await firstMember(tx, [memberId])) === null) return null;
  await tx
    .insertInto('billingCustomer')
    .values({ memberId, customerId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('subscription')
    .set({ memberId })
    .where('customerId', '=', customerId)
    .where('memberId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? [memberId] : [];
}

async function endCheckout(tx: Tx, { sessionId, completed }: CheckoutChange, now: number): Promise<string[] | null> {
  const { numUpdatedRows } = await tx
    .updateTable('billingCheckout')
    .set(completed ? { completedAt: now } : { expiresAt: 0 })
    .where('sessionId', '=', sessionId)
    .where('completedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? [] : null;
}

/** The member's plan, from their trial and every subscription of theirs. */
export async function derivePlan(tx: Tx, memberId: string): Promise<void> {
  const member = await tx
    .selectFrom('member')
    .select(['subscriptionStatus', 'subscriptionPlan', 'trialEndsAt'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member === undefined) return;
  const rows = await tx.selectFrom('subscription').selectAll().where('memberId', '=', memberId).execute();
  const trialPlan = member.subscriptionStatus === 'trial' ? member.subscriptionPlan : null;
  await tx
    .updateTable('member')
    .set(
      mergeEntitlement({
        trialEndsAt: member.trialEndsAt,
        trialPlan,
        subscriptions: rows.map((row) => ({ ...snapshotOf(row), source: row.source })),
      }),
    )
    .where('id', '=', memberId)
    .execute();
}

function snapshotOf({ plan, phase, endsAt, renews, paymentProblem, observedAt, eventId }: SubscriptionTable): SubscriptionSnapshot {
  return { plan, phase, endsAt, renews: renews === 1, paymentProblem: paymentProblem === 1, observedAt, eventId };
}
