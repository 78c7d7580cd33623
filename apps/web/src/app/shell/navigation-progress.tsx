import { useTranslation } from 'react-i18next';
import { useNavigationPending } from '../router/app-router.tsx';
import styles from './navigation-progress.module.css';

/** A thin line at the top while the next page is on its way; it appears only when that takes longer than 200 ms. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const pending = useNavigationPending();
  if (!pending) return null;
  return (
    <div className={styles.line} role="progressbar" aria-label={t('Loading')}>
      <span />
    </div>
  );
}
