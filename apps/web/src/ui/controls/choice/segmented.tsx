import { useId } from 'react';
import { Icon, type IconName } from '../../icons/icon.tsx';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  /** Name of the choice. */
  label: string;
  /** Shows the name above; otherwise only readers get it. */
  showLabel?: boolean | undefined;
  /** Two to four choices. */
  options: readonly { value: Value; label: string; icon?: IconName }[];
  /** The chosen one. */
  value: Value;
  /** Called with the one to choose. */
  onChange: (value: Value) => void;
};

/** One of a few, side by side: theme, units, monthly or yearly. Native radio buttons below. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, showLabel = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={showLabel ? styles.legend : 'sr-only'}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.icon && <Icon name={option.icon} size="m" />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
