import { type BmiCategory, bodyMassIndex } from '@labelwise/domain/health-profile';
import { useTranslation } from 'react-i18next';
import styles from '../health-profile.module.css';

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
export function BmiLine({ height, weight }: { height: number | null; weight: number | null }) {
  const { t } = useTranslation();
  const bmi = bodyMassIndex(height, weight);
  if (bmi === null) return null;
  const range = RANGES.find(({ category }) => category === bmi.category);
  const at = ((Math.min(HIGH, Math.max(LOW, bmi.value)) - LOW) / (HIGH - LOW)) * 100;
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
