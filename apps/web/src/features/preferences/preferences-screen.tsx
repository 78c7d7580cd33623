import { PREFERENCE_WEIGHTS, type PreferenceCategory, type PreferenceLevel, valueOfLevel } from '@labelwise/domain/preferences';
import { strengthText } from '@labelwise/messages/render/preferences';
import { say } from '../../i18n/say.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pair, Screen, Section, Stack } from '../../ui/layout/screen.tsx';
import { DerivedFolds, LimitNote, PreferenceList } from './preference-list.tsx';
import styles from './preferences.module.css';
import { useChangePreference, usePreferences } from './use-change-preference.ts';
import { WANT_WORDS } from './want-words.data.ts';

/** /preferences: both lists, the member's own first, and last what a preference does to a score. */
export function PreferencesScreen() {
  const state = usePreferences();
  return (
    <Screen title={say('screens-common.dietary_preferences')} lead={say('screens-preferences.lead')}>
      <Stack roomy>
        {!state.hasPremiumAccess && !state.query.isError && <LimitNote preferences={state.all} isWaiting={state.query.isPending} />}
        <Pair>
          <Side category="want-more" state={state} />
          <Side category="want-less" state={state} />
        </Pair>
        {!state.query.isPending && <Explanation />}
      </Stack>
    </Screen>
  );
}

const LEVELS: readonly PreferenceLevel[] = [1, 2, 3, 4, 5];

function Explanation() {
  return (
    <Card title={say('screens-preferences.how_it_counts')} rule="label">
      <p className={`small ${styles.explain}`}>{say('screens-preferences.explanation')}</p>
      <ol className={styles.scale} aria-label={say('screens-preferences.points_of_each_priority')}>
        {LEVELS.map((level) => (
          <li key={level}>
            <span className="caption">{say('screens-preferences.priority_level', { level })}</span>
            <b className="num">±{PREFERENCE_WEIGHTS[level]}</b>
            <span className="sr-only">{strengthText(say, valueOfLevel(level, 'want-more'))}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Side({ category, state }: { category: PreferenceCategory; state: ReturnType<typeof usePreferences> }) {
  const { remove } = useChangePreference();
  const { title, listLabel, path } = WANT_WORDS[category];
  const { own, derived } = state.of(category);
  return (
    <Section title={say(title)} aside={state.query.isSuccess && <span className="small muted">{own.length + derived.length}</span>}>
      <PreferenceList
        label={say(listLabel)}
        empty={emptyText(state.query.isError, derived.length > 0)}
        preferences={own}
        query={state.query}
        onRemove={remove}
      />
      <div className={styles.add}>
        <LinkButton to={path} icon="plus" wide>
          {category === 'want-more' ? say('screens-preferences.add_more') : say('screens-preferences.add_less')}
        </LinkButton>
      </div>
      <DerivedFolds label={say(listLabel)} level={3} derived={derived} onRemove={remove} />
    </Section>
  );
}

/** A failed load shows no empty list: it may have been full. */
function emptyText(isError: boolean, hasDerived: boolean): string {
  if (isError) return say('screens-preferences.not_loaded');
  return hasDerived ? say('screens-preferences.nothing_of_your_own') : say('screens-common.nothing_yet');
}
