import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import { BackLink } from './back-link.tsx';
import styles from './legal.module.css';
import { TERMS } from './terms.data.ts';

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

/** /terms: the terms of /legal on a page of their own. */
export function TermsScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('Terms & Conditions')} width="narrow" above={<BackLink />}>
      <Document sections={TERMS} />
    </Screen>
  );
}
