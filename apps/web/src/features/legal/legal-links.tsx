import type { PlainId } from '@labelwise/messages';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './legal.module.css';

const PAGES: readonly { to: string; label: PlainId }[] = [
  { to: paths.legal, label: 'screens-common.legal_information' },
  { to: paths.privacy, label: 'screens-common.privacy_policy' },
  { to: paths.retention, label: 'screens-app.how_long_stored' },
  { to: paths.accessibility, label: 'screens-app.accessibility' },
  { to: paths.imprint, label: 'screens-app.imprint' },
];

/** At the foot of each legal page: what Labelwise is not, and the way to the others. */
export function LegalLinks() {
  return (
    <footer className={styles.foot}>
      <p className="small">{say('screens-legal.no_medical_device')}</p>
      <nav aria-label={say('screens-common.legal_information')} className={styles.links}>
        {PAGES.map(({ to, label }) => (
          <Link key={to} to={to} className="link">
            {say(label)}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
