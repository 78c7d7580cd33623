import {
  PREFERENCE_WEIGHTS,
  type PreferenceCategory,
  preferenceCategory,
  preferenceLevel,
  SLIDER_DEFAULT,
  valueOfLevel,
} from '@labelwise/domain/preferences';
import { strengthText } from '@labelwise/messages/render/preferences';
import { termAtStart } from '@labelwise/messages/render/terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchesQuery, type SaveFault } from '../../data/preferences.ts';
import { say } from '../../i18n/say.ts';
import { NOT_SAVED_TEXTS } from '../../lib/save-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PrioritySlider } from '../../ui/controls/priority-slider.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './preferences.module.css';
import { FAULTS } from './use-change-preference.ts';
import { POINTS_TEXT, WANT_WORDS } from './want-words.data.ts';

/** What the sheet is about: a name, and its signed value where it is held already. */
export type Subject = { ingredientName: string; preferenceValue: number | null };

type PrioritySheetProps = {
  subject: Subject;
  category: PreferenceCategory;
  onClose: () => void;
  isSaving: boolean;
  /** Why the last try was not saved. */
  fault: SaveFault | null;
  /** Called with the signed value. */
  onSave: (preferenceValue: number) => void;
  /** Absent where there is nothing to remove yet. */
  onRemove?: (() => void) | undefined;
};

/** How much: the slider from 1 to 5, to add an ingredient or to change one. */
export function PrioritySheet({ subject, category, isSaving, fault, onClose, onSave, onRemove }: PrioritySheetProps) {
  const held =
    subject.preferenceValue !== null && preferenceCategory(subject.preferenceValue) === category ? subject.preferenceValue : null;
  const [level, setLevel] = useState(held === null ? preferenceLevel(SLIDER_DEFAULT) : preferenceLevel(held));
  const word = (step: number) => strengthText(say, valueOfLevel(preferenceLevel(step), category));
  const actions = (
    <>
      {onRemove ? (
        <Button variant="danger" onClick={onRemove}>
          {say('screens-common.remove')}
        </Button>
      ) : (
        <Button onClick={onClose}>{say('screens-common.cancel')}</Button>
      )}
      <Button variant="primary" loading={isSaving} onClick={() => onSave(valueOfLevel(level, category))}>
        {say('screens-common.save')}
      </Button>
    </>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={termAtStart(say, subject.ingredientName)}
      lead={say(WANT_WORDS[category].question)}
      closeLabel={say('screens-common.close')}
      actions={actions}
    >
      <PrioritySlider
        label={say('screens-preferences.priority_1_to_5')}
        value={level}
        onChange={(step) => setLevel(preferenceLevel(step))}
        words={[word(1), word(2), word(3), word(4), word(5)]}
        direction={category === 'want-more' ? 'more' : 'less'}
        pointsText={say(POINTS_TEXT[category], { points: PREFERENCE_WEIGHTS[level] })}
      />
      <div className={styles.sheetNote}>
        <MatchLine name={subject.ingredientName} />
      </div>
      {fault !== null && (
        <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={() => onSave(valueOfLevel(level, category))}>
          {faultText(fault)}
        </SaveFailed>
      )}
    </Sheet>
  );
}

/** Why a preference was not saved, beside the button that saves it. */
function faultText(fault: SaveFault): string {
  if (fault === 'network') return say(NOT_SAVED_TEXTS['no answer']);
  return fault === 'refused' ? say(NOT_SAVED_TEXTS.server) : say(FAULTS[fault].description);
}

type MatchLineProps = {
  /** An ingredient name that may be asked for. */
  name: string;
};

/** What a name finds in the member's own scans, so that nobody adds a word that matches nothing. */
export function MatchLine({ name }: MatchLineProps) {
  const { data } = useQuery(matchesQuery(name));
  return (
    <p className={`small ${styles.match}`} role="status">
      {data !== undefined && <Found {...data} words={wordsOf(data)} />}
    </p>
  );
}

type Matches = { matched: number; total: number; examples: readonly string[] };

function wordsOf({ matched, total, examples }: Matches): string {
  if (total === 0) return say('screens-preferences.no_scans');
  if (matched === 0) {
    return say('screens-preferences.matches_none', { total });
  }
  if (examples.length === 0) return say('screens-preferences.matches', { matched, total });
  return say('screens-preferences.matches_examples', { matched, total, examples: examples.slice(0, 3).join(', ') });
}

function Found({ matched, total, words }: Matches & { words: string }) {
  const nothing = total > 0 && matched === 0;
  return (
    <span className={nothing ? styles.none : 'muted'} data-level={nothing ? 'fair' : undefined}>
      <Icon name={nothing ? 'caution' : 'search'} size="s" />
      <span>{words}</span>
    </span>
  );
}
