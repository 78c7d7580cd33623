import type { ComponentProps } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

type SelectProps = FieldText &
  Omit<ComponentProps<'select'>, 'className' | 'children' | 'value' | 'onChange'> & {
    /** The chosen value; `""` stands for nothing chosen. */
    value: string;
    /** Called with the value chosen. */
    onValue: (value: string) => void;
    /** The choices in order. */
    options: readonly { value: string; label: string }[];
    /** The line shown while nothing is chosen. */
    placeholder?: string | undefined;
  };

/** One of many, with the platform's own list (a wheel on phones). */
export function Select(props: SelectProps) {
  const { label, aside, hint, error, hideLabel, id, value, onValue, options, placeholder, ...select } = props;
  return (
    <FieldFrame {...{ label, aside, hint, error, hideLabel, id }}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} value={value} onChange={(event) => onValue(event.target.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size="s" className={styles.arrow} />
        </div>
      )}
    </FieldFrame>
  );
}
