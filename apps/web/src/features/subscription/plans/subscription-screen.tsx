import type { PlanName } from '@labelwise/domain/access';
import { useState } from 'react';
import { useFreeScans } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { type BrowserPage, browserPage } from '../../../lib/address.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { PriceTag, PriceTags } from '../../../ui/food/price/price-tag.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { FinePrint, YearlyPeriod } from '../parts/fine-print.tsx';
import { featureText, type MemberPlan, type Offers, priceParts, useOffers, usePlan } from '../parts/offers.ts';
import { NoPlans, PlanAction, WaitingTags } from '../parts/plan-action.tsx';
import { type Purchase, usePurchase, usePurchaseOutcome } from '../purchase/use-purchase.ts';
import { Banners } from './banners.tsx';
import styles from './plans.module.css';

/** What each plan holds. */
const FREE_FEATURES = ['screens-subscription.basic_insights', 'screens-subscription.personalized_scoring'] as const;

type PlanTagsProps = { offers: Offers; interval: PlanName; plan: MemberPlan; purchase: Purchase };

/** How nothing is priced where no plan is. */
const FREE = { sign: '$', isSignLast: false };

/** The free plan, and premium for the chosen interval with the server's list of what is in it. */
function PlanTags({ offers: { all, saving }, interval, plan, purchase }: PlanTagsProps) {
  const scans = useFreeScans();
  const isFree = plan.current === null && !plan.access.isOnTrial;
  const shown = all.filter(({ name }) => name === interval);
  const [ofFree = FREE] = shown.map(({ price }) => priceParts(price));
  return (
    <PriceTags>
      <PriceTag
        title={say('screens-subscription.free')}
        currency={ofFree.sign}
        isCurrencyLast={ofFree.isSignLast}
        amount="0"
        period={say('screens-subscription.forever')}
        features={[
          scans === null ? say('screens-subscription.unlimited_scans') : say('screens-subscription.n_scans_per_day', { n: scans }),
          ...FREE_FEATURES.map((feature) => say(feature)),
        ]}
        action={isFree && <p className={styles.here}>{say('screens-subscription.your_plan_today')}</p>}
      />
      {shown.map(({ name, price, features }) => {
        const { sign, figure, isSignLast } = priceParts(price);
        return (
          <PriceTag
            key={name}
            title={say('screens-common.premium')}
            currency={sign}
            isCurrencyLast={isSignLast}
            amount={figure}
            period={name === 'yearly' ? <YearlyPeriod saving={saving} currency={price.currency} /> : say('screens-subscription.per_month')}
            features={features.map(featureText)}
            best
            action={<PlanAction name={name} label={say('screens-common.get_started')} plan={plan} purchase={purchase} best />}
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
  const { offers, isError, retry, isRetrying } = useOffers();
  const plan = usePlan();
  const purchase = usePurchase(plan.state?.managedBy ?? null, page);
  const [chosen, setChosen] = useState<'monthly' | 'yearly' | null>(null);
  usePurchaseOutcome();
  const interval = chosen ?? plan.current ?? 'monthly';
  const saving = offers?.saving ?? null;
  return (
    <Screen
      title={say('screens-subscription.subscription')}
      width="narrow"
      above={<BackButton to={paths.profile}>{say('screens-subscription.back_to_profile')}</BackButton>}
    >
      {!plan.isLoading && <Banners plan={plan} purchase={purchase} />}
      {isError && <NoPlans onRetry={retry} busy={isRetrying} />}
      {!isError && (offers === null || plan.isLoading) && <WaitingTags />}
      {offers !== null && !plan.isLoading && (
        <>
          <div className={styles.interval}>
            <Segmented
              label={say('screens-subscription.billing_interval')}
              value={interval}
              onChange={setChosen}
              options={[
                { value: 'monthly', label: say('screens-subscription.monthly') },
                {
                  value: 'yearly',
                  label:
                    saving === null ? say('screens-subscription.yearly') : say('screens-subscription.yearly_save_n', { n: saving.percent }),
                },
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
