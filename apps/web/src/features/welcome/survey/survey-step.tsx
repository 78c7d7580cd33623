import {
  CONCERN_LEVELS,
  EXPERIENCE_LEVELS,
  SURVEY_GOALS,
  SURVEY_INTERESTS,
  SURVEY_RESTRICTIONS,
  type SurveyAnswers,
  toggleRestriction,
} from '@labelwise/domain/health-profile';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Chip } from '../../../ui/controls/choice/choice.tsx';
import { Checkbox } from '../../../ui/controls/field/field.tsx';
import { PageTitle } from '../../../ui/layout/screen.tsx';
import styles from './survey.module.css';

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
export function SurveyStep({ step, answers, onChange, agreed, onAgree }: SurveyStepProps) {
  const { t } = useTranslation();
  switch (step) {
    case 1:
      return (
        <Question title={t('What are your health goals?')} lead={t('Choose as many as you like.')}>
          <ManyChips
            label={t('Health goals')}
            options={SURVEY_GOALS}
            chosen={answers.healthGoals}
            onToggle={(goal) => onChange({ ...answers, healthGoals: toggled(answers.healthGoals, goal) })}
          />
        </Question>
      );
    case 2:
      return (
        <Question title={t('Is there anything you do not eat?')} lead={t('Choose as many as you like.')}>
          <ManyChips
            label={t('Dietary restrictions')}
            options={SURVEY_RESTRICTIONS}
            chosen={answers.dietaryRestrictions}
            onToggle={(name) => onChange({ ...answers, dietaryRestrictions: toggleRestriction(answers.dietaryRestrictions, name) })}
          />
        </Question>
      );
    case 3:
      return (
        <Question title={t('How important is nutrition to you?')}>
          <OneOf
            label={t('Importance of nutrition')}
            options={CONCERN_LEVELS.map(({ level, statement, label }) => ({ value: String(level), label: t(statement), detail: t(label) }))}
            value={String(answers.concernLevel)}
            onChange={(value) => onChange({ ...answers, concernLevel: Number(value) })}
          />
        </Question>
      );
    case 4:
      return (
        <Question title={t('What interests you?')} lead={t('Choose as many as you like.')}>
          <ManyChips
            label={t('Interests')}
            options={SURVEY_INTERESTS}
            chosen={answers.interests}
            onToggle={(name) => onChange({ ...answers, interests: toggled(answers.interests, name) })}
          />
        </Question>
      );
    default:
      return (
        <Question title={t('How much do you know about nutrition?')}>
          <OneOf
            label={t('Nutrition knowledge')}
            options={EXPERIENCE_LEVELS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={answers.experience}
            onChange={(experience) => onChange({ ...answers, experience })}
          />
          <Checkbox
            checked={agreed}
            onChange={onAgree}
            hint={t(
              'Goals and diets are health information. They are used for your scores only; you can erase them in your health profile at any time.',
            )}
          >
            {t('Fill my health profile with these answers')}
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

function toggled(list: readonly string[], name: string): string[] {
  return list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
}

type ManyChipsProps = { label: string; options: readonly string[]; chosen: readonly string[]; onToggle: (option: string) => void };

/** Chips of which any number may be chosen. */
function ManyChips({ label, options, chosen, onToggle }: ManyChipsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {options.map((option) => (
        <Chip key={option} selected={chosen.includes(option)} onChange={() => onToggle(option)}>
          {t(option)}
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
