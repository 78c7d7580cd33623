import { useTranslation } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/feedback/message/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/waiting/skeleton.tsx';
import styles from './parts.module.css';

/** Two price tags to come. */
export function WaitingTags() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} role="status" aria-busy="true">
      <span className="sr-only">{t('Loading the plans...')}</span>
      <Skeleton shape="tile" height="440px" />
      <Skeleton shape="tile" height="440px" />
    </div>
  );
}

/** The choice of a plan and its button to come. */
export function WaitingChoice() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('Loading the plans...')}</span>
      <Skeleton shape="tile" height="164px" />
    </div>
  );
}

/** Without prices nothing is offered. */
export function NoPlans({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation();
  return (
    <ErrorState title={t('The plans could not be loaded')} retryLabel={t('Try Again')} onRetry={onRetry} busy={busy}>
      {t('Nothing was changed on your account.')}
    </ErrorState>
  );
}
