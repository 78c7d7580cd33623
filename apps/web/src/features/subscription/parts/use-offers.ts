import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../data/session/session-context.tsx';
import { storePricesQuery } from '../../../data/store.ts';
import { plansQuery } from '../../../data/subscription.ts';
import { storeName } from '../../../platform/store-purchase/index.ts';
import { type Offers, offersOf } from './offers.ts';

type UseOffers = { offers: Offers | null; isError: boolean; retry: () => void; isRetrying: boolean };

/** The plans with the prices that are billed here; null until they are known. */
export function useOffers(): UseOffers {
  const { user } = useSession();
  const plans = useQuery(plansQuery());
  const inShell = storeName() !== null && user !== null;
  const store = useQuery({ ...storePricesQuery(user?.id ?? ''), enabled: inShell });
  // A shop that cannot be reached leaves the list prices; its sheet names the final one before anything is paid.
  const waits = plans.data === undefined || (inShell && store.isPending);
  return {
    offers: waits ? null : offersOf(plans.data, store.data ?? null),
    isError: plans.isError,
    retry: () => void plans.refetch(),
    isRetrying: plans.isFetching,
  };
}
