import type { PlanName } from '@labelwise/domain/access';
import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { ErrorState } from '../../../ui/feedback/message/states.tsx';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';
import type { MemberPlan } from './offers.ts';
import styles from './parts.module.css';

type PlanActionProps = {
  name: PlanName;
  /** What the button says to somebody without a paid plan. */
  label: string;
  plan: MemberPlan;
  purchase: Purchase;
  /** The better buy of the screen. */
  best?: boolean | undefined;
};

/** A plan's button: get it, switch to it, or have it. */
export function PlanAction({ name, label, plan, purchase, best = false }: PlanActionProps) {
  if (plan.current === name) return <Button disabled>{say('screens-subscription.current_plan')}</Button>;
  const isBusy = purchase.busy === name;
  // What a store bills can only be switched there; in a browser the banner says so.
  const elsewhere = plan.current !== null && plan.state?.managedBy === 'store' && !purchase.sellsInStore;
  return (
    <Button
      variant={best ? 'primary' : 'secondary'}
      loading={isBusy}
      disabled={elsewhere || (purchase.busy !== null && !isBusy)}
      onClick={() => purchase.buy(name)}
    >
      {isBusy ? say('screens-subscription.processing') : plan.current === null ? label : say('screens-subscription.switch_plan')}
    </Button>
  );
}

/** Two price tags to come. */
export function WaitingTags() {
  return (
    <div className={styles.waiting} role="status" aria-busy="true">
      <span className="sr-only">{say('screens-subscription.loading_the_plans')}</span>
      <Skeleton shape="tile" height="440px" />
      <Skeleton shape="tile" height="440px" />
    </div>
  );
}

/** The choice of a plan and its button to come. */
export function WaitingChoice() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{say('screens-subscription.loading_the_plans')}</span>
      <Skeleton shape="tile" height="164px" />
    </div>
  );
}

/** Without prices nothing is offered. */
export function NoPlans({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <ErrorState
      title={say('screens-subscription.the_plans_could_not')}
      retryLabel={say('screens-common.try_again')}
      onRetry={onRetry}
      busy={busy}
    >
      {say('screens-subscription.nothing_was_changed_on')}
    </ErrorState>
  );
}
