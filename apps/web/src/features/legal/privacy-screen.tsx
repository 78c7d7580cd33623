import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { BackLink, Document } from './document.tsx';
import { LegalLinks } from './legal-links.tsx';
import { SHORT_PRIVACY } from './privacy.data.ts';

/** /privacy: the policy in short; the full one is at /legal. */
export function PrivacyScreen() {
  return (
    <Screen title={say('screens-common.privacy_policy')} width="narrow" above={<BackLink />}>
      <Document sections={SHORT_PRIVACY} />
      <p>
        <Link to={paths.legal} className="link">
          {say('screens-legal.read_the_full_policy')}
        </Link>
      </p>
      <LegalLinks />
    </Screen>
  );
}
