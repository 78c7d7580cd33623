import { ALLERGY_CHIPS } from '@labelwise/domain/diets';
import { DIETARY_RESTRICTIONS, HEALTH_GOALS, LESS_VALUE, MEDICAL_CONDITIONS, QUESTION_LESS } from '@labelwise/domain/health-profile';
import { isChild, NICKNAME_LENGTH, OLDEST_CHILD, PERSON_COLOURS, type PersonColour } from '@labelwise/domain/people';
import { termAtStart } from '@labelwise/messages/render/terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { saveFailure } from '../../data/call.ts';
import { type PersonFields, savePerson } from '../../data/people/people.ts';
import type { HouseholdPerson } from '../../data/people/stored-people.ts';
import { say } from '../../i18n/say.ts';
import { allergenText, choiceText } from '../../lib/choice-text.ts';
import { NOT_SAVED_TEXTS } from '../../lib/save-failure.ts';
import { ApiError } from '../../platform/http/http.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Chip, ChipGroup, RemovableChip, Segmented } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Avatar } from '../../ui/people.tsx';
import styles from './people.module.css';

type PersonFormProps = {
  /** `null`: a new one. */
  person: HouseholdPerson | null;
  /** How many there are already: a new one begins with a colour of their own. */
  taken: number;
  onDone: () => void;
  onErase: (() => void) | undefined;
};

const KNOWN: ReadonlySet<string> = new Set([...ALLERGY_CHIPS.map(({ text }) => text), ...DIETARY_RESTRICTIONS]);
const MAX_TYPED = 100;

/** Who a person is and what they must not eat; the consent is the button, and what it covers stands above it. */
export function PersonForm({ person, taken, onDone, onErase }: PersonFormProps) {
  const [fields, setFields] = useState<PersonFields>(() => (person === null ? newPerson(taken) : fieldsOf(person)));
  const [ageText, setAgeText] = useState(person?.age == null ? '' : String(person.age));
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (given: PersonFields) => savePerson(client, person?.id ?? null, given),
    networkMode: 'always',
    onSuccess: onDone,
  });
  const change = (changed: Partial<PersonFields>) => setFields({ ...fields, ...changed });
  const isOfAge = fields.age === null;
  const age = ageOf(ageText);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    const nickname = fields.nickname.trim();
    if (nickname === '' || (!isOfAge && age === null)) return;
    save.mutate({ ...fields, nickname, age: isOfAge ? null : age, dietaryRestrictions: withTyped(fields.dietaryRestrictions, typed) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={say('screens-people.nickname')}
        value={fields.nickname}
        maxLength={NICKNAME_LENGTH}
        autoComplete="off"
        error={isAsked && fields.nickname.trim() === '' ? say('screens-people.name_missing') : undefined}
        onChange={(event) => change({ nickname: event.target.value })}
      />
      <Colours name={fields.nickname} value={fields.colour} onChange={(colour) => change({ colour })} />
      <Segmented
        label={`${say('screens-people.adult')}, ${say('screens-people.child')}`}
        options={[
          { value: 'adult', label: say('screens-people.adult') },
          { value: 'child', label: say('screens-people.child') },
        ]}
        value={isOfAge ? 'adult' : 'child'}
        onChange={(value) => change({ age: value === 'adult' ? null : (age ?? 0) })}
      />
      {!isOfAge && (
        <Field
          label={say('screens-people.age_in_years')}
          hint={say('screens-people.below_three')}
          inputMode="numeric"
          value={ageText}
          maxLength={2}
          error={isAsked && age === null ? say('screens-people.age_missing') : undefined}
          onChange={(event) => setAgeText(event.target.value)}
        />
      )}
      <Restrictions
        restrictions={fields.dietaryRestrictions}
        onChange={(dietaryRestrictions) => change({ dietaryRestrictions })}
        typed={typed}
        onTyped={setTyped}
      />
      {isOfAge && <OfAge fields={fields} onChange={change} />}
      <p className="small muted">{say('screens-people.consent')}</p>
      {save.error !== null && (
        <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={() => save.mutate(save.variables ?? fields)}>
          {refusal(save.error) ?? say(NOT_SAVED_TEXTS[saveFailure(save.error)])}
        </SaveFailed>
      )}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" wide loading={save.isPending}>
          {say('screens-people.agree_and_save')}
        </Button>
        <Button wide onClick={onDone}>
          {say('screens-common.cancel')}
        </Button>
        {person !== null && onErase !== undefined && (
          <Button variant="danger" wide onClick={onErase}>
            {say('screens-people.erase_name', { name: person.nickname })}
          </Button>
        )}
      </div>
    </form>
  );
}

function fieldsOf({ id: _id, consentAt: _at, consentVersion: _version, ...fields }: HouseholdPerson): PersonFields {
  return fields;
}

