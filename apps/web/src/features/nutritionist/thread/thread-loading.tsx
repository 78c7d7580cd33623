import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/waiting/skeleton.tsx';
import styles from './thread-loading.module.css';

/** Bubbles to come. */
export function ThreadLoading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className={styles.loading}>
      <span className="sr-only">{t('Loading messages...')}</span>
      <span className={styles.question}>
        <Skeleton shape="tile" width="56%" height="48px" />
      </span>
      <Skeleton shape="tile" height="168px" />
      <span className={styles.question}>
        <Skeleton shape="tile" width="38%" height="48px" />
      </span>
      <Skeleton shape="tile" height="120px" />
    </div>
  );
}
