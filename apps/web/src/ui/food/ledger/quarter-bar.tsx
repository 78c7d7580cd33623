import type { Level } from '@labelwise/domain/scoring';
import styles from './quarter-bar.module.css';

type QuarterBarProps = {
  /** 0 to 100. */
  value: number;
  /** Colour of the filled part; ink without one. */
  level?: Level | undefined;
  /** 14 px high (default) or 10. */
  size?: 'm' | 's' | undefined;
};

/** The ring unrolled: a bar in four quarters. Decoration beside its number. */
export function QuarterBar({ value, level, size = 'm' }: QuarterBarProps) {
  return <span aria-hidden="true" data-level={level} className={`${styles.bar} ${styles[size]}`} style={{ '--v': value }} />;
}
