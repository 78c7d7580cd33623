import { termText } from '@labelwise/messages/render/terms';
import { say } from '../../i18n/say.ts';
import type { LabelPhoto } from '../../platform/label-photo.ts';
import { Checkbox, TextArea } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { Change, Draft } from './draft.ts';
import styles from './label-check.module.css';
import type { FoundInList } from './use-outlook.ts';

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
  const set = (changes: Extract<Change, { kind: 'list' }>['list']) => onChange({ kind: 'list', list: changes });
  const hasText = list.text.trim() !== '';
  return (
    <div className={styles.part}>
      {photo !== null && <img className={styles.listPhoto} src={photo.url} alt={say('screens-label-check.list_photo')} />}
      <TextArea
        id="label-list"
        label={say('screens-label-check.ingredients_as_printed')}
        rows={5}
        maxLength={MAX_LIST}
        value={list.text}
        hint={list.mayBeCut ? say('screens-label-check.list_may_go_on') : say('screens-label-check.list_with_traces')}
        onChange={(event) => set({ text: event.target.value })}
      />
      {hasText && (
        <p className={styles.found}>
          <Icon name={found !== null && found.allergens.length > 0 ? 'caution' : 'info'} size="m" />
          <span>
            {found === null || found.allergens.length === 0
              ? say('screens-label-check.no_allergen_found')
              : say('screens-label-check.found_allergens', { allergens: words(found.allergens) })}
            {found !== null && found.traces.length > 0 && ` ${say('screens-label-check.traces', { traces: words(found.traces) })}`}
          </span>
        </p>
      )}
      {hasText && (
        <>
          <Checkbox
            checked={list.isConfirmed}
            onChange={(isConfirmed) => set(isConfirmed ? { isConfirmed } : { isConfirmed, isComplete: false })}
          >
            {say('screens-label-check.compared_every_word')}
          </Checkbox>
          <Checkbox
            checked={list.isComplete}
            disabled={!list.isConfirmed}
            onChange={(isComplete) => set({ isComplete })}
            hint={say('screens-label-check.complete_why')}
          >
            {say('screens-label-check.the_list_is_complete')}
          </Checkbox>
        </>
      )}
    </div>
  );
}

/** The list in a few words: "7 found, traces: sesame". */
export function listWords(list: Draft['list'], found: FoundInList | null): string {
  if (list.text.trim() === '') return say('screens-label-check.none_yet');
  const parts = [
    found === null ? [] : [say('screens-label-check.count_found', { count: found.count })],
    found !== null && found.allergens.length > 0 ? [words(found.allergens)] : [],
    found !== null && found.traces.length > 0 ? [say('screens-label-check.traces_inside', { traces: words(found.traces) })] : [],
    list.isComplete ? [] : [say('screens-label-check.not_confirmed')],
  ].flat();
  return parts.join(', ');
}

function words(allergens: readonly string[]): string {
  return allergens.map((allergen) => termText(say, allergen)).join(', ');
}
