import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

/** Props of the native input, without what the frame decides. */
export type InputProps = Omit<ComponentProps<'input'>, 'className' | 'size'>;

type FieldProps = FieldText &
  InputProps & {
    /** Unit inside at the right: "g", "kg". */
    unit?: string | undefined;
    /** Control inside at the left, e.g. an icon. */
    leading?: ReactNode | undefined;
    /** Control inside at the right, e.g. an `IconButton`. */
    trailing?: ReactNode | undefined;
    /** `code` prints digits large and spaced, for barcodes. */
    look?: 'text' | 'code' | undefined;
  };

/** A one-line text field. */
export function Field(props: FieldProps) {
  const { label, aside, hint, error, hideLabel, id, unit, leading, trailing, look = 'text', ...input } = props;
  return (
    <FieldFrame {...{ label, aside, hint, error, hideLabel, id }}>
      {(control) => (
        <div className={`${styles.box} ${look === 'code' ? styles.code : ''}`}>
          {leading}
          <input {...input} {...control} className={look === 'code' ? 'num' : undefined} />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          {trailing}
        </div>
      )}
    </FieldFrame>
  );
}
