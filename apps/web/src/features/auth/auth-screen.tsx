import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { canUsePasskeys, sendAuth, usePasswordMin, useWays } from '../../data/auth.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { Link, useTitle } from '../../lib/navigation.tsx';
import { LIVE, paths, returnPath } from '../../lib/paths.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { hasFlag, local } from '../../platform/storage/local.ts';
import { Field, PasswordField } from '../../ui/controls/field.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './auth.module.css';
import { EntryForm, messages, NameFields, NoSignUp, sendSignUp } from './auth-form.tsx';
import { ProviderButtons, SignInForm } from './sign-in-form.tsx';

/** With the contracts, which nobody else needs here. */
const ProviderReturn = lazy(() => import('./provider-return.tsx').then((m) => ({ default: m.ProviderReturn })));

/**
 * Sign-in and sign-up in one screen, at /auth and in place of guarded pages. `?trial=true`, `?welcome=true` and saved
 * survey answers open sign-up, and so does an invitation.
 */
export function AuthScreen() {
  const [query] = useSearchParams();
  const { state, pathname } = useLocation();
  const { isAuthenticated } = useSession();
  const trial = query.get('trial') === 'true';
  const invitation = query.get('invitation');
  const opensSignUp = trial || invitation !== null || query.get('welcome') === 'true' || local.get(storageKeys.surveyData) !== null;
  const [mode, setMode] = useState<'sign-in' | 'sign-up'>(opensSignUp ? 'sign-up' : 'sign-in');
  // Somebody who signs in here is still shown this screen until its toast has been seen.
  const [wasSignedIn] = useState(isAuthenticated);
  const isSignUp = mode === 'sign-up';
  const { signUp, passkeys } = useWays();
  const isRefused = signUp === 'closed' || (signUp === 'invitation' && invitation === null);
  const [isBack, setIsBack] = useState(query.get('provider') === 'continue');
  const [failure, setFailure] = useState(failureOf(query.get('provider')));
  useTitle(isSignUp ? say('screens-common.create_account') : say('screens-common.sign_in'));

  useEffect(() => {
    if (trial && !wasSignedIn) toast({ title: say(messages.trial.title), description: say(messages.trial.text) });
  }, [trial, wasSignedIn]);

  if (wasSignedIn && pathname === paths.auth) return <Navigate to={returnPath(state) ?? paths.home} replace />;
  return (
    <div className={styles.screen}>
      <AuthHero>
        <Link to={paths.scan} state={LIVE} className={styles.without}>
          {say('screens-common.scan_without_an_account')}
        </Link>
      </AuthHero>
      <div className={styles.side}>
        {isBack ? (
          <Suspense>
            <ProviderReturn
              onFailed={(text) => {
                setFailure(text);
                setIsBack(false);
              }}
            />
          </Suspense>
        ) : (
          <>
            <PageTitle key={mode}>{isSignUp ? say('screens-common.create_account') : say('screens-common.sign_in')}</PageTitle>
            {failure !== '' && <p role="alert">{failure}</p>}
            {isSignUp ? (
              isRefused ? (
                <NoSignUp signUp={signUp} />
              ) : (
                <SignUpForm trial={trial} invitation={invitation} />
              )
            ) : (
              <SignInForm withPasskeys={passkeys && canUsePasskeys()} />
            )}
            {!(isSignUp && isRefused) && <ProviderButtons />}
          </>
        )}
        <div className={styles.foot}>
          {isBack ? (
            <button type="button" className="link" onClick={() => setIsBack(false)}>
              {say('screens-auth.back_to_sign_in')}
            </button>
          ) : (
            <p className="muted">
              {isSignUp ? say('screens-common.already_have_an_account') : say('screens-auth.new_here')}{' '}
              <button type="button" className="link" onClick={() => setMode(isSignUp ? 'sign-in' : 'sign-up')}>
                {isSignUp ? say('screens-common.sign_in') : say('screens-common.create_account')}
              </button>
            </p>
          )}
          {isBack || (isSignUp && !isRefused) ? <SignUpNotes /> : null}
        </div>
      </div>
    </div>
  );
}

/** What a service that sent somebody back without a sign-in leaves to say. */
function failureOf(outcome: string | null): string {
  if (outcome === 'cancelled') return say('screens-auth.provider_cancelled');
  return outcome === 'failed' ? say('screens-auth.provider_failed') : '';
}

/** The offer of the survey, where it was not seen yet, and what an account agrees to. */
function SignUpNotes() {
  const offersSurvey = !hasFlag(storageKeys.surveySeen) && local.get(storageKeys.surveyData) === null;
  return (
    <>
      {offersSurvey && (
        <Link to={`${paths.survey}?welcome=true`} className="link">
          {say('screens-auth.five_quick_questions_first')}
        </Link>
      )}
      <p className="small muted">
        <Link to={paths.terms} className="link">
          {say('screens-common.terms_and_conditions')}
        </Link>{' '}
        ·{' '}
        <Link to={paths.privacy} className="link">
          {say('screens-common.privacy_policy')}
        </Link>
      </p>
    </>
  );
}

/** What Labelwise does, in four short lines and one picture: the ring at 87, its fourth quarter reached. */
export function AuthHero({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.top}>
        <p className={styles.brand}>
          <svg viewBox="11.5 10.5 26 26" width="24" height="24" fill="none" strokeWidth="6" aria-hidden="true">
            <path d="M14.5 10.5V24a9.5 9.5 0 0 0 9.5 9.5h13.5" stroke="currentColor" />
            <path d="M24 14.5a9.5 9.5 0 0 1 9.5 9.5" stroke="var(--accent)" />
          </svg>
          Labelwise
        </p>
        {children}
      </div>
      <div className={styles.claimRow}>
        <p className={styles.claim}>
          <span>{say('screens-auth.every_food')}</span> <span>{say('screens-auth.scored_for_you')}</span>{' '}
          <span>{say('screens-auth.every_point')}</span> <span>{say('screens-auth.explained')}</span>
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

/** A new account; `trial` starts the free trial with it. Saved survey answers go along. */
function SignUpForm({ trial, invitation }: { trial: boolean; invitation: string | null }) {
  const minLength = usePasswordMin();
  return (
    <EntryForm
      initial={{ firstName: '', lastName: '', username: '', email: '', password: '' }}
      send={(values) => sendSignUp({ trial, invitation }, (more) => sendAuth('register', { ...values, ...more }))}
      greeting={say(messages.created.title)}
      submitLabel={trial ? say('screens-common.start_free_trial') : say('screens-common.create_account')}
    >
      {(bind) => (
        <>
          <NameFields bind={bind} />
          <Field label={say('screens-auth.email')} type="email" autoComplete="email" maxLength={254} {...bind('email')} />
          <PasswordField
            label={say('screens-auth.password')}
            hint={say('screens-auth.at_least_n_characters', { n: minLength })}
            autoComplete="new-password"
            minLength={minLength}
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
