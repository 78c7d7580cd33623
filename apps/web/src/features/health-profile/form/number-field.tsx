import { parseWholeNumber } from '@labelwise/domain/health-profile';
import { useState } from 'react';
import { Field } from '../../../ui/controls/field/field.tsx';

type NumberFieldProps = {
  label: string;
  /** Inside at the right: "cm". */
  unit?: string | undefined;
  /** As shown, whole; null is unset. */
  value: number | null;
  /** Called at every key with what the text means; null when it means no number. */
  onValue: (value: number | null) => void;
  /** What is wrong with the value; shown once the field is left. */
  error?: string | undefined;
};

/** A whole number, or nothing. What is typed stands as it is until the field is left. */
export function NumberField({ label, unit, value, onValue, error }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      unit={unit}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={typed ?? (value === null ? '' : String(value))}
      error={typed === null ? error : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onValue(parseWholeNumber(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
