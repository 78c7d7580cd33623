import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/layout/screen/section.tsx';
import styles from '../health-profile.module.css';
import { type Draft, isWithin, LIMITS } from './draft.ts';
import { NumberField } from './number-field.tsx';

const TARGETS = [
  { key: 'targetCalories', label: 'Calories', unit: 'kcal' },
  { key: 'targetProtein', label: 'Protein', unit: 'g' },
  { key: 'targetCarbs', label: 'Carbs', unit: 'g' },
  { key: 'targetFat', label: 'Fat', unit: 'g' },
] as const;

/** What the member means to eat in a day. */
export function Targets({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
  const { t } = useTranslation();
  return (
    <Section title={t('Daily Nutrition Targets')}>
      <div className={styles.fields}>
        {TARGETS.map(({ key, label, unit }) => (
          <NumberField
            key={key}
            label={t(label)}
            unit={unit}
            value={draft[key]}
            onValue={(value) => onChange({ [key]: value })}
            error={
              isWithin(key, draft[key])
                ? undefined
                : t('Please enter {{low}} to {{high}}.', { low: LIMITS[key].min, high: LIMITS[key].max })
            }
          />
        ))}
      </div>
    </Section>
  );
}
