import { ERRORS } from '@labelwise/contracts/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { accessOf } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
import styles from './head.module.css';

/** Whether the scan flow came here with today's free scans used up (`/results/temp?limit=scans`). */
function isScanLimit(search: string): boolean {
  return new URLSearchParams(search).get('limit') === 'scans';
}

/** The upsell of a member who has used up today's free scans: the food is shown all the same, it is only not stored. */
export function ScanLimit() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { search } = useLocation();
  const [now] = useState(() => Date.now());
  if (!isScanLimit(search)) return null;
  const trial = accessOf(user, now).canStartTrial;
  return (
    <Banner tone="info">
      <p>
        {t(ERRORS.daily_scan_limit.message)} {t('This one is shown, but not kept in your history.')}
      </p>
      <p className={styles.ways}>
        <Link to={paths.subscribe} className="link">{t('Upgrade')}</Link>
        {trial && <Link to={paths.trialSetup} className="link">{t('Free Trial')}</Link>}
      </p>
    </Banner>
  );
}
