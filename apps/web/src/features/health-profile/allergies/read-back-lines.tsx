import type { ReadBack } from '../../../data/health-profile.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './allergies.module.css';

/** What was understood, a sentence each. What we do not know as a food has a question for a sign, not a check. */
export function ReadBackLines({ readBack: { restrictions, readBack } }: { readBack: ReadBack }) {
  const { t } = useTranslation();
  if (readBack.length === 0) {
    return (
      <p className={styles.line}>
        <Icon name="info" size="m" />
        <span>{t('We find no food and no diet in this, so it leaves nothing out.')}</span>
      </p>
    );
  }
  return readBack.map((sentence, at) => {
    const isKnown = kindOf(restrictions[at]) !== 'words';
    return (
      <p key={sentence} className={styles.line} data-level={isKnown ? 'good' : 'fair'}>
        <Icon name={isKnown ? 'fits' : 'unknown'} size="m" />
        <span>{sentence}</span>
      </p>
    );
  });
}

function kindOf(restriction: unknown): unknown {
  return typeof restriction === 'object' && restriction !== null && 'kind' in restriction ? restriction.kind : undefined;
}
