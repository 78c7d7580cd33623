import {
  PREFERENCE_WEIGHTS,
  type PreferenceCategory,
  preferenceCategory,
  preferenceLevel,
  SLIDER_DEFAULT,
  valueOfLevel,
} from '@labelwise/domain/preferences';
import { strengthText } from '@labelwise/messages/render/preferences';
import { useState } from 'react';
import type { SaveFault } from '../../../data/preferences.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { NOT_SAVED } from '../../../lib/save-failure.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { PrioritySlider } from '../../../ui/controls/slider/priority-slider.tsx';
import { SaveFailed } from '../../../ui/feedback/message/save-failed.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import styles from '../preferences.module.css';
import { sayPreferences } from '../say-preferences.ts';
import { faultWords } from '../use-change-preference.ts';
import { MatchLine } from './match-line.tsx';
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
  const { t } = useTranslation();
  const held =
    subject.preferenceValue !== null && preferenceCategory(subject.preferenceValue) === category ? subject.preferenceValue : null;
  const [level, setLevel] = useState(held === null ? preferenceLevel(SLIDER_DEFAULT) : preferenceLevel(held));
  const word = (step: number) => strengthText(sayPreferences, valueOfLevel(preferenceLevel(step), category));
  const actions = (
    <>
      {onRemove ? (
        <Button variant="danger" onClick={onRemove}>
          {t('Remove')}
        </Button>
      ) : (
        <Button onClick={onClose}>{t('Cancel')}</Button>
      )}
      <Button variant="primary" loading={isSaving} onClick={() => onSave(valueOfLevel(level, category))}>
        {t('Save')}
      </Button>
    </>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={subject.ingredientName}
      lead={t(WANT_WORDS[category].question)}
      closeLabel={t('Close')}
      actions={actions}
    >
      <PrioritySlider
        label={t('Priority, 1 to 5')}
        value={level}
        onChange={(step) => setLevel(preferenceLevel(step))}
        words={[word(1), word(2), word(3), word(4), word(5)]}
        direction={category === 'want-more' ? 'more' : 'less'}
        pointsText={t(POINTS_TEXT[category], { points: PREFERENCE_WEIGHTS[level] })}
      />
      <div className={styles.sheetNote}>
        <MatchLine name={subject.ingredientName} />
      </div>
      {fault !== null && (
        <SaveFailed retryLabel={t('Try Again')} onRetry={() => onSave(valueOfLevel(level, category))}>
          {t(faultText(fault))}
        </SaveFailed>
      )}
    </Sheet>
  );
}

/** Why a preference was not saved, beside the button that saves it. */
function faultText(fault: SaveFault): string {
  return fault === 'network' ? NOT_SAVED['no answer'] : fault === 'refused' ? NOT_SAVED.server : faultWords(fault).description;
}
