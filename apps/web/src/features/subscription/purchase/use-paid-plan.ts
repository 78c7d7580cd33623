import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccess } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { subscriptionQuery } from '../../../data/subscription.ts';

/** How often and how many times the account is asked; a provider's notice mostly comes within seconds. */
const EVERY_MS = 2000;
const TIMES = 15;

/**
 * Asks for the account until its paid plan runs. A payment counts once the provider's notice has reached the server, which
 * may be a moment after the browser is back.
 *
 * @param wanted nothing is asked while false
 */
export function usePaidPlan(wanted: boolean): 'paid' | 'waiting' | 'late' {
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const { isPremiumSubscriber: paid } = useAccess();
  const [asked, setAsked] = useState(0);
  const open = wanted && !paid && user !== null;
  useEffect(() => {
    if (!open || asked >= TIMES) return;
    const timer = setTimeout(
      async () => {
        await refresh();
        setAsked((times) => times + 1);
      },
      asked === 0 ? 0 : EVERY_MS,
    );
    return () => clearTimeout(timer);
  }, [open, asked, refresh]);
  useEffect(() => {
    if (wanted && paid) void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
  }, [wanted, paid, client]);
  if (paid) return 'paid';
  return asked >= TIMES ? 'late' : 'waiting';
}
