import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../data/session/session-context.tsx';
import { type BrowserPage, browserPage } from '../../../lib/browser-page.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { FinePrint } from '../parts/fine-print.tsx';
import parts from '../parts/parts.module.css';
import { NoPlans, WaitingTags } from '../parts/plan-states.tsx';
import { useOffers } from '../parts/use-offers.ts';
import { usePlan } from '../parts/use-plan.ts';
import { usePurchase } from '../purchase/use-purchase.ts';
import { usePurchaseNews } from '../purchase/use-purchase-news.ts';
import { PremiumTags } from './premium-tags.tsx';
import { SignInRequired } from './sign-in-required.tsx';

/** /subscribe: the two plans as price tags. */
export function SubscribeScreen({ page = browserPage }: { page?: BrowserPage }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Screen
      title={t('Labelwise Premium')}
      lead={t('More answers for the same shopping.')}
      width="narrow"
      above={<BackButton to={paths.profile}>{t('Back to Profile')}</BackButton>}
    >
      {user === null ? <SignInRequired /> : <Plans page={page} />}
    </Screen>
  );
}

function Plans({ page }: { page: BrowserPage }) {
  const { t } = useTranslation();
  const { offers, isError, retry, isRetrying } = useOffers();
  const plan = usePlan();
  const purchase = usePurchase(plan.state?.managedBy ?? null, page);
  usePurchaseNews();
  if (isError) return <NoPlans onRetry={retry} busy={isRetrying} />;
  if (offers === null || plan.isLoading) return <WaitingTags />;
  return (
    <>
      {plan.current !== null && (
        <div className={parts.banners}>
          <Banner
            tone="info"
            icon="fits"
            action={
              <Link to={paths.subscription} className="link">
                {t('Manage Subscription')}
              </Link>
            }
          >
            {plan.current === 'yearly' ? t('You have Premium on the yearly plan.') : t('You have Premium on the monthly plan.')}
          </Banner>
        </div>
      )}
      <PremiumTags offers={offers} plan={plan} purchase={purchase} />
      <FinePrint plan={plan} purchase={purchase} />
    </>
  );
}
