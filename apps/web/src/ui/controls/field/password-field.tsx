import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Field, type InputProps } from './field.tsx';
import type { FieldText } from './field-frame.tsx';

type PasswordFieldProps = FieldText &
  Omit<InputProps, 'type' | 'autoComplete'> & {
    /** Tells password managers what it is for. */
    autoComplete: 'current-password' | 'new-password';
    /** Name of the button that shows it, e.g. "Show password". */
    showLabel: string;
    /** Name of the same button while it is shown, e.g. "Hide password". */
    hideToggleLabel: string;
  };

/** A password with a button that shows it; pasting and password managers stay allowed (WCAG 3.3.8). */
export function PasswordField({ showLabel, hideToggleLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton icon={shown ? 'eye-off' : 'eye'} label={shown ? hideToggleLabel : showLabel} onClick={() => setShown(!shown)} />
  );
  return <Field {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} trailing={toggle} />;
}
