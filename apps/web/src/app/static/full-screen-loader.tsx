import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/icons/mark.tsx';
import styles from './full-screen-loader.module.css';

/** While the session loads. It appears after 200 ms, so that a quick start shows nothing that flickers. */
export function FullScreenLoader() {
  const { t } = useTranslation();
  return (
    <div className={styles.loader} role="status">
      <Mark size={96} />
      <p>{t('Loading Labelwise…')}</p>
    </div>
  );
}
