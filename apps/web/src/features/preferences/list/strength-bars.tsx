import { PREFERENCE_WEIGHTS, preferenceLevel } from '@labelwise/domain/preferences';
import styles from '../preferences.module.css';

const STEPS = [1, 2, 3, 4, 5] as const;

/** How strong a preference is, as five small columns as high as their points. Decoration beside the words. */
export function StrengthBars({ value }: { value: number }) {
  return (
    <span className={styles.bars} data-level={value > 0 ? 'good' : 'poor'} aria-hidden="true">
      {STEPS.map((step) => (
        <i key={step} className={step <= preferenceLevel(value) ? styles.on : undefined} style={{ '--p': PREFERENCE_WEIGHTS[step] }} />
      ))}
    </span>
  );
}
