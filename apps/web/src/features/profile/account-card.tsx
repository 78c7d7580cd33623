import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { asksForPassword, changePassword, type UnitSystem, unitsOf } from '../../data/account.ts';
import { usePasswordMin } from '../../data/auth.ts';
import { refusalOf, saveFailure } from '../../data/call.ts';
import { type SessionUser, useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { NOT_DONE_TEXTS, NOT_SAVED_TEXTS } from '../../lib/save-failure.ts';
import { isAnythingWaiting } from '../../platform/storage/member-data.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/choice.tsx';
import { Field, PasswordField } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Dialog, Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem, Row } from '../../ui/layout/list.tsx';
import { CurrentPasswordField, useHasPassword, usePasswordGiven } from './current-password-field.tsx';
import { useProfileChange } from './identity.tsx';
import styles from './profile.module.css';

/** Units, e-mail, password, Sign Out. */
export function AccountCard({ user }: { user: SessionUser }) {
  const { signOut, isSending, question } = useSignOut();
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  const passwordTitle = usePasswordTitle();
  return (
    <Card title={say('screens-profile.account')}>
      <Units user={user} />
      <div className={styles.rows}>
        <List>
          <ListItem>
            <Row icon="pencil" title={say('screens-profile.change_e_mail')} detail={user.email} onPress={() => setOpen('email')} />
          </ListItem>
          <ListItem>
            <Row icon="lock" title={passwordTitle} onPress={() => setOpen('password')} />
          </ListItem>
        </List>
      </div>
      <div className={styles.buttons}>
        <Button icon="out" wide loading={isSending} onClick={signOut}>
          {say('screens-common.sign_out')}
        </Button>
      </div>
      {question}
      {open === 'email' && <EmailSheet user={user} onClose={close} />}
      {open === 'password' && <PasswordSheet onClose={close} />}
    </Card>
  );
}

function usePasswordTitle(): string {
  return useHasPassword() ? say('screens-profile.change_password') : say('screens-profile.set_a_password');
}

function Units({ user }: { user: SessionUser }) {
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  const { change, failure, isPending, retry } = useProfileChange(user, () => setChosen(null));
  const options = [
    { value: 'metric', label: say('screens-profile.cm_and_kg') },
    { value: 'imperial', label: say('screens-profile.inches_and_lbs') },
  ] as const;
  return (
    <>
      <Segmented
        label={say('screens-common.units')}
        showLabel
        options={options}
        value={chosen ?? unitsOf(user)}
        onChange={(units) => {
          setChosen(units);
          change({ units });
        }}
      />
      {failure !== null && (
        <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={retry} busy={isPending}>
          {say(NOT_DONE_TEXTS[failure])}
        </SaveFailed>
      )}
    </>
  );
}

/** A new e-mail, confirmed with the current password. */
function EmailSheet({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const [email, setEmail] = useState(user.email ?? '');
  const [password, setPassword] = useState('');
  const {
    change,
    isPending,
    refusal: error,
    failure,
  } = useProfileChange(user, () => {
    toast({ title: say('screens-profile.profile_updated') });
    onClose();
  });
  const isWrong = asksForPassword(error);
  const refusal = refusalOf(error);
  const isReady = usePasswordGiven(password) && email.includes('@') && email.trim() !== user.email;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) change({ email: email.trim(), currentPassword: password });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('screens-profile.change_e_mail')}
      lead={say('screens-profile.you_sign_in_with')}
      closeLabel={say('screens-common.close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <Field
          label={say('screens-profile.new_e_mail')}
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
          <SaveFailed retryLabel={say('screens-common.try_again')} busy={isPending}>
            {say(NOT_SAVED_TEXTS[failure])}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={isPending} disabled={!isReady}>
          {say('screens-profile.change_e_mail')}
        </Button>
      </form>
    </Sheet>
  );
}

/** A new password for the current one. Every other device is signed out by it. */
function PasswordSheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const minLength = usePasswordMin();
  const title = usePasswordTitle();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const save = useMutation({
    mutationFn: () => changePassword(client, current, next),
    onSuccess: () => {
      void refresh();
      toast({ title: say('screens-profile.password_changed'), description: say('screens-profile.your_other_devices_are') });
      onClose();
    },
    onError: (error) => {
      if (refusalOf(error) === null)
        toast({ title: say('screens-common.error'), description: say('screens-profile.your_password_could_not'), variant: 'destructive' });
    },
  });
  const isComplete = usePasswordGiven(current) && next.length >= minLength;
  const isWrong = asksForPassword(save.error);
  const refusal = refusalOf(save.error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) save.mutate();
  };
  const toggle = { showLabel: say('screens-common.show_password'), hideToggleLabel: say('screens-common.hide_password') };
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={say('screens-common.close')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <CurrentPasswordField value={current} onChange={setCurrent} failure={save.error} first />
        <PasswordField
          {...toggle}
          label={say('screens-profile.new_password')}
          autoComplete="new-password"
          value={next}
          maxLength={128}
          hint={say('screens-profile.at_least_n_characters', { n: minLength })}
          error={!isWrong && refusal !== null ? refusal : undefined}
          onChange={(event) => setNext(event.target.value)}
        />
        {save.isError && !isWrong && refusal === null && (
          <SaveFailed retryLabel={say('screens-common.try_again')} busy={save.isPending}>
            {say(NOT_SAVED_TEXTS[saveFailure(save.error)])}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={save.isPending} disabled={!isComplete}>
          {title}
        </Button>
      </form>
    </Sheet>
  );
}

/** Signing out: what waits is sent before, and what cannot be sent is named before it is lost. */
function useSignOut(): { signOut: () => void; isSending: boolean; question: ReactNode } {
  const client = useQueryClient();
  const { logout } = useSession();
  const [isSending, setIsSending] = useState(false);
  const [left, setLeft] = useState(0);
  const leave = () => {
    setLeft(0);
    logout();
    toast({ title: say('screens-profile.signed_out') });
  };
  const signOut = () => {
    if (!isAnythingWaiting()) {
      leave();
      return;
    }
    setIsSending(true);
    void import('../../data/waiting.ts')
      .then(({ sendBeforeSignOut }) => sendBeforeSignOut(client))
      .then((count) => (count === 0 ? leave() : setLeft(count)))
      .finally(() => setIsSending(false));
  };
  const question = (
    <Dialog
      open={left > 0}
      onCancel={() => setLeft(0)}
      onConfirm={leave}
      destructive
      title={say('screens-profile.not_sent_yet', { n: left })}
      cancelLabel={say('screens-profile.stay_signed_in')}
      confirmLabel={say('screens-profile.sign_out_and_lose')}
    >
      {say('screens-profile.what_you_did_without')}
    </Dialog>
  );
  return { signOut, isSending, question };
}
