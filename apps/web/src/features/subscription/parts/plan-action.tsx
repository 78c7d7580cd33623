import type { PlanName } from '@labelwise/domain/access';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import type { Purchase } from '../purchase/use-purchase.ts';
import type { MemberPlan } from './use-plan.ts';

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
  const { t } = useTranslation();
  if (plan.current === name) return <Button disabled>{t('Current Plan')}</Button>;
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
      {isBusy ? t('Processing...') : plan.current === null ? label : t('Switch Plan')}
    </Button>
  );
}
