import { Link } from 'react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { BackLink, Document } from './document.tsx';
import { SHORT_PRIVACY } from './short-privacy.data.ts';

/** /privacy: the policy in short; the full one is at /legal. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('Privacy Policy')} width="narrow" above={<BackLink />}>
      <Document sections={SHORT_PRIVACY} />
      <p>
        <Link to={paths.legal} className="link">
          {t('Read the full policy')}
        </Link>
      </p>
    </Screen>
  );
}
