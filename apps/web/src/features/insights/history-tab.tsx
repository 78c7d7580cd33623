import { type ActivityKind, MERGED_HISTORY_MAX, MERGED_HISTORY_SHOWN, mergeActivities } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type FavoriteEntry, favoritesQuery, type PurchasedEntry, purchasedQuery } from '../../data/saved-foods.ts';
import { type ScanEntry, scansQuery } from '../../data/scans.ts';
import { useInsightScores } from '../../data/scores/lists/use-list-scores.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { epochOf, shortTimeText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { judgedScan } from '../../lib/score-state.ts';
import { LinkButton } from '../../ui/controls/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem, Tag } from '../../ui/layout/list.tsx';
import styles from './history-tab.module.css';
import { InsightRow } from './parts/cards.tsx';
import { type InsightItem, withScores } from './parts/insight-items.ts';
import { InsightsEmpty, InsightsError, InsightsLoading } from './parts/insight-states.tsx';

const KINDS: Readonly<Record<ActivityKind, string>> = { scanned: 'Scanned', purchased: 'Purchased', favorited: 'Favorited' };

/** What was scanned, bought and saved, one line a product, the newest ten. */
export function HistoryTab() {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const scans = useQuery(scansQuery());
  const purchased = useQuery(purchasedQuery());
  const favorites = useQuery(favoritesQuery());
  const items = useMemo(
    () => mergedHistory({ scans: scans.data ?? [], purchased: purchased.data ?? [], favorites: favorites.data ?? [] }),
    [favorites.data, purchased.data, scans.data],
  );
  const shown = useMemo(() => items.slice(0, MERGED_HISTORY_SHOWN), [items]);
  const scores = useInsightScores(useMemo(() => shown.map(({ food }) => food), [shown]));
  const all = [scans, purchased, favorites];
  if (all.some(({ isPending }) => isPending)) return <InsightsLoading label={t('Loading your history...')} />;
  const again = () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
  const failed = all.some(({ data }) => data === undefined);
  if (failed && items.length === 0)
    return <InsightsError title={t('Unable to load your history')} busy={all.some(({ isFetching }) => isFetching)} onRetry={again} />;
  if (items.length === 0)
    return <InsightsEmpty title={t('No activity yet')}>{t('What you scan, buy and keep stands here.')}</InsightsEmpty>;
  const scored = withScores(shown, scores);
  return (
    <Card title={t('Latest activity')} aside={t('{{count}} of {{total}}', { count: shown.length, total: items.length })}>
      <List columns>
        {shown.map(({ food, kind, at }, index) => (
          <ListItem key={food.id}>
            <InsightRow
              food={food}
              score={scored[index]?.shown ?? null}
              meta={
                <span className={styles.meta}>
                  <Tag>{t(KINDS[kind])}</Tag>
                  {at === null ? t('Recent') : shortTimeText(at, now)}
                </span>
              }
            />
          </ListItem>
        ))}
      </List>
      <div className={styles.ways}>
        <LinkButton to={paths.detailedHistory} icon="list">
          {t('Detailed Activity History')}
        </LinkButton>
        <LinkButton to={paths.history} icon="clock">
          {t('Scan History')}
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
