import type { PlainId } from '@labelwise/messages';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignUp } from '../../data/auth.ts';
import type { AuthOutcome } from '../../data/auth-call.ts';
import { failureOfStatus } from '../../data/call.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { NOT_SENT_TEXTS } from '../../lib/save-failure.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, raiseFlag } from '../../platform/storage/local.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import styles from './auth.module.css';

/** How long the success toast stands before the app moves on. */
const AFTER_LOGIN_MS = 500;

/**
 * What follows a successful sign-in or sign-up: credentials stored, toast, survey marked as seen, and after 500 ms on to
 * the page that asked for the sign-in, else home. A sign-up that carried survey answers drops them and goes to the
 * survey's address. Where the sign-in stood in place of a page, that page appears by itself.
 */
export function useEnter(): (outcome: Extract<AuthOutcome, { kind: 'signed-in' }>, title: string, withSurvey: boolean) => void {
  const { login } = useSession();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return ({ token, user }, title, withSurvey) => {
    if (withSurvey) local.remove(storageKeys.surveyData);
    raiseFlag(storageKeys.surveySeen);
    toast({ title });
    void login(token, user);
    if (pathname !== paths.auth) return;
    const next = withSurvey ? `${paths.welcomeSurvey}?welcome=true` : (returnPath(state) ?? paths.home);
    timer.current = setTimeout(() => void navigate(next, { replace: true }), AFTER_LOGIN_MS);
  };
}

/** Ids of the words of sign-in, sign-up and the forgotten password. */
export const messages = {
  failed: { title: 'screens-auth.authentication_failed', fallback: 'screens-auth.please_check_your_credentials' },
  connection: { title: 'screens-auth.connection_error', text: 'screens-auth.please_check_your_internet' },
  welcomeBack: { title: 'screens-common.welcome_back' },
  created: { title: 'screens-auth.account_created' },
  emailRequired: { title: 'screens-auth.email_required', text: 'screens-auth.please_enter_your_email' },
  resetSent: { title: 'screens-auth.reset_email_sent' },
  resetFailed: {
    title: 'screens-auth.reset_failed',
    fallback: 'screens-auth.unable_to_send_reset',
    expired: 'screens-auth.failed_to_reset_password',
  },
  resetDone: { title: 'screens-auth.password_reset_successfully' },
  badLink: { title: 'screens-auth.invalid_reset_link', text: 'screens-auth.this_password_reset_link' },
  tooShort: { title: 'screens-auth.password_too_short', text: 'screens-auth.password_must_be_at' },
  different: { title: 'screens-auth.passwords_dont_match', text: 'screens-auth.please_make_sure_both' },
  trial: { title: 'screens-auth.start_your_free_trial', text: 'screens-auth.sign_up_now_to' },
} as const;

/** The toast for a call that did not succeed; `title` and `fallback` are the act's own. */
export function showFailure(outcome: AuthOutcome, title: PlainId, fallback: PlainId): void {
  if (outcome.kind === 'connection') {
    const text = say(messages.connection.text);
    toast({
      variant: 'destructive',
      title: say(messages.connection.title),
      description: outcome.detail === '' ? text : `${text} (${outcome.detail})`,
    });
    return;
  }
  const reason = outcome.kind === 'refused' ? outcome.message : null;
  toast({ variant: 'destructive', title: say(title), description: reason ?? say(fallback) });
}

/** The sentence beside the button that sent the form: the server's own, else what is known of the cause. */
export function failureText(outcome: AuthOutcome, fallback: PlainId): string {
  if (outcome.kind !== 'refused' && outcome.kind !== 'connection') return '';
  if (outcome.kind === 'refused' && outcome.message !== null) return outcome.message;
  const failure = failureOfStatus(outcome.status ?? 0);
  // What cannot be read is no refusal of the server.
  if (outcome.kind === 'connection' && failure === 'refused') return say(NOT_SENT_TEXTS.server);
  return say(failure === 'refused' ? fallback : NOT_SENT_TEXTS[failure]);
}

/** The member's time zone, which decides when the daily scans begin again. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

type Faults = Readonly<Record<string, string>>;

/**
 * What is wrong with the fields of a form, by field name, as sentences for beside the field. `check` looks at a form that is
 * being sent, puts the focus into its first faulty field and says whether it may go; a field that is changed is no longer blamed.
 */
export function useFaults(): { faults: Faults; check: (event: FormEvent<HTMLFormElement>) => boolean; forgive: (name: string) => void } {
  const [faults, setFaults] = useState<Faults>({});

  function faultOf({ value, validity, minLength }: HTMLInputElement): string | null {
    if (validity.valueMissing) return say('screens-auth.please_fill_this_in');
    if (validity.typeMismatch) return say('screens-auth.please_enter_an_email');
    // Browsers measure only what was typed by hand; a password manager fills in otherwise.
    return minLength > 0 && value.length < minLength ? say(messages.tooShort.text, { n: minLength }) : null;
  }

  return {
    faults,
    check(event) {
      event.preventDefault();
      const inputs = [...event.currentTarget.elements].filter((element) => element instanceof HTMLInputElement);
      const found = inputs.flatMap((input) => {
        const fault = faultOf(input);
        return fault === null ? [] : [{ input, fault }];
      });
      setFaults(Object.fromEntries(found.map(({ input, fault }) => [input.name, fault])));
      found[0]?.input.focus();
      return found.length === 0;
    },
    forgive: (name) => setFaults(({ [name]: _forgiven, ...others }) => others),
  };
}

/** How a field is filled, blamed and forgiven. */
type Bind<Name extends string> = (name: Name) => {
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
