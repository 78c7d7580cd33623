import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AuthOutcome } from '../../data/auth-call.ts';
import { failureOfStatus } from '../../data/save-failure.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { type Translate, useTranslation } from '../../i18n/translation.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { NOT_SENT } from '../../lib/save-failure.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local, raiseFlag } from '../../platform/storage/local.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';

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

/** Words of sign-in, sign-up and the forgotten password. */
export const messages = {
  failed: { title: 'Authentication Failed', fallback: 'Please check your credentials and try again.' },
  connection: { title: 'Connection Error', text: 'Please check your internet connection and try again.' },
  welcomeBack: { title: 'Welcome back!' },
  created: { title: 'Account created!' },
  emailRequired: { title: 'Email Required', text: 'Please enter your email address.' },
  resetSent: { title: 'Reset Email Sent' },
  resetFailed: {
    title: 'Reset Failed',
    fallback: 'Unable to send reset email.',
    expired: 'Failed to reset password. The link may have expired.',
  },
  resetDone: { title: 'Password Reset Successfully' },
  badLink: { title: 'Invalid Reset Link', text: 'This password reset link is invalid or has expired.' },
  tooShort: { title: 'Password too short', text: 'Password must be at least {{n}} characters long.' },
  different: { title: "Passwords don't match", text: 'Please make sure both passwords are identical.' },
  trial: { title: 'Start Your Free Trial', text: 'Sign up now to get 7 days of premium features free!' },
} as const;

/** The toast for a call that did not succeed; `title` and `fallback` are the act's own. */
export function showFailure(t: Translate, outcome: AuthOutcome, title: string, fallback: string): void {
  if (outcome.kind === 'connection') {
    const text = t(messages.connection.text);
    toast({
      variant: 'destructive',
      title: t(messages.connection.title),
      description: outcome.detail === '' ? text : `${text} (${outcome.detail})`,
    });
    return;
  }
  const reason = outcome.kind === 'refused' ? outcome.message : null;
  toast({ variant: 'destructive', title: t(title), description: reason ?? t(fallback) });
}

/** The sentence beside the button that sent the form: the server's own, else what is known of the cause. */
export function failureText(t: Translate, outcome: AuthOutcome, fallback: string): string {
  if (outcome.kind !== 'refused' && outcome.kind !== 'connection') return '';
  if (outcome.kind === 'refused' && outcome.message !== null) return outcome.message;
  const failure = failureOfStatus(outcome.status ?? 0);
  // What cannot be read is no refusal of the server.
  if (outcome.kind === 'connection' && failure === 'refused') return t(NOT_SENT.server);
  return t(failure === 'refused' ? fallback : NOT_SENT[failure]);
}

type Faults = Readonly<Record<string, string>>;

/**
 * What is wrong with the fields of a form, by field name, as sentences for beside the field. `check` looks at a form that is
 * being sent, puts the focus into its first faulty field and says whether it may go; a field that is changed is no longer blamed.
 */
export function useFaults(): { faults: Faults; check: (event: FormEvent<HTMLFormElement>) => boolean; forgive: (name: string) => void } {
  const { t } = useTranslation();
  const [faults, setFaults] = useState<Faults>({});

  function faultOf({ value, validity, minLength }: HTMLInputElement): string | null {
    if (validity.valueMissing) return t('Please fill this in.');
    if (validity.typeMismatch) return t('Please enter an email address like name@example.com.');
    // Browsers measure only what was typed by hand; a password manager fills in otherwise.
    return minLength > 0 && value.length < minLength ? t(messages.tooShort.text, { n: minLength }) : null;
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
