import { PREFERENCE_WEIGHTS, type PreferenceCategory, type PreferenceLevel, valueOfLevel } from '@labelwise/domain/preferences';
import { strengthText } from '@labelwise/messages/render/preferences';
import { useTranslation } from '../../i18n/translation.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Pair, Screen, Section, Stack } from '../../ui/layout/screen.tsx';
import { DerivedFolds, LimitNote, PreferenceList } from './preference-list.tsx';
import styles from './preferences.module.css';
import { sayPreferences } from './say-preferences.ts';
import { useChangePreference, usePreferences } from './use-change-preference.ts';
import { WANT_WORDS } from './want/want-words.data.ts';

/** /preferences: both lists, the member's own first, and last what a preference does to a score. */
export function PreferencesScreen() {
  const { t } = useTranslation();
  const state = usePreferences();
  return (
    <Screen title={t('Dietary Preferences')} lead={t('What you want more and less of, in every score.')}>
      <Stack roomy>
        {!state.hasPremiumAccess && state.query.isSuccess && <LimitNote preferences={state.all} />}
        <Pair>
          <Side category="want-more" state={state} />
          <Side category="want-less" state={state} />
        </Pair>
        <Explanation />
      </Stack>
    </Screen>
  );
}

const LEVELS: readonly PreferenceLevel[] = [1, 2, 3, 4, 5];

function Explanation() {
  const { t } = useTranslation();
  return (
    <Card title={t('How it counts')} rule="label">
      <p className={`small ${styles.explain}`}>
        {t(
          'A food that has what you want more of gains points; one that has what you want less of loses as many. The priority, from −5 to +5, says how many. Your score stays between 0 and 100, and every food shows the points under “What matters to you”.',
        )}
      </p>
      <ol className={styles.scale} aria-label={t('Points of each priority')}>
        {LEVELS.map((level) => (
          <li key={level}>
            <span className="caption">{t('Priority {{level}}', { level })}</span>
            <b className="num">±{PREFERENCE_WEIGHTS[level]}</b>
            <span className="sr-only">{strengthText(sayPreferences, valueOfLevel(level, 'want-more'))}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Side({ category, state }: { category: PreferenceCategory; state: ReturnType<typeof usePreferences> }) {
  const { t } = useTranslation();
  const { remove } = useChangePreference();
  const { title, listLabel, path } = WANT_WORDS[category];
  const { own, derived } = state.of(category);
  return (
    <Section title={t(title)} aside={<span className="small muted">{own.length + derived.length}</span>}>
      <PreferenceList
        label={t(listLabel)}
        empty={t(derived.length > 0 ? 'Nothing of your own yet.' : 'Nothing yet.')}
        preferences={own}
        query={state.query}
        onRemove={remove}
      />
      <div className={styles.add}>
        <LinkButton to={path} icon="plus" wide>
          {t(category === 'want-more' ? 'Add to Want More' : 'Add to Want Less')}
        </LinkButton>
      </div>
      <DerivedFolds label={t(listLabel)} level={3} derived={derived} onRemove={remove} />
    </Section>
  );
}
