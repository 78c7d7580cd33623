import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { startTrial } from '../../../data/account/trial.ts';
import { useTrialOffer } from '../../../data/session/use-trial-offer.ts';
import { paths } from '../../../lib/paths.ts';
import { reloadPage } from '../../../lib/reload-page.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from './trending.module.css';

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: 'trend', text: 'Trending product rankings' },
  { icon: 'pulse', text: 'Community health scores' },
  { icon: 'leaf', text: 'Popular ingredient insights' },
  { icon: 'chart', text: 'Real-time trend analytics' },
];

/** What premium shows here, and the two ways to it. A started trial reloads the page. */
export function TrendingTeaser() {
  const { t } = useTranslation();
  const canStartTrial = useTrialOffer();
  const trial = useMutation({
    mutationFn: () => startTrial(),
    onSuccess: (outcome) => {
      if (outcome.started) reloadPage();
      else toast({ title: t('Trial Setup Failed'), description: t(outcome.message), variant: 'destructive' });
    },
  });
  return (
    <Card title={t('See what everybody scans')} rule="label" aside={<Icon name="lock" size="m" label={t('Premium')} />}>
      <ul className={styles.promises}>
        {PROMISES.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {t(text)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {canStartTrial && (
          <Button variant="primary" wide loading={trial.isPending} onClick={() => trial.mutate()}>
            {t('Start 7-Day Free Trial')}
          </Button>
        )}
        <LinkButton to={paths.subscribe} variant={canStartTrial ? 'secondary' : 'primary'} wide>
          {t('Upgrade to Premium')}
        </LinkButton>
      </div>
    </Card>
  );
}
