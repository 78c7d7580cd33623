import { useTranslation } from '../../i18n/translation.ts';
import { useGoBack } from '../../lib/navigation/navigation-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './legal.module.css';

/** Back by browser history, or home where there is none. */
export function BackLink() {
  const { t } = useTranslation();
  const goBack = useGoBack();
  return (
    <button type="button" className={`link ${styles.back}`} onClick={goBack}>
      <Icon name="back" size="m" />
      {t('Back')}
    </button>
  );
}
