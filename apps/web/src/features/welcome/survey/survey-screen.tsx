import { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
import { EMPTY_SURVEY, SURVEY_STEPS, type SurveyAnswers } from '@labelwise/domain/health-profile';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { storeSurveyAnswers } from '../../../data/health-profile.ts';
import { say } from '../../../i18n/say.ts';
import { paths } from '../../../lib/paths.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { hasFlag, local, raiseFlag } from '../../../platform/storage/local.ts';
import { readToken } from '../../../platform/storage/token.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { ProgressBar } from '../../../ui/feedback/waiting.tsx';
import styles from './survey.module.css';
import { SurveyStep } from './survey-step.tsx';

/** /survey and /welcome-survey: five steps before sign-up. Answers stay on this device until an account is created. */
export function SurveyScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [opens] = useState(() => surveyOpens(search));
  const [step, setStep] = useState(1);
  const [answers, setAnswers] = useState<SurveyAnswers>(EMPTY_SURVEY);
  const [agreed, setAgreed] = useState(false);
  if (!opens) return <Navigate to={paths.home} replace />;
  const isLast = step === SURVEY_STEPS;

  function handleContinue(): void {
    if (!isLast) {
      setStep(step + 1);
      return;
    }
    storeSurveyAnswers({ ...answers, consentVersion: agreed ? CONSENT_VERSION : null });
    void navigate(`${paths.auth}?welcome=true`, { replace: true });
  }
  function handleSkip(): void {
    raiseFlag(storageKeys.surveySeen);
    raiseFlag(storageKeys.guest);
    local.remove(storageKeys.surveyData);
    void navigate(paths.home, { replace: true });
  }

  return (
    <form
      className={styles.screen}
      onSubmit={(event) => {
        event.preventDefault();
        handleContinue();
      }}
    >
      <div className={styles.progress}>
        <p className="small muted">{say('screens-common.step_n_of_count', { n: step, count: SURVEY_STEPS })}</p>
        <ProgressBar label={say('screens-welcome.progress')} value={step / SURVEY_STEPS} />
      </div>
      <SurveyStep key={step} step={step} answers={answers} onChange={setAnswers} agreed={agreed} onAgree={setAgreed} />
      <div className={styles.actions}>
        <Button disabled={step === 1} onClick={() => setStep(step - 1)}>
          {say('screens-common.back')}
        </Button>
        <Button variant="primary" type="submit">
          {isLast ? say('screens-common.create_account') : say('screens-welcome.continue')}
        </Button>
        <div className={styles.skip}>
          <Button variant="quiet" wide onClick={handleSkip}>
            {say('screens-welcome.skip_survey')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/**
 * Whether the survey opens: only at `?welcome=true`, only once, and never for a person who is signed in on this device
 */
function surveyOpens(search: string): boolean {
  const isMember = readToken() !== null || local.get(storageKeys.user) !== null;
  return new URLSearchParams(search).get('welcome') === 'true' && !hasFlag(storageKeys.surveySeen) && !isMember;
}
