import { useQuery } from '@tanstack/react-query';
import { matchesQuery } from '../../../data/preferences.ts';
import { say } from '../../../i18n/say.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../preferences.module.css';

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
