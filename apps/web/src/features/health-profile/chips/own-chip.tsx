import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import styles from '../health-profile.module.css';

type OwnChipProps = {
  /** Name of the field. */
  label: string;
  onAdd: (text: string) => void;
  /** Closes the place to type. */
  onDone: () => void;
};

/** Where a member types a chip of their own: Enter or Add; Escape leaves. */
export function OwnChip({ label, onAdd, onDone }: OwnChipProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAdd(text);
    onDone();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form className={styles.own} onSubmit={submit}>
      <Field
        label={label}
        hideLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened it asked for the field
        autoFocus
        maxLength={100}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={leave}
      />
      <Button type="submit">{t('Add')}</Button>
    </form>
  );
}
