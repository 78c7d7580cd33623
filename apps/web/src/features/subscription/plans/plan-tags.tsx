import type { PlanName } from '@labelwise/domain/access';
import { useTranslation } from 'react-i18next';
import { useFreeScans } from '../../../data/scans/use-free-scans.ts';
import { PriceTag, PriceTags } from '../../../ui/food/price/price-tag.tsx';
import type { Offers } from '../parts/offers.ts';
import { PlanAction } from '../parts/plan-action.tsx';
import { priceParts } from '../parts/price.ts';
import type { MemberPlan } from '../parts/use-plan.ts';
import { YearlyPeriod } from '../parts/yearly-period.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';
import styles from './plans.module.css';

/** What each plan holds. */
const FREE_FEATURES = ['Basic nutrition insights', 'Personalised scoring'] as const;

type PlanTagsProps = { offers: Offers; interval: PlanName; plan: MemberPlan; purchase: Purchase };

/** The free plan, and premium for the chosen interval with the server's list of what is in it. */
export function PlanTags({ offers: { all, saving }, interval, plan, purchase }: PlanTagsProps) {
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
