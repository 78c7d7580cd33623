import { useTranslation } from 'react-i18next';
import styles from './sources.module.css';

/** What a reply rests on: two in a line, more behind a press. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  if (sources.length <= 2) return <p className={styles.line}>{t('Sources: {{names}}', { names: sources.join('; ') })}</p>;
  return (
    <details className={styles.sources}>
      <summary>{t('{{n}} sources', { n: sources.length })}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
