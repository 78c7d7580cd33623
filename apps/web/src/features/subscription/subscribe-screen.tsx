import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { usePaidPlan } from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import { type BrowserPage, browserPage } from '../../lib/address.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths, type ReturnState } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PriceTag, PriceTags } from '../../ui/food/price-tag.tsx';
import { Seal } from '../../ui/food/score-ring.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { type MemberPlan, type Offers, priceParts, useOffers, usePlan } from './offers.ts';
import parts from './parts.module.css';
import { FinePrint, NoPlans, PlanAction, WaitingTags, YearlyPeriod } from './plan-parts.tsx';
import styles from './subscription-success.module.css';
import { type Purchase, usePurchase, usePurchaseOutcome } from './use-purchase.ts';

/** What premium opens, as tags. */
const FEATURES = [
  'screens-subscription.feature_chat',
  'screens-subscription.feature_analytics',
  'screens-subscription.feature_meal_plans',
  'screens-subscription.feature_scans',
] as const;

type PremiumTagsProps = { offers: Offers; plan: MemberPlan; purchase: Purchase };

/** Monthly and yearly side by side, the yearly one with what it saves. */
function PremiumTags({ offers: { all, saving }, plan, purchase }: PremiumTagsProps) {
  return (
    <PriceTags>
      {all.map(({ name, price }) => {
        const isYearly = name === 'yearly';
        const { sign, figure, isSignLast } = priceParts(price);
        return (
          <PriceTag
            key={name}
            title={isYearly ? say('screens-subscription.yearly') : say('screens-subscription.monthly')}
            badge={isYearly && saving !== null ? say('screens-subscription.n_off', { n: saving.percent }) : undefined}
            currency={sign}
            isCurrencyLast={isSignLast}
            amount={figure}
            period={isYearly ? <YearlyPeriod saving={saving} currency={price.currency} exclaim /> : say('screens-subscription.per_month')}
            features={FEATURES.map((feature) => say(feature))}
            best={isYearly}
            action={
              <PlanAction
                name={name}
                label={isYearly ? say('screens-subscription.get_yearly') : say('screens-subscription.get_monthly')}
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
  const { user } = useSession();
  return (
    <Screen
      title={say('screens-subscription.labelwise_premium')}
      lead={say('screens-subscription.more_answers_for_the')}
      width="narrow"
      above={<BackButton to={paths.profile}>{say('screens-subscription.back_to_profile')}</BackButton>}
    >
      {user === null ? <SignInRequired /> : <Plans page={page} />}
    </Screen>
  );
}

function Plans({ page }: { page: BrowserPage }) {
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
                {say('screens-common.manage_subscription')}
              </Link>
            }
          >
            {plan.current === 'yearly'
              ? say('screens-subscription.you_have_premium_on')
              : say('screens-subscription.you_have_premium_on_the')}
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
  const { pathname, search } = useLocation();
  const back: ReturnState = { returnTo: pathname + search };
  return (
    <Card
      title={say('screens-subscription.sign_in_required')}
      rule="label"
      aside={
        <LinkButton to={paths.auth} state={back} variant="primary" size="small">
          {say('screens-common.sign_in')}
        </LinkButton>
      }
    >
      <p className="muted">{say('screens-subscription.a_plan_belongs_to')}</p>
    </Card>
  );
}

const LEADS = {
  paid: 'screens-subscription.lead_paid',
  waiting: 'screens-subscription.lead_waiting',
  late: 'screens-subscription.lead_late',
} as const;

/** /subscription-success: where a checkout leads back to. The member is asked for until the payment is confirmed. */
export function SubscriptionSuccessScreen() {
  const { user } = useSession();
  const state = usePaidPlan(true);
  const [isGuest] = useState(user === null);
  return (
    <Screen title={say('screens-subscription.welcome_to_premium')} width="narrow" above={<Seal className={styles.seal} />}>
      <p className={`muted ${styles.lead}`} role="status">
        {isGuest ? say('screens-subscription.sign_in_on_this') : say(LEADS[state])}
      </p>
      <div className={styles.actions}>
        <LinkButton to={paths.home} variant="primary">
          {say('screens-common.go_home')}
        </LinkButton>
        <LinkButton to={paths.profile}>{say('screens-common.my_profile')}</LinkButton>
      </div>
    </Screen>
  );
}
