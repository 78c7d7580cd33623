import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './password-rules.module.css';

/** What the new password must fulfil, each with a sign and a word for readers. */
export function PasswordRules({ rules }: { rules: readonly { text: string; met: boolean }[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, met }) => (
        <li key={text} data-met={met || undefined}>
          <Icon name={met ? 'fits' : 'unknown'} size="m" label={met ? t('Fulfilled') : t('Not yet')} />
          {text}
        </li>
      ))}
    </ul>
  );
}
