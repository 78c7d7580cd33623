import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { understandQuery } from '../../../data/reading/understand.ts';
import { useRested } from '../../../lib/use-rested.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import styles from './allergies.module.css';
import { ReadBackLines } from './read-back-lines.tsx';

type TypedAllergyProps = {
  /** The stored words that are being corrected; null for new ones. */
  edited: string | null;
  onTake: (text: string) => void;
  onCancel: () => void;
};

const REST_MS = 350;
/** With fewer letters nothing is meant yet. */
const LEAST = 3;

/** Where a person types what they leave out, in any language; below it stands at once what was understood. */
export function TypedAllergy({ edited, onTake, onCancel }: TypedAllergyProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(edited ?? '');
  const said = useRested(text.trim(), REST_MS);
  const isAsked = said.length >= LEAST && said === text.trim();
  const { data, isError } = useQuery({ ...understandQuery(said), enabled: isAsked });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onTake(text);
    setText('');
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && edited !== null) onCancel();
  };
  return (
    <form className={styles.typed} onSubmit={submit}>
      <Field
        label={t(edited === null ? 'Something else' : 'Correct it')}
        hint={t('In your own words, in any of seven languages.')}
        placeholder={t('kiwi allergy, Mandelallergie, no shellfish')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on Edit asked for the field
        autoFocus={edited !== null}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={leave}
      />
      <div role="status" className={styles.preview}>
        {isAsked && data !== undefined && <ReadBackLines readBack={data} />}
        {isAsked && data === undefined && isError && (
          <p className="small muted">
            {t('We cannot look this up right now. Until then we look for the word itself and never call a product free of it.')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={text.trim() === ''}>
          {t(edited === null ? 'Add' : 'Save')}
        </Button>
        {edited !== null && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
