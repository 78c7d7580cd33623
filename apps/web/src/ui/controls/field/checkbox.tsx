import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = {
  /** Whether it is ticked; nothing is ever ticked beforehand for a member. */
  checked: boolean;
  /** Called with the state it should take. */
  onChange: (checked: boolean) => void;
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
  /** A quiet second line. */
  hint?: ReactNode | undefined;
  /** What is wrong, read with the box. */
  error?: string | undefined;
  /** Whether the form needs it. */
  required?: boolean | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
};

/** A tick box with its words; the whole line is the target. */
export function Checkbox({ checked, onChange, children, hint, error, required, disabled }: CheckboxProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.line}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        required={required}
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-invalid={error === undefined ? undefined : true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{children}</label>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}
