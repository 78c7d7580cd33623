import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/controls/choice/chip.tsx';
import styles from './survey.module.css';

type ManyChipsProps = { label: string; options: readonly string[]; chosen: readonly string[]; onToggle: (option: string) => void };

/** Chips of which any number may be chosen. */
export function ManyChips({ label, options, chosen, onToggle }: ManyChipsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {options.map((option) => (
        <Chip key={option} selected={chosen.includes(option)} onChange={() => onToggle(option)}>
          {t(option)}
        </Chip>
      ))}
    </div>
  );
}

type OneOfProps = {
  label: string;
  options: readonly { value: string; label: string; detail?: string }[];
  /** null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
};

/** Rows of which one is chosen: native radio buttons. */
export function OneOf({ label, options, value, onChange }: OneOfProps) {
  const name = useId();
  return (
    <fieldset className={styles.rows}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            <span className="strong block">{option.label}</span>
            {option.detail !== undefined && <span className="small muted">{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
