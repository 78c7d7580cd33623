import { useState } from 'react';
import { say } from '../../i18n/say.ts';
import { Tabs } from '../../ui/controls/tabs/tabs.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { BackLink, Document } from './document.tsx';
import styles from './legal.module.css';
import { LegalLinks } from './legal-links.tsx';
import { PRIVACY } from './privacy.data.ts';
import { TERMS } from './terms.data.ts';

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
