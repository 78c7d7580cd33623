import { useQuery } from '@tanstack/react-query';
import { matchesQuery } from '../../../data/preferences.ts';
import { type Translate, useTranslation } from '../../../i18n/translation.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../preferences.module.css';

type MatchLineProps = {
  /** An ingredient name that may be asked for. */
  name: string;
};

/** What a name finds in the member's own scans, so that nobody adds a word that matches nothing. */
export function MatchLine({ name }: MatchLineProps) {
  const { t } = useTranslation();
  const { data } = useQuery(matchesQuery(name));
  return (
    <p className={`small ${styles.match}`} role="status">
      {data !== undefined && <Found {...data} words={wordsOf(t, data)} />}
    </p>
  );
}

type Matches = { matched: number; total: number; examples: readonly string[] };

function wordsOf(t: Translate, { matched, total, examples }: Matches): string {
  if (total === 0) return t('Once you have scanned something, you see here what it matches.');
  if (matched === 0) {
    const none = t(total === 1 ? 'Does not match your one scan.' : 'Matches none of your {{total}} scans.', { total });
    return `${none} ${t('Check the spelling, or use a word that packs print.')}`;
  }
  const found = t(total === 1 ? 'Matches your one scan' : 'Matches {{matched}} of your {{total}} scans', { matched, total });
  return examples.length === 0 ? `${found}.` : `${found}: ${examples.slice(0, 3).join(', ')}`;
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
