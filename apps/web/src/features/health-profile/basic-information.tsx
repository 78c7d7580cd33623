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
import { selectionKey } from '@labelwise/domain/preferences';
import type { MessageId } from '@labelwise/messages';
import { useState } from 'react';
import { unitsOf, useUpdateAccount } from '../../data/account.ts';
import type { HealthProfile } from '../../data/health-profile.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { ACTIVITIES, GENDER_TEXTS } from '../../lib/choices.data.ts';
import { Segmented } from '../../ui/controls/choice.tsx';
import { Field, Select } from '../../ui/controls/field.tsx';
import { Section } from '../../ui/layout/screen.tsx';
import styles from './health-profile.module.css';

/** Where each category lies, in words and in sixteenths of the drawn bar (15 to 35). */
const RANGES: readonly { category: BmiCategory; text: () => string; from: number; to: number }[] = [
  { category: 'Underweight', text: () => say('screens-health-profile.bmi_below', { high: 18.5 }), from: 15, to: 18.5 },
  { category: 'Normal', text: () => say('screens-health-profile.bmi_between', { low: 18.5, high: 25 }), from: 18.5, to: 25 },
  { category: 'Overweight', text: () => say('screens-health-profile.bmi_between', { low: 25, high: 30 }), from: 25, to: 30 },
  { category: 'Obese', text: () => say('screens-health-profile.bmi_from', { low: 30 }), from: 30, to: 35 },
];
const CATEGORIES = {
  Underweight: 'screens-health-profile.bmi_underweight',
  Normal: 'screens-health-profile.bmi_normal',
  Overweight: 'screens-health-profile.bmi_overweight',
  Obese: 'screens-health-profile.bmi_obese',
} as const satisfies Readonly<Record<BmiCategory, MessageId>>;
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const LOW = 15;
const HIGH = 35;

