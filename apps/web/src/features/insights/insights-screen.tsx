import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../data/session/use-access.ts';
import { Tabs } from '../../ui/controls/tabs/tabs.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import { HistoryTab } from './history/history-tab.tsx';
import { PurchasedTab } from './purchased/purchased-tab.tsx';
import { ScannedTab } from './scanned/scanned-tab.tsx';
import { type InsightsTab, TABS, tabOf } from './tabs.data.ts';
import { TrendsTab } from './trends/trends-tab.tsx';
import { TrendsUpsell } from './trends/trends-upsell.tsx';

/** /insights: what a member's scans and purchases add up to. The chosen tab stands in the address. */
export function InsightsScreen() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { hasPremiumAccess } = useAccess();
  const tab = tabOf(query.get('tab'));
  const choose = (id: InsightsTab) => setQuery(id === 'scanned' ? {} : { tab: id }, { replace: true, preventScrollReset: true });
  const lock = hasPremiumAccess ? undefined : <Icon name="lock" size="s" label={t('Premium')} />;
  return (
    <Screen title={t('Insights')}>
      <Tabs
        label={t('Insights')}
        value={tab}
        onChange={choose}
        tabs={TABS.map(({ id, label }) => ({ id, label: t(label), badge: id === 'trending' ? lock : undefined }))}
      >
        {tab === 'scanned' && <ScannedTab />}
        {tab === 'purchased' && <PurchasedTab />}
        {tab === 'history' && <HistoryTab />}
        {tab === 'trending' && (hasPremiumAccess ? <TrendsTab /> : <TrendsUpsell />)}
      </Tabs>
    </Screen>
  );
}
