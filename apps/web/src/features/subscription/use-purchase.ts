import type { PlanName } from '@labelwise/domain/access';
import type { MessageId, PlainId } from '@labelwise/messages';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import {
  forgetStoreOutcome,
  noteStoreOutcome,
  openBilling,
  openCheckout,
  type PaymentPage,
  type StoreOutcome,
  storeOutcome,
  usePaidPlan,
} from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import type { BrowserPage } from '../../lib/address.ts';
import { loadStore, type PurchaseOutcome, type RestoreOutcome, storeName } from '../../platform/store-purchase/index.ts';
import { type ToastOptions, toast } from '../../ui/feedback/toast-store.ts';

/** What follows: the page goes away, or it stays and says this. */
type Outcome = { readonly leaves: true } | { readonly leaves: false; readonly says: ToastOptions; readonly canRetry: boolean };

const LEAVES = { leaves: true } as const;
const says = (title: string, description: string): Outcome => ({
  leaves: false,
  says: { title, description, variant: 'default' },
  canRetry: false,
});
/** A failure offers another try, unless it would end in the same. */
const fails = (title: string, description: string, canRetry = true): Outcome => ({
  leaves: false,
  says: { title, description, variant: 'destructive' },
  canRetry,
});

/** Shown where nothing is for sale on the web. */
const comingSoon = () => says(say('screens-subscription.coming_soon'), say('screens-subscription.coming_soon_web'));

/** Buys on the web: a good answer is the payment provider's page. */
async function buyOnWeb(plan: PlanName, from: string, { leaveFor }: BrowserPage): Promise<Outcome> {
  return follow(
    await openCheckout(plan, from),
    leaveFor,
    say('screens-subscription.subscription_error'),
    say('screens-subscription.subscription_failed'),
  );
}

/** Goes to the page that was opened, or says why there is none. */
function follow(opened: PaymentPage, leaveFor: BrowserPage['leaveFor'], title: string, fallback: string): Outcome {
  if (opened.kind === 'not-configured') return comingSoon();
  if (opened.kind === 'nothing-billed') return nothingBilled(opened.message);
  if (opened.kind === 'failed') return fails(title, opened.message ?? fallback, !opened.isFinal);
  leaveFor(opened.url);
  return LEAVES;
}

/** Buys in the store of the shell; the page reloads once premium is active. */
async function buyInStore(plan: PlanName, memberId: string, page: BrowserPage): Promise<Outcome> {
  const outcome = await (await loadStore())?.purchase(plan, memberId);
  return afterPurchase(outcome ?? { kind: 'failed', message: null }, page);
}

function afterPurchase(outcome: PurchaseOutcome, { reload }: BrowserPage): Outcome {
  switch (outcome.kind) {
    case 'active':
      noteStoreOutcome('bought');
      reload();
      return LEAVES;
    case 'cancelled':
      return says(say('screens-subscription.purchase_cancelled'), say('screens-subscription.purchase_cancelled_by_you'));
    case 'pending':
      return says(say('screens-subscription.purchase_pending'), say('screens-subscription.purchase_pending_why'));
    case 'failed':
      return fails(say('screens-common.error'), shopText(outcome.message) ?? say('screens-subscription.purchase_failed'));
  }
}

/** What our own part of the shop reports, in English as its interface prescribes; a store's own words stand as they are. */
const SHOP_TEXTS: Readonly<Record<string, PlainId>> = {
  'No subscription offerings available': 'screens-subscription.shop_nothing_for_sale',
  'monthly subscription not available': 'screens-subscription.shop_not_monthly',
  'yearly subscription not available': 'screens-subscription.shop_not_yearly',
  'Purchase completed but premium access not granted': 'screens-subscription.shop_not_granted',
};

function shopText(message: string | null): string | null {
  const own = message === null ? undefined : SHOP_TEXTS[message];
  return own === undefined ? message : say(own);
}

/** Brings back what was bought before with this store account. */
async function restoreFromStore(memberId: string, { reload }: BrowserPage): Promise<Outcome> {
  const outcome: RestoreOutcome = (await (await loadStore())?.restore(memberId)) ?? { kind: 'failed', message: null };
  if (outcome.kind === 'nothing')
    return says(say('screens-subscription.nothing_to_restore'), say('screens-subscription.nothing_to_restore_why'));
  if (outcome.kind === 'failed')
    return fails(say('screens-common.error'), shopText(outcome.message) ?? say('screens-subscription.restore_failed'));
  noteStoreOutcome('restored');
  reload();
  return LEAVES;
}