function newPerson(taken: number): PersonFields {
  const colour = PERSON_COLOURS[taken % PERSON_COLOURS.length] ?? 'sky';
  return { nickname: '', colour, age: null, dietaryRestrictions: [], medicalConditions: [], healthGoals: [], preferences: [] };
}

/** A whole age of a child, or `null`. */
function ageOf(text: string): number | null {
  const age = /^\d{1,2}$/u.test(text.trim()) ? Number(text) : OLDEST_CHILD + 1;
  return isChild(age) ? age : null;
}

function refusal(error: Error): string | null {
  return error instanceof ApiError && error.status !== 0 && error.reason !== '' ? error.reason : null;
}

/** What was typed counts as well where nobody pressed "Add". */
function withTyped(restrictions: readonly string[], text: string): string[] {
  const words = text.trim();
  return words === '' ? [...restrictions] : [...new Set([...restrictions, words])];
}

function toggle(list: readonly string[], text: string): string[] {
  return list.includes(text) ? list.filter((one) => one !== text) : [...list, text];
}

function Colours({ name, value, onChange }: { name: string; value: PersonColour; onChange: (colour: PersonColour) => void }) {
  return (
    <ChipGroup label={say('screens-people.color')} showLabel>
      {PERSON_COLOURS.map((colour, at) => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          aria-pressed={colour === value}
          aria-label={say('screens-people.color_n', { n: at + 1 })}
          onClick={() => onChange(colour)}
        >
          <Avatar name={name.trim() === '' ? '·' : name.trim()} colour={colour} />
        </button>
      ))}
    </ChipGroup>
  );
}

type RestrictionsProps = {
  restrictions: readonly string[];
  onChange: (restrictions: string[]) => void;
  typed: string;
  onTyped: (text: string) => void;
};

function Restrictions({ restrictions, onChange, typed, onTyped }: RestrictionsProps) {
  const others = restrictions.filter((text) => !KNOWN.has(text));
  const chip = (text: string, words: string) => (
    <Chip key={text} selected={restrictions.includes(text)} onChange={() => onChange(toggle(restrictions, text))}>
      {words}
    </Chip>
  );
  return (
    <>
      <ChipGroup label={say('screens-people.allergic_to')} showLabel>
        {ALLERGY_CHIPS.map(({ text, label }) => chip(text, allergenText(label)))}
      </ChipGroup>
      <ChipGroup label={say('screens-people.eats')} showLabel>
        {DIETARY_RESTRICTIONS.map((name) => chip(name, choiceText(name)))}
      </ChipGroup>
      <div className={styles.typed}>
        <Field
          label={say('screens-people.something_else')}
          value={typed}
          maxLength={MAX_TYPED}
          autoComplete="off"
          onChange={(event) => onTyped(event.target.value)}
        />
        <Button
          size="small"
          disabled={typed.trim() === ''}
          onClick={() => {
            onChange(withTyped(restrictions, typed));
            onTyped('');
          }}
        >
          {say('screens-common.add')}
        </Button>
      </div>
      {others.length > 0 && (
        <ChipGroup label={say('screens-people.something_else')}>
          {others.map((text) => (
            <RemovableChip
              key={text}
              removeLabel={say('screens-common.remove_name', { name: choiceText(text) })}
              onRemove={() => onChange(toggle(restrictions, text))}
            >
              {choiceText(text)}
            </RemovableChip>
          ))}
        </ChipGroup>
      )}
    </>
  );
}

type OfAgeProps = { fields: PersonFields; onChange: (changed: Partial<PersonFields>) => void };

/** What nobody asks of a child. */
function OfAge({ fields, onChange }: OfAgeProps) {
  const { medicalConditions, healthGoals, preferences } = fields;
  const wants = (name: string) => preferences.some(({ ingredientName }) => ingredientName === name);
  return (
    <>
      <ChipGroup label={say('screens-people.conditions')} showLabel>
        {MEDICAL_CONDITIONS.map((name) => (
          <Chip
            key={name}
            selected={medicalConditions.includes(name)}
            onChange={() => onChange({ medicalConditions: toggle(medicalConditions, name) })}
          >
            {choiceText(name)}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={say('screens-people.goals')} showLabel>
        {HEALTH_GOALS.map((name) => (
          <Chip key={name} selected={healthGoals.includes(name)} onChange={() => onChange({ healthGoals: toggle(healthGoals, name) })}>
            {choiceText(name)}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={say('screens-people.less_of')} showLabel>
        {QUESTION_LESS.map(({ name }) => (
          <Chip
            key={name}
            selected={wants(name)}
            onChange={() =>
              onChange({
                preferences: wants(name)
                  ? preferences.filter(({ ingredientName }) => ingredientName !== name)
                  : [...preferences, { ingredientName: name, preferenceValue: LESS_VALUE }],
              })
            }
          >
            {termAtStart(say, name)}
          </Chip>
        ))}
      </ChipGroup>
    </>
  );
}
