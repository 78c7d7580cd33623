import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session/session-context.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/link-button.tsx';
import { Seal } from '../../ui/food/score/seal.tsx';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import styles from './subscription-success.module.css';

/** /subscription-success: where a checkout leads back to. The member's plan is read anew, for it has just changed. */
export function SubscriptionSuccessScreen() {
  const { t } = useTranslation();
  const { refresh } = useSession();
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return (
    <Screen
      title={t('Welcome to Premium!')}
      lead={t('Everything is open now: unlimited scans and preferences, trends, and the AI nutritionist.')}
      width="narrow"
      above={<Seal className={styles.seal} />}
    >
      <div className={styles.actions}>
        <LinkButton to={paths.home} variant="primary">
          {t('Go Home')}
        </LinkButton>
        <LinkButton to={paths.profile}>{t('My Profile')}</LinkButton>
      </div>
    </Screen>
  );
}
