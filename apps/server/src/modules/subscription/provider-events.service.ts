import type { Clock } from '../../lib/clock.ts';
import { withTimeLimit } from '../../lib/resilience.ts';
import { applyChanges, reconcileSubscription } from './apply-provider-events.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { EventSource, ProviderChange, ProviderEvent, SubscriptionChange } from './provider-event.ts';

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
