import { useAccess } from '../../data/session/access.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
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
const TABS = [
  { id: 'week', label: 'screens-insights.my_week' },
  { id: 'scanned', label: 'screens-common.scanned' },
  { id: 'purchased', label: 'screens-common.purchased' },
  { id: 'history', label: 'screens-common.history' },
  { id: 'trending', label: 'screens-common.trends' },
] as const satisfies readonly { id: InsightsTab; label: string }[];

/** The tab that `?tab=` names; scanned for anything else. */
function tabOf(query: string | null): InsightsTab {
  return TABS.find(({ id }) => id === query)?.id ?? 'scanned';
}

/** /insights: what a member's scans and purchases add up to. The chosen tab stands in the address. */
export function InsightsScreen() {
  const [query, setQuery] = useSearchParams();
  const { hasPremiumAccess } = useAccess();
  const tab = tabOf(query.get('tab'));
  const choose = (id: InsightsTab) => setQuery(id === 'scanned' ? {} : { tab: id });
  const lock = hasPremiumAccess ? undefined : <Icon name="lock" size="s" label={say('screens-common.premium')} />;
  return (
    <Screen title={say('screens-app.insights')}>
      <Tabs
        label={say('screens-app.insights')}
        value={tab}
        onChange={choose}
        tabs={TABS.map(({ id, label }) => ({ id, label: say(label), badge: id === 'trending' ? lock : undefined }))}
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
