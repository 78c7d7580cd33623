import { type FormEvent, type ReactNode, useState } from 'react';
import type { SignUp } from '../../data/auth.ts';
import type { AuthOutcome } from '../../data/auth-call.ts';
import { say } from '../../i18n/say.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
import { SaveFailed } from '../../ui/feedback/message/save-failed.tsx';
import styles from './auth.module.css';
import { failureText, messages, showFailure, timeZone, useEnter, useFaults } from './auth-form.ts';

/** How a field is filled, blamed and forgiven. */
export type Bind<Name extends string> = (name: Name) => {
  name: string;
  required: true;
  error: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

type EntryFormProps<Values extends Readonly<Record<string, string>>> = {
  initial: Values;
  /** Sends what was typed. `withSurvey`: whether the answers of the survey went along. */
  send: (values: Values) => Promise<{ outcome: AuthOutcome; withSurvey: boolean }>;
  /** Title of the toast that greets whoever is signed in. */
  greeting: string;
  submitLabel: string;
  children: (bind: Bind<keyof Values & string>) => ReactNode;
};

/** A form that ends with somebody signed in, or with the reason beside its button and every field as it was typed. */
export function EntryForm<Values extends Readonly<Record<string, string>>>({
  initial,
  send,
  greeting,
  submitLabel,
  children,
}: EntryFormProps<Values>) {
  const [values, setValues] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const enter = useEnter();
  const { faults, check, forgive } = useFaults();
  const bind: Bind<keyof Values & string> = (name) => ({
    name,
    required: true,
    error: faults[name],
    value: values[name] ?? '',
    onChange: ({ target }) => {
      forgive(name);
      setValues({ ...values, [name]: target.value });
    },
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!check(event)) return;
    setBusy(true);
    setFailure('');
    const { outcome, withSurvey } = await send(values);
    if (outcome.kind === 'signed-in') return enter(outcome, greeting, withSurvey);
    setBusy(false);
    setFailure(failureText(outcome, messages.failed.fallback));
    showFailure(outcome, messages.failed.title, messages.failed.fallback);
  }

  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {children(bind)}
      {failure !== '' && (
        <SaveFailed retryLabel={say('screens-common.try_again')} busy={busy}>
          {failure}
        </SaveFailed>
      )}
      <Button type="submit" variant="primary" wide loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** In place of the form, where it would be refused whatever is typed. */
export function NoSignUp({ signUp }: { signUp: SignUp }) {
  return <p role="status">{say(signUp === 'closed' ? 'screens-auth.sign_up_closed' : 'screens-auth.sign_up_invitation')}</p>;
}

/** The names of an account, however it is opened. */
export function NameFields({ bind }: { bind: Bind<'firstName' | 'lastName' | 'username'> }) {
  return (
    <>
      <div className={styles.pair}>
        <Field label={say('screens-auth.first_name')} autoComplete="given-name" maxLength={100} {...bind('firstName')} />
        <Field label={say('screens-auth.last_name')} autoComplete="family-name" maxLength={100} {...bind('lastName')} />
      </div>
      <Field label={say('screens-auth.username')} autoComplete="username" autoCapitalize="none" maxLength={100} {...bind('username')} />
    </>
  );
}

type SignUpMore = {
  trial: boolean;
  surveyData: Awaited<ReturnType<typeof savedSurvey>>;
  timeZone: string;
  invitation?: string;
};

/** Opens an account by `register`, with what goes along however it is opened: the trial, the saved survey and the invitation. */
export async function sendSignUp(
  { trial, invitation }: { trial: boolean; invitation: string | null },
  register: (more: SignUpMore) => Promise<AuthOutcome>,
): Promise<{ outcome: AuthOutcome; withSurvey: boolean }> {
  const surveyData = await savedSurvey();
  const outcome = await register({ trial, surveyData, timeZone: timeZone(), ...(invitation !== null && { invitation }) });
  return { outcome, withSurvey: surveyData !== null };
}

/** The saved answers, read only where there are some. */
async function savedSurvey() {
  if (local.get(storageKeys.surveyData) === null) return null;
  const { readSurveyAnswers } = await import('../../data/health-profile.ts');
  return readSurveyAnswers();
}
