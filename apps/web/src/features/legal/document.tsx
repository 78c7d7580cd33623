import type { PlainId } from '@labelwise/messages';
import { say } from '../../i18n/say.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './legal.module.css';

/** A section of a legal text: its heading and its paragraphs. */
export type LegalSection = { readonly heading: PlainId; readonly paragraphs: readonly PlainId[] };

/** A legal text with numbered sections and its date. */
export function Document({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className={styles.document}>
      <p className="muted small">{say('screens-legal.last_updated_june_12')}</p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading}>
          <h2>
            {index + 1}. {say(heading)}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Back by browser history, or home where there is none. */
export function BackLink() {
  const goBack = useGoBack();
  return (
    <button type="button" className={`link ${styles.back}`} onClick={goBack}>
      <Icon name="back" size="m" />
      {say('screens-common.back')}
    </button>
  );
}
