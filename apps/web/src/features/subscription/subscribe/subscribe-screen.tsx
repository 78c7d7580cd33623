import { useLocation } from 'react-router';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { type BrowserPage, browserPage } from '../../../lib/browser-page.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { paths, type ReturnState } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/button.tsx';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
import { PriceTag, PriceTags } from '../../../ui/food/price/price-tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { FinePrint, YearlyPeriod } from '../parts/fine-print.tsx';
import { type MemberPlan, type Offers, priceParts, useOffers, usePlan } from '../parts/offers.ts';
import parts from '../parts/parts.module.css';
import { NoPlans, PlanAction, WaitingTags } from '../parts/plan-action.tsx';
import { type Purchase, usePurchase, usePurchaseOutcome } from '../purchase/use-purchase.ts';

/** What premium opens, as tags. */
const FEATURES = ['AI Nutritionist chat', 'Advanced food analytics', 'Personalized meal plans', 'Unlimited food scans'] as const;

type PremiumTagsProps = { offers: Offers; plan: MemberPlan; purchase: Purchase };

/** Monthly and yearly side by side, the yearly one with what it saves. */
function PremiumTags({ offers: { all, saving }, plan, purchase }: PremiumTagsProps) {
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

/** /subscribe: the two plans as price tags. */
export function SubscribeScreen({ page = browserPage }: { page?: BrowserPage }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Screen
      title={t('Labelwise Premium')}
      lead={t('More answers for the same shopping.')}
      width="narrow"
      above={<BackButton to={paths.profile}>{t('Back to Profile')}</BackButton>}
    >
      {user === null ? <SignInRequired /> : <Plans page={page} />}
    </Screen>
  );
}

function Plans({ page }: { page: BrowserPage }) {
  const { t } = useTranslation();
  const { offers, isError, retry, isRetrying } = useOffers();
  const plan = usePlan();
  const purchase = usePurchase(plan.state?.managedBy ?? null, page);
  usePurchaseOutcome();
  if (isError) return <NoPlans onRetry={retry} busy={isRetrying} />;
  if (offers === null || plan.isLoading) return <WaitingTags />;
  return (
    <>
      {plan.current !== null && (
        <div className={parts.banners}>
          <Banner
            tone="info"
            icon="fits"
            action={
              <Link to={paths.subscription} className="link">
                {t('Manage Subscription')}
              </Link>
            }
          >
            {plan.current === 'yearly' ? t('You have Premium on the yearly plan.') : t('You have Premium on the monthly plan.')}
          </Banner>
        </div>
      )}
      <PremiumTags offers={offers} plan={plan} purchase={purchase} />
      <FinePrint plan={plan} purchase={purchase} />
    </>
  );
}

/** Instead of the plans while nobody is signed in. */
function SignInRequired() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back: ReturnState = { returnTo: pathname + search };
  return (
    <Card
      title={t('Sign In Required')}
      rule="label"
      aside={
        <LinkButton to={paths.auth} state={back} variant="primary" size="small">
          {t('Sign In')}
        </LinkButton>
      }
    >
      <p className="muted">{t('A plan belongs to an account. Sign in, and you come back here.')}</p>
    </Card>
  );
}
