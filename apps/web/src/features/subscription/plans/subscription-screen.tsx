import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BrowserPage, browserPage } from '../../../lib/browser-page.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/choice/segmented.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { FinePrint } from '../parts/fine-print.tsx';
import { NoPlans, WaitingTags } from '../parts/plan-states.tsx';
import { useOffers } from '../parts/use-offers.ts';
import { usePlan } from '../parts/use-plan.ts';
import { usePurchase } from '../purchase/use-purchase.ts';
import { usePurchaseNews } from '../purchase/use-purchase-news.ts';
import { Banners } from './banners.tsx';
import { PlanTags } from './plan-tags.tsx';
import styles from './plans.module.css';

/**
 * /subscription: what the member has, and every plan with a toggle of the interval.
 */
export function SubscriptionScreen({ page = browserPage }: { page?: BrowserPage }) {
  const { t } = useTranslation();
  const { offers, isError, retry, isRetrying } = useOffers();
  const plan = usePlan();
  const purchase = usePurchase(plan.state?.managedBy ?? null, page);
  const [chosen, setChosen] = useState<'monthly' | 'yearly' | null>(null);
  usePurchaseNews();
  const interval = chosen ?? plan.current ?? 'monthly';
  const saving = offers?.saving ?? null;
  return (
    <Screen title={t('Subscription')} width="narrow" above={<BackButton to={paths.profile}>{t('Back to Profile')}</BackButton>}>
      {!plan.isLoading && <Banners plan={plan} purchase={purchase} />}
      {isError && <NoPlans onRetry={retry} busy={isRetrying} />}
      {!isError && (offers === null || plan.isLoading) && <WaitingTags />}
      {offers !== null && !plan.isLoading && (
        <>
          <div className={styles.interval}>
            <Segmented
              label={t('Billing interval')}
              value={interval}
              onChange={setChosen}
              options={[
                { value: 'monthly', label: t('Monthly') },
                { value: 'yearly', label: saving === null ? t('Yearly') : t('Yearly (Save {{n}}%)', { n: saving.percent }) },
              ]}
            />
          </div>
          <PlanTags offers={offers} interval={interval} plan={plan} purchase={purchase} />
          <FinePrint plan={plan} purchase={purchase} />
        </>
      )}
    </Screen>
  );
}
