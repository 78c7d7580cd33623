import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { paths, returnPath } from '../../lib/paths.ts';
import { useTitle } from '../../lib/use-title.ts';
import { hasFlag } from '../../platform/storage/flags.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './auth.module.css';
import { messages } from './auth-form.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/**
 * Sign-in and sign-up in one screen, at /auth and in place of guarded pages. `?trial=true`, `?welcome=true` and saved
 * survey answers open sign-up.
 */
export function AuthScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { state, pathname } = useLocation();
  const { isAuthenticated } = useSession();
  const trial = query.get('trial') === 'true';
  const opensSignUp = trial || query.get('welcome') === 'true' || local.get(storageKeys.surveyData) !== null;
  const [mode, setMode] = useState<'sign-in' | 'sign-up'>(opensSignUp ? 'sign-up' : 'sign-in');
  // Somebody who signs in here is still shown this screen until its toast has been seen.
  const [wasSignedIn] = useState(isAuthenticated);
  const isSignUp = mode === 'sign-up';
  useTitle(isSignUp ? t('Create Account') : t('Sign In'));

  useEffect(() => {
    if (trial && !wasSignedIn) toast({ title: t(messages.trial.title), description: t(messages.trial.text) });
  }, [t, trial, wasSignedIn]);

  if (wasSignedIn && pathname === paths.auth) return <Navigate to={returnPath(state) ?? paths.home} replace />;
  return (
    <div className={styles.screen}>
      <AuthHero />
      <div className={styles.side}>
        <PageTitle key={mode}>{isSignUp ? t('Create Account') : t('Sign In')}</PageTitle>
        {isSignUp ? <SignUpForm trial={trial} /> : <SignInForm />}
        <div className={styles.foot}>
          <p className="muted">
            {isSignUp ? t('Already have an account?') : t('New here?')}{' '}
            <button type="button" className="link" onClick={() => setMode(isSignUp ? 'sign-in' : 'sign-up')}>
              {isSignUp ? t('Sign In') : t('Create Account')}
            </button>
          </p>
          {isSignUp ? <SignUpNotes /> : null}
          <Link to={paths.scan} className="link">
            {t('Scan without an account')}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** The offer of the survey, where it was not seen yet, and what an account agrees to. */
function SignUpNotes() {
  const { t } = useTranslation();
  const offersSurvey = !hasFlag(storageKeys.surveySeen) && local.get(storageKeys.surveyData) === null;
  return (
    <>
      {offersSurvey && (
        <Link to={`${paths.survey}?welcome=true`} className="link">
          {t('Five quick questions first, for scores that fit you')}
        </Link>
      )}
      <p className="small muted">
        <Link to={paths.terms} className="link">
          {t('Terms & Conditions')}
        </Link>{' '}
        ·{' '}
        <Link to={paths.privacy} className="link">
          {t('Privacy Policy')}
        </Link>
      </p>
    </>
  );
}

/** What Labelwise does, in four short lines and one picture: the ring at 87, its fourth quarter reached. */
export function AuthHero() {
  const { t } = useTranslation();
  return (
    <div className={styles.hero}>
      <p className={styles.brand}>
        <svg viewBox="11.5 10.5 26 26" width="24" height="24" fill="none" strokeWidth="6" aria-hidden="true">
          <path d="M14.5 10.5V24a9.5 9.5 0 0 0 9.5 9.5h13.5" stroke="currentColor" />
          <path d="M24 14.5a9.5 9.5 0 0 1 9.5 9.5" stroke="var(--accent)" />
        </svg>
        Labelwise
      </p>
      <div className={styles.claimRow}>
        <p className={styles.claim}>
          <span>{t('Every food,')}</span> <span>{t('scored for you.')}</span> <span>{t('Every point,')}</span>{' '}
          <span>{t('explained.')}</span>
        </p>
        <Ring />
      </div>
    </div>
  );
}

function Ring() {
  const circle = { cx: 50, cy: 50, r: 45, pathLength: 100 };
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <mask id="auth-quarters">
          <path fill="white" d="M0 0h100v100H0z" />
          <path d="M50 0v100M0 50h100" stroke="black" strokeWidth="2.4" />
        </mask>
        <g mask="url(#auth-quarters)">
          <circle {...circle} className={styles.track} />
          <circle {...circle} className={styles.three} />
          <circle {...circle} className={styles.fourth} />
        </g>
      </svg>
      <b>87</b>
    </span>
  );
}
