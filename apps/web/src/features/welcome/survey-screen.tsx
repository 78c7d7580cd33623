import { CONSENT_VERSION } from '@labelwise/contracts/health-profile';
import {
  CONCERN_LEVELS,
  EMPTY_SURVEY,
  EXPERIENCE_LEVELS,
  SURVEY_GOALS,
  SURVEY_INTERESTS,
  SURVEY_RESTRICTIONS,
  SURVEY_STEPS,
  type SurveyAnswers,
  toggleRestriction,
} from '@labelwise/domain/health-profile';
import { type ReactNode, useId, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { storeSurveyAnswers } from '../../data/health-profile.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { hasFlag, local, raiseFlag } from '../../platform/storage/local.ts';
import { readToken } from '../../platform/storage/token.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/choice.tsx';
import { Checkbox } from '../../ui/controls/field.tsx';
import { ProgressBar } from '../../ui/feedback/waiting.tsx';
import { PageTitle } from '../../ui/layout/screen.tsx';
import styles from './survey.module.css';
import { CONCERNS, EXPERIENCES, SURVEY_OPTIONS } from './survey-words.data.ts';

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

type SurveyStepProps = {
  /** 1 to 5. */
  step: number;
  answers: SurveyAnswers;
  onChange: (answers: SurveyAnswers) => void;
  /** Whether the person lets the answers fill the health profile. */
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
};

/** One question of the survey. */
function SurveyStep({ step, answers, onChange, agreed, onAgree }: SurveyStepProps) {
  switch (step) {
    case 1:
      return (
        <Question title={say('screens-welcome.what_are_your_health')} lead={say('screens-welcome.choose_as_many_as')}>
          <ManyChips
            label={say('screens-welcome.health_goals')}
            options={SURVEY_GOALS}
            chosen={answers.healthGoals}
            onToggle={(goal) => onChange({ ...answers, healthGoals: toggled(answers.healthGoals, goal) })}
          />
        </Question>
      );
    case 2:
      return (
        <Question title={say('screens-welcome.is_there_anything_you')} lead={say('screens-welcome.choose_as_many_as')}>
          <ManyChips
            label={say('screens-welcome.dietary_restrictions')}
            options={SURVEY_RESTRICTIONS}
            chosen={answers.dietaryRestrictions}
            onToggle={(name) => onChange({ ...answers, dietaryRestrictions: toggleRestriction(answers.dietaryRestrictions, name) })}
          />
        </Question>
      );
    case 3:
      return (
        <Question title={say('screens-welcome.how_important_is_nutrition')}>
          <OneOf
            label={say('screens-welcome.importance_of_nutrition')}
            options={CONCERN_LEVELS.map(({ level }, at) => ({ value: String(level), ...concernText(at) }))}
            value={String(answers.concernLevel)}
            onChange={(value) => onChange({ ...answers, concernLevel: Number(value) })}
          />
        </Question>
      );
    case 4:
      return (
        <Question title={say('screens-welcome.what_interests_you')} lead={say('screens-welcome.choose_as_many_as')}>
          <ManyChips
            label={say('screens-welcome.interests')}
            options={SURVEY_INTERESTS}
            chosen={answers.interests}
            onToggle={(name) => onChange({ ...answers, interests: toggled(answers.interests, name) })}
          />
        </Question>
      );
    default:
      return (
        <Question title={say('screens-welcome.how_much_do_you')}>
          <OneOf
            label={say('screens-welcome.nutrition_knowledge')}
            options={EXPERIENCE_LEVELS.map(({ value }) => ({ value, label: say(EXPERIENCES[value]) }))}
            value={answers.experience}
            onChange={(experience) => onChange({ ...answers, experience })}
          />
          <Checkbox checked={agreed} onChange={onAgree} hint={say('screens-welcome.goals_and_diets_are')}>
            {say('screens-welcome.fill_my_health_profile')}
          </Checkbox>
        </Question>
      );
  }
}

function Question({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles.question}>
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && <p className="muted">{lead}</p>}
      {children}
    </div>
  );
}

/** How important nutrition is, as a person would say it, and in a word. */
function concernText(at: number): { label: string; detail: string } {
  const concern = CONCERNS[at] ?? CONCERNS[0];
  return { label: say(concern.statement), detail: say(concern.label) };
}

function toggled(list: readonly string[], name: string): string[] {
  return list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
}

type Option = keyof typeof SURVEY_OPTIONS;
type ManyChipsProps = { label: string; options: readonly Option[]; chosen: readonly string[]; onToggle: (option: string) => void };

/** Chips of which any number may be chosen. */
function ManyChips({ label, options, chosen, onToggle }: ManyChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {options.map((option) => (
        <Chip key={option} selected={chosen.includes(option)} onChange={() => onToggle(option)}>
          {say(SURVEY_OPTIONS[option])}
        </Chip>
      ))}
    </div>
  );
}

type OneOfProps = {
  label: string;
  options: readonly { value: string; label: string; detail?: string }[];
  /** null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
};

/** Rows of which one is chosen: native radio buttons. */
function OneOf({ label, options, value, onChange }: OneOfProps) {
  const name = useId();
  return (
    <fieldset className={styles.rows}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            <span className="strong block">{option.label}</span>
            {option.detail !== undefined && <span className="small muted">{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
