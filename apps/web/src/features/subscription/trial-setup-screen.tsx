import { type PlanName, trialEnd } from '@labelwise/domain/access';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStartTrial } from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import { dateText } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { useOpenedAt } from '../../platform/network/network.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { type MemberPlan, type Offers, priceText, useOffers, usePlan } from './offers.ts';
import { NoPlans, useTrialEnd, WaitingChoice } from './plan-parts.tsx';
import styles from './trial.module.css';

/** /trial-setup: what the trial gives; billing follows only where a payment method was added. */
const NOTES = ['screens-subscription.note_starts', 'screens-subscription.note_cancel', 'screens-subscription.note_billing'] as const;

/** /trial-setup: which plan might follow, what the trial means, and its start. */
export function TrialSetupScreen() {
  const plan = usePlan();
  const mayStart = !plan.access.hasPremiumAccess && (plan.state?.canStartTrial ?? plan.access.canStartTrial);
  return (
    <Screen
      title={say('screens-common.start_free_trial')}
      lead={say('screens-subscription.everything_that_premium_opens')}
      width="narrow"
      above={<BackButton to={paths.subscription}>{say('screens-common.back')}</BackButton>}
    >
      {plan.isLoading ? <WaitingChoice /> : mayStart ? <Setup /> : <NoTrial plan={plan} />}
    </Screen>
  );
}

function Setup() {
  const { offers, isError, retry, isRetrying } = useOffers();
  const [chosen, setChosen] = useState<PlanName>('monthly');
  const now = useOpenedAt();
  const { start, isStarting, refusal } = useTrialSetup();
  if (isError) return <NoPlans onRetry={retry} busy={isRetrying} />;
  if (offers === null) return <WaitingChoice />;
  return (
    <form
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        start(chosen);
      }}
    >
      <PlanChoice offers={offers} chosen={chosen} onChoose={setChosen} />
      <ul className={styles.notes}>
        {NOTES.map((note) => (
          <li key={note}>
            <Icon name="check" size="m" />
            {say(note)}
          </li>
        ))}
      </ul>
      <p className="strong">{say('screens-subscription.no_payment_is_required', { date: dateText(trialEnd(now)) })}</p>
      {refusal !== null && (
        <SaveFailed retryLabel={say('screens-common.try_again')} onRetry={() => start(chosen)} busy={isStarting}>
          {refusal}
        </SaveFailed>
      )}
      <Button variant="primary" wide type="submit" loading={isStarting}>
        {isStarting ? say('screens-subscription.starting_trial') : say('screens-common.start_free_trial')}
      </Button>
      <p className={styles.legal}>
        <Link to={paths.terms} className="link">
          {say('screens-common.terms_and_conditions')}
        </Link>
        <Link to={paths.privacy} className="link">
          {say('screens-common.privacy_policy')}
        </Link>
      </p>
    </form>
  );
}

/** Why no trial can start, and the way on. */
function NoTrial({ plan }: { plan: MemberPlan }) {
  const endsAt = useTrialEnd(plan.state);
  const date = endsAt === null ? null : dateText(endsAt);
  const { isOnTrial, hasPremiumAccess } = plan.access;
  const title = isOnTrial
    ? say('screens-subscription.your_trial_is_running')
    : hasPremiumAccess
      ? say('screens-subscription.you_have_premium')
      : say('screens-subscription.you_have_had_your');
  const text =
    isOnTrial && date !== null
      ? say('screens-subscription.it_ends_on_date', { date })
      : hasPremiumAccess
        ? say('screens-subscription.everything_is_open_already')
        : date === null
          ? say('screens-subscription.there_is_one_for')
          : say('screens-subscription.it_ended_on_date', { date });
  return (
    <Card title={title} rule="label">
      <div className={styles.none}>
        <p>{text}</p>
        {hasPremiumAccess ? (
          <LinkButton to={paths.aiNutritionist} variant="primary">
            {say('screens-subscription.ask_the_ai_nutritionist')}
          </LinkButton>
        ) : (
          <LinkButton to={paths.subscribe} variant="primary">
            {say('screens-common.upgrade_to_premium')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

type PlanChoiceProps = { offers: Offers; chosen: PlanName; onChoose: (name: PlanName) => void };

/** The plan to go on with afterwards, if any: native radio buttons as ruled rows. */
function PlanChoice({ offers: { all, saving }, chosen, onChoose }: PlanChoiceProps) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{say('screens-subscription.the_plan_for_afterwards')}</legend>
      {all.map(({ name, price }) => {
        const isYearly = name === 'yearly';
        return (
          <label key={name} className={styles.option}>
            <input type="radio" name={group} value={name} checked={name === chosen} onChange={() => onChoose(name)} />
            <span className={styles.words}>
              <span className="strong">{isYearly ? say('screens-subscription.yearly') : say('screens-subscription.monthly')}</span>
              {isYearly && saving !== null && <Tag look="new">{say('screens-subscription.save_n', { n: saving.percent })}</Tag>}
            </span>
            <span className={styles.price}>
              <b className="num">{priceText(price)}</b>{' '}
              <span className="small muted">
                {isYearly ? say('screens-subscription.billed_annually') : say('screens-subscription.billed_monthly')}
              </span>
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
  const navigate = useNavigate();
  const { start, isStarting } = useStartTrial({
    started: () => {
      toast({ title: say('screens-common.trial_started'), description: say('screens-subscription.your_7_day_free') });
      void navigate(paths.aiNutritionist);
    },
    refused: (message, again) => {
      // A no of the server that stays one is what the screen itself says now.
      setRefusal(again === null ? null : message);
      toast({ title: say('screens-common.trial_setup_failed'), description: message, variant: 'destructive' });
    },
  });
  return { start, isStarting, refusal };
}
