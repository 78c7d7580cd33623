import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type SwitchProps = {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the state it should take; it takes effect at once. */
  onChange: (checked: boolean) => void;
  /** What it turns on. */
  children: ReactNode;
  /** A quiet second line. */
  hint?: ReactNode | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
};

/** On or off, at once; the whole line is the target. */
export function Switch({ checked, onChange, children, hint, disabled }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-name`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      className={styles.line}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span>
        <span id={`${id}-name`} className={styles.name}>
          {children}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles.track} />
    </button>
  );
}