/** The body mass index with its category; only with height and weight. No colour judges it. */
function BmiLine({ height, weight }: { height: number | null; weight: number | null }) {
  const bmi = bodyMassIndex(height, weight);
  if (bmi === null) return null;
  const range = RANGES.find(({ category }) => category === bmi.category);
  const at = ((clamp(bmi.value, LOW, HIGH) - LOW) / (HIGH - LOW)) * 100;
  return (
    <div className={styles.bmi}>
      <b className="num">{numberText(bmi.value, ONE_DECIMAL)}</b>
      <div>
        <p className="small">
          <span className="strong">{say('screens-health-profile.bmi_category', { category: say(CATEGORIES[bmi.category]) })}</span>{' '}
          <span className="muted">{range?.text()}</span>
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

const SYSTEMS = [
  { value: 'metric', label: 'screens-health-profile.metric' },
  { value: 'imperial', label: 'screens-health-profile.imperial' },
] as const satisfies readonly { value: UnitSystem; label: MessageId }[];

/** Age, gender, height, weight and activity, in the member's own units, with the BMI as they are typed. */
export function BasicInformation({ draft, onChange, status }: BasicInformationProps) {
  const { units, choose } = useUnits();
  const choice = (
    <Segmented
      label={say('screens-common.units')}
      value={units}
      onChange={choose}
      options={SYSTEMS.map(({ value, label }) => ({ value, label: say(label) }))}
    />
  );
  const span = (low: number, high: number) => say('screens-health-profile.please_enter_low_to', { low, high });
  const { height, weight } = draft;
  return (
    <Section title={say('screens-health-profile.basic_information')} aside={choice}>
      <div className={styles.fields}>
        <NumberField
          label={say('screens-profile.age')}
          value={draft.age}
          onValue={(age) => onChange({ age })}
          error={isWithin('age', draft.age) ? undefined : span(LIMITS.age.min, LIMITS.age.max)}
        />
        <Select
          label={say('screens-health-profile.gender')}
          value={draft.gender ?? ''}
          onValue={(value) => onChange({ gender: GENDERS.find((one) => one.value === value)?.value ?? null })}
          options={GENDERS.map(({ value }) => ({ value, label: say(GENDER_TEXTS[value]) }))}
          placeholder={say('screens-health-profile.not_said')}
        />
        <NumberField
          key={`height ${units}`}
          label={say('screens-profile.height')}
          unit={HEIGHT_UNIT[units]}
          value={height === null ? null : shownHeight(height, units)}
          onValue={(value) => onChange({ height: value === null ? null : storedHeight(value, units) })}
          error={isWithin('height', height) ? undefined : span(units === 'metric' ? 50 : 20, units === 'metric' ? 300 : 118)}
        />
        <NumberField
          key={`weight ${units}`}
          label={say('screens-profile.weight')}
          unit={WEIGHT_UNIT[units]}
          value={weight === null ? null : shownWeight(weight, units)}
          onValue={(value) => onChange({ weight: value === null ? null : storedWeight(value, units) })}
          error={isWithin('weight', weight) ? undefined : span(units === 'metric' ? 10 : 20, units === 'metric' ? 600 : 1400)}
        />
        <div className={styles.wide}>
          <Select
            label={say('screens-health-profile.activity_level')}
            value={draft.activityLevel ?? ''}
            onValue={(value) => onChange({ activityLevel: ACTIVITY_LEVELS.find((one) => one.value === value)?.value ?? null })}
            options={ACTIVITY_LEVELS.map(({ value }) => ({ value, label: say(ACTIVITIES[value]) }))}
            placeholder={say('screens-health-profile.not_said')}
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

/** The choices of the section "Pregnancy", as they are stored among the medical conditions and as they are read. */
export const PREGNANCY_CHOICES = [
  { stored: 'Pregnancy', label: 'screens-choices.pregnant' },
  { stored: 'Breastfeeding', label: 'screens-choices.breastfeeding' },
] as const;

/** Medical conditions by the section that they belong to. */
export function splitPregnancy(conditions: readonly string[]): { pregnancy: readonly string[]; others: readonly string[] } {
  const isOfSection = (one: string) => PREGNANCY_CHOICES.some(({ stored }) => selectionKey(stored) === selectionKey(one));
  return { pregnancy: conditions.filter(isOfSection), others: conditions.filter((one) => !isOfSection(one)) };
}

/** What the form holds: height in inches, weight in pounds, with decimals; `null` is unset. */
export type Draft = Pick<
  HealthProfile,
  'age' | 'gender' | 'activityLevel' | 'height' | 'weight' | 'targetCalories' | 'targetProtein' | 'targetCarbs' | 'targetFat'
>;
export type Basics = Pick<Draft, 'age' | 'gender' | 'activityLevel' | 'height' | 'weight'>;

export function draftOf(profile: HealthProfile | null): Draft {
  return {
    age: profile?.age ?? null,
    gender: profile?.gender ?? null,
    activityLevel: profile?.activityLevel ?? null,
    height: profile?.height ?? null,
    weight: profile?.weight ?? null,
    targetCalories: profile?.targetCalories ?? null,
    targetProtein: profile?.targetProtein ?? null,
    targetCarbs: profile?.targetCarbs ?? null,
    targetFat: profile?.targetFat ?? null,
  };
}

export function basicsOf({ age, gender, activityLevel, height, weight }: Draft): Basics {
  return { age, gender, activityLevel, height, weight };
}

/** Smallest and greatest value of each number; the same limits as the API's, and no person or day below them. */
export const LIMITS = {
  age: { min: 1, max: 130 },
  /** Inches: 50 cm to 300 cm. */
  height: { min: 19.6, max: 119 },
  /** Pounds: 10 kg to 600 kg. */
  weight: { min: 20, max: 1400 },
  targetCalories: { min: 1, max: 20_000 },
  targetProtein: { min: 1, max: 2000 },
  targetCarbs: { min: 1, max: 2000 },
  targetFat: { min: 1, max: 2000 },
} as const satisfies Partial<Record<keyof Draft, { min: number; max: number }>>;

type NumberKey = keyof typeof LIMITS;

export function isWithin(key: NumberKey, value: number | null): boolean {
  return value === null || (value >= LIMITS[key].min && value <= LIMITS[key].max);
}

/** Whether everything in the form may be stored as it stands. */
export function isSound(draft: Draft): boolean {
  return (Object.keys(LIMITS) as NumberKey[]).every((key) => isWithin(key, draft[key]));
}
