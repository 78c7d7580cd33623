import { IngredientName, MAX_INGREDIENT_NAME } from '@labelwise/contracts/preferences';
import { cleanIngredientName } from '@labelwise/domain/preferences';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import styles from '../preferences.module.css';
import { MatchLine } from './match-line.tsx';

/** Rest after the last key before the server is asked what a name matches, in ms. */
const TYPING_MS = 300;

type AddOwnProps = {
  /** A name that is meant, e.g. "e.g. Magnesium". */
  placeholder: string;
  /** Called with a clean name; answers whether it was taken, which empties the field. */
  onAdd: (name: string) => boolean;
};

/** The box for an ingredient that is not suggested: Enter or Add. A blank name adds nothing. */
export function AddOwn({ placeholder, onAdd }: AddOwnProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const name = IngredientName.safeParse(cleanIngredientName(text));
  const rested = useRested(name.success ? name.data : null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (cleanIngredientName(text) === null) return;
    setIsWrong(!name.success);
    if (name.success && onAdd(name.data)) setText('');
  };
  const change = (value: string) => {
    setText(value);
    setIsWrong(false);
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <div className={styles.ownField}>
        <Field
          label={t('Add your own')}
          value={text}
          placeholder={placeholder}
          maxLength={MAX_INGREDIENT_NAME}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="done"
          error={isWrong ? t('Please begin with a letter or a digit.') : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Button type="submit">{t('Add')}</Button>
      <div className={styles.ownMatch}>{rested !== null && name.success && <MatchLine name={rested} />}</div>
    </form>
  );
}

/** A value once it has stood still for a moment. */
function useRested(value: string | null): string | null {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
