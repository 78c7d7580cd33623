import { type PlanName, TRIAL_DAYS, trialEnd, type YearlySaving } from '@labelwise/domain/access';
import { useState } from 'react';
import { useSession } from '../../data/session/session.ts';
import type { SubscriptionState } from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import { dateText, epochOf, monthDayText } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { storeName } from '../../platform/store-purchase/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/messages.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { type MemberPlan, priceText } from './offers.ts';
import styles from './parts.module.css';
import type { Purchase } from './use-purchase.ts';

/** What must be shown before anybody buys: who takes the money, that it renews, when a trial ends, the terms. */
export function FinePrint({ plan, purchase }: { plan: MemberPlan; purchase: Purchase }) {
  const payee = storeName() ?? (plan.state?.paymentsConfigured === true ? 'Stripe' : say('screens-subscription.the_platforms_app_store'));
  return (
    <div className={styles.fine}>
      <p>{say('screens-subscription.cancel_anytime_no_commitment', { payee })}</p>
      <p>
        {say('screens-subscription.renews_at_the_same')} <TrialLine plan={plan} />
      </p>
      <p className={styles.legal}>
        <Link to={paths.terms} className="link">
          {say('screens-common.terms_and_conditions')}
        </Link>
        <Link to={paths.privacy} className="link">
          {say('screens-common.privacy_policy')}
        </Link>
        {purchase.sellsInStore && (
          <button type="button" className="link" aria-busy={purchase.busy === 'restore'} onClick={purchase.restore}>
            {say('screens-subscription.restore')}
          </button>
        )}
      </p>
    </div>
  );
}

/** When the trial ends and whether it costs anything; for those who may start one, when it would. */
function TrialLine({ plan: { access, state, current } }: { plan: MemberPlan }) {
  const [now] = useState(Date.now);
  const endsAt = useTrialEnd(state);
  if (current !== null || access.isPremiumSubscriber) return null;
  if (access.isOnTrial && endsAt !== null) {
    const values = { date: monthDayText(endsAt) };
    return state?.willAutoBill === true
      ? say('screens-subscription.trial_ends_billed', values)
      : say('screens-subscription.trial_ends_free', values);
  }
  if (state?.canStartTrial ?? access.canStartTrial) {
    return (
      <>
        {say('screens-subscription.a_days_day_trial', {
          days: TRIAL_DAYS,
          date: monthDayText(trialEnd(now)),
        })}{' '}
        <Link to={paths.trialSetup} className="link">
          {say('screens-common.start_free_trial')}
        </Link>
      </>
    );
  }
  return endsAt === null ? null : say('screens-common.trial_ended_on', { date: dateText(endsAt) });
}

/** When the member's trial ends or ended, epoch milliseconds; null without one. */
export function useTrialEnd(state: SubscriptionState | null): number | null {
  const { user } = useSession();
  const own = user?.trialEndsAt;
  return epochOf(state?.trialEndsAt) ?? (typeof own === 'number' ? own : epochOf(own));
}

type YearlyPeriodProps = {
  saving: YearlySaving | null;
  /** ISO 4217 code of the price. */
  currency: string;
  /** With an exclamation mark, as on the two tags of /subscribe. */
  exclaim?: boolean | undefined;
};

/** "per year", the twelve single months struck through, and the months that the difference pays for. */
export function YearlyPeriod({ saving, currency, exclaim = false }: YearlyPeriodProps) {
  if (saving === null) return say('screens-subscription.per_year');
  const n = saving.monthsFree;
  const months = say(exclaim ? 'screens-subscription.n_months_free_now' : 'screens-subscription.n_months_free', { n });
  return (
    <>
      <span className="sr-only">{say('screens-subscription.instead_of')} </span>
      <s>{priceText({ cents: saving.fullPrice, currency })}</s> {say('screens-subscription.per_year')}
      {n > 0 && <strong className="block">{months}</strong>}
    </>
  );
}

type PlanActionProps = {
  name: PlanName;
  /** What the button says to somebody without a paid plan. */
  label: string;
  plan: MemberPlan;
  purchase: Purchase;
  /** The better buy of the screen. */
  best?: boolean | undefined;
};

/** A plan's button: get it, switch to it, or have it. */
export function PlanAction({ name, label, plan, purchase, best = false }: PlanActionProps) {
  if (plan.current === name) return <Button disabled>{say('screens-subscription.current_plan')}</Button>;
  const isBusy = purchase.busy === name;
  // What a store bills can only be switched there; in a browser the banner says so.
  const elsewhere = plan.current !== null && plan.state?.managedBy === 'store' && !purchase.sellsInStore;
  return (
    <Button
      variant={best ? 'primary' : 'secondary'}
      loading={isBusy}
      disabled={elsewhere || (purchase.busy !== null && !isBusy)}
      onClick={() => purchase.buy(name)}
    >
      {isBusy ? say('screens-subscription.processing') : plan.current === null ? label : say('screens-subscription.switch_plan')}
    </Button>
  );
}

/** Two price tags to come. */
export function WaitingTags() {
  return (
    <div className={styles.waiting} role="status" aria-busy="true">
      <span className="sr-only">{say('screens-subscription.loading_the_plans')}</span>
      <Skeleton shape="tile" height="440px" />
      <Skeleton shape="tile" height="440px" />
    </div>
  );
}

/** The choice of a plan and its button to come. */
export function WaitingChoice() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{say('screens-subscription.loading_the_plans')}</span>
      <Skeleton shape="tile" height="164px" />
    </div>
  );
}

/** Without prices nothing is offered. */
export function NoPlans({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <ErrorState
      title={say('screens-subscription.the_plans_could_not')}
      retryLabel={say('screens-common.try_again')}
      onRetry={onRetry}
      busy={busy}
    >
      {say('screens-subscription.nothing_was_changed_on')}
    </ErrorState>
  );
}
