import { useTranslation } from 'react-i18next';
import styles from './auth-hero.module.css';

/** What Labelwise does, in four short lines and one picture: the ring at 87, its fourth quarter reached. */
export function AuthHero() {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <p className={styles.brand}>
        <svg viewBox="11.5 10.5 26 26" width="24" height="24" fill="none" strokeWidth="6" aria-hidden="true">
          <path d="M14.5 10.5V24a9.5 9.5 0 0 0 9.5 9.5h13.5" stroke="currentColor" />
          <path d="M24 14.5a9.5 9.5 0 0 1 9.5 9.5" stroke="var(--accent)" />
        </svg>
        Labelwise
      </p>
      <div className={styles.claimRow}>
        <p className={styles.claim}>
          <span>{t('Every food,')}</span> <span>{t('scored for you.')}</span> <span>{t('Every point,')}</span>{' '}
          <span>{t('explained.')}</span>
        </p>
        <Ring />
      </div>
    </div>
  );
}

function Ring() {
  const circle = { cx: 50, cy: 50, r: 45, pathLength: 100 };
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <mask id="auth-quarters">
          <path fill="white" d="M0 0h100v100H0z" />
          <path d="M50 0v100M0 50h100" stroke="black" strokeWidth="2.4" />
        </mask>
        <g mask="url(#auth-quarters)">
          <circle {...circle} className={styles.track} />
          <circle {...circle} className={styles.three} />
          <circle {...circle} className={styles.fourth} />
        </g>
      </svg>
      <b>87</b>
    </span>
  );
}