/** A part of the app that could not be fetched. */
const failed = () => fails(say('screens-common.error'), say('screens-subscription.something_went_wrong'));

/**
 * Runs one act at a time and says how it ended. While the page is going away the act counts as running; when the person
 * comes back to it instead (back button, a payment page that the shell opened beside the app), it is over.
 */
function useOutcome<Name extends string>(): { busy: Name | null; run: (name: Name, act: () => Promise<Outcome>) => void } {
  const [busy, setBusy] = useState<Name | null>(null);
  useEffect(() => {
    const over = () => setBusy(null);
    const seen = () => void (document.visibilityState === 'visible' && over());
    window.addEventListener('pageshow', over);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pageshow', over);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  const run = async (name: Name, act: () => Promise<Outcome>): Promise<void> => {
    if (busy !== null) return;
    setBusy(name);
    const outcome = await act().catch(failed);
    if (outcome.leaves) return;
    setBusy(null);
    const again = outcome.canRetry ? { label: say('screens-common.try_again'), onPress: () => void run(name, act) } : undefined;
    toast({ ...outcome.says, action: again });
  };
  return { busy, run: (name, act) => void run(name, act) };
}

export type Purchase = {
  /** What runs: a plan that is being bought, `manage` or `restore`. */
  readonly busy: PlanName | 'manage' | 'restore' | null;
  readonly buy: (plan: PlanName) => void;
  readonly manage: () => void;
  readonly restore: () => void;
  /** Whether the store of the device sells here. */
  readonly sellsInStore: boolean;
};

/**
 * Buying, managing and restoring: in the store where the shell runs, at Stripe in a browser. A plan that Stripe bills is
 * switched and managed there from everywhere.
 */
export function usePurchase(managedBy: 'stripe' | 'store' | null, page: BrowserPage): Purchase {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { busy, run } = useOutcome<PlanName | 'manage' | 'restore'>();
  const memberId = user?.id ?? '';
  const inStore = storeName() !== null && managedBy !== 'stripe';
  return {
    busy,
    sellsInStore: storeName() !== null,
    buy: (plan) => run(plan, () => (inStore ? buyInStore(plan, memberId, page) : buyOnWeb(plan, pathname, page))),
    manage: () => run('manage', () => (inStore && managedBy === 'store' ? manageInStore(memberId, page) : manageOnWeb(page))),
    restore: () => run('restore', () => restoreFromStore(memberId, page)),
  };
}

/** The billing page, or why it did not open. Without payments there is none, and nobody who asks for it is buying. */
function toManagement(opened: PaymentPage, leaveFor: BrowserPage['leaveFor']): Outcome {
  return opened.kind === 'not-configured'
    ? nothingBilled(null)
    : follow(opened, leaveFor, say('screens-common.error'), say('screens-subscription.manage_failed'));
}

function nothingBilled(why: string | null): Outcome {
  return says(say('screens-subscription.manage_nothing'), why ?? say('screens-subscription.manage_nothing_why'));
}

async function manageOnWeb({ leaveFor }: BrowserPage): Promise<Outcome> {
  return toManagement(await openBilling(), leaveFor);
}

async function manageInStore(memberId: string, { leaveFor }: BrowserPage): Promise<Outcome> {
  const url = await (await loadStore())?.managementUrl(memberId).catch(() => null);
  return toManagement(url == null ? { kind: 'failed', message: null, isFinal: false } : { kind: 'page', url }, leaveFor);
}

/** Toasts after a purchase. */
const WORDS = {
  bought: { title: 'screens-subscription.bought', description: 'screens-subscription.bought_active' },
  restored: { title: 'screens-subscription.restored', description: 'screens-subscription.restored_active' },
} as const satisfies Readonly<Record<StoreOutcome, { title: MessageId; description: MessageId }>>;

/** Says after the reload what the store did, and waits until the account knows of it as well. */
export function usePurchaseOutcome(): void {
  const [outcome] = useState(storeOutcome);
  useEffect(() => {
    if (outcome === null) return;
    forgetStoreOutcome();
    toast({ title: say(WORDS[outcome].title), description: say(WORDS[outcome].description) });
  }, [outcome]);
  usePaidPlan(outcome !== null);
}
