import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../../data/session/access.ts';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { subscriptionQuery } from '../../../data/subscription/subscription.ts';

/** Who bills decides what a deleted account can still end; while that is not known, both are said. */
const NOTES = {
  stripe: 'Your plan is cancelled with it, at once. Nothing more is charged, and what is left of the paid time is lost.',
  store:
    'Your subscription was bought in an app store, and only you can end it there. Please cancel it in the store as well, or it goes on being billed.',
  unknown:
    'A plan that you pay by card is cancelled with it. A subscription of an app store is not: please cancel that in the store as well.',
} as const;

/** What the deletion does to a running plan or trial; nothing for a free account. */
export function PlanNote({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { data } = useQuery(subscriptionQuery());
  const { isOnTrial, isPremiumSubscriber } = accessOf(user, now);
  // A trial that was followed by a purchase has a plan behind it already.
  const isPaid = data === undefined ? isPremiumSubscriber : data.status === 'active' || data.managedBy !== null;
  if (isPaid) return <p className="small strong">{t(NOTES[data?.managedBy ?? 'unknown'])}</p>;
  return isOnTrial ? (
    <p className="small strong">{t('Your free trial ends with it, and there is no second one for the same address.')}</p>
  ) : null;
}
