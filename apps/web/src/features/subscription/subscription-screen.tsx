import type { PlanName } from '@labelwise/domain/access';
import { useState } from 'react';
import { useFreeScans } from '../../data/scans.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { type BrowserPage, browserPage } from '../../lib/address.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { storeName } from '../../platform/store-purchase/index.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/choice.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PriceTag, PriceTags } from '../../ui/food/price-tag.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { featureText, type MemberPlan, type Offers, priceParts, useOffers, usePlan } from './offers.ts';
import parts from './parts.module.css';
import { FinePrint, NoPlans, PlanAction, useTrialEnd, WaitingTags, YearlyPeriod } from './plan-parts.tsx';
import styles from './plans.module.css';
import { type Purchase, usePurchase, usePurchaseOutcome } from './use-purchase.ts';

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

/** The stores' own pages for subscriptions, for a person who reads this in a browser. */
const STORE_PAGES = [
  { store: 'App Store', url: 'https://apps.apple.com/account/subscriptions' },
  { store: 'Google Play', url: 'https://play.google.com/store/account/subscriptions' },
] as const;

/** The paid plan: which one, until when, and where to manage it. */
function ActiveBanner({ plan: { current, state }, purchase }: { plan: MemberPlan; purchase: Purchase }) {
  const isElsewhere = state?.managedBy === 'store' && storeName() === null;
  const manage = isElsewhere ? undefined : (
    <Button size="small" loading={purchase.busy === 'manage'} onClick={purchase.manage}>
      {say('screens-common.manage_subscription')}
    </Button>
  );
  return (
    <Banner
      tone={state?.paymentProblem === true ? 'caution' : 'info'}
      icon={state?.paymentProblem === true ? 'caution' : 'fits'}
      action={manage}
    >
      <p className="strong">
        {current === 'yearly'
          ? say('screens-common.premium_yearly')
          : current === 'monthly'
            ? say('screens-common.premium_monthly')
            : say('screens-common.premium')}
      </p>
      <When state={state} />
      {isElsewhere && (
        <div className={parts.line}>
          <span>{say('screens-subscription.bought_in_an_app')}</span>
          {STORE_PAGES.map(({ store, url }) => (
            <a key={store} className="link" href={url}>
              {store}
            </a>
          ))}
        </div>
      )}
    </Banner>
  );
}

function When({ state }: Pick<MemberPlan, 'state'>) {
  const { user } = useSession();
  const known = user?.subscriptionEndsAt;
  const paidUntil = typeof known === 'number' ? known : epochOf(known);
  const renews = state === null ? paidUntil : epochOf(state.renewsAt);
  const ends = epochOf(state?.endsAt);
  if (state?.paymentProblem === true)
    return (
      <p>
        {ends === null
          ? say('screens-subscription.the_last_payment_failed')
          : say('screens-subscription.the_last_payment_failed_put', { date: dateText(ends) })}
      </p>
    );
  if (ends !== null) return <p>{say('screens-subscription.cancelled_premium_stays_open', { date: dateText(ends) })}</p>;
  return renews === null ? null : <p>{say('screens-common.renews_on', { date: dateText(renews) })}</p>;
}

type BannersProps = { plan: MemberPlan; purchase: Purchase };

/** What the member has now and the one way on from it: manage it, see its billing, or start the trial. */
function Banners({ plan, purchase }: BannersProps) {
  const { access, state, current } = plan;
  const endsAt = useTrialEnd(state);
  const isActive = current !== null || access.isPremiumSubscriber;
  const mayTry = !isActive && !access.isOnTrial && (state?.canStartTrial ?? access.canStartTrial);
  if (!isActive && endsAt === null && !mayTry) return null;
  return (
    <div className={parts.banners}>
      {isActive && <ActiveBanner plan={plan} purchase={purchase} />}
      {!isActive && access.isOnTrial && endsAt !== null && <TrialBanner plan={plan} endsAt={endsAt} purchase={purchase} />}
      {!isActive && !access.isOnTrial && endsAt !== null && <EndedBanner endsAt={endsAt} />}
      {mayTry && <OfferBanner />}
    </div>
  );
}

function TrialBanner({ plan: { access, state }, endsAt, purchase }: { plan: MemberPlan; endsAt: number; purchase: Purchase }) {
  const days = access.trialDaysRemaining;
  return (
    <Banner
      tone="info"
      icon="clock"
      action={
        <Button size="small" loading={purchase.busy === 'manage'} onClick={purchase.manage}>
          {say('screens-common.manage_billing')}
        </Button>
      }
    >
      <div className={parts.line}>
        <span className="strong">{say('screens-subscription.free_trial')}</span>
        {state?.willAutoBill === true && <Tag>{say('screens-subscription.auto_billing_enabled')}</Tag>}
      </div>
      <p>
        {say('screens-common.ends_on', { date: dateText(endsAt) })}
        {days !== null && ` · ${say('screens-common.days_remaining', { n: days })}`}
      </p>
    </Banner>
  );
}

function EndedBanner({ endsAt }: { endsAt: number }) {
  return (
    <Banner tone="caution">
      <p className="strong">{say('screens-common.trial_ended_on', { date: dateText(endsAt) })}</p>
      <p>{say('screens-subscription.everything_that_you_saved')}</p>
    </Banner>
  );
}

function OfferBanner() {
  return (
    <Banner
      tone="info"
      icon="star"
      action={
        <LinkButton to={paths.trialSetup} variant="primary" size="small">
          {say('screens-common.start_free_trial')}
        </LinkButton>
      }
    >
      <p className="strong">{say('screens-subscription.try_premium_for_7')}</p>
      <p>{say('screens-subscription.everything_open_no_payment')}</p>
    </Banner>
  );
}
