import { type FormEvent, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { sendAuth, usePasswordMin } from '../../data/auth.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { PasswordField } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './auth.module.css';
import { failureText, messages, showFailure } from './auth-form.tsx';
import { AuthHero } from './auth-screen.tsx';

/** How long the success screen stands before it leads to sign-in by itself. */
const LEAVE_AFTER_MS = 3000;

/** /reset-password?token=…: a new password by a link from a mail. Without a token there is nothing to do here. */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const [done, setDone] = useState(false);
  if (token === null || token === '') return <Navigate to={paths.auth} replace />;
  return (
    <div className={styles.screen}>
      <AuthHero />
      <div className={styles.side}>{done ? <Success /> : <ResetForm token={token} onDone={() => setDone(true)} />}</div>
    </div>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const minLength = usePasswordMin();
  const isLong = password.length >= minLength;
  const isSame = password !== '' && password === again;

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const fault = !isLong ? messages.tooShort : !isSame ? messages.different : null;
    if (fault !== null) {
      toast({
        variant: 'destructive',
        title: say(fault.title),
        description: fault === messages.tooShort ? say(fault.text, { n: minLength }) : say(messages.different.text),
      });
      return;
    }
    setBusy(true);
    setFailure('');
    const outcome = await sendAuth('resetPassword', { token, password });
    setBusy(false);
    if (outcome.kind === 'done' || outcome.kind === 'signed-in') {
      toast({ title: say(messages.resetDone.title) });
      onDone();
    } else if (outcome.kind === 'refused' && outcome.code === 'reset_link_invalid') {
      toast({ variant: 'destructive', title: say(messages.badLink.title), description: say(messages.badLink.text) });
      void navigate(paths.auth, { replace: true });
    } else {
      setFailure(failureText(outcome, messages.resetFailed.expired));
      showFailure(outcome, messages.resetFailed.title, messages.resetFailed.expired);
    }
  }

  const shared = {
    autoComplete: 'new-password',
    maxLength: 128,
    showLabel: say('screens-common.show_password'),
    hideToggleLabel: say('screens-common.hide_password'),
  } as const;
  return (
    <>
      <PageTitle>{say('screens-auth.set_a_new_password')}</PageTitle>
      <form className={styles.fields} onSubmit={(event) => void handleSubmit(event)}>
        <PasswordField
          label={say('screens-auth.new_password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...shared}
        />
        <PasswordField
          label={say('screens-auth.confirm_password')}
          value={again}
          onChange={(event) => setAgain(event.target.value)}
          {...shared}
        />
        <PasswordRules
          rules={[
            { text: say('screens-auth.at_least_n_characters', { n: minLength }), met: isLong },
            { text: say('screens-auth.both_passwords_are_identical'), met: isSame },
          ]}
        />
        {failure !== '' && (
          <SaveFailed retryLabel={say('screens-common.try_again')} busy={busy}>
            {failure}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={busy} disabled={!isLong || !isSame}>
          {say('screens-common.reset_password')}
        </Button>
      </form>
    </>
  );
}

function Success() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.auth, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <PageTitle>{say('screens-auth.password_reset_successfully')}</PageTitle>
      <p className="muted">{say('screens-auth.you_can_sign_in')}</p>
      <LinkButton to={paths.auth} variant="primary" wide>
        {say('screens-auth.sign_in_now')}
      </LinkButton>
      <LinkButton to={paths.auth} variant="quiet" wide>
        {say('screens-auth.back_to_sign_in')}
      </LinkButton>
    </>
  );
}

/** What the new password must fulfil, each with a sign and a word for readers. */
function PasswordRules({ rules }: { rules: readonly { text: string; met: boolean }[] }) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, met }) => (
        <li key={text} data-met={met || undefined}>
          <Icon name={met ? 'fits' : 'unknown'} size="m" label={met ? say('screens-auth.fulfilled') : say('screens-auth.not_yet')} />
          {text}
        </li>
      ))}
    </ul>
  );
}
