import {
  type Answers,
  isChosen,
  MAX_LESS,
  MORE_ALLERGIES,
  QUESTION_ALLERGIES,
  QUESTION_DIETS,
  QUESTION_LESS,
  toggled,
  withDiet,
} from '@labelwise/domain/health-profile';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { closeQuestions } from '../../../data/questions.ts';
import { eraseGuestProfile, guestProfileUndo, storedGuestProfile } from '../../../data/scores/guest-profile.ts';
import { useAccess } from '../../../data/session/access.ts';
import { say } from '../../../i18n/say.ts';
import { choiceText } from '../../../lib/choice-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, RemovableChip } from '../../../ui/controls/choice.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { QUESTION_LABELS } from './question-words.data.ts';
import styles from './questions.module.css';

type AskingProps = {
  titleId: string;
  answers: Answers;
  onAnswers: (answers: Answers) => void;
  /** An allergy that is being typed; it counts as well when the button is pressed without "Add". */
  draft: string;
  onDraft: (draft: string) => void;
  isMember: boolean;
  /** What is known already is still being read. */
  isWaiting: boolean;
  state: 'ready' | 'busy' | 'failed';
  /** There is a food to be scored again. */
  hasFood: boolean;
  onAgree: () => void;
  onSkip: () => void;
  skipLabel: string;
};

/** Three groups on one sheet, and the consent as its button: what it covers stands above it. */
export function Asking({
  titleId,
  answers,
  onAnswers,
  draft,
  onDraft,
  isMember,
  isWaiting,
  state,
  hasFood,
  onAgree,
  onSkip,
  skipLabel,
}: AskingProps) {
  return (
    <>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {say('screens-common.three_questions_then_the')}
        </h2>
        <button type="button" className="link" onClick={onSkip}>
          {skipLabel}
        </button>
      </header>
      <div className={styles.body} aria-busy={isWaiting}>
        <Allergies answers={answers} onAnswers={onAnswers} draft={draft} onDraft={onDraft} />
        <Diet answers={answers} onAnswers={onAnswers} />
        <LessOf answers={answers} onAnswers={onAnswers} isMember={isMember} />
      </div>
      <Agree isMember={isMember} hasFood={hasFood} isDisabled={isWaiting} state={state} onAgree={onAgree} />
    </>
  );
}

function Question({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className={styles.question}>
      <legend>
        {title} <small>{hint}</small>
      </legend>
      {children}
    </fieldset>
  );
}

/** What a chip is called. */
function labelOf(label: string): string {
  const id = QUESTION_LABELS[label];
  return id === undefined ? label : say(id);
}

type GroupProps = Pick<AskingProps, 'answers' | 'onAnswers'>;

const KNOWN = new Set([...QUESTION_ALLERGIES, ...MORE_ALLERGIES, ...QUESTION_DIETS].flatMap(({ texts }) => texts));

/** The commonest allergens; the others, and words of one's own, on request. What is stored beside them is shown and can be taken away. */
function Allergies({ answers, onAnswers, draft, onDraft }: GroupProps & Pick<AskingProps, 'draft' | 'onDraft'>) {
  const { restrictions } = answers;
  const others = restrictions.filter((text) => !KNOWN.has(text));
  const [isMore, setMore] = useState(false);
  const isOpen = isMore || MORE_ALLERGIES.some((one) => isChosen(restrictions, one));
  const change = (next: readonly string[]) => onAnswers({ ...answers, restrictions: next });
  return (
    <Question title={say('screens-welcome.allergic_to')} hint={say('screens-welcome.any_number')}>
      <div className={styles.chips}>
        {[...QUESTION_ALLERGIES, ...(isOpen ? MORE_ALLERGIES : [])].map((one) => (
          <Chip key={one.label} selected={isChosen(restrictions, one)} onChange={() => change(toggled(restrictions, one))}>
            {labelOf(one.label)}
          </Chip>
        ))}
        {others.map((text) => (
          <RemovableChip
            key={text}
            removeLabel={say('screens-common.remove_name', { name: choiceText(text) })}
            onRemove={() => change(restrictions.filter((one) => one !== text))}
          >
            {choiceText(text)}
          </RemovableChip>
        ))}
        {!isOpen && (
          <button type="button" className={styles.more} aria-expanded={false} onClick={() => setMore(true)}>
            {say('screens-welcome.more')}
          </button>
        )}
      </div>
      {isOpen && (
        <SomethingElse
          text={draft}
          onText={onDraft}
          onAdd={() => {
            onAnswers(withTyped(answers, draft));
            onDraft('');
          }}
        />
      )}
    </Question>
  );
}

