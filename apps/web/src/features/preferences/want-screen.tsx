import { IngredientName, MAX_INGREDIENT_NAME } from '@labelwise/contracts/preferences';
import { cleanIngredientName, type PreferenceCategory, priorityShare, type Suggestion } from '@labelwise/domain/preferences';
import { suggestionText } from '@labelwise/messages/render/preferences';
import { termAtStart } from '@labelwise/messages/render/terms';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { serverHealthQuery } from '../../data/health.ts';
import { type Preference, PreferenceError, preferencesQuery, type SaveFault } from '../../data/preferences.ts';
import { useSession } from '../../data/session/session.ts';
import { isNamed } from '../../data/waiting-preferences.ts';
import { say } from '../../i18n/say.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { ErrorState } from '../../ui/feedback/messages.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { List, ListItem } from '../../ui/layout/list.tsx';
import { BackButton, Screen, Section, Stack } from '../../ui/layout/screen.tsx';
import { DerivedFolds, LimitNote, PreferenceList } from './preference-list.tsx';
import styles from './preferences.module.css';
import { MatchLine, PrioritySheet, type Subject } from './priority-sheet.tsx';
import { useChangePreference, usePreferences, useSayFault } from './use-change-preference.ts';
import { WANT_WORDS } from './want-words.data.ts';

/** Rest after the last key before the server is asked what a name matches, in ms. */
const TYPING_MS = 300;

type AddOwnProps = {
  /** A name that is meant, e.g. "e.g. Magnesium". */
  placeholder: string;
  /** Saves so far: each empties the field. What was not saved stays in it. */
  saves: number;
  /** Called with a clean name. */
  onAdd: (name: string) => void;
};

/** The box for an ingredient that is not suggested: Enter or Add. A blank name adds nothing. */
function AddOwn({ placeholder, saves, onAdd }: AddOwnProps) {
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const name = IngredientName.safeParse(cleanIngredientName(text));
  const rested = useDebounced(name.success ? name.data : null, TYPING_MS);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (cleanIngredientName(text) === null) return;
    setIsWrong(!name.success);
    if (name.success) onAdd(name.data);
  };
  const [emptiedAt, setEmptiedAt] = useState(saves);
  if (emptiedAt !== saves) {
    setEmptiedAt(saves);
    setText('');
  }
  const change = (value: string) => {
    setText(value);
    setIsWrong(false);
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <div className={styles.ownField}>
        <Field
          label={say('screens-health-profile.add_your_own')}
          value={text}
          placeholder={placeholder}
          maxLength={MAX_INGREDIENT_NAME}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="done"
          error={isWrong ? say('screens-preferences.name_wrong') : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Button type="submit">{say('screens-common.add')}</Button>
      <div className={styles.ownMatch}>{rested !== null && name.success && <MatchLine name={rested} />}</div>
    </form>
  );
}

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
  const { isAuthenticated } = useSession();
  const [subject, setSubject] = useState<Subject | null>(null);
  const { query, all, of, hasPremiumAccess, fits } = usePreferences({ enabled: enabled ?? true });
  const { save, isSaving, remove } = useChangePreference();
  const [fault, setFault] = useState<SaveFault | null>(null);
  const [saves, setSaves] = useState(0);
  const sayFault = useSayFault();
  const words = WANT_WORDS[category];
  const { own, derived } = of(category);
  const held = [...own, ...derived];

  /** Opens the sheet unless the plan has no room for the name, which is shown before anything is chosen. */
  const open = (name: string): void => {
    const known = all.find(isNamed(name));
    const ingredientName = known?.ingredientName ?? name;
    const fault = !isAuthenticated
      ? 'signed-out'
      : fits({ ingredientName, preferenceValue: category === 'want-more' ? 1 : -1 })
        ? null
        : 'limit';
    if (fault === null) setSubject({ ingredientName, preferenceValue: known?.preferenceValue ?? null });
    else sayFault(fault);
  };
  const containing = subject === null ? undefined : held.find(isNamed(subject.ingredientName));
  const close = () => {
    setSubject(null);
    setFault(null);
  };

  return (
    <Screen title={say(words.title)} lead={say(words.lead)} above={back} width="narrow">
      <Stack>
        {!hasPremiumAccess && !query.isError && <LimitNote preferences={all} isWaiting={query.isPending} category={category} />}
        {failure ?? <PreferenceList label={say(words.listLabel)} empty={say(words.empty)} preferences={own} query={query} onOpen={open} />}
        <AddOwn placeholder={say(words.example)} saves={saves} onAdd={open} />
        <DerivedFolds label={say(words.listLabel)} level={2} derived={derived} onOpen={open} />
      </Stack>
      <div className={styles.part}>
        <Suggestions title={say(words.suggestionsTitle)} suggestions={words.suggestions} held={held} onPick={open} />
      </div>
      {subject !== null && (
        <PrioritySheet
          subject={subject}
          category={category}
          onClose={close}
          isSaving={isSaving}
          fault={fault}
          onSave={(preferenceValue) => {
            setFault(null);
            save(
              { ingredientName: subject.ingredientName, preferenceValue },
              {
                onSuccess: () => {
                  setSaves((count) => count + 1);
                  close();
                },
                onError: (error) => setFault(error instanceof PreferenceError ? error.fault : 'refused'),
              },
            );
          }}
          onRemove={
            containing &&
            (() => {
              remove(containing);
              close();
            })
          }
        />
      )}
    </Screen>
  );
}

