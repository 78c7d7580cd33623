import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './scanner-overlay.module.css';

type DetectedBannerProps = {
  /** The digits, grouped as on the pack. */
  barcode: string;
};

/** "Barcode Detected", with the number; stays while the food is looked up. */
export function DetectedBanner({ barcode }: DetectedBannerProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.banner} role="status">
      <span className={styles.ring}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="44.5" className={styles.track} />
          <circle cx="50" cy="50" r="44.5" pathLength="100" className={styles.arc} />
        </svg>
        <Icon name="check" />
      </span>
      <div>
        <p className={styles.bannerTitle}>{t('Barcode Detected')}</p>
        <p className={`num ${styles.digits}`}>{barcode}</p>
        <p className="small muted">{t('Looking it up')}</p>
      </div>
    </div>
  );
}
