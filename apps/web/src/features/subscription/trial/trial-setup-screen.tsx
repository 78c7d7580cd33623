import { type PlanName, trialEnd } from '@labelwise/domain/access';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStartTrial } from '../../../data/subscription.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText } from '../../../lib/dates.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { paths } from '../../../lib/paths.ts';
import { useOpenedAt } from '../../../platform/network/server-clock.ts';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import { SaveFailed } from '../../../ui/feedback/message/save-failed.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Tag } from '../../../ui/layout/list.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { useTrialEnd } from '../parts/fine-print.tsx';
import { type MemberPlan, type Offers, priceText, useOffers, usePlan } from '../parts/offers.ts';
import { NoPlans, WaitingChoice } from '../parts/plan-action.tsx';
import styles from './trial.module.css';

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
  const now = useOpenedAt();
  const { start, isStarting, refusal } = useTrialSetup();
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
      {refusal !== null && (
        <SaveFailed retryLabel={t('Try Again')} onRetry={() => start(chosen)} busy={isStarting}>
          {t(refusal)}
        </SaveFailed>
      )}
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

/** Why no trial can start, and the way on. */
function NoTrial({ plan }: { plan: MemberPlan }) {
  const { t } = useTranslation();
  const endsAt = useTrialEnd(plan.state);
  const date = endsAt === null ? null : dateText(endsAt);
  const { isOnTrial, hasPremiumAccess } = plan.access;
  const title = isOnTrial ? t('Your trial is running') : hasPremiumAccess ? t('You have Premium') : t('You have had your free trial');
  const text =
    isOnTrial && date !== null
      ? t('It ends on {{date}}. Everything is open until then.', { date })
      : hasPremiumAccess
        ? t('Everything is open already.')
        : date === null
          ? t('There is one for each person.')
          : t('It ended on {{date}}. There is one for each person.', { date });
  return (
    <Card title={title} rule="label">
      <div className={styles.none}>
        <p>{text}</p>
        {hasPremiumAccess ? (
          <LinkButton to={paths.aiNutritionist} variant="primary">
            {t('Ask the AI Nutritionist')}
          </LinkButton>
        ) : (
          <LinkButton to={paths.subscribe} variant="primary">
            {t('Upgrade to Premium')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

type PlanChoiceProps = { offers: Offers; chosen: PlanName; onChoose: (name: PlanName) => void };

/** The plan to go on with afterwards, if any: native radio buttons as ruled rows. */
function PlanChoice({ offers: { all, saving }, chosen, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('The plan for afterwards, should you stay')}</legend>
      {all.map(({ name, price }) => {
        const isYearly = name === 'yearly';
        return (
          <label key={name} className={styles.option}>
            <input type="radio" name={group} value={name} checked={name === chosen} onChange={() => onChoose(name)} />
            <span className={styles.words}>
              <span className="strong">{isYearly ? t('Yearly') : t('Monthly')}</span>
              {isYearly && saving !== null && <Tag look="new">{t('Save {{n}}%', { n: saving.percent })}</Tag>}
            </span>
            <span className={styles.price}>
              <b className="num">{priceText(price)}</b>{' '}
              <span className="small muted">{isYearly ? t('billed annually') : t('billed monthly')}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Starts the trial and goes on to what it opened. */
function useTrialSetup(): { start: (plan: PlanName) => void; isStarting: boolean; refusal: string | null } {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { start, isStarting } = useStartTrial({
    started: () => {
      toast({ title: t('Trial Started!'), description: t('Your 7-day free trial has begun.') });
      void navigate(paths.aiNutritionist);
    },
    refused: (message) => {
      setRefusal(message);
      toast({ title: t('Trial Setup Failed'), description: t(message), variant: 'destructive' });
    },
  });
  return { start, isStarting, refusal };
}
