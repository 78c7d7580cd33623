import { useTranslation } from 'react-i18next';
import styles from './typing.module.css';

/** A reply is awaited (a bubble of its own) or still being written (`inline`, at the foot of what is there). */
export function Typing({ inline = false }: { inline?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('Writing an answer')} className={`${styles.typing} ${inline ? '' : styles.bubble}`}>
      <i />
      <i />
      <i />
    </div>
  );
}
