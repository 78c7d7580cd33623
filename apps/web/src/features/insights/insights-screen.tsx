import { useAccess } from '../../data/session/access.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSearchParams } from '../../lib/navigation/search-params.ts';
import { Tabs } from '../../ui/controls/tabs/tabs.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { HistoryTab } from './history-tab.tsx';
import { PurchasedTab } from './purchased-tab.tsx';
import { ScannedTab } from './scanned-tab.tsx';
import { TrendsTab, TrendsUpsell } from './trends-tab.tsx';
import { WeekTab } from './week/week-tab.tsx';

type InsightsTab = 'week' | 'scanned' | 'purchased' | 'history' | 'trending';

/** The tabs by their state names. */
const TABS: readonly { id: InsightsTab; label: string }[] = [
  { id: 'week', label: 'My week' },
  { id: 'scanned', label: 'Scanned' },
  { id: 'purchased', label: 'Purchased' },
  { id: 'history', label: 'History' },
  { id: 'trending', label: 'Trends' },
];

/** The tab that `?tab=` names; scanned for anything else. */
function tabOf(query: string | null): InsightsTab {
  return TABS.find(({ id }) => id === query)?.id ?? 'scanned';
}

/** /insights: what a member's scans and purchases add up to. The chosen tab stands in the address. */
export function InsightsScreen() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { hasPremiumAccess } = useAccess();
  const tab = tabOf(query.get('tab'));
  const choose = (id: InsightsTab) => setQuery(id === 'scanned' ? {} : { tab: id });
  const lock = hasPremiumAccess ? undefined : <Icon name="lock" size="s" label={t('Premium')} />;
  return (
    <Screen title={t('Insights')}>
      <Tabs
        label={t('Insights')}
        value={tab}
        onChange={choose}
        tabs={TABS.map(({ id, label }) => ({ id, label: t(label), badge: id === 'trending' ? lock : undefined }))}
      >
        {tab === 'week' && <WeekTab />}
        {tab === 'scanned' && <ScannedTab />}
        {tab === 'purchased' && <PurchasedTab />}
        {tab === 'history' && <HistoryTab />}
        {tab === 'trending' && (hasPremiumAccess ? <TrendsTab /> : <TrendsUpsell />)}
      </Tabs>
    </Screen>
  );
}
