import { useEffect, useRef, useState } from 'react';
import { useWays } from '../../data/auth.ts';
import { connectByPassword, finishSignIn, registerElsewhere, type Step, storedSignUpQuery } from '../../data/identities.ts';
import { say } from '../../i18n/say.ts';
import { PasswordField } from '../../ui/controls/field.tsx';
import { Spinner } from '../../ui/feedback/waiting.tsx';
import { PageTitle } from '../../ui/layout/screen.tsx';
import { EntryForm, failureText, messages, NameFields, NoSignUp, sendSignUp, useEnter } from './auth-form.tsx';

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
  return (
    <EntryForm
      initial={{ password: '' }}
      send={async ({ password }) => ({ outcome: await connectByPassword(password), withSurvey: false })}
      greeting={say(messages.welcomeBack.title)}
      submitLabel={say('screens-auth.connect_and_sign_in')}
    >
      {(bind) => (
        <>
          <p>{say('screens-auth.provider_password', { provider, email: proposal.email })}</p>
          <PasswordField
            label={say('screens-auth.password')}
            autoComplete="current-password"
            maxLength={128}
            showLabel={say('screens-common.show_password')}
            hideToggleLabel={say('screens-common.hide_password')}
            {...bind('password')}
          />
        </>
      )}
    </EntryForm>
  );
}

/** An account without a password; the names are proposals. */
function NewAccount({ step: { provider, proposal } }: { step: Step }) {
  const query = storedSignUpQuery();
  const invitation = query.get('invitation');
  const trial = query.get('trial') === 'true';
  const { signUp } = useWays();
  if (signUp === 'closed' || (signUp === 'invitation' && invitation === null)) return <NoSignUp signUp={signUp} />;
  const { firstName, lastName, username } = proposal;
  return (
    <EntryForm
      initial={{ firstName, lastName, username }}
      send={(names) => sendSignUp({ trial, invitation }, (more) => registerElsewhere({ ...names, ...more }))}
      greeting={say(messages.created.title)}
      submitLabel={trial ? say('screens-common.start_free_trial') : say('screens-common.create_account')}
    >
      {(bind) => (
        <>
          <p>{say('screens-auth.provider_sign_up', { provider, email: proposal.email })}</p>
          <NameFields bind={bind} />
        </>
      )}
    </EntryForm>
  );
}
