import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from './premium-feature.module.css';

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: 'chat', text: 'Personalized nutrition advice' },
  { icon: 'list', text: 'Meal planning and recipes' },
  { icon: 'pulse', text: 'Health goal tracking' },
];

/** What the chat gives, for members whose plan does not open it. */
export function PremiumFeature() {
  const { t } = useTranslation();
  return (
    <Card title={t('Premium Feature')} rule="label" aside={<Icon name="lock" size="m" label={t('Premium')} />}>
      <p className={styles.lead}>
        {t('Ask about a product, a meal or your week, and get answers that know your goals, your restrictions and your scans.')}
      </p>
      <ul className={styles.promises}>
        {PROMISES.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {t(text)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to={paths.subscribe} variant="primary" wide>
          {t('Upgrade to Premium')}
        </LinkButton>
        <LinkButton to={paths.subscribe} variant="secondary" wide>
          {t('Try free for 7 days')}
        </LinkButton>
      </div>
    </Card>
  );
}
