import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import styles from './field.module.css';

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>;

/** A field of several lines that grows with its text. */
export function TextArea({ label, aside, hint, error, hideLabel, id, rows = 3, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, aside, hint, error, hideLabel, id }}>
      {(control) => <textarea rows={rows} {...area} {...control} className={`${styles.box} ${styles.area}`} />}
    </FieldFrame>
  );
}
