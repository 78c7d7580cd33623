import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Access } from '../../../data/session/access.ts';
import { displayName, type SessionUser } from '../../../data/session/session-user.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button/button-look.ts';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import styles from './side-menu.module.css';

type MenuWhoProps = { user: SessionUser | null; access: Access; onLeave: () => void };

/** The member's name, e-mail and plan; for a visitor the way to sign in. */
export function MenuWho({ user, access, onLeave }: MenuWhoProps) {
  const { t } = useTranslation();
  if (user === null) {
    return (
      <div className={styles.who}>
        <p className="muted small">{t('Sign in to keep what you scan and to have every score fit you.')}</p>
        <Link to={paths.auth} onClick={onLeave} className={buttonClass({ variant: 'primary', size: 'small' })}>
          {t('Sign In')}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {displayName(user)}
        {access.isPremiumSubscriber && <Tag look="new">{t('Premium')}</Tag>}
        {access.isOnTrial && <Tag look="new">{t('Trial')}</Tag>}
      </p>
      <p className="muted small">{user.email}</p>
    </div>
  );
}
