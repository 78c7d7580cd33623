import { IngredientName, MAX_INGREDIENT_NAME } from '@labelwise/contracts/preferences';
import {
  cleanIngredientName,
  PREFERENCE_WEIGHTS,
  type PreferenceCategory,
  preferenceCategory,
  preferenceLevel,
  priorityShare,
  SLIDER_DEFAULT,
  type Suggestion,
  valueOfLevel,
} from '@labelwise/domain/preferences';
import { strengthText, suggestionText } from '@labelwise/messages/render/preferences';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { serverHealthQuery } from '../../../data/health.ts';
import { type Preference, preferencesQuery } from '../../../data/preferences.ts';
import { isNamed } from '../../../data/profile-changes.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import { PrioritySlider } from '../../../ui/controls/slider/priority-slider.tsx';
import { ErrorState } from '../../../ui/feedback/message/states.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { List, ListItem } from '../../../ui/layout/list.tsx';
import { BackButton, Screen, Section, Stack } from '../../../ui/layout/screen.tsx';
import { DerivedFolds, LimitNote, PreferenceList } from '../preference-list.tsx';
import styles from '../preferences.module.css';
import { sayPreferences } from '../say-preferences.ts';
import { useChangePreference, usePreferences, useSayFault } from '../use-change-preference.ts';
import { MatchLine } from './match-line.tsx';
import { POINTS_TEXT, WANT_WORDS } from './want-words.data.ts';

/** Rest after the last key before the server is asked what a name matches, in ms. */
const TYPING_MS = 300;

type AddOwnProps = {
  /** A name that is meant, e.g. "e.g. Magnesium". */
  placeholder: string;
  /** Called with a clean name; answers whether it was taken, which empties the field. */
  onAdd: (name: string) => boolean;
};

/** The box for an ingredient that is not suggested: Enter or Add. A blank name adds nothing. */
function AddOwn({ placeholder, onAdd }: AddOwnProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const name = IngredientName.safeParse(cleanIngredientName(text));
  const rested = useRested(name.success ? name.data : null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (cleanIngredientName(text) === null) return;
    setIsWrong(!name.success);
    if (name.success && onAdd(name.data)) setText('');
  };
  const change = (value: string) => {
    setText(value);
    setIsWrong(false);
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <div className={styles.ownField}>
        <Field
          label={t('Add your own')}
          value={text}
          placeholder={placeholder}
          maxLength={MAX_INGREDIENT_NAME}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="done"
          error={isWrong ? t('Please begin with a letter or a digit.') : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </div>
      <Button type="submit">{t('Add')}</Button>
      <div className={styles.ownMatch}>{rested !== null && name.success && <MatchLine name={rested} />}</div>
    </form>
  );
}

/** A value once it has stood still for a moment. */
function useRested(value: string | null): string | null {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
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
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const [subject, setSubject] = useState<Subject | null>(null);
  const { query, all, of, hasPremiumAccess, fits } = usePreferences({ enabled: enabled ?? true });
  const { save, remove } = useChangePreference();
  const sayFault = useSayFault();
  const words = WANT_WORDS[category];
  const { own, derived } = of(category);
  const held = [...own, ...derived];

  /** Opens the sheet unless the plan has no room for the name, which is shown before anything is chosen. */
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
  const containing = subject === null ? undefined : held.find(isNamed(subject.ingredientName));
  const close = () => setSubject(null);

  return (
    <Screen title={t(words.title)} lead={t(words.lead)} above={back} width="narrow">
      <Stack>
        {!hasPremiumAccess && query.isSuccess && <LimitNote preferences={all} category={category} />}
        {failure ?? <PreferenceList label={t(words.listLabel)} empty={t(words.empty)} preferences={own} query={query} onOpen={open} />}
        <AddOwn placeholder={t(words.example)} onAdd={open} />
        <DerivedFolds derived={derived} onOpen={open} />
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
  const { t } = useTranslation();
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
                  <span className={styles.name}>{t(name)}</span>
                  <span className="small muted block">{suggestionText(sayPreferences, suggestion)}</span>
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

/** What the sheet is about: a name, and its signed value where it is held already. */
type Subject = { ingredientName: string; preferenceValue: number | null };

type PrioritySheetProps = {
  subject: Subject;
  category: PreferenceCategory;
  onClose: () => void;
  /** Called with the signed value. */
  onSave: (preferenceValue: number) => void;
  /** Absent where there is nothing to remove yet. */
  onRemove?: (() => void) | undefined;
};

/** How much: the slider from 1 to 5, to add an ingredient or to change one. */
function PrioritySheet({ subject, category, onClose, onSave, onRemove }: PrioritySheetProps) {
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
      <Button variant="primary" onClick={() => onSave(valueOfLevel(level, category))}>
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
    </Sheet>
  );
}

/** /want-less: asks whether the server is well before it loads; back goes to /preferences. */
export function WantLessScreen() {
  const { t } = useTranslation();
  const health = useQuery(serverHealthQuery());
  const list = useQuery({ ...preferencesQuery(), enabled: health.isSuccess });
  const failed = health.isError || list.isError;
  const tryAgain = async () => {
    const { isSuccess } = await health.refetch();
    if (isSuccess) await list.refetch();
  };
  const failure = failed ? (
    <ErrorState
      title={t('Unable to load your preferences. Please check your internet connection.')}
      retryLabel={t('Try Again')}
      busy={health.isFetching || list.isFetching}
      onRetry={() => void tryAgain()}
    />
  ) : undefined;
  return (
    <WantScreen
      category="want-less"
      back={<BackButton to={paths.preferences}>{t('Back')}</BackButton>}
      failure={failure}
      enabled={health.isSuccess}
    />
  );
}
