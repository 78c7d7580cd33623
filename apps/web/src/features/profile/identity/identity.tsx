import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName, type SessionUser } from '../../../data/session/session-user.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageTitle } from '../../../ui/layout/screen/screen.tsx';
import styles from '../profile.module.css';
import { EditIdentity } from './edit-identity.tsx';
import { initialsOf } from './initials.ts';

/** Avatar, name and e-mail; in their place, when asked for, the fields to change the names. */
export function Identity({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const initials = initialsOf(user);
  return (
    <div className={styles.edit}>
      <div className={styles.head}>
        <span className={`num ${styles.avatar}`} aria-hidden="true">
          {initials === '' ? <Icon name="user" size="xl" /> : initials}
        </span>
        <div className={styles.who}>
          <PageTitle>{displayName(user)}</PageTitle>
          <p className="muted">{user.email}</p>
        </div>
      </div>
      {isEditing ? (
        <EditIdentity user={user} onDone={() => setEditing(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button size="small" icon="pencil" onClick={() => setEditing(true)}>
            {t('Edit Profile')}
          </Button>
        </div>
      )}
    </div>
  );
}