type SuggestionsProps = {
  title: string;
  suggestions: readonly Suggestion[];
  /** What is held in this direction. */
  held: readonly Preference[];
  onPick: (name: string) => void;
};

/** What many people choose, each with what it is; one that is held says so and opens the same sheet. */
function Suggestions({ title, suggestions, held, onPick }: SuggestionsProps) {
  return (
    <Section title={title} ruled>
      <List columns>
        {suggestions.map((suggestion) => {
          const { name } = suggestion;
          const preference = held.find(isNamed(name));
          return (
            <ListItem key={name}>
              <button type="button" className={styles.suggestion} onClick={() => onPick(name)}>
                <span>
                  <span className={styles.name}>{termAtStart(say, name)}</span>
                  <span className="small muted block">{suggestionText(say, suggestion)}</span>
                </span>
                {preference === undefined ? (
                  <Icon name="plus" size="m" className={styles.plus} />
                ) : (
                  <span className={`small ${styles.chosen}`}>
                    <Icon name="check" size="s" />
                    {priorityShare(preference.preferenceValue)}
                  </span>
                )}
              </button>
            </ListItem>
          );
        })}
      </List>
    </Section>
  );
}

/** /want-less: asks whether the server is well before it loads; back goes to /preferences. */
export function WantLessScreen() {
  const health = useQuery(serverHealthQuery());
  // Without a network this device's own copy stands in, and changes wait; only where there is none, nothing can be shown.
  const isOnline = useOnline();
  const enabled = health.isSuccess || (health.isError && !isOnline);
  const list = useQuery({ ...preferencesQuery(), enabled });
  const failed = (health.isError && isOnline) || list.isError;
  const tryAgain = async () => {
    const { isSuccess } = await health.refetch();
    if (isSuccess) await list.refetch();
  };
  const failure = failed ? (
    <ErrorState
      title={say('screens-preferences.not_loaded')}
      retryLabel={say('screens-common.try_again')}
      busy={health.isFetching || list.isFetching}
      onRetry={() => void tryAgain()}
    />
  ) : undefined;
  return (
    <WantScreen
      category="want-less"
      back={<BackButton to={paths.preferences}>{say('screens-common.back')}</BackButton>}
      failure={failure}
      enabled={enabled}
    />
  );
}

/** /want-more: back goes to the previous page. */
export function WantMoreScreen() {
  const goBack = useGoBack(paths.preferences);
  return <WantScreen category="want-more" back={<BackButton onPress={goBack}>{say('screens-common.back')}</BackButton>} />;
}
