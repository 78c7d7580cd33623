import { TRIAL_DAYS, trialEnd } from '@labelwise/domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateText, monthDayText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import type { MemberPlan } from './use-plan.ts';
import { useTrialEnd } from './use-trial-end.ts';

/** When the trial ends and whether it costs anything; for those who may start one, when it would. */
export function TrialLine({ plan: { access, state, current } }: { plan: MemberPlan }) {
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
