import { TRIAL_DAYS, trialEnd, type YearlySaving } from '@labelwise/domain/access';
import { useState } from 'react';
import { useSession } from '../../../data/session/session-context.tsx';
import type { SubscriptionState } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, epochOf, monthDayText } from '../../../lib/dates.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { paths } from '../../../lib/paths.ts';
import { storeName } from '../../../platform/store-purchase/index.ts';
import type { Purchase } from '../purchase/use-purchase.ts';
import { type MemberPlan, priceText } from './offers.ts';
import styles from './parts.module.css';

/** What must be shown before anybody buys: who takes the money, that it renews, when a trial ends, the terms. */
export function FinePrint({ plan, purchase }: { plan: MemberPlan; purchase: Purchase }) {
  const { t } = useTranslation();
  const payee = storeName() ?? (plan.state?.paymentsConfigured === true ? 'Stripe' : t("the platform's app store"));
  return (
    <div className={styles.fine}>
      <p>{t('Cancel anytime. No commitment. Secure payment via {{payee}}.', { payee })}</p>
      <p>
        {t('Renews at the same price each period until you cancel.')} <TrialLine plan={plan} />
      </p>
      <p className={styles.legal}>
        <Link to={paths.terms} className="link">
          {t('Terms & Conditions')}
        </Link>
        <Link to={paths.privacy} className="link">
          {t('Privacy Policy')}
        </Link>
        {purchase.sellsInStore && (
          <button type="button" className="link" aria-busy={purchase.busy === 'restore'} onClick={purchase.restore}>
            {t('Restore')}
          </button>
        )}
      </p>
    </div>
  );
}

/** When the trial ends and whether it costs anything; for those who may start one, when it would. */
function TrialLine({ plan: { access, state, current } }: { plan: MemberPlan }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const endsAt = useTrialEnd(state);
  if (current !== null || access.isPremiumSubscriber) return null;
  if (access.isOnTrial && endsAt !== null) {
    const values = { date: monthDayText(endsAt) };
    return state?.willAutoBill === true
      ? t('Your trial ends {{date}}; the plan you chose is billed from then on.', values)
      : t('Your trial ends {{date}} and needs no payment.', values);
  }
  if (state?.canStartTrial ?? access.canStartTrial) {
    return (
      <>
        {t('A {{days}}-day trial started today ends {{date}} and needs no payment.', {
          days: TRIAL_DAYS,
          date: monthDayText(trialEnd(now)),
        })}{' '}
        <Link to={paths.trialSetup} className="link">
          {t('Start Free Trial')}
        </Link>
      </>
    );
  }
  return endsAt === null ? null : t('Your free trial ended on {{date}}.', { date: dateText(endsAt) });
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
  const { t } = useTranslation();
  if (saving === null) return t('per year');
  const n = saving.monthsFree;
  const months = n === 1 ? t('1 month free') : t('{{n}} months free', { n });
  return (
    <>
      <span className="sr-only">{t('instead of')} </span>
      <s>{priceText({ cents: saving.fullPrice, currency })}</s> {t('per year')}
      {n > 0 && <strong className="block">{exclaim ? `${months}!` : months}</strong>}
    </>
  );
}
