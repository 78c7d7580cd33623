import { useState } from 'react';
import { Link } from 'react-router';
import { accessOf } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './cell.module.css';

/** The way to the profile, with the plan in a word. */
export function ProfileCell() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [now] = useState(Date.now);
  const { isOnTrial, isPremiumSubscriber, trialDaysRemaining: days } = accessOf(user, now);
  const trial = days === 1 ? t('Trial, 1 day left') : t('Trial, {{n}} days left', { n: days });
  const plan = isOnTrial ? trial : isPremiumSubscriber ? t('Premium') : t('Free plan');
  return (
    <Link to={paths.profile} className={`${styles.cell} ${styles.row}`}>
      <Icon name="user" />
      <h2>{t('My Profile')}</h2>
      <span className="small muted">{plan}</span>
      <Icon name="next" size="s" />
    </Link>
  );
}
