import { type FormEvent, useState } from 'react';
import { sendAuth } from '../../data/auth.ts';
import { usePasswordMin } from '../../data/password-rules.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Field, PasswordField } from '../../ui/controls/field/field.tsx';
import styles from './auth.module.css';
import { messages, showFailure, useEnter, useFaults } from './auth-form.ts';
import { timeZone } from './sign-in-form.tsx';

const EMPTY = { firstName: '', lastName: '', username: '', email: '', password: '' };

/** A new account; `trial` starts the free trial with it. Saved survey answers go along. */
export function SignUpForm({ trial }: { trial: boolean }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const minLength = usePasswordMin();
  const enter = useEnter();
  const { faults, check, forgive } = useFaults();
  const bind = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
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
    const surveyData = await savedSurvey();
    const outcome = await sendAuth('register', { ...form, trial, surveyData, timeZone: timeZone() });
    if (outcome.kind === 'signed-in') return enter(outcome, t(messages.created.title), surveyData !== null);
    setBusy(false);
    showFailure(t, outcome, messages.failed.title, messages.failed.fallback);
  }

  return (
    <form className={styles.fields} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <div className={styles.pair}>
        <Field label={t('First name')} autoComplete="given-name" maxLength={100} {...bind('firstName')} />
        <Field label={t('Last name')} autoComplete="family-name" maxLength={100} {...bind('lastName')} />
      </div>
      <Field label={t('Username')} autoComplete="username" autoCapitalize="none" maxLength={100} {...bind('username')} />
      <Field label={t('Email')} type="email" autoComplete="email" maxLength={254} {...bind('email')} />
      <PasswordField
        label={t('Password')}
        hint={t('At least {{n}} characters', { n: minLength })}
        autoComplete="new-password"
        minLength={minLength}
        maxLength={128}
        showLabel={t('Show password')}
        hideToggleLabel={t('Hide password')}
        {...bind('password')}
      />
      <Button type="submit" variant="primary" wide loading={busy}>
        {trial ? t('Start Free Trial') : t('Create Account')}
      </Button>
    </form>
  );
}

/** The saved answers, read only where there are some. */
async function savedSurvey() {
  if (local.get(storageKeys.surveyData) === null) return null;
  const { readSurveyAnswers } = await import('../../data/health-profile.ts');
  return readSurveyAnswers();
}
