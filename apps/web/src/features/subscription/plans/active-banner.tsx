import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session/session-context.tsx';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { storeName } from '../../../platform/store-purchase/index.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
import parts from '../parts/parts.module.css';
import type { MemberPlan } from '../parts/use-plan.ts';
import type { Purchase } from '../purchase/use-purchase.ts';

/** The stores' own pages for subscriptions, for somebody who reads this in a browser. */
const STORE_PAGES = [
  { store: 'App Store', url: 'https://apps.apple.com/account/subscriptions' },
  { store: 'Google Play', url: 'https://play.google.com/store/account/subscriptions' },
] as const;

/** The paid plan: which one, until when, and where to manage it. */
export function ActiveBanner({ plan: { current, state }, purchase }: { plan: MemberPlan; purchase: Purchase }) {
  const { t } = useTranslation();
  const isElsewhere = state?.managedBy === 'store' && storeName() === null;
  const manage = isElsewhere ? undefined : (
    <Button size="small" loading={purchase.busy === 'manage'} onClick={purchase.manage}>
      {t('Manage Subscription')}
    </Button>
  );
  return (
    <Banner
      tone={state?.paymentProblem === true ? 'caution' : 'info'}
      icon={state?.paymentProblem === true ? 'caution' : 'fits'}
      action={manage}
    >
      <p className="strong">
        {current === 'yearly' ? t('Premium, yearly plan') : current === 'monthly' ? t('Premium, monthly plan') : t('Premium')}
      </p>
      <When state={state} />
      {isElsewhere && (
        <div className={parts.line}>
          <span>{t('Bought in an app store, and managed there:')}</span>
          {STORE_PAGES.map(({ store, url }) => (
            <a key={store} className="link" href={url}>
              {store}
            </a>
          ))}
        </div>
      )}
    </Banner>
  );
}

function When({ state }: Pick<MemberPlan, 'state'>) {
  const { t } = useTranslation();
  const { user } = useSession();
  const known = user?.subscriptionEndsAt;
  const paidUntil = typeof known === 'number' ? known : epochOf(known);
  const renews = state === null ? paidUntil : epochOf(state.renewsAt);
  const ends = epochOf(state?.endsAt);
  if (state?.paymentProblem === true)
    return (
      <p>
        {ends === null
          ? t('The last payment failed.')
          : t('The last payment failed. Put it right by {{date}} to keep Premium.', { date: dateText(ends) })}
      </p>
    );
  if (ends !== null) return <p>{t('Cancelled. Premium stays open until {{date}}.', { date: dateText(ends) })}</p>;
  return renews === null ? null : <p>{t('Renews on {{date}}', { date: dateText(renews) })}</p>;
}
