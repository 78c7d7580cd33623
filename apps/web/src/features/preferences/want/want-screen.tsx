import type { PreferenceCategory } from '@labelwise/domain/preferences';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session/session-context.tsx';
import { Stack } from '../../../ui/layout/screen/page-columns.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { isNamed } from '../change/edit-list.ts';
import { useChangePreference } from '../change/use-change-preference.ts';
import { usePreferences } from '../change/use-preferences.ts';
import { useSayFault } from '../change/use-say-fault.ts';
import { HeldList } from '../list/held-list.tsx';
import { LimitNote } from '../list/limit-note.tsx';
import styles from '../preferences.module.css';
import { AddOwn } from './add-own.tsx';
import { PrioritySheet, type Subject } from './priority-sheet.tsx';
import { Suggestions } from './suggestions.tsx';
import { WANT_WORDS } from './want-words.data.ts';

type WantScreenProps = {
  category: PreferenceCategory;
  back: ReactNode;
  /** Stands in place of the list: it could not be loaded. */
  failure?: ReactNode | undefined;
  /** The list may be loaded now. */
  enabled?: boolean | undefined;
};

/** What a member wants more (or less) of: what is held, the box for one's own, suggestions, and the sheet with the slider. */
export function WantScreen({ category, back, failure, enabled }: WantScreenProps) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const [subject, setSubject] = useState<Subject | null>(null);
  const { query, all, of, hasPremiumAccess, fits } = usePreferences({ enabled: enabled ?? true });
  const { save, remove } = useChangePreference();
  const sayFault = useSayFault();
  const words = WANT_WORDS[category];
  const held = of(category);

  /** Opens the sheet unless the plan has no room for the name: that is said before anything is chosen. */
  const open = (name: string): boolean => {
    const known = all.find(isNamed(name));
    const ingredientName = known?.ingredientName ?? name;
    const fault = !isAuthenticated
      ? 'signed-out'
      : fits({ ingredientName, preferenceValue: category === 'want-more' ? 1 : -1 })
        ? null
        : 'limit';
    if (fault === null) setSubject({ ingredientName, preferenceValue: known?.preferenceValue ?? null });
    else sayFault(fault);
    return fault === null;
  };
  const holding = subject === null ? undefined : held.find(isNamed(subject.ingredientName));
  const close = () => setSubject(null);

  return (
    <Screen title={t(words.title)} lead={t(words.lead)} above={back} width="narrow">
      <Stack>
        {!hasPremiumAccess && query.isSuccess && <LimitNote preferences={all} category={category} />}
        {failure ?? <HeldList label={t(words.listLabel)} empty={t(words.empty)} preferences={held} query={query} onOpen={open} />}
        <AddOwn placeholder={t(words.example)} onAdd={open} />
      </Stack>
      <div className={styles.part}>
        <Suggestions title={t(words.suggestionsTitle)} suggestions={words.suggestions} held={held} onPick={open} />
      </div>
      {subject !== null && (
        <PrioritySheet
          subject={subject}
          category={category}
          onClose={close}
          onSave={(preferenceValue) => {
            save({ ingredientName: subject.ingredientName, preferenceValue });
            close();
          }}
          onRemove={
            holding &&
            (() => {
              remove(holding);
              close();
            })
          }
        />
      )}
    </Screen>
  );
}
