import {
  ACTIVITY_LEVELS,
  GENDERS,
  HEIGHT_UNIT,
  shownHeight,
  shownWeight,
  storedHeight,
  storedWeight,
  type UnitSystem,
  WEIGHT_UNIT,
} from '@labelwise/domain/health-profile';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/controls/choice/segmented.tsx';
import { Select } from '../../../ui/controls/field/select.tsx';
import { Section } from '../../../ui/layout/screen/section.tsx';
import styles from '../health-profile.module.css';
import { BmiLine } from './bmi-line.tsx';
import { type Draft, isWithin, LIMITS } from './draft.ts';
import { NumberField } from './number-field.tsx';
import { useUnits } from './use-units.ts';

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
