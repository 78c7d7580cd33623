import { useTranslation } from 'react-i18next';
import { PriceTag, PriceTags } from '../../../ui/food/price/price-tag.tsx';
import type { Offers } from '../parts/offers.ts';
import { PlanAction } from '../parts/plan-action.tsx';
import { priceParts } from '../parts/price.ts';
import type { MemberPlan } from '../parts/use-plan.ts';
import { YearlyPeriod } from '../parts/yearly-period.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';

/** What premium opens, as tags. */
const FEATURES = ['AI Nutritionist chat', 'Advanced food analytics', 'Personalized meal plans', 'Unlimited food scans'] as const;

type PremiumTagsProps = { offers: Offers; plan: MemberPlan; purchase: Purchase };

/** Monthly and yearly side by side, the yearly one with what it saves. */
export function PremiumTags({ offers: { all, saving }, plan, purchase }: PremiumTagsProps) {
  const { t } = useTranslation();
  return (
    <PriceTags>
      {all.map(({ name, price }) => {
        const isYearly = name === 'yearly';
        const { sign, figure } = priceParts(price);
        return (
          <PriceTag
            key={name}
            title={isYearly ? t('Yearly') : t('Monthly')}
            badge={isYearly && saving !== null ? t('{{n}}% off', { n: saving.percent }) : undefined}
            currency={sign}
            amount={figure}
            period={isYearly ? <YearlyPeriod saving={saving} currency={price.currency} exclaim /> : t('per month')}
            features={FEATURES.map((feature) => t(feature))}
            best={isYearly}
            action={
              <PlanAction
                name={name}
                label={isYearly ? t('Get Yearly') : t('Get Monthly')}
                plan={plan}
                purchase={purchase}
                best={isYearly}
              />
            }
          />
        );
      })}
    </PriceTags>
  );
}
