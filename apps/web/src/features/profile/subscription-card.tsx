import { planName } from '@labelwise/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useFreeScans } from '../../data/scans.ts';
import { useAccess } from '../../data/session/access.ts';
import type { SessionUser } from '../../data/session/session.ts';
import { subscriptionQuery, useTrialOffer } from '../../data/subscription.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './profile.module.css';

/** Plan and renewal date of a subscriber, days left of a trial; for everybody else the way to both. */
export function SubscriptionCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { isPremiumSubscriber, isOnTrial, trialDaysRemaining: days } = useAccess();
  const canStartTrial = useTrialOffer();
  const isFree = !isPremiumSubscriber && !isOnTrial;
  return (
    <Card title={t('Subscription Status')}>
      <div className={styles.plan}>
        {isPremiumSubscriber && <PremiumFacts user={user} />}
        {isOnTrial && (
          <div>
            <p className="strong">{t('Free Trial')}</p>
            <p className="muted">{days === 1 ? t('1 day remaining') : t('{{n}} days remaining', { n: days })}</p>
          </div>
        )}
        {isFree && <FreeFacts user={user} />}
        <div className={styles.buttons}>
          {isPremiumSubscriber && (
            <LinkButton to={paths.subscription} size="small">
              {t('Manage Subscription')}
            </LinkButton>
          )}
          {isOnTrial && (
            <LinkButton to={paths.subscription} size="small">
              {t('Manage Billing')}
            </LinkButton>
          )}
          {isFree && (
            <LinkButton to={paths.subscription} size="small">
              {t('See the plans')}
            </LinkButton>
          )}
          {canStartTrial && (
            <LinkButton to={paths.trialSetup} size="small" variant="primary">
              {t('Start Free Trial')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

function PremiumFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { data } = useQuery(subscriptionQuery());
  const plan = planName(user.subscriptionPlan);
  const renews = data === undefined ? dateOf(user.subscriptionEndsAt) : epochOf(data.renewsAt);
  const ends = epochOf(data?.endsAt);
  return (
    <div>
      <p className="strong">
        {plan === 'yearly' ? t('Premium, yearly plan') : plan === 'monthly' ? t('Premium, monthly plan') : t('Premium')}
      </p>
      {renews !== null && <p className="muted">{t('Renews on {{date}}', { date: dateText(renews) })}</p>}
      {renews === null && ends !== null && <p className="muted">{t('Ends on {{date}}', { date: dateText(ends) })}</p>}
    </div>
  );
}

function FreeFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const scans = useFreeScans();
  const trialEnded = dateOf(user.trialEndsAt);
  return (
    <div>
      {trialEnded !== null && <p className="strong">{t('Your free trial ended on {{date}}.', { date: dateText(trialEnded) })}</p>}
      <p className="muted">
        {scans === null
          ? t('You are on the free plan: unlimited scans and every score personal.')
          : t('You are on the free plan: {{n}} scans a day and every score personal.', { n: scans })}
      </p>
    </div>
  );
}

function dateOf(value: string | number | null | undefined): number | null {
  return typeof value === 'number' ? value : epochOf(value);
}
