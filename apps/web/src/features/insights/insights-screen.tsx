import { type ActivityKind, MERGED_HISTORY_MAX, MERGED_HISTORY_SHOWN, mergeActivities } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FavoriteEntry, favoritesQuery, type PurchasedEntry, purchasedQuery } from '../../data/saved-foods.ts';
import { type ScanEntry, scansQuery } from '../../data/scans.ts';
import { useInsightScores } from '../../data/scores/lists/use-list-scores.ts';
import { useAccess } from '../../data/session/access.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { epochOf, shortTimeText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { judgedScan } from '../../lib/score-state.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem, Tag } from '../../ui/layout/list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { InsightRow, TooYoungNote, useForOthers } from './cards.tsx';
import styles from './history-tab.module.css';
import { type InsightItem, InsightsEmpty, InsightsError, InsightsLoading, withScores } from './insight-states.tsx';
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

/** What was scanned, bought and saved, one line a product, the newest ten. */
function HistoryTab() {
  const [now] = useState(Date.now);
  const scans = useQuery(scansQuery());
  const purchased = useQuery(purchasedQuery());
  const favorites = useQuery(favoritesQuery());
  const items = useMemo(
    () => mergedHistory({ scans: scans.data ?? [], purchased: purchased.data ?? [], favorites: favorites.data ?? [] }),
    [favorites.data, purchased.data, scans.data],
  );
  const shown = useMemo(() => items.slice(0, MERGED_HISTORY_SHOWN), [items]);
  const foods = useMemo(() => shown.map(({ food }) => food), [shown]);
  const scores = useInsightScores(foods);
  const forOthers = useForOthers(foods);
  const all = [scans, purchased, favorites];
  if (all.some(({ isPending }) => isPending)) return <InsightsLoading label={say('screens-insights.loading_your_history')} />;
  const again = () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  const failed = all.some(({ data }) => data === undefined);
  if (failed && items.length === 0)
    return (
      <InsightsError
        title={say('screens-insights.unable_to_load_history')}
        busy={all.some(({ isFetching }) => isFetching)}
        onRetry={again}
      />
    );
  if (items.length === 0)
    return <InsightsEmpty title={say('screens-insights.no_activity_yet')}>{say('screens-insights.nothing_how')}</InsightsEmpty>;
  const scored = withScores(shown, scores);
  return (
    <Card
      title={say('screens-insights.latest_activity')}
      aside={say('screens-common.count_of_total', { count: shown.length, total: items.length })}
    >
      <TooYoungNote />
      <List columns>
        {shown.map(({ food, kind, at }, index) => (
          <ListItem key={food.id}>
            <InsightRow
              food={food}
              score={scored[index]?.shown ?? null}
              forOthers={forOthers(food)}
              meta={
                <span className={styles.meta}>
                  <Tag>{say(`screens-common.kind_${kind}`)}</Tag>
                  {at === null ? say('screens-common.recent') : shortTimeText(at, now)}
                </span>
              }
            />
          </ListItem>
        ))}
      </List>
      <div className={styles.ways}>
        <LinkButton to={paths.detailedHistory} icon="list">
          {say('screens-common.detailed_activity_history')}
        </LinkButton>
        <LinkButton to={paths.history} icon="clock">
          {say('screens-common.scan_history')}
        </LinkButton>
      </div>
    </Card>
  );
}

type MergedItem = InsightItem & { kind: ActivityKind };
type Lists = { scans: readonly ScanEntry[]; purchased: readonly PurchasedEntry[]; favorites: readonly FavoriteEntry[] };

/** One line a product: favorited before purchased before scanned, newest first, at most 50. */
export function mergedHistory({ scans, purchased, favorites }: Lists): MergedItem[] {
  return mergeActivities<MergedItem>([
    ...scans.map(({ scan, food }) => ({ kind: 'scanned' as const, food, at: epochOf(scan.scannedAt), stored: judgedScan(scan) })),
    ...purchased.map(({ purchased: { createdAt }, food }) => ({ kind: 'purchased' as const, food, at: epochOf(createdAt), stored: null })),
    ...favorites.map(({ favorite: { createdAt }, food }) => ({ kind: 'favorited' as const, food, at: epochOf(createdAt), stored: null })),
  ]).slice(0, MERGED_HISTORY_MAX);
}
