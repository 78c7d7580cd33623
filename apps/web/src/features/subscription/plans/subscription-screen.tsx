import type { PlanName } from '@labelwise/domain/access';
import { useState } from 'react';
import { useFreeScans } from '../../../data/scans.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { type BrowserPage, browserPage } from '../../../lib/browser-page.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { PriceTag, PriceTags } from '../../../ui/food/price/price-tag.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { FinePrint, YearlyPeriod } from '../parts/fine-print.tsx';
import { type MemberPlan, type Offers, priceParts, useOffers, usePlan } from '../parts/offers.ts';
import { NoPlans, PlanAction, WaitingTags } from '../parts/plan-action.tsx';
import { type Purchase, usePurchase, usePurchaseOutcome } from '../purchase/use-purchase.ts';
import { Banners } from './banners.tsx';
import styles from './plans.module.css';

/** What each plan holds. */
const FREE_FEATURES = ['Basic nutrition insights', 'Personalized scoring'] as const;

type PlanTagsProps = { offers: Offers; interval: PlanName; plan: MemberPlan; purchase: Purchase };

/** The free plan, and premium for the chosen interval with the server's list of what is in it. */
function PlanTags({ offers: { all, saving }, interval, plan, purchase }: PlanTagsProps) {
  const { t } = useTranslation();
  const scans = useFreeScans();
  const isFree = plan.current === null && !plan.access.isOnTrial;
  return (
    <PriceTags>
      <PriceTag
        title={t('Free')}
        currency="$"
        amount="0"
        period={t('forever')}
        features={[
          scans === null ? t('Unlimited scans') : t('{{n}} scans per day', { n: scans }),
          ...FREE_FEATURES.map((feature) => t(feature)),
        ]}
        action={isFree && <p className={styles.here}>{t('Your plan today')}</p>}
      />
      {all
        .filter(({ name }) => name === interval)
        .map(({ name, price, features }) => {
          const { sign, figure } = priceParts(price);
          return (
            <PriceTag
              key={name}
              title={t('Premium')}
              currency={sign}
              amount={figure}
              period={name === 'yearly' ? <YearlyPeriod saving={saving} currency={price.currency} /> : t('per month')}
              features={features.map((feature) => t(feature))}
              best
              action={<PlanAction name={name} label={t('Get Started')} plan={plan} purchase={purchase} best />}
            />
          );
        })}
    </PriceTags>
  );
}

/**
 * /subscription: what the member has, and every plan with a toggle of the interval.
 */
export function SubscriptionScreen({ page = browserPage }: { page?: BrowserPage }) {
  const { t } = useTranslation();
  const { offers, isError, retry, isRetrying } = useOffers();
  const plan = usePlan();
  const purchase = usePurchase(plan.state?.managedBy ?? null, page);
  const [chosen, setChosen] = useState<'monthly' | 'yearly' | null>(null);
  usePurchaseOutcome();
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
