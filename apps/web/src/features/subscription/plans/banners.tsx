import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { storeName } from '../../../platform/store-purchase/index.ts';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
import { Tag } from '../../../ui/layout/list.tsx';
import { useTrialEnd } from '../parts/fine-print.tsx';
import type { MemberPlan } from '../parts/offers.ts';
import parts from '../parts/parts.module.css';
import type { Purchase } from '../purchase/use-purchase.ts';

/** The stores' own pages for subscriptions, for a person who reads this in a browser. */
const STORE_PAGES = [
  { store: 'App Store', url: 'https://apps.apple.com/account/subscriptions' },
  { store: 'Google Play', url: 'https://play.google.com/store/account/subscriptions' },
] as const;

/** The paid plan: which one, until when, and where to manage it. */
function ActiveBanner({ plan: { current, state }, purchase }: { plan: MemberPlan; purchase: Purchase }) {
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

type BannersProps = { plan: MemberPlan; purchase: Purchase };

/** What the member has now and the one way on from it: manage it, see its billing, or start the trial. */
export function Banners({ plan, purchase }: BannersProps) {
  const { access, state, current } = plan;
  const endsAt = useTrialEnd(state);
  const isActive = current !== null || access.isPremiumSubscriber;
  const mayTry = !isActive && !access.isOnTrial && (state?.canStartTrial ?? access.canStartTrial);
  if (!isActive && endsAt === null && !mayTry) return null;
  return (
    <div className={parts.banners}>
      {isActive && <ActiveBanner plan={plan} purchase={purchase} />}
      {!isActive && access.isOnTrial && endsAt !== null && <TrialBanner plan={plan} endsAt={endsAt} purchase={purchase} />}
      {!isActive && !access.isOnTrial && endsAt !== null && <EndedBanner endsAt={endsAt} />}
      {mayTry && <OfferBanner />}
    </div>
  );
}

function TrialBanner({ plan: { access, state }, endsAt, purchase }: { plan: MemberPlan; endsAt: number; purchase: Purchase }) {
  const { t } = useTranslation();
  const days = access.trialDaysRemaining;
  return (
    <Banner
      tone="info"
      icon="clock"
      action={
        <Button size="small" loading={purchase.busy === 'manage'} onClick={purchase.manage}>
          {t('Manage Billing')}
        </Button>
      }
    >
      <div className={parts.line}>
        <span className="strong">{t('Free trial')}</span>
        {state?.willAutoBill === true && <Tag>{t('Auto-billing enabled')}</Tag>}
      </div>
      <p>
        {t('Ends on {{date}}', { date: dateText(endsAt) })}
        {days !== null && ` · ${days === 1 ? t('1 day remaining') : t('{{n}} days remaining', { n: days })}`}
      </p>
    </Banner>
  );
}

function EndedBanner({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation();
  return (
    <Banner tone="caution">
      <p className="strong">{t('Your free trial ended on {{date}}.', { date: dateText(endsAt) })}</p>
      <p>{t('Everything that you saved is still there. A plan opens the rest again.')}</p>
    </Banner>
  );
}

function OfferBanner() {
  const { t } = useTranslation();
  return (
    <Banner
      tone="info"
      icon="star"
      action={
        <LinkButton to={paths.trialSetup} variant="primary" size="small">
          {t('Start Free Trial')}
        </LinkButton>
      }
    >
      <p className="strong">{t('Try Premium for 7 days')}</p>
      <p>{t('Everything open, no payment needed.')}</p>
    </Banner>
  );
}