const MAX_WORDS = 100;

/** The answers with what was typed among them. */
export function withTyped(answers: Answers, text: string): Answers {
  const typed = text.trim();
  return typed === '' ? answers : { ...answers, restrictions: [...new Set([...answers.restrictions, typed])] };
}

type SomethingElseProps = { text: string; onText: (text: string) => void; onAdd: () => void };

function SomethingElse({ text, onText, onAdd }: SomethingElseProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <form className={styles.typed} onSubmit={submit}>
      <Field
        label={say('screens-welcome.something_else')}
        placeholder={say('screens-welcome.kiwi_mango_peas')}
        maxLength={MAX_WORDS}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Button type="submit" size="small" disabled={text.trim() === ''}>
        {say('screens-common.add')}
      </Button>
    </form>
  );
}

function Diet({ answers, onAnswers }: GroupProps) {
  const { restrictions } = answers;
  const chosen = QUESTION_DIETS.find((one) => isChosen(restrictions, one)) ?? QUESTION_DIETS[0];
  return (
    <Question title={say('screens-welcome.you_eat')} hint={say('screens-welcome.one')}>
      <div className={styles.chips}>
        {QUESTION_DIETS.map((one) => (
          <label key={one.label} className={styles.radio}>
            <input
              type="radio"
              name="diet"
              checked={one === chosen}
              onChange={() => onAnswers({ ...answers, restrictions: withDiet(restrictions, one) })}
            />
            {one === chosen && <Icon name="check" size="s" />}
            <span>{labelOf(one.label)}</span>
          </label>
        ))}
      </div>
    </Question>
  );
}

function LessOf({ answers, onAnswers, isMember }: GroupProps & { isMember: boolean }) {
  const { hasPremiumAccess } = useAccess();
  const most = isMember && !hasPremiumAccess ? 1 : MAX_LESS;
  const { less } = answers;
  const toggle = (name: string) => {
    if (less.includes(name)) return onAnswers({ ...answers, less: less.filter((one) => one !== name) });
    // One more than may be chosen takes the place of the first.
    onAnswers({ ...answers, less: [...less, name].slice(-most) });
  };
  return (
    <Question title={say('screens-welcome.less_of')} hint={most === 1 ? say('screens-welcome.one') : say('screens-welcome.up_to_three')}>
      <div className={styles.chips}>
        {QUESTION_LESS.map(({ label, name }) => (
          <Chip key={name} selected={less.includes(name)} onChange={() => toggle(name)}>
            {labelOf(label)}
          </Chip>
        ))}
      </div>
    </Question>
  );
}

type AgreeProps = Pick<AskingProps, 'isMember' | 'hasFood' | 'state' | 'onAgree'> & { isDisabled: boolean };

function Agree({ isMember, hasFood, isDisabled, state, onAgree }: AgreeProps) {
  const erase = () => {
    const undo = guestProfileUndo();
    eraseGuestProfile();
    closeQuestions();
    toast({ title: say('screens-common.your_answers_are_erased'), action: { label: say('screens-common.undo'), onPress: undo } });
  };
  return (
    <div className={styles.agree}>
      <p>
        <Icon name="lock" size="m" />
        <span>
          {isMember ? say('screens-welcome.stored_in_your_account') : say('screens-welcome.kept_on_this_device')}{' '}
          {!isMember &&
            (storedGuestProfile() === null ? (
              say('screens-welcome.erase_it_any_time')
            ) : (
              <button type="button" className="link" onClick={erase}>
                {say('screens-welcome.erase_my_answers')}
              </button>
            ))}
        </span>
      </p>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {say('screens-welcome.this_could_not_be')}
        </p>
      )}
      <Button variant="primary" wide loading={state === 'busy'} disabled={isDisabled} onClick={onAgree}>
        {hasFood ? say('screens-welcome.agree_and_score_it') : say('screens-welcome.agree_and_score_for')}
      </Button>
    </div>
  );
}
