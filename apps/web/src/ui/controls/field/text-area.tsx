import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>;

/** A field of several lines that grows with its text. */
export function TextArea({ label, aside, hint, error, hideLabel, id, rows = 3, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, aside, hint, error, hideLabel, id }}>
      {(control) => <textarea rows={rows} {...area} {...control} className={`${styles.box} ${styles.area}`} />}
    </FieldFrame>
  );
}
