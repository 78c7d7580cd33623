import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { storeName } from '../../../platform/store-purchase/index.ts';
import type { Purchase } from '../purchase/use-purchase.ts';
import styles from './parts.module.css';
import { TrialLine } from './trial-line.tsx';
import type { MemberPlan } from './use-plan.ts';

/** What must be said before anybody buys: who takes the money, that it renews, when a trial ends, the terms. */
export function FinePrint({ plan, purchase }: { plan: MemberPlan; purchase: Purchase }) {
  const { t } = useTranslation();
  const payee = storeName() ?? (plan.state?.paymentsConfigured === true ? 'Stripe' : t("the platform's app store"));
  return (
    <div className={styles.fine}>
      <p>{t('Cancel anytime. No commitment. Secure payment via {{payee}}.', { payee })}</p>
      <p>
        {t('Renews at the same price each period until you cancel.')} <TrialLine plan={plan} />
      </p>
      <p className={styles.legal}>
        <Link to={paths.terms} className="link">
          {t('Terms & Conditions')}
        </Link>
        <Link to={paths.privacy} className="link">
          {t('Privacy Policy')}
        </Link>
        {purchase.sellsInStore && (
          <button type="button" className="link" aria-busy={purchase.busy === 'restore'} onClick={purchase.restore}>
            {t('Restore')}
          </button>
        )}
      </p>
    </div>
  );
}
