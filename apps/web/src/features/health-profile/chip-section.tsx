import { addChip, removeChip } from '@labelwise/domain/health-profile';
import { selectionKey } from '@labelwise/domain/preferences';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { choiceText } from '../../lib/choice-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { AddChip, Chip, ChipGroup, RemovableChip } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Section } from '../../ui/layout/screen.tsx';
import styles from './health-profile.module.css';

type ChipSectionProps = {
  title: string;
  /** One quiet line under the heading. */
  lead: string;
  /** Chips that everybody sees. */
  options: readonly string[];
  chosen: readonly string[];
  onAdd: (chips: readonly string[]) => void;
  onRemove: (chips: readonly string[]) => void;
  /** A link at the heading's right end. */
  aside?: ReactNode | undefined;
};

/** One list of chips: the usual ones to tap, the member's own with a cross, and a place to add one. */
export function ChipSection({ title, lead, options, chosen, onAdd, onRemove, aside }: ChipSectionProps) {
  const [isTyping, setIsTyping] = useState(false);
  const held = (option: string) => chosen.find((one) => selectionKey(one) === selectionKey(option));
  const own = chosen.filter((one) => !options.some((option) => selectionKey(option) === selectionKey(one)));
  const add = (text: string) => {
    const next = addChip(chosen, text);
    if (next !== chosen) onAdd(next);
  };
  const toggle = (option: string) => {
    const chip = held(option);
    if (chip === undefined) add(option);
    else onRemove(removeChip(chosen, chip));
  };
  return (
    <Section title={title} aside={aside}>
      <p className="small muted">{lead}</p>
      <div style={{ marginTop: 'var(--s-3)' }}>
        <ChipGroup label={title}>
          {options.map((option) => (
            <Chip key={option} selected={held(option) !== undefined} onChange={() => toggle(option)}>
              {choiceText(option)}
            </Chip>
          ))}
          {own.map((chip) => (
            <RemovableChip
              key={chip}
              removeLabel={say('screens-common.remove_name', { name: choiceText(chip) })}
              onRemove={() => onRemove(removeChip(chosen, chip))}
            >
              {choiceText(chip)}
            </RemovableChip>
          ))}
          {!isTyping && <AddChip onPress={() => setIsTyping(true)}>{say('screens-health-profile.add_your_own')}</AddChip>}
        </ChipGroup>
        {isTyping && (
          <OwnChip label={say('screens-health-profile.add_your_own_list', { list: title })} onAdd={add} onDone={() => setIsTyping(false)} />
        )}
      </div>
    </Section>
  );
}

type OwnChipProps = {
  /** Name of the field. */
  label: string;
  onAdd: (text: string) => void;
  /** Closes the place to type. */
  onDone: () => void;
};

/** Where a member types a chip of their own: Enter or Add; Escape leaves. */
function OwnChip({ label, onAdd, onDone }: OwnChipProps) {
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
      <Button type="submit">{say('screens-common.add')}</Button>
    </form>
  );
}
