import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { asksForPassword, changePassword, refusalOf, type UnitSystem, unitsOf } from '../../../data/account.ts';
import { usePasswordMin } from '../../../data/auth.ts';
import { saveFailure } from '../../../data/save-failure.ts';
import type { SessionUser } from '../../../data/session/session.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { NOT_SAVED } from '../../../lib/save-failure.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { Field, PasswordField } from '../../../ui/controls/field/field.tsx';
import { SaveFailed } from '../../../ui/feedback/message/save-failed.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { List, ListItem, Row } from '../../../ui/layout/list.tsx';
import styles from '../profile.module.css';
import { useProfileChange } from '../use-profile-change.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useSignOut } from './use-sign-out.tsx';

/** Units, e-mail, password, Sign Out. */
export function AccountCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { signOut, isSending, question } = useSignOut();
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title={t('Account')}>
      <Units user={user} />
      <div className={styles.rows}>
        <List>
          <ListItem>
            <Row icon="pencil" title={t('Change e-mail')} detail={user.email} onPress={() => setOpen('email')} />
          </ListItem>
          <ListItem>
            <Row icon="lock" title={t('Change password')} onPress={() => setOpen('password')} />
          </ListItem>
        </List>
      </div>
      <div className={styles.buttons}>
        <Button icon="out" wide loading={isSending} onClick={signOut}>
          {t('Sign Out')}
        </Button>
      </div>
      {question}
      {open === 'email' && <EmailSheet user={user} onClose={close} />}
      {open === 'password' && <PasswordSheet onClose={close} />}
    </Card>
  );
}

function Units({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  const { change, failure, isPending, retry } = useProfileChange(user, () => setChosen(null));
  const options = [
    { value: 'metric', label: t('cm and kg') },
    { value: 'imperial', label: t('inches and lbs') },
  ] as const;
  return (
    <>
      <Segmented
        label={t('Units')}
        showLabel
        options={options}
        value={chosen ?? unitsOf(user)}
        onChange={(units) => {
          setChosen(units);
          change({ units });
        }}
      />
      {failure !== null && (
        <SaveFailed retryLabel={t('Try Again')} onRetry={retry} busy={isPending}>
          {t(NOT_SAVED[failure])}
        </SaveFailed>
      )}
    </>
  );
}

/** A new e-mail, confirmed with the current password. */
function EmailSheet({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState(user.email ?? '');
  const [password, setPassword] = useState('');
  const {
    change,
    isPending,
    refusal: error,
    failure,
  } = useProfileChange(user, () => {
    toast({ title: t('Profile Updated') });
    onClose();
  });
  const isWrong = asksForPassword(error);
  const refusal = refusalOf(error);
  const isReady = email.includes('@') && email.trim() !== user.email && password !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) change({ email: email.trim(), currentPassword: password });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Change e-mail')}
      lead={t('You sign in with it, and a forgotten password goes there.')}
      closeLabel={t('Close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <Field
          label={t('New e-mail')}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          maxLength={254}
          data-autofocus
          error={!isWrong && refusal !== null ? refusal : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <CurrentPasswordField value={password} onChange={setPassword} failure={error} />
        {failure !== null && !isWrong && refusal === null && (
          <SaveFailed retryLabel={t('Try Again')} busy={isPending}>
            {t(NOT_SAVED[failure])}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={isPending} disabled={!isReady}>
          {t('Change e-mail')}
        </Button>
      </form>
    </Sheet>
  );
}

/** A new password for the current one. Every other device is signed out by it. */
function PasswordSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const minLength = usePasswordMin();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = useMutation({
    mutationFn: () => changePassword(client, current, next),
    onSuccess: () => {
      toast({ title: t('Password changed'), description: t('Your other devices are signed out.') });
      onClose();
    },
    onError: (error) => {
      if (refusalOf(error) === null)
        toast({ title: t('Error'), description: t('Your password could not be changed. Please try again.'), variant: 'destructive' });
    },
  });
  const isWrong = asksForPassword(save.error);
  const refusal = refusalOf(save.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (current !== '' && next.length >= minLength) save.mutate();
  };
  const toggle = { showLabel: t('Show password'), hideToggleLabel: t('Hide password') };
  return (
    <Sheet open onClose={onClose} title={t('Change password')} closeLabel={t('Close')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <CurrentPasswordField value={current} onChange={setCurrent} failure={save.error} first />
        <PasswordField
          {...toggle}
          label={t('New password')}
          autoComplete="new-password"
          value={next}
          maxLength={128}
          hint={t('At least {{n}} characters', { n: minLength })}
          error={!isWrong && refusal !== null ? refusal : undefined}
          onChange={(event) => setNext(event.target.value)}
        />
        {save.isError && !isWrong && refusal === null && (
          <SaveFailed retryLabel={t('Try Again')} busy={save.isPending}>
            {t(NOT_SAVED[saveFailure(save.error)])}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={save.isPending} disabled={current === '' || next.length < minLength}>
          {t('Change password')}
        </Button>
      </form>
    </Sheet>
  );
}
