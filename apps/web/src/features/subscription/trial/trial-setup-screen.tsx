import { type PlanName, trialEnd } from '@labelwise/domain/access';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { NoPlans, WaitingChoice } from '../parts/plan-states.tsx';
import { useOffers } from '../parts/use-offers.ts';
import { usePlan } from '../parts/use-plan.ts';
import { NoTrial } from './no-trial.tsx';
import { PlanChoice } from './plan-choice.tsx';
import styles from './trial.module.css';
import { useTrialSetup } from './use-trial-setup.ts';

/** /trial-setup: what the trial gives; billing follows only where a payment method was added. */
const NOTES = [
  '7-day trial starts immediately',
  'Cancel anytime before it ends',
  'Automatic billing after it ends, only if you added a payment method',
] as const;

/** /trial-setup: which plan might follow, what the trial means, and its start. */
export function TrialSetupScreen() {
  const { t } = useTranslation();
  const plan = usePlan();
  const mayStart = !plan.access.hasPremiumAccess && (plan.state?.canStartTrial ?? plan.access.canStartTrial);
  return (
    <Screen
      title={t('Start Free Trial')}
      lead={t('Everything that Premium opens, for seven days.')}
      width="narrow"
      above={<BackButton to={paths.subscription}>{t('Back')}</BackButton>}
    >
      {plan.isLoading ? <WaitingChoice /> : mayStart ? <Setup /> : <NoTrial plan={plan} />}
    </Screen>
  );
}

function Setup() {
  const { t } = useTranslation();
  const { offers, isError, retry, isRetrying } = useOffers();
  const [chosen, setChosen] = useState<PlanName>('monthly');
  const [now] = useState(Date.now);
  const { start, isStarting } = useTrialSetup();
  if (isError) return <NoPlans onRetry={retry} busy={isRetrying} />;
  if (offers === null) return <WaitingChoice />;
  return (
    <div className={styles.setup}>
      <PlanChoice offers={offers} chosen={chosen} onChoose={setChosen} />
      <ul className={styles.notes}>
        {NOTES.map((note) => (
          <li key={note}>
            <Icon name="check" size="m" />
            {t(note)}
          </li>
        ))}
      </ul>
      <p className="strong">{t('No payment is required during the trial. It ends on {{date}}.', { date: dateText(trialEnd(now)) })}</p>
      <Button variant="primary" wide loading={isStarting} onClick={() => start(chosen)}>
        {isStarting ? t('Starting Trial...') : t('Start Free Trial')}
      </Button>
      <p className={styles.legal}>
        <Link to={paths.terms} className="link">
          {t('Terms & Conditions')}
        </Link>
        <Link to={paths.privacy} className="link">
          {t('Privacy Policy')}
        </Link>
      </p>
    </div>
  );
}
