import { ALLERGY_CHIPS, type AllergyChip, allergyText, restrictionsOfChip } from '@labelwise/domain/diets';
import { addChip, removeChip } from '@labelwise/domain/health-profile';
import { selectionKey } from '@labelwise/domain/preferences';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type SubmitEvent, useEffect, useState } from 'react';
import { type ReadBack, understandQuery } from '../../data/health-profile.ts';
import { prepareReader } from '../../data/reading/read-food.ts';
import { say } from '../../i18n/say.ts';
import { allergenText, isAllergySelection } from '../../lib/choice-text.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Chip, ChipGroup, Switch } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Section } from '../../ui/layout/screen.tsx';
import styles from './allergies.module.css';

type TypedAllergyProps = {
  /** The stored words that are being corrected; null for new ones. */
  edited: string | null;
  onTake: (text: string) => void;
  onCancel: () => void;
};

const REST_MS = 350;
/** With fewer letters nothing is meant yet. */
const MIN_LETTERS = 3;

/** Where a person types what they leave out, in any language; below it stands at once what was understood. */
function TypedAllergy({ edited, onTake, onCancel }: TypedAllergyProps) {
  const [text, setText] = useState(edited ?? '');
  const typed = useDebounced(text.trim(), REST_MS);
  const isAsked = typed.length >= MIN_LETTERS && typed === text.trim();
  const { data, isError } = useQuery({ ...understandQuery(typed), enabled: isAsked });
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
        label={say(edited === null ? 'screens-health-profile.something_else' : 'screens-health-profile.correct_it')}
        hint={say('screens-health-profile.in_your_own_words')}
        placeholder={say('screens-health-profile.kiwi_allergy_mandelallergie_no')}
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
        {isAsked && data === undefined && isError && <p className="small muted">{say('screens-health-profile.we_cannot_look_this')}</p>}
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small" disabled={text.trim() === ''}>
          {say(edited === null ? 'screens-common.add' : 'screens-common.save')}
        </Button>
        {edited !== null && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {say('screens-common.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type AllergiesSectionProps = {
  /** All dietary restrictions, those of this section among them. */
  restrictions: readonly string[];
  /** What the server understood of the typed ones. */
  understood: readonly ReadBack[];
  onAdd: (restrictions: readonly string[]) => void;
  onRemove: (restrictions: readonly string[]) => void;
};

const PREPARE_AFTER_MS = 3000;

/**
 * The allergens that law makes packs name, as chips; whether traces count as much; and a place to type any other, which says at
 * once what was understood. All of it is stored among the dietary restrictions.
 */
export function AllergiesSection({ restrictions, understood, onAdd, onRemove }: AllergiesSectionProps) {
  const { allergies, others } = splitAllergies(restrictions);
  const [wantsStrict, setWantsStrict] = useState(() => isStrict(allergies));
  const [edited, setEdited] = useState<string | null>(null);
  const strict = allergies.length === 0 ? wantsStrict : isStrict(allergies);
  const entries = others.filter((one) => restrictionsOfChip(one) === null);
  useEffect(() => {
    const timer = setTimeout(() => void prepareReader(), PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const toggle = (chip: AllergyChip) => {
    if (holdsAllergy(allergies, chip)) onRemove([...others, ...withoutAllergy(allergies, chip)]);
    else onAdd([...others, ...withAllergy(allergies, chip, strict)]);
  };
  const choose = (isOn: boolean) => {
    setWantsStrict(isOn);
    if (allergies.length > 0) onAdd([...others, ...asStrict(allergies, isOn)]);
  };
  const take = (text: string) => {
    const rest = edited === null ? restrictions : removeChip(restrictions, edited);
    setEdited(null);
    const next = addChip(rest, text);
    if (next !== restrictions) onAdd(next);
  };
  return (
    <Section title={say('screens-health-profile.allergies')}>
      <p className="small muted">{say('screens-health-profile.found_in_a_food')}</p>
      <div className={styles.chips}>
        <ChipGroup label={say('screens-health-profile.allergies')}>
          {ALLERGY_CHIPS.map((chip) => (
            <Chip key={chip.text} selected={holdsAllergy(allergies, chip)} onChange={() => toggle(chip)}>
              {allergenText(chip.label)}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <div className={styles.strict}>
        <Switch checked={strict} onChange={choose} hint={say('screens-health-profile.a_food_that_may')}>
          {say('screens-health-profile.strict_traces_count_too')}
        </Switch>
      </div>
      <TypedAllergy key={edited ?? ''} edited={edited} onTake={take} onCancel={() => setEdited(null)} />
      <UnderstoodList
        label={say('screens-health-profile.what_you_typed_and')}
        entries={entries.filter((one) => one !== edited)}
        understood={understood}
        onEdit={setEdited}
        onRemove={(typed) => onRemove(removeChip(restrictions, typed))}
      />
    </Section>
  );
}

type UnderstoodListProps = {
  /** Name of the list. */
  label: string;
  /** What the person typed. */
  entries: readonly string[];
  /** What the server understood of it; what is missing is asked for. */
  understood: readonly ReadBack[];
  onEdit: (typed: string) => void;
  onRemove: (typed: string) => void;
};

/** What a person typed, each with what was understood and the ways to correct it. */
function UnderstoodList({ label, entries, understood, onEdit, onRemove }: UnderstoodListProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.understood}>
      {entries.map((typed) => (
        <Row
          key={typed}
          typed={typed}
          known={understood.find((one) => one.typed === typed)}
          onEdit={() => onEdit(typed)}
          onRemove={() => onRemove(typed)}
        />
      ))}
    </ul>
  );
}

type RowProps = { typed: string; known: ReadBack | undefined; onEdit: () => void; onRemove: () => void };

function Row({ typed, known, onEdit, onRemove }: RowProps) {
  const { data = known } = useQuery({ ...understandQuery(typed), enabled: known === undefined });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className="strong">{typed}</p>
        {data !== undefined && <ReadBackLines readBack={data} />}
      </div>
      <IconButton icon="pencil" label={say('screens-health-profile.correct_name', { name: typed })} onClick={onEdit} />
      <IconButton icon="trash" label={say('screens-health-profile.remove_name_from_your', { name: typed })} onClick={onRemove} />
    </li>
  );
}

/** The chips of the section "Allergies" among stored restrictions, and the rest. */
export function splitAllergies(restrictions: readonly string[]): { allergies: readonly string[]; others: readonly string[] } {
  return { allergies: restrictions.filter(isAllergySelection), others: restrictions.filter((one) => !isAllergySelection(one)) };
}

/** Whether a chip is chosen, strict or not. */
function holdsAllergy(allergies: readonly string[], chip: AllergyChip): boolean {
  return allergies.some((one) => isOf(one, chip));
}

function isStrict(allergies: readonly string[]): boolean {
  return ALLERGY_CHIPS.some((chip) => allergies.some((one) => selectionKey(one) === selectionKey(allergyText(chip, true))));
}

function withAllergy(allergies: readonly string[], chip: AllergyChip, strict: boolean): string[] {
  return [...withoutAllergy(allergies, chip), allergyText(chip, strict)];
}

function withoutAllergy(allergies: readonly string[], chip: AllergyChip): string[] {
  return allergies.filter((one) => !isOf(one, chip));
}

/** The same allergies, all of them strict or none. */
function asStrict(allergies: readonly string[], strict: boolean): string[] {
  return ALLERGY_CHIPS.filter((chip) => holdsAllergy(allergies, chip)).map((chip) => allergyText(chip, strict));
}

function isOf(stored: string, chip: AllergyChip): boolean {
  return [false, true].some((strict) => selectionKey(stored) === selectionKey(allergyText(chip, strict)));
}

/** What was understood, a sentence each. What we do not know as a food has a question for a sign, not a check. */
function ReadBackLines({ readBack: { restrictions, readBack } }: { readBack: ReadBack }) {
  if (readBack.length === 0) {
    return (
      <p className={styles.line}>
        <Icon name="info" size="m" />
        <span>{say('screens-health-profile.we_find_no_food')}</span>
      </p>
    );
  }
  return readBack.map((sentence, at) => {
    const isKnown = kindOf(restrictions[at]) !== 'words';
    return (
      <p key={sentence} className={styles.line} data-level={isKnown ? 'good' : 'fair'}>
        <Icon name={isKnown ? 'fits' : 'unknown'} size="m" />
        <span>{sentence}</span>
      </p>
    );
  });
}

function kindOf(restriction: unknown): unknown {
  return typeof restriction === 'object' && restriction !== null && 'kind' in restriction ? restriction.kind : undefined;
}
