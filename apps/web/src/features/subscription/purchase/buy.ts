import type { PlanName } from '@labelwise/domain/access';
import { noteStoreNews } from '../../../data/store.ts';
import { openCheckout, type PaymentPage } from '../../../data/subscription.ts';
import type { BrowserPage } from '../../../lib/browser-page.ts';
import { loadStore, type PurchaseOutcome, type RestoreOutcome } from '../../../platform/store-purchase/index.ts';
import type { ToastOptions } from '../../../ui/feedback/toast/toast-store.ts';

/** What follows: the page goes away, or it stays and says this. Words in English, as keys. */
export type Outcome = { readonly leaves: true } | { readonly leaves: false; readonly says: ToastOptions };

const LEAVES = { leaves: true } as const;
const says = (title: string, description: string, variant: ToastOptions['variant'] = 'default'): Outcome => ({
  leaves: false,
  says: { title, description, variant },
});

/** Shown where nothing is for sale on the web. */
export const COMING_SOON = says('Coming Soon', 'Web purchases will be available soon! Please use the mobile app.');

/** Buys on the web: a good answer is the payment provider's page. */
export async function buyOnWeb(plan: PlanName, from: string, { leaveFor }: BrowserPage): Promise<Outcome> {
  return follow(await openCheckout(plan, from), leaveFor, 'Subscription Error', 'Failed to create subscription');
}

/** Goes to the page that was opened, or says why there is none. */
export function follow(opened: PaymentPage, leaveFor: BrowserPage['leaveFor'], title: string, fallback: string): Outcome {
  if (opened.kind === 'not-configured') return COMING_SOON;
  if (opened.kind === 'failed') return says(title, opened.message ?? fallback, 'destructive');
  leaveFor(opened.url);
  return LEAVES;
}

/** Buys in the store of the shell; the page reloads once premium is active. */
export async function buyInStore(plan: PlanName, memberId: string, page: BrowserPage): Promise<Outcome> {
  const outcome = await (await loadStore())?.purchase(plan, memberId);
  return afterPurchase(outcome ?? { kind: 'failed', message: null }, page);
}

function afterPurchase(outcome: PurchaseOutcome, { reload }: BrowserPage): Outcome {
  switch (outcome.kind) {
    case 'active':
      noteStoreNews('bought');
      reload();
      return LEAVES;
    case 'cancelled':
      return says('Purchase Cancelled', 'You cancelled the purchase process.');
    case 'pending':
      return says('Purchase Pending', 'The store is waiting for an approval. Premium opens as soon as it is given.');
    case 'failed':
      return says('Error', outcome.message ?? 'Purchase failed. Please try again.', 'destructive');
  }
}

/** Brings back what was bought before with this store account. */
export async function restoreFromStore(memberId: string, { reload }: BrowserPage): Promise<Outcome> {
  const outcome: RestoreOutcome = (await (await loadStore())?.restore(memberId)) ?? { kind: 'failed', message: null };
  if (outcome.kind === 'nothing') return says('Nothing to restore', 'This store account has no running Labelwise subscription.');
  if (outcome.kind === 'failed')
    return says('Error', outcome.message ?? 'Your purchases could not be restored. Please try again.', 'destructive');
  noteStoreNews('restored');
  reload();
  return LEAVES;
}
