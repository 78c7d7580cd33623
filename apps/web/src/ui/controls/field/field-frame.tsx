import { type ReactNode, useId } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './field.module.css';

/** What every field has around its control. */
export type FieldText = {
  /** The label above; always there, even when hidden from sight. */
  label: string;
  /** At the label's right end: "Optional", a counter. */
  aside?: ReactNode | undefined;
  /** One quiet line below that helps to fill it in. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right; replaces the hint and marks the control invalid. */
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the place says it already. */
  hideLabel?: boolean | undefined;
};

/** Ids and ARIA that tie a control to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldFrameProps = FieldText & {
  /** Id of the control; made up when absent. */
  id?: string | undefined;
  /** Draws the control with the ids it must carry. */
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, hint or error below, tied together for readers. */
export function FieldFrame({ id, label, aside, hint, error, hideLabel = false, children }: FieldFrameProps) {
  const own = useId();
  const controlId = id ?? own;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={hideLabel ? 'sr-only' : styles.head}>
        <label htmlFor={controlId}>{label}</label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon name="conflict" size="s" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
