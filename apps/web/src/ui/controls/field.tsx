import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconButton } from './button.tsx';
import styles from './field.module.css';

/** What every field has around its control. */
export type FieldText = {
  /** The label above; always there, even when hidden from sight. */
  label: string;
  /** At the label's right end: "Optional", a counter. */
  aside?: ReactNode | undefined;
  /** One quiet line below that helps to fill it in. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right; replaces the hint and marks the control invalid. */
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the place says it already. */
  hideLabel?: boolean | undefined;
};

/** Ids and ARIA that tie a control to its label, hint and error. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldFrameProps = FieldText & {
  /** Id of the control; made up when absent. */
  id?: string | undefined;
  /** Draws the control with the ids it must carry. */
  children: (control: ControlProps) => ReactNode;
};

/** Label above, control, hint or error below, tied together for readers. */
export function FieldFrame({ id, label, aside, hint, error, hideLabel = false, children }: FieldFrameProps) {
  const own = useId();
  const controlId = id ?? own;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <div className={hideLabel ? 'sr-only' : styles.head}>
        <label htmlFor={controlId}>{label}</label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon name="conflict" size="s" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

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

type PasswordFieldProps = FieldText &
  Omit<InputProps, 'type' | 'autoComplete'> & {
    /** Tells password managers what it is for; `off`: it is a password of somewhere else, and the one of here must not be filled in. */
    autoComplete: 'current-password' | 'new-password' | 'off';
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
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
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

type TextAreaProps = FieldText & Omit<ComponentProps<'textarea'>, 'className'>;

/** A field of several lines that grows with its text. */
export function TextArea({ label, aside, hint, error, hideLabel, id, rows = 3, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, aside, hint, error, hideLabel, id }}>
      {(control) => <textarea rows={rows} {...area} {...control} className={`${styles.box} ${styles.area}`} />}
    </FieldFrame>
  );
}

type CheckboxProps = {
  /** Whether it is ticked; nothing is ever ticked beforehand for a member. */
  checked: boolean;
  /** Called with the state it should take. */
  onChange: (checked: boolean) => void;
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
  /** A quiet second line. */
  hint?: ReactNode | undefined;
  /** What is wrong, read with the box. */
  error?: string | undefined;
  /** Whether the form needs it. */
  required?: boolean | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
};

/** A tick box with its words; the whole line is the target. */
export function Checkbox({ checked, onChange, children, hint, error, required, disabled }: CheckboxProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.line}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        required={required}
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-invalid={error === undefined ? undefined : true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{children}</label>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.checkboxHint : styles.checkboxError}>
          {note}
        </p>
      )}
    </div>
  );
}
