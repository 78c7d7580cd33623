import type { PlainId } from '@labelwise/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saveFailure } from '../../../data/call.ts';
import type { Food } from '../../../data/foods/foods.ts';
import { saveSubmission } from '../../../data/submissions/submissions.ts';
import { say } from '../../../i18n/say.ts';
import { NOT_SAVED_TEXTS } from '../../../lib/save-failure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox, Field, TextArea } from '../../../ui/controls/field.tsx';
import { SaveFailed } from '../../../ui/feedback/messages.tsx';
import { Sheet } from '../../../ui/feedback/modal.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import styles from './own-data.module.css';
import { draftOf, FIGURES, fieldsOf, figureText, invalidFields, ownOf, type PackPart, TEXTS, unitOf } from './pack-fields.ts';

type PackSheetProps = {
  food: Food;
  part: PackPart;
  /** What the person pressed: it has the focus. */
  onClose: () => void;
};

const TITLES = {
  product: 'screens-details.what_the_pack_says',
  figures: 'screens-details.what_the_table_says',
  list: 'screens-details.what_the_list_says',
} as const;
const WHERE = {
  saved: 'screens-details.it_counts_for_you',
  here: 'screens-details.it_counts_on_this',
  waiting: 'screens-details.it_counts_on_this_device',
} as const;

/** "The pack says otherwise": puts values right for this person alone. The catalogue's stay beside them. */
export function PackSheet({ food, part, onClose }: PackSheetProps) {
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
      if (where !== null) toast({ title: say('screens-label-check.values_saved'), description: say(WHERE[where]) });
      onClose();
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (invalidFields(draft, part).length === 0) save.mutate();
  };
  const change = (field: string) => (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value });
  const amount = (field: string, label: PlainId, unit: string, first: boolean) => (
    <Field
      key={field}
      label={say(label)}
      unit={unit}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={draft[field] ?? ''}
      hint={catalogueHint(food, field, unit)}
      error={invalid.includes(field) ? say('screens-details.a_number_as_12') : undefined}
      data-autofocus={first ? '' : undefined}
      onChange={change(field)}
    />
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={say(TITLES[part])}
      lead={say('screens-details.change_what_your_pack')}
      closeLabel={say('screens-common.close')}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {part === 'figures' && (
          <>
            <p className="small">
              {say(unitOf(food) === 'ml' ? 'screens-details.per_100_ml_printed' : 'screens-details.per_100_g_printed')}
            </p>
            <div className={styles.figures}>{FIGURES.map(([field, label, unit], at) => amount(field, label, unit, at === 0))}</div>
          </>
        )}
        {part === 'product' && (
          <>
            {TEXTS.map(([field, label], at) => (
              <Field
                key={field}
                label={say(label)}
                autoComplete="off"
                maxLength={field === 'quantity' ? 100 : 200}
                value={draft[field] ?? ''}
                hint={catalogueHint(food, field, '')}
                data-autofocus={at === 0 ? '' : undefined}
                onChange={change(field)}
              />
            ))}
            {amount('serving', 'screens-common.serving', unitOf(food), false)}
          </>
        )}
        {part === 'list' && (
          <>
            <TextArea
              label={say('screens-common.ingredients')}
              rows={8}
              maxLength={6000}
              lang={food.facts.lang ?? undefined}
              value={draft['ingredients'] ?? ''}
              data-autofocus=""
              onChange={change('ingredients')}
            />
            <Checkbox checked={isWhole} onChange={setWhole} hint={say('screens-details.only_then_can_it')}>
              {say('screens-details.this_is_the_whole')}
            </Checkbox>
          </>
        )}
        {save.isError && (
          <SaveFailed retryLabel={say('screens-common.try_again')} busy={save.isPending}>
            {say(NOT_SAVED_TEXTS[saveFailure(save.error)])}
          </SaveFailed>
        )}
        <Button type="submit" variant="primary" wide loading={save.isPending}>
          {say('screens-label-check.use_these_values')}
        </Button>
      </form>
    </Sheet>
  );
}

/** The catalogue's value under one's own. */
function catalogueHint(food: Food, field: string, unit: string) {
  const own = ownOf(food, field);
  if (own === null) return undefined;
  if (own.catalogue === null) return say('screens-details.the_catalogue_does_not');
  const value = typeof own.catalogue === 'number' ? `${figureText(own.catalogue)}\u00a0${unit}` : own.catalogue;
  return say('screens-details.catalogue_value', { value });
}
