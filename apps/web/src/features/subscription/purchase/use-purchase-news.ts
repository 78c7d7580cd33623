import { useEffect, useState } from 'react';
import { forgetStoreNews, type StoreNews, storeNews } from '../../../data/store.ts';
import { usePaidPlan } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** Toasts after a purchase. */
const WORDS: Readonly<Record<StoreNews, { title: string; description: string }>> = {
  bought: { title: 'Purchase Successful!', description: 'Your premium subscription is now active.' },
  restored: { title: 'Purchases Restored', description: 'Your premium subscription is active on this account again.' },
};

/** Says after the reload what the store did, and waits until the account knows of it as well. */
export function usePurchaseNews(): void {
  const { t } = useTranslation();
  const [news] = useState(storeNews);
  useEffect(() => {
    if (news === null) return;
    forgetStoreNews();
    toast({ title: t(WORDS[news].title), description: t(WORDS[news].description) });
  }, [news, t]);
  usePaidPlan(news !== null);
}
