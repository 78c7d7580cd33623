import { type ReactNode, useId } from 'react';
import { useNameTip } from '../feedback/tooltip.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import styles from './chip.module.css';

type ChipProps = {
  /** The words. */
  children: ReactNode;
  /** Whether it is chosen: ink with a check. */
  selected: boolean;
  /** Called with the state it should take. */
  onChange: (selected: boolean) => void;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
};

/** A choice among several that may all be chosen. */
export function Chip({ children, selected, onChange, disabled }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={selected} disabled={disabled} onClick={() => onChange(!selected)}>
      {selected && <Icon name="check" size="s" />}
      {children}
    </button>
  );
}

type RemovableChipProps = {
  /** The words, the member's own. */
  children: ReactNode;
  /** Name of the cross, e.g. "Remove Coconut". */
  removeLabel: string;
  /** Takes it away. */
  onRemove: () => void;
};

/** A chosen chip with the member's own words and a cross. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  const { handlers, tip } = useNameTip(removeLabel);
  return (
    <span className={`${styles.chip} ${styles.own}`}>
      <span className={styles.words}>{children}</span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove} {...handlers}>
        <Icon name="close" size="s" />
        {tip}
      </button>
    </span>
  );
}

type AddChipProps = {
  /** The words, e.g. "Add your own". */
  children: ReactNode;
  /** Opens the place to type. */
  onPress: () => void;
};

/** The dashed chip that lets a person add their own words. */
export function AddChip({ children, onPress }: AddChipProps) {
  return (
    <button type="button" className={`${styles.chip} ${styles.add}`} onClick={onPress}>
      <Icon name="plus" size="s" />
      {children}
    </button>
  );
}

type ChipGroupProps = {
  /** Name of the group, read before its chips. */
  label: string;
  /** Shows the name above the chips; otherwise only readers get it. */
  showLabel?: boolean | undefined;
  /** The chips. */
  children: ReactNode;
};

/** Chips that belong together, wrapping by themselves. */
export function ChipGroup({ label, showLabel = false, children }: ChipGroupProps) {
  return (
    <fieldset>
      <legend className={showLabel ? styles.legend : 'sr-only'}>{label}</legend>
      <div className={styles.group}>{children}</div>
    </fieldset>
  );
}

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
      <legend className={showLabel ? styles.segmentedLegend : 'sr-only'}>{label}</legend>
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
