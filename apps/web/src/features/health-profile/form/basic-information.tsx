import {
  ACTIVITY_LEVELS,
  type BmiCategory,
  bodyMassIndex,
  GENDERS,
  HEIGHT_UNIT,
  parseWholeNumber,
  shownHeight,
  shownWeight,
  storedHeight,
  storedWeight,
  type UnitSystem,
  WEIGHT_UNIT,
} from '@labelwise/domain/health-profile';
import { clamp } from '@labelwise/domain/lib';
import { useState } from 'react';
import { unitsOf, useUpdateAccount } from '../../../data/account.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { Field, Select } from '../../../ui/controls/field/field.tsx';
import { Section } from '../../../ui/layout/screen.tsx';
import styles from '../health-profile.module.css';
import { type Draft, isWithin, LIMITS } from './draft.ts';

/** Where each category lies, in words and in sixteenths of the drawn bar (15 to 35). */
const RANGES: readonly { category: BmiCategory; text: string; from: number; to: number }[] = [
  { category: 'Underweight', text: 'below 18.5', from: 15, to: 18.5 },
  { category: 'Normal', text: '18.5 to 25', from: 18.5, to: 25 },
  { category: 'Overweight', text: '25 to 30', from: 25, to: 30 },
  { category: 'Obese', text: '30 or more', from: 30, to: 35 },
];
const LOW = 15;
const HIGH = 35;

/** The body mass index with its category; only with height and weight. No colour judges it. */
function BmiLine({ height, weight }: { height: number | null; weight: number | null }) {
  const { t } = useTranslation();
  const bmi = bodyMassIndex(height, weight);
  if (bmi === null) return null;
  const range = RANGES.find(({ category }) => category === bmi.category);
  const at = ((clamp(bmi.value, LOW, HIGH) - LOW) / (HIGH - LOW)) * 100;
  return (
    <div className={styles.bmi}>
      <b className="num">{bmi.text}</b>
      <div>
        <p className="small">
          <span className="strong">{t('BMI, {{category}}', { category: t(bmi.category) })}</span>{' '}
          <span className="muted">{range && t(range.text)}</span>
        </p>
        <div className={styles.bmiBar} aria-hidden="true">
          {RANGES.map(({ category, from, to }) => (
            <i key={category} className={category === bmi.category ? styles.on : undefined} style={{ flexGrow: to - from }} />
          ))}
          <b style={{ left: `${at}%` }} />
        </div>
      </div>
    </div>
  );
}

type BasicInformationProps = {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** How the silent save stands, in words. */
  status: string;
};

const SYSTEMS: readonly { value: UnitSystem; label: string }[] = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
];

/** Age, gender, height, weight and activity, in the member's own units, with the BMI as they are typed. */
export function BasicInformation({ draft, onChange, status }: BasicInformationProps) {
  const { t } = useTranslation();
  const { units, choose } = useUnits();
  const choice = (
    <Segmented
      label={t('Units')}
      value={units}
      onChange={choose}
      options={SYSTEMS.map(({ value, label }) => ({ value, label: t(label) }))}
    />
  );
  const span = (low: number, high: number) => t('Please enter {{low}} to {{high}}.', { low, high });
  const { height, weight } = draft;
  return (
    <Section title={t('Basic Information')} aside={choice}>
      <div className={styles.fields}>
        <NumberField
          label={t('Age')}
          value={draft.age}
          onValue={(age) => onChange({ age })}
          error={isWithin('age', draft.age) ? undefined : span(LIMITS.age.min, LIMITS.age.max)}
        />
        <Select
          label={t('Gender')}
          value={draft.gender ?? ''}
          onValue={(value) => onChange({ gender: GENDERS.find((one) => one.value === value)?.value ?? null })}
          options={GENDERS.map(({ value, label }) => ({ value, label: t(label) }))}
          placeholder={t('Not said')}
        />
        <NumberField
          key={`height ${units}`}
          label={t('Height')}
          unit={HEIGHT_UNIT[units]}
          value={height === null ? null : shownHeight(height, units)}
          onValue={(value) => onChange({ height: value === null ? null : storedHeight(value, units) })}
          error={isWithin('height', height) ? undefined : span(units === 'metric' ? 50 : 20, units === 'metric' ? 300 : 118)}
        />
        <NumberField
          key={`weight ${units}`}
          label={t('Weight')}
          unit={WEIGHT_UNIT[units]}
          value={weight === null ? null : shownWeight(weight, units)}
          onValue={(value) => onChange({ weight: value === null ? null : storedWeight(value, units) })}
          error={isWithin('weight', weight) ? undefined : span(units === 'metric' ? 10 : 20, units === 'metric' ? 600 : 1400)}
        />
        <div className={styles.wide}>
          <Select
            label={t('Activity level')}
            value={draft.activityLevel ?? ''}
            onValue={(value) => onChange({ activityLevel: ACTIVITY_LEVELS.find((one) => one.value === value)?.value ?? null })}
            options={ACTIVITY_LEVELS.map(({ value, label }) => ({ value, label: t(label) }))}
            placeholder={t('Not said')}
          />
        </div>
      </div>
      <BmiLine height={height} weight={weight} />
      <p role="status" className={`caption ${styles.status}`}>
        {status}
      </p>
    </Section>
  );
}

/** The unit system that the member chose, else that of the browser's locale; a choice is stored with the account, and a failure of that blocks nothing. */
function useUnits(): { units: UnitSystem; choose: (units: UnitSystem) => void } {
  const { user } = useSession();
  const update = useUpdateAccount();
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  return {
    units: chosen ?? unitsOf(user),
    choose: (units) => {
      setChosen(units);
      if (user !== null) update(user.id, { units }).catch(() => undefined);
    },
  };
}

type NumberFieldProps = {
  label: string;
  /** Inside at the right: "cm". */
  unit?: string | undefined;
  /** As shown, whole; null is unset. */
  value: number | null;
  /** Called at every key with what the text means; null when it means no number. */
  onValue: (value: number | null) => void;
  /** What is wrong with the value; shown once the field is left. */
  error?: string | undefined;
  /** The id of the form that it belongs to, where it stands outside of it. */
  form?: string | undefined;
};

/** A whole number, or nothing. What is typed stands as it is until the field is left. */
export function NumberField({ label, unit, value, onValue, error, form }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      form={form}
      label={label}
      unit={unit}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={typed ?? (value === null ? '' : String(value))}
      error={typed === null ? error : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onValue(parseWholeNumber(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
