import { planName } from '@labelwise/domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessOf } from '../../../data/session/access.ts';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { dateText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from '../profile.module.css';

/** Plan and renewal date of a subscriber, days left of a trial; for everybody else the way to both. */
export function SubscriptionCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { isPremiumSubscriber, isOnTrial, trialDaysRemaining: days, canStartTrial } = accessOf(user, now);
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
        {!isPremiumSubscriber && !isOnTrial && <p className="muted">{t('You are on the free plan: 5 scans a day and every score personal.')}</p>}
        <div className={styles.buttons}>
          {isPremiumSubscriber && <LinkButton to={paths.subscription} size="small">{t('Manage Subscription')}</LinkButton>}
          {isOnTrial && <LinkButton to={paths.subscription} size="small">{t('Manage Billing')}</LinkButton>}
          {!isPremiumSubscriber && !isOnTrial && <LinkButton to={paths.subscription} size="small">{t('See the plans')}</LinkButton>}
          {canStartTrial && <LinkButton to={paths.trialSetup} size="small" variant="primary">{t('Start Free Trial')}</LinkButton>}
        </div>
      </div>
    </Card>
  );
}

function PremiumFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const plan = planName(user.subscriptionPlan);
  const renews = user.subscriptionEndsAt == null ? Number.NaN : new Date(user.subscriptionEndsAt).getTime();
  return (
    <div>
      <p className="strong">{plan === 'yearly' ? t('Premium, yearly plan') : plan === 'monthly' ? t('Premium, monthly plan') : t('Premium')}</p>
      {!Number.isNaN(renews) && <p className="muted">{t('Renews on {{date}}', { date: dateText(renews) })}</p>}
    </div>
  );
}
