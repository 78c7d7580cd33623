import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Tabs } from '../../ui/controls/tabs/tabs.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { BackLink, Document } from './document.tsx';
import styles from './legal.module.css';
import { PRIVACY } from './privacy.data.ts';
import { TERMS } from './terms.data.ts';

/** /legal: the terms and the full privacy policy, in two tabs. */
export function LegalScreen() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<'terms' | 'privacy'>('terms');
  return (
    <Screen title={t('Legal Information')} width="narrow" above={<BackLink />}>
      <Tabs
        label={t('Documents')}
        tabs={[
          { id: 'terms', label: t('Terms & Conditions') },
          { id: 'privacy', label: t('Privacy Policy') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div className={styles.scroll} key={tab} role="region" aria-label={t('Text')} tabIndex={0}>
          <Document sections={tab === 'terms' ? TERMS : PRIVACY} />
        </div>
      </Tabs>
    </Screen>
  );
}
