import { type FormEvent, useState } from 'react';
import { PASSWORD_MIN, sendAuth } from '../../data/auth.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field, PasswordField } from '../../ui/controls/field/field.tsx';
import { SaveFailed } from '../../ui/feedback/message/save-failed.tsx';
import { Sheet } from '../../ui/feedback/modal/modal.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import styles from './auth.module.css';
import { failureText, messages, showFailure, useEnter, useFaults } from './auth-form.ts';

/** E-mail and password of a member. */
export function SignInForm() {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [forgot, setForgot] = useState(false);
  const [failure, setFailure] = useState('');
  const enter = useEnter();
  const { faults, check, forgive } = useFaults();

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!check(event)) return;
    setBusy(true);
    setFailure('');
    const outcome = await sendAuth('login', { email, password, timeZone: timeZone() });
    if (outcome.kind === 'signed-in') return enter(outcome, t(messages.welcomeBack.title), false);
    setBusy(false);
    setFailure(failureText(t, outcome, messages.failed.fallback));
    showFailure(t, outcome, messages.failed.title, messages.failed.fallback);
  }

  return (
    <>
      <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          error={faults['email']}
          value={email}
          onChange={(event) => {
            forgive('email');
            setEmail(event.target.value);
          }}
        />
        <PasswordField
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          required
          minLength={PASSWORD_MIN}
          maxLength={128}
          error={faults['password']}
          value={password}
          onChange={(event) => {
            forgive('password');
            setPassword(event.target.value);
          }}
          showLabel={t('Show password')}
          hideToggleLabel={t('Hide password')}
        />
        <button type="button" className={`link ${styles.forgot}`} onClick={() => setForgot(true)}>
          {t('Forgot your password?')}
        </button>
        {failure !== '' && (
          <SaveFailed retryLabel={t('Try Again')} busy={busy}>
            {failure}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={busy}>
          {t('Sign In')}
        </Button>
      </form>
      <ForgotPassword open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}

/** The member's time zone, which decides when the daily scans begin again. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Asks for the e-mail that gets a reset link. Success closes it and clears the e-mail; a failure leaves both. */
function ForgotPassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (email.trim() === '') {
      toast({ variant: 'destructive', title: t(messages.emailRequired.title), description: t(messages.emailRequired.text) });
      return;
    }
    setBusy(true);
    setFailure('');
    const outcome = await sendAuth('forgotPassword', { email });
    setBusy(false);
    if (outcome.kind !== 'done' && outcome.kind !== 'signed-in') {
      setFailure(failureText(t, outcome, messages.resetFailed.fallback));
      showFailure(t, outcome, messages.resetFailed.title, messages.resetFailed.fallback);
      return;
    }
    setEmail('');
    onClose();
    toast({
      title: t(messages.resetSent.title),
      ...(outcome.kind === 'done' && outcome.message !== null ? { description: outcome.message } : {}),
    });
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={t('Close')}
      title={t('Forgot your password?')}
      lead={t('We send a link that sets a new one. It works once, for one hour.')}
    >
      <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label={t('Email')}
          type="email"
          autoComplete="email"
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {failure !== '' && (
          <SaveFailed retryLabel={t('Try Again')} busy={busy}>
            {failure}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={busy}>
          {t('Send Reset Link')}
        </Button>
      </form>
    </Sheet>
  );
}
