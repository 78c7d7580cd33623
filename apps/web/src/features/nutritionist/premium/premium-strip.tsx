import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import styles from './premium-strip.module.css';

/** Stands where the input would be, while a member without premium access reads what was said. */
export function PremiumStrip() {
  const { t } = useTranslation();
  return (
    <div className={styles.strip}>
      <div className={styles.inside}>
        <p className="small">{t('You can read and delete this chat. Asking more is part of Premium.')}</p>
        <LinkButton to={paths.subscribe} variant="primary" size="small">
          {t('Upgrade to Premium')}
        </LinkButton>
      </div>
    </div>
  );
}
