import { useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type InputProps } from './field.tsx';

type SearchFieldProps = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** What is searched; read aloud, not shown. */
  label: string;
  /** The words typed. */
  value: string;
  /** Called with every change of the words. */
  onValue: (value: string) => void;
  /** Name of the button that empties it, e.g. "Clear search". */
  clearLabel: string;
};

/** A search box with a clear button that gives the focus back to it. */
export function SearchField({ label, value, onValue, clearLabel, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValue('');
    box.current?.focus();
  };
  return (
    <Field
      {...input}
      ref={box}
      type="search"
      label={label}
      hideLabel
      value={value}
      onChange={(event) => onValue(event.target.value)}
      leading={<Icon name="search" size="m" />}
      trailing={value !== '' && <IconButton icon="close" label={clearLabel} onClick={clear} />}
    />
  );
}
