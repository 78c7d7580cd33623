import styles from './spinner.module.css';

type SpinnerProps = {
  /** Accessible name; without one it is decoration (the words beside it say what runs). */
  label?: string | undefined;
  /** `m` 20 px (default) or `l` 44 px. */
  size?: 'm' | 'l' | undefined;
};

/** The ring's four quarters going round. Never visible for less than 200 ms: it waits that long before it shows. */
export function Spinner({ label, size = 'm' }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 24 24" className={`${styles.spinner} ${styles[size]}`} {...named}>
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}
