import type { PlainId } from '@labelwise/messages';
import { useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Link, useGoBack } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/controls/tabs/tabs.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './legal.module.css';
import { PRIVACY, SHORT_PRIVACY } from './privacy.data.ts';
import { type LegalSection, TERMS } from './terms.data.ts';

/** /legal: the terms and the full privacy policy, in two tabs. */
export function LegalScreen() {
  const [tab, setTab] = useState<'terms' | 'privacy'>('terms');
  return (
    <Screen title={say('screens-common.legal_information')} width="narrow" above={<BackLink />}>
      <Tabs
        label={say('screens-legal.documents')}
        tabs={[
          { id: 'terms', label: say('screens-common.terms_and_conditions') },
          { id: 'privacy', label: say('screens-common.privacy_policy') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={styles.scroll} key={tab} role="region" aria-label={say('screens-legal.text')} tabIndex={0}>
          <Document sections={tab === 'terms' ? TERMS : PRIVACY} />
        </div>
      </Tabs>
      <LegalLinks />
    </Screen>
  );
}

/** A legal text with numbered sections and its date. */
export function Document({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className={styles.document}>
      <p className="muted small">{say('screens-legal.last_updated_june_12')}</p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading}>
          <h2>
            {index + 1}. {say(heading)}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{say(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Back by browser history, or home where there is none. */
export function BackLink() {
  const goBack = useGoBack();
  return (
    <button type="button" className={`link ${styles.back}`} onClick={goBack}>
      <Icon name="back" size="m" />
      {say('screens-common.back')}
    </button>
  );
}

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

/** /terms: the terms of /legal on a page of their own. */
export function TermsScreen() {
  return (
    <Screen title={say('screens-common.terms_and_conditions')} width="narrow" above={<BackLink />}>
      <Document sections={TERMS} />
      <LegalLinks />
    </Screen>
  );
}
