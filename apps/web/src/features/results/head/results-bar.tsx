import { useTranslation } from 'react-i18next';
import { useGoBack } from '../../../lib/navigation/navigation-context.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import styles from './head.module.css';

type ResultsBarProps = {
  /** What is shown comes from this device. */
  offline: boolean;
};

/** Above the product: the way back, and whether this is the device's own copy. */
export function ResultsBar({ offline }: ResultsBarProps) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  return (
    <div className={styles.bar}>
      <button type="button" className={`link ${styles.back}`} onClick={goBack}>
        <Icon name="back" size="m" />
        {t('Back')}
      </button>
      {offline && (
        <Tag>
          <Icon name="offline" size="s" /> {t('Offline, kept on this device')}
        </Tag>
      )}
    </div>
  );
}
