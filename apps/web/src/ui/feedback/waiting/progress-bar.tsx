import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** What runs, its accessible name. */
  label: string;
  /** Share done, 0 to 1; without it the bar only says that something runs. */
  value?: number | undefined;
};

/** Long work: a quartered bar that fills. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`${styles.bar} ${percent === undefined ? styles.endless : ''}`}
      style={{ '--v': percent }}
    >
      <span />
    </div>
  );
}
