import type { SignUp } from '../../data/auth.ts';
import { say } from '../../i18n/say.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';

/** In place of the form, where it would be refused whatever is typed. */
export function NoSignUp({ signUp }: { signUp: SignUp }) {
  return <p role="status">{say(signUp === 'closed' ? 'screens-auth.sign_up_closed' : 'screens-auth.sign_up_invitation')}</p>;
}

/** The saved answers, read only where there are some. */
export async function savedSurvey() {
  if (local.get(storageKeys.surveyData) === null) return null;
  const { readSurveyAnswers } = await import('../../data/health-profile.ts');
  return readSurveyAnswers();
}
