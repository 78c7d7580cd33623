import { type FormEvent, useState } from 'react';
import { refusalOf } from '../../data/account.ts';
import { displayName, type SessionUser } from '../../data/session/session.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { NOT_SAVED } from '../../lib/save-failure.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { SaveFailed } from '../../ui/feedback/message/save-failed.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './profile.module.css';
import { useProfileChange } from './use-profile-change.ts';

type EditIdentityProps = { user: SessionUser; onDone: () => void };
type Names = { firstName: string; lastName: string; username: string };

const FIELDS = [
  { name: 'firstName', label: 'First Name', missing: 'Please enter your first name.', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last Name', missing: 'Please enter your last name.', autoComplete: 'family-name' },
  { name: 'username', label: 'Username', missing: 'Please enter a username.', autoComplete: 'username' },
] as const;

/** Names changed in place. A refusal keeps the fields open. */
function EditIdentity({ user, onDone }: EditIdentityProps) {
  const { t } = useTranslation();
  const [names, setNames] = useState<Names>(() => ({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    username: user.username ?? '',
  }));
  const [tried, setTried] = useState(false);
  const { change, isPending, refusal, failure } = useProfileChange(user, () => {
    toast({ title: t('Profile Updated') });
    onDone();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const given = { firstName: names.firstName.trim(), lastName: names.lastName.trim(), username: names.username.trim() };
    if (Object.values(given).some((value) => value === '')) return;
    change({ ...given, ...(user.email != null && { email: user.email }) });
  };
  const isTaken = refusal?.status === 409;
  const errorOf = (name: keyof Names, missing: string) => {
    if (tried && names[name].trim() === '') return t(missing);
    return name === 'username' && isTaken ? (refusalOf(refusal) ?? t('This username is taken.')) : undefined;
  };
  return (
    <form className={styles.edit} onSubmit={handleSubmit} noValidate>
      <div className={styles.pair}>
        {FIELDS.map(({ name, label, missing, autoComplete }) => (
          <Field
            key={name}
            label={t(label)}
            name={name}
            value={names[name]}
            autoComplete={autoComplete}
            maxLength={100}
            error={errorOf(name, missing)}
            onChange={(event) => setNames({ ...names, [name]: event.target.value })}
          />
        ))}
      </div>
      {failure !== null && !isTaken && (
        <SaveFailed retryLabel={t('Try Again')} busy={isPending}>
          {refusalOf(refusal) ?? t(NOT_SAVED[failure])}
        </SaveFailed>
      )}
      <div className={styles.buttons}>
        <Button size="small" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <Button size="small" type="submit" variant="primary" loading={isPending}>
          {t(isPending ? 'Saving...' : 'Save')}
        </Button>
      </div>
    </form>
  );
}

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

/** First letters of first and last name, else of the username; empty where there is no name at all. */
export function initialsOf({ firstName, lastName, username }: SessionUser): string {
  const first = (text: string | null | undefined) => [...(text?.trim() ?? '')][0] ?? '';
  return (first(firstName) + first(lastName) || first(username)).toUpperCase();
}
