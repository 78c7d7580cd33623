import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { saveFailure } from '../../../data/save-failure.ts';
import { saveSubmission } from '../../../data/submissions/submissions.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { NOT_SAVED } from '../../../lib/save-failure.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Checkbox, Field, TextArea } from '../../../ui/controls/field/field.tsx';
import { SaveFailed } from '../../../ui/feedback/message/save-failed.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import styles from './own-data.module.css';
import { draftOf, FIGURES, fieldsOf, figureText, invalidFields, ownOf, type PackPart, TEXTS, unitOf } from './pack-fields.ts';

type PackSheetProps = {
  food: Food;
  part: PackPart;
  /** What the person pressed: it has the focus. */
  onClose: () => void;
};

const TITLES = { product: 'What the pack says', figures: 'What the table says', list: 'What the list says' } as const;
const WHERE = {
  saved: 'It counts for you from now on.',
  here: 'It counts on this device from now on.',
  waiting: 'It counts on this device, and is sent once you are online.',
} as const;

/** "The pack says otherwise": puts values right for this person alone. The catalogue's stay beside them. */
export function PackSheet({ food, part, onClose }: PackSheetProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(food, part));
  const [isWhole, setWhole] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const invalid = isChecked ? invalidFields(draft, part) : [];
  const save = useMutation({
    mutationFn: async () => {
      const fields = fieldsOf({ food, part, draft, isWhole }, Date.now());
      return fields === null ? null : saveSubmission(client, food.id, fields);
    },
    onSuccess: (where) => {
      if (where !== null) toast({ title: t('Your values are saved'), description: t(WHERE[where]) });
      onClose();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (invalidFields(draft, part).length === 0) save.mutate();
  };
  const change = (field: string) => (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value });
  const amount = (field: string, label: string, unit: string, first: boolean) => (
    <Field
      key={field}
      label={t(label)}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={draft[field] ?? ''}
      hint={catalogueHint(food, field, unit, t)}
      error={invalid.includes(field) ? t('A number, as 12, 0.5 or <0.5') : undefined}
      data-autofocus={first ? '' : undefined}
      onChange={change(field)}
    />
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(TITLES[part])}
      lead={t('Change what your pack prints differently. It counts for you; the catalogue stays as it is.')}
      closeLabel={t('Close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {part === 'figures' && (
          <>
            <p className="small">{t(unitOf(food) === 'ml' ? 'Per 100 ml, as printed.' : 'Per 100 g, as printed.')}</p>
            <div className={styles.figures}>{FIGURES.map(([field, label, unit], at) => amount(field, label, unit, at === 0))}</div>
          </>
        )}
        {part === 'product' && (
          <>
            {TEXTS.map(([field, label], at) => (
              <Field
                key={field}
                label={t(label)}
                autoComplete="off"
                maxLength={field === 'quantity' ? 100 : 200}
                value={draft[field] ?? ''}
                hint={catalogueHint(food, field, '', t)}
                data-autofocus={at === 0 ? '' : undefined}
                onChange={change(field)}
              />
            ))}
            {amount('serving', 'Serving', unitOf(food), false)}
          </>
        )}
        {part === 'list' && (
          <>
            <TextArea
              label={t('Ingredients')}
              rows={8}
              maxLength={6000}
              lang={food.facts.lang ?? undefined}
              value={draft['ingredients'] ?? ''}
              data-autofocus=""
              onChange={change('ingredients')}
            />
            <Checkbox checked={isWhole} onChange={setWhole} hint={t('Only then can it be said that something is not in it.')}>
              {t('This is the whole list, with what the pack says of traces.')}
            </Checkbox>
          </>
        )}
        {save.isError && (
          <SaveFailed retryLabel={t('Try Again')} busy={save.isPending}>
            {t(NOT_SAVED[saveFailure(save.error)])}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={save.isPending}>
          {t('Use these values')}
        </Button>
      </form>
    </Sheet>
  );
}

/** The catalogue's value under one's own. */
function catalogueHint(food: Food, field: string, unit: string, t: (text: string, values?: Record<string, unknown>) => string) {
  const own = ownOf(food, field);
  if (own === null) return undefined;
  if (own.catalogue === null) return t('The catalogue does not say.');
  const value = typeof own.catalogue === 'number' ? `${figureText(own.catalogue)}\u00a0${unit}` : own.catalogue;
  return t('Catalogue: {{value}}', { value });
}
