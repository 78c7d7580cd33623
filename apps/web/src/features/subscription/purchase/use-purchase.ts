import type { PlanName } from '@labelwise/domain/access';
import { useLocation } from 'react-router';
import { useSession } from '../../../data/session/session-context.tsx';
import { openBilling } from '../../../data/subscription/checkout.ts';
import type { BrowserPage } from '../../../lib/browser-page.ts';
import { loadStore, storeName } from '../../../platform/store-purchase/index.ts';
import { buyInStore, buyOnWeb, follow, type Outcome, restoreFromStore } from './buy.ts';
import { useOutcome } from './use-outcome.ts';

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
