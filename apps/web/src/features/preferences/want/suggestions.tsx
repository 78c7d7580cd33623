import { priorityText, type Suggestion } from '@labelwise/domain/preferences';
import { useTranslation } from 'react-i18next';
import type { Preference } from '../../../data/profile/preferences/preferences.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { List, ListItem } from '../../../ui/layout/list/list.tsx';
import { Section } from '../../../ui/layout/screen/section.tsx';
import { isNamed } from '../change/edit-list.ts';
import styles from '../preferences.module.css';

type SuggestionsProps = {
  title: string;
  suggestions: readonly Suggestion[];
  /** What is held in this direction. */
  held: readonly Preference[];
  onPick: (name: string) => void;
};

/** What many people choose, each with what it is; one that is held says so and opens the same sheet. */
export function Suggestions({ title, suggestions, held, onPick }: SuggestionsProps) {
  const { t } = useTranslation();
  return (
    <Section title={title} ruled>
      <List columns>
        {suggestions.map(({ name, description }) => {
          const preference = held.find(isNamed(name));
          return (
            <ListItem key={name}>
              <button type="button" className={styles.suggestion} onClick={() => onPick(name)}>
                <span>
                  <span className={styles.name}>{t(name)}</span>
                  <span className="small muted block">{t(description)}</span>
                </span>
                {preference === undefined ? (
                  <Icon name="plus" size="m" className={styles.plus} />
                ) : (
                  <span className={`small ${styles.chosen}`}>
                    <Icon name="check" size="s" />
                    {priorityText(preference.preferenceValue).replace(/^.*: /, '')}
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
