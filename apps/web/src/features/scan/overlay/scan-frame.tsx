import styles from './scanner-overlay.module.css';

type ScanFrameProps = {
  /** A code was found: the four brackets close into the ring's quarters. */
  closed: boolean;
};

/** The window that a code belongs in; everything around it is dimmed. */
export function ScanFrame({ closed }: ScanFrameProps) {
  return (
    <div className={`${styles.frame} ${closed ? styles.closed : ''}`} aria-hidden="true">
      <svg viewBox="0 0 320 220">
        <path d="M44 0H18Q0 0 0 18v26" />
        <path d="M276 0h26q18 0 18 18v26" />
        <path d="M44 220H18q-18 0-18-18v-26" />
        <path d="M276 220h26q18 0 18-18v-26" />
      </svg>
    </div>
  );
}
