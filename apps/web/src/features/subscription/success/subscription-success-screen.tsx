import { useState } from 'react';
import { useSession } from '../../../data/session/session-context.tsx';
import { usePaidPlan } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/button.tsx';
import { Seal } from '../../../ui/food/score/score-ring.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import styles from './subscription-success.module.css';

const LEADS = {
  paid: 'Everything is open now: unlimited scans and preferences, trends, and the AI nutritionist.',
  waiting: 'Your payment is being confirmed. Everything opens by itself in a moment.',
  late: 'The confirmation takes longer than usual. Everything opens as soon as it comes; you need not wait here.',
} as const;

/** /subscription-success: where a checkout leads back to. The member is asked for until the payment is confirmed. */
export function SubscriptionSuccessScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const state = usePaidPlan(true);
  const [isGuest] = useState(user === null);
  return (
    <Screen title={t('Welcome to Premium!')} width="narrow" above={<Seal className={styles.seal} />}>
      <p className={`muted ${styles.lead}`} role="status">
        {isGuest ? t('Sign in on this device to use it here.') : t(LEADS[state])}
      </p>
      <div className={styles.actions}>
        <LinkButton to={paths.home} variant="primary">
          {t('Go Home')}
        </LinkButton>
        <LinkButton to={paths.profile}>{t('My Profile')}</LinkButton>
      </div>
    </Screen>
  );
}
