import type { PlanName } from '@labelwise/domain/access';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../data/session/session-context.tsx';
import { openBilling } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import type { BrowserPage } from '../../../lib/browser-page.ts';
import { loadStore, storeName } from '../../../platform/store-purchase/index.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { buyInStore, buyOnWeb, follow, type Outcome, restoreFromStore } from './buy.ts';

/** A part of the app that could not be fetched. */
const FAILED: Outcome = {
  leaves: false,
  says: { title: 'Error', description: 'Something went wrong. Please try again.', variant: 'destructive' },
};

/**
 * Runs one act at a time and says how it ended. While the page is going away the act counts as running; when the person
 * comes back to it instead (back button, a payment page that the shell opened beside the app), it is over.
 */
function useOutcome<Name extends string>(): { busy: Name | null; run: (name: Name, act: () => Promise<Outcome>) => void } {
  const { t } = useTranslation();
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
    const outcome = await act().catch((): Outcome => FAILED);
    if (outcome.leaves) return;
    setBusy(null);
    const { title, description, variant } = outcome.says;
    toast({ title: t(title), description: t(description ?? ''), variant });
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

const TITLE = 'Error';
const FALLBACK = 'Failed to access subscription management';

async function manageOnWeb({ leaveFor }: BrowserPage): Promise<Outcome> {
  return follow(await openBilling(), leaveFor, TITLE, FALLBACK);
}

async function manageInStore(memberId: string, { leaveFor }: BrowserPage): Promise<Outcome> {
  const url = await (await loadStore())?.managementUrl(memberId).catch(() => null);
  return follow(url == null ? { kind: 'failed', message: null } : { kind: 'page', url }, leaveFor, TITLE, FALLBACK);
}
