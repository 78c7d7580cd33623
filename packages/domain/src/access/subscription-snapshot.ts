import type { Subscription } from './entitlement.ts';

/** The state of a subscription that one event of a provider describes; `observedAt` is epoch ms by the provider's own clock. */
export type SubscriptionSnapshot = Omit<Subscription, 'source'> & { observedAt: number; eventId: string };

/**
 * The later of two snapshots of the same subscription. A total order, so that events may arrive twice, late and in any
 * order: reducing by it is commutative, associative and idempotent, and the result depends on the set of snapshots alone.
 *
 * Providers date by the second. Of two snapshots of one second the one that gives more counts: a new subscription is reported
 * as incomplete and then as paid in the same second, never the other way round.
 */
export function latestSnapshot<T extends SubscriptionSnapshot>(a: T, b: T): T {
  return compareSnapshots(a, b) >= 0 ? a : b;
}

function compareSnapshots(a: SubscriptionSnapshot, b: SubscriptionSnapshot): number {
  return (
    a.observedAt - b.observedAt ||
    a.endsAt - b.endsAt ||
    Number(a.phase === 'paid') - Number(b.phase === 'paid') ||
    Number(b.renews) - Number(a.renews) ||
    Number(a.paymentProblem) - Number(b.paymentProblem) ||
    byCodePoint(a.plan ?? '', b.plan ?? '') ||
    byCodePoint(a.eventId, b.eventId)
  );
}

/** Purchases of one person that a store moved to another (`null`: to nobody we know), `at` epoch ms by the store's clock. */
export type Transfer = { from: string; to: string | null; at: number; eventId: string };

/** Whose a purchase is, since when. */
export type Ownership = { owner: string | null; at: number };

/**
 * Who owns what belonged to `owner` at a moment, once every transfer after that moment is followed. Independent of the
 * order in which the transfers became known.
 */
export function ownerAfterTransfers({ owner, at }: Ownership, transfers: readonly Transfer[]): Ownership {
  const next = transfers
    .filter((transfer) => transfer.from === owner && transfer.at > at)
    .toSorted((a, b) => a.at - b.at || byCodePoint(a.to ?? '', b.to ?? '') || byCodePoint(a.eventId, b.eventId))[0];
  return next === undefined ? { owner, at } : ownerAfterTransfers({ owner: next.to, at: next.at }, transfers);
}

/** The later claim to a purchase; of two at the same moment always the same one, whichever is met first. */
export function latestOwnership(a: Ownership, b: Ownership): Ownership {
  return (a.at - b.at || byCodePoint(a.owner ?? '', b.owner ?? '')) >= 0 ? a : b;
}

function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
