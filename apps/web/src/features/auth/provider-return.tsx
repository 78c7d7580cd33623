import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWays } from '../../data/auth.ts';
import { connectByPassword, finishSignIn, registerElsewhere, type Step, storedSignUpQuery } from '../../data/identities.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field, PasswordField } from '../../ui/controls/field/field.tsx';
import { SaveFailed } from '../../ui/feedback/message/save-failed.tsx';
import { Spinner } from '../../ui/feedback/waiting.tsx';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './auth.module.css';
import { failureText, messages, showFailure, useEnter, useFaults } from './auth-form.ts';
import { timeZone } from './sign-in-form.tsx';
import { NoSignUp, savedSurvey } from './sign-up-parts.tsx';

/** Somebody came back from a service: signed in, or one step short of it. */
export function ProviderReturn({ onFailed }: { onFailed: (text: string) => void }) {
  const [step, setStep] = useState<Step | null>(null);
  const hasBegun = useRef(false);
  const enter = useEnter();
  useEffect(() => {
    // What came back is used once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const finish = async () => {
      const outcome = await finishSignIn();
      if ('step' in outcome) setStep(outcome);
      else if (outcome.kind === 'signed-in') enter(outcome, say(messages.welcomeBack.title), false);
      else onFailed(failureText(outcome, 'screens-auth.provider_failed') || say('screens-auth.provider_failed'));
    };
    void finish();
  }, [enter, onFailed]);
  if (step === null) return <Spinner label={say('screens-common.sign_in')} />;
  return (
    <>
      <PageTitle>{say('screens-auth.one_more_step')}</PageTitle>
      {step.step === 'password' ? <ConnectForm step={step} /> : <NewAccount step={step} />}
    </>
  );
}

/** The account of the same address, opened by its password this once. */
function ConnectForm({ step: { provider, proposal } }: { step: Step }) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const enter = useEnter();
  const { faults, check, forgive } = useFaults();
  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!check(event)) return;
    setBusy(true);
    setFailure('');
    const outcome = await connectByPassword(password);
    if (outcome.kind === 'signed-in') return enter(outcome, say(messages.welcomeBack.title), false);
    setBusy(false);
    setFailure(failureText(outcome, messages.failed.fallback));
    showFailure(outcome, messages.failed.title, messages.failed.fallback);
  }
  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p>{say('screens-auth.provider_password', { provider, email: proposal.email })}</p>
      <PasswordField
        label={say('screens-auth.password')}
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
        error={faults['password']}
        value={password}
        onChange={(event) => {
          forgive('password');
          setPassword(event.target.value);
        }}
        showLabel={say('screens-common.show_password')}
        hideToggleLabel={say('screens-common.hide_password')}
      />
      {failure !== '' && (
        <SaveFailed retryLabel={say('screens-common.try_again')} busy={busy}>
          {failure}
        </SaveFailed>
      )}
      <Button type="submit" variant="primary" wide loading={busy}>
        {say('screens-auth.connect_and_sign_in')}
      </Button>
    </form>
  );
}

/** An account without a password; the names are proposals. */
function NewAccount({ step: { provider, proposal } }: { step: Step }) {
  const query = storedSignUpQuery();
  const invitation = query.get('invitation');
  const trial = query.get('trial') === 'true';
  const { signUp } = useWays();
  const [form, setForm] = useState({ firstName: proposal.firstName, lastName: proposal.lastName, username: proposal.username });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const enter = useEnter();
  const { faults, check, forgive } = useFaults();
  const bind = (name: keyof typeof form) => ({
    name,
    required: true,
    maxLength: 100,
    error: faults[name],
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      forgive(name);
      setForm({ ...form, [name]: event.target.value });
    },
  });
  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!check(event)) return;
    setBusy(true);
    setFailure('');
    const surveyData = await savedSurvey();
    const outcome = await registerElsewhere({
      ...form,
      trial,
      surveyData,
      timeZone: timeZone(),
      ...(invitation !== null && { invitation }),
    });
    if (outcome.kind === 'signed-in') return enter(outcome, say(messages.created.title), surveyData !== null);
    setBusy(false);
    setFailure(failureText(outcome, messages.failed.fallback));
    showFailure(outcome, messages.failed.title, messages.failed.fallback);
  }
  if (signUp === 'closed' || (signUp === 'invitation' && invitation === null)) return <NoSignUp signUp={signUp} />;
  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p>{say('screens-auth.provider_sign_up', { provider, email: proposal.email })}</p>
      <div className={styles.pair}>
        <Field label={say('screens-auth.first_name')} autoComplete="given-name" {...bind('firstName')} />
        <Field label={say('screens-auth.last_name')} autoComplete="family-name" {...bind('lastName')} />
      </div>
      <Field label={say('screens-auth.username')} autoComplete="username" autoCapitalize="none" {...bind('username')} />
      {failure !== '' && (
        <SaveFailed retryLabel={say('screens-common.try_again')} busy={busy}>
          {failure}
        </SaveFailed>
      )}
      <Button type="submit" variant="primary" wide loading={busy}>
        {trial ? say('screens-common.start_free_trial') : say('screens-common.create_account')}
      </Button>
    </form>
  );
}
