import { useTranslation } from 'react-i18next';
import { useTrialOffer } from '../../../data/session/use-trial-offer.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from '../health-profile.module.css';
import { useStartTrial } from './use-start-trial.ts';

const PARTS = ['AI Nutritionist', 'Advanced Analytics', 'Personalized Plans'] as const;

/** What premium adds to a health profile; the trial only where one can start. */
export function UpgradeBanner() {
  const { t } = useTranslation();
  const canStartTrial = useTrialOffer();
  const { start, isStarting } = useStartTrial();
  return (
    <Card title={t('Make more of your profile')}>
      <ul className={styles.parts}>
        {PARTS.map((part) => (
          <li key={part}>
            <Icon name="check" size="s" />
            {t(part)}
          </li>
        ))}
      </ul>
      <div className={styles.bannerActions}>
        {canStartTrial && (
          <Button variant="primary" size="small" loading={isStarting} onClick={start}>
            {t('Start 7-Day Free Trial')}
          </Button>
        )}
        <LinkButton to={paths.subscribe} size="small">
          {t('Upgrade to Premium')}
        </LinkButton>
      </div>
    </Card>
  );
}
