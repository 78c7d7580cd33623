import { Link, useLocation } from 'react-router';
import { useTrialOffer } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
import styles from './head.module.css';

/** Whether the scan flow came here with today's free scans used up (`/results/temp?limit=scans`). */
function isScanLimit(search: string): boolean {
  return new URLSearchParams(search).get('limit') === 'scans';
}

/** The upsell of a member who has used up today's free scans: the food is shown all the same, it is only not stored. */
export function ScanLimit() {
  const { search } = useLocation();
  return isScanLimit(search) ? <Upsell /> : null;
}

function Upsell() {
  const { t } = useTranslation();
  const trial = useTrialOffer();
  return (
    <Banner tone="info">
      <p>
        {t('You have used your 5 scans for today. Upgrade to premium for unlimited scans.')}{' '}
        {t('This one is shown, but not kept in your history.')}
      </p>
      <p className={styles.ways}>
        <Link to={paths.subscribe} className="link">
          {t('Upgrade')}
        </Link>
        {trial && (
          <Link to={paths.trialSetup} className="link">
            {t('Free Trial')}
          </Link>
        )}
      </p>
    </Banner>
  );
}
