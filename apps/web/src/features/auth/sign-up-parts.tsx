import type { SignUp } from '../../data/auth.ts';
import type { AuthOutcome } from '../../data/auth-call.ts';
import { say } from '../../i18n/say.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { Field } from '../../ui/controls/field/field.tsx';
import styles from './auth.module.css';
import { timeZone } from './auth-form.ts';
import type { Bind } from './entry-form.tsx';

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
