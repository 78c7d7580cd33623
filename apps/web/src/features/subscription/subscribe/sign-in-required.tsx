import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import type { ReturnState } from '../../../lib/return-path.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';

/** Instead of the plans while nobody is signed in. */
export function SignInRequired() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const back: ReturnState = { returnTo: pathname + search };
  return (
    <Card
      title={t('Sign In Required')}
      rule="label"
      aside={
        <LinkButton to={paths.auth} state={back} variant="primary" size="small">
          {t('Sign In')}
        </LinkButton>
      }
    >
      <p className="muted">{t('A plan belongs to an account. Sign in, and you come back here.')}</p>
    </Card>
  );
}
