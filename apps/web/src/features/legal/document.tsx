import { useTranslation } from '../../i18n/translation.ts';
import styles from './legal.module.css';

/** A section of a legal text: its heading and its paragraphs, in English as the key. */
export type LegalSection = { heading: string; paragraphs: readonly string[] };

/** A legal text with numbered sections and its date. */
export function Document({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.document}>
      <p className="muted small">{t('Last updated: June 12, 2025')}</p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading}>
          <h2>
            {index + 1}. {t(heading)}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
