import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AccountChange, useUpdateAccount } from '../../data/account.ts';
import { refusalOf, saveFailure } from '../../data/call.ts';
import { displayName, type SessionUser } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { NOT_SAVED_TEXTS } from '../../lib/save-failure.ts';
import { ApiError } from '../../platform/http/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './profile.module.css';

type EditIdentityProps = { user: SessionUser; onDone: () => void };
type Names = { firstName: string; lastName: string; username: string };

const FIELDS = [
  { name: 'firstName', label: 'screens-profile.first_name', missing: 'screens-profile.first_name_missing', autoComplete: 'given-name' },
  { name: 'lastName', label: 'screens-profile.last_name', missing: 'screens-profile.last_name_missing', autoComplete: 'family-name' },
  { name: 'username', label: 'screens-profile.username', missing: 'screens-profile.username_missing', autoComplete: 'username' },
] as const;

/** Names changed in place. A refusal keeps the fields open. */
function EditIdentity({ user, onDone }: EditIdentityProps) {
  const [names, setNames] = useState<Names>(() => ({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    username: user.username ?? '',
  }));
  const [tried, setTried] = useState(false);
  const { change, isPending, refusal, failure } = useProfileChange(user, () => {
    toast({ title: say('screens-profile.profile_updated') });
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
  const errorOf = (name: keyof Names, missing: (typeof FIELDS)[number]['missing']) => {
    if (tried && names[name].trim() === '') return say(missing);
    return name === 'username' && isTaken ? (refusalOf(refusal) ?? say('screens-profile.this_username_is_taken')) : undefined;
  };
  return (
    <form className={styles.edit} onSubmit={handleSubmit} noValidate>
      <div className={styles.pair}>
        {FIELDS.map(({ name, label, missing, autoComplete }) => (
          <Field
            key={name}
            label={say(label)}
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
        <SaveFailed retryLabel={say('screens-common.try_again')} busy={isPending}>
          {refusalOf(refusal) ?? say(NOT_SAVED_TEXTS[failure])}
        </SaveFailed>
      )}
      <div className={styles.buttons}>
        <Button size="small" onClick={onDone}>
          {say('screens-common.cancel')}
        </Button>
        <Button size="small" type="submit" variant="primary" loading={isPending}>
          {say(isPending ? 'screens-common.saving' : 'screens-common.save')}
        </Button>
      </div>
    </form>
  );
}

/** Avatar, name and e-mail; in their place, when asked for, the fields to change the names. */
export function Identity({ user }: { user: SessionUser }) {
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
            {say('screens-profile.edit_profile')}
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

/** Changes the account and says so when that fails. @param onSaved called once the server agreed */
export function useProfileChange(user: SessionUser, onSaved: () => void) {
  const update = useUpdateAccount();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (change: AccountChange) => update(user.id, change),
    onSuccess: onSaved,
    onError: () =>
      toast({
        title: say('screens-profile.update_failed'),
        description: say('screens-profile.failed_to_update_profile'),
        variant: 'destructive',
      }),
  });
  return {
    change: mutate,
    isPending,
    refusal: error instanceof ApiError ? error : null,
    /** Why the last change was not saved; null while nothing failed. */
    failure: error === null ? null : saveFailure(error),
    /** The same change once more. */
    retry: () => {
      if (variables !== undefined) mutate(variables);
    },
  };
}
