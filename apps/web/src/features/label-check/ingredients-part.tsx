import { useTranslation } from '../../i18n/translation.ts';
import type { LabelPhoto } from '../../platform/label-photo/label-photo.ts';
import { Checkbox, TextArea } from '../../ui/controls/field/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { FoundInList } from './allergens.ts';
import type { Change, Draft } from './draft.ts';
import styles from './label-check.module.css';

type IngredientsPartProps = {
  list: Draft['list'];
  found: FoundInList | null;
  photo: LabelPhoto | null;
  onChange: (change: Change) => void;
};

/** Longest list that a pack prints. */
const MAX_LIST = 6000;

/** The list beside its photo, what was found in it, and whether it is the whole list: before that it can only speak against a food. */
export function IngredientsPart({ list, found, photo, onChange }: IngredientsPartProps) {
  const { t } = useTranslation();
  const set = (changes: Extract<Change, { kind: 'list' }>['list']) => onChange({ kind: 'list', list: changes });
  const hasText = list.text.trim() !== '';
  return (
    <div className={styles.part}>
      {photo !== null && <img className={styles.listPhoto} src={photo.url} alt={t('Your photo of the list')} />}
      <TextArea
        id="label-list"
        label={t('Ingredients, as printed')}
        rows={5}
        maxLength={MAX_LIST}
        value={list.text}
        hint={list.mayBeCut ? t('The list may go on beyond the photo. Add what is missing.') : t('With what the pack says of traces.')}
        onChange={(event) => set({ text: event.target.value })}
      />
      {hasText && (
        <p className={styles.found}>
          <Icon name={found !== null && found.allergens.length > 0 ? 'caution' : 'info'} size="m" />
          <span>
            {found === null || found.allergens.length === 0
              ? t('No allergen found in this text. That does not mean that there is none.')
              : t('Found: {{allergens}}.', { allergens: found.allergens.join(', ') })}
            {found !== null && found.traces.length > 0 && ` ${t('Traces: {{traces}}.', { traces: found.traces.join(', ') })}`}
          </span>
        </p>
      )}
      {hasText && (
        <>
          <Checkbox
            checked={list.isConfirmed}
            onChange={(isConfirmed) => set(isConfirmed ? { isConfirmed } : { isConfirmed, isComplete: false })}
          >
            {t('I have compared every word with the pack')}
          </Checkbox>
          <Checkbox
            checked={list.isComplete}
            disabled={!list.isConfirmed}
            onChange={(isComplete) => set({ isComplete })}
            hint={t('Until then what it names counts against the food, and nothing counts as free of it.')}
          >
            {t('The list is complete')}
          </Checkbox>
        </>
      )}
    </div>
  );
}

/** The list in a few words: "7 found, traces: sesame". */
export function listWords(
  t: (text: string, values?: Record<string, unknown>) => string,
  list: Draft['list'],
  found: FoundInList | null,
): string {
  if (list.text.trim() === '') return t('none yet');
  const parts = [
    found === null ? [] : [t('{{count}} found', { count: found.count })],
    found !== null && found.allergens.length > 0 ? [found.allergens.join(', ')] : [],
    found !== null && found.traces.length > 0 ? [t('traces: {{traces}}', { traces: found.traces.join(', ') })] : [],
    list.isComplete ? [] : [t('not confirmed')],
  ].flat();
  return parts.join(', ');
}
