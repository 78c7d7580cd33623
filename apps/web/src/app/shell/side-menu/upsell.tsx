import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTrialOffer } from '../../../data/session/use-trial-offer.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button/button-look.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './side-menu.module.css';

const PROMISES = ['AI nutritionist', 'Advanced analytics', 'Personalized meal plans'] as const;

/** What premium adds, for members who do not have it; the trial is offered only where one can start. */
export function Upsell({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const canStartTrial = useTrialOffer();
  return (
    <section className={styles.upsell} aria-label={t('Premium')}>
      <ul className="small">
        {PROMISES.map((promise) => (
          <li key={promise} className={styles.promise}>
            <Icon name="check" size="s" />
            {t(promise)}
          </li>
        ))}
      </ul>
      <p className="strong small">{t('from $9.99/month')}</p>
      <div className={styles.upsellActions}>
        {canStartTrial && (
          <Link to={paths.trialSetup} onClick={onLeave} className={buttonClass({ variant: 'primary', size: 'small' })}>
            {t('Free Trial')}
          </Link>
        )}
        <Link to={paths.subscribe} onClick={onLeave} className={buttonClass({ size: 'small' })}>
          {t('Upgrade')}
        </Link>
      </div>
    </section>
  );
}
