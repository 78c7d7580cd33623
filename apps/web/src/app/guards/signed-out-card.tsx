import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { ReturnState } from '../../lib/return-path.ts';
import { LinkButton } from '../../ui/controls/button/link-button.tsx';
import { Card } from '../../ui/layout/screen/card.tsx';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import type { AppRoute } from '../routes.tsx';
import styles from './signed-out-card.module.css';

/** The card that some pages show to signed-out visitors: what the page is, and the way to sign in and come back. */
export function SignedOutCard({ route }: { route: AppRoute }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back: ReturnState = { returnTo: pathname + search };
  return (
    <Screen title={t(route.title)} width="narrow">
      <Card title={t(route.card?.heading ?? route.title)} rule="label">
        <div className={styles.inside}>
          <p className="muted">{t(ABOUT[route.path] ?? '')}</p>
          <LinkButton to={paths.auth} state={back} variant="primary">
            {t(route.card?.button ?? 'Sign In')}
          </LinkButton>
        </div>
      </Card>
    </Screen>
  );
}

/** One sentence on what waits behind the sign-in. */
const ABOUT: Readonly<Record<string, string>> = {
  [paths.aiNutritionist]: 'Ask about foods, meals and your own scans, and get answers that know your goals.',
  [paths.healthProfile]: 'Your goals, conditions and daily targets decide what every score means for you.',
  [paths.dietaryRestrictions]: 'Choose what you do not eat, and every label is checked for it.',
  [paths.subscribe]: 'Sign in to compare the plans and to start your free trial.',
};
