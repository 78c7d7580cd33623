import { type FormEvent, useState } from 'react';
import { PASSWORD_MIN, type Provider, sendAuth, useWays } from '../../data/auth.ts';
import type { AuthOutcome } from '../../data/auth-call.ts';
import { say } from '../../i18n/say.ts';
import { browserPage, useSearchParams } from '../../lib/address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, PasswordField } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import styles from './auth.module.css';
import { EntryForm, failureText, messages, showFailure, timeZone, useEnter } from './auth-form.tsx';

/** E-mail and password of a member. */
export function SignInForm({ withPasskeys }: { withPasskeys: boolean }) {
  const [forgot, setForgot] = useState(false);
  const enter = useEnter();
  return (
    <>
      <EntryForm
        initial={{ email: '', password: '' }}
        send={async (values) => ({ outcome: await sendAuth('login', { ...values, timeZone: timeZone() }), withSurvey: false })}
        greeting={say(messages.welcomeBack.title)}
        submitLabel={say('screens-common.sign_in')}
      >
        {(bind) => (
          <>
            <Field label={say('screens-auth.email')} type="email" autoComplete="email" {...bind('email')} />
            <PasswordField
              label={say('screens-auth.password')}
              autoComplete="current-password"
              minLength={PASSWORD_MIN}
              maxLength={128}
              showLabel={say('screens-common.show_password')}
              hideToggleLabel={say('screens-common.hide_password')}
              {...bind('password')}
            />
            <button type="button" className={`link ${styles.forgot}`} onClick={() => setForgot(true)}>
              {say('screens-auth.forgot_your_password')}
            </button>
          </>
        )}
      </EntryForm>
      {withPasskeys && <PasskeyButton onSignedIn={(outcome) => enter(outcome, say(messages.welcomeBack.title), false)} />}
      <ForgotPassword open={forgot} onClose={() => setForgot(false)} />
    </>
  );
}

/** Sign-in by what the device holds; the browser asks which. */
function PasskeyButton({ onSignedIn }: { onSignedIn: (outcome: Extract<AuthOutcome, { kind: 'signed-in' }>) => void }) {
  const [busy, setBusy] = useState(false);
  const handlePress = async () => {
    setBusy(true);
    const { signInWithPasskey } = await import('../../data/passkeys.ts');
    const outcome = await signInWithPasskey();
    if (outcome?.kind === 'signed-in') return onSignedIn(outcome);
    setBusy(false);
    if (outcome === null) toast({ title: say('screens-auth.no_passkey_used') });
    else showFailure(outcome, messages.failed.title, messages.failed.fallback);
  };
  return (
    <Button wide loading={busy} onClick={() => void handlePress()}>
      {say('screens-auth.sign_in_with_passkey')}
    </Button>
  );
}

/** Asks for the e-mail that gets a reset link. Success closes it and clears the e-mail; a failure leaves both. */
function ForgotPassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (email.trim() === '') {
      toast({ variant: 'destructive', title: say(messages.emailRequired.title), description: say(messages.emailRequired.text) });
      return;
    }
    setBusy(true);
    setFailure('');
    const outcome = await sendAuth('forgotPassword', { email });
    setBusy(false);
    if (outcome.kind !== 'done' && outcome.kind !== 'signed-in') {
      setFailure(failureText(outcome, messages.resetFailed.fallback));
      showFailure(outcome, messages.resetFailed.title, messages.resetFailed.fallback);
      return;
    }
    setEmail('');
    onClose();
    toast({
      title: say(messages.resetSent.title),
      ...(outcome.kind === 'done' && outcome.message !== null ? { description: outcome.message } : {}),
    });
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={say('screens-common.close')}
      title={say('screens-auth.forgot_your_password')}
      lead={say('screens-auth.we_send_a_link')}
    >
      <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field
          label={say('screens-auth.email')}
          type="email"
          autoComplete="email"
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {failure !== '' && (
          <SaveFailed retryLabel={say('screens-common.try_again')} busy={busy}>
            {failure}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={busy}>
          {say('screens-auth.send_reset_link')}
        </Button>
      </form>
    </Sheet>
  );
}

/** One button for each service whose sign-in counts here. */
export function ProviderButtons() {
  const { providers } = useWays();
  return providers.map((provider) => <ProviderButton key={provider.id} provider={provider} />);
}

function ProviderButton({ provider: { id, label } }: { provider: Provider }) {
  const [query] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const handlePress = async () => {
    setBusy(true);
    try {
      const { beginSignIn } = await import('../../data/identities.ts');
      browserPage.leaveFor(await beginSignIn(id, query));
    } catch {
      setBusy(false);
      toast({
        variant: 'destructive',
        title: say('screens-auth.connection_error'),
        description: say('screens-auth.please_check_your_internet'),
      });
    }
  };
  return (
    <Button wide loading={busy} onClick={() => void handlePress()}>
      {say('screens-auth.continue_with', { provider: label })}
    </Button>
  );
}
