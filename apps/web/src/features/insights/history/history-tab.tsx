import { type ActivityKind, MERGED_HISTORY_SHOWN } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favoritesQuery } from '../../../data/saved-foods/favorites.ts';
import { purchasedQuery } from '../../../data/saved-foods/purchased.ts';
import { scansQuery } from '../../../data/scans/scans.ts';
import { useInsightScores } from '../../../data/scores/lists/use-insight-scores.ts';
import { shortTimeText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { List, ListItem } from '../../../ui/layout/list/list.tsx';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import { InsightRow } from '../parts/insight-row.tsx';
import { InsightsEmpty, InsightsError, InsightsLoading } from '../parts/insight-states.tsx';
import { withScores } from '../parts/scored.ts';
import styles from './history.module.css';
import { mergedHistory } from './merged.ts';

const KINDS: Readonly<Record<ActivityKind, string>> = { scanned: 'Scanned', purchased: 'Purchased', favorited: 'Favorited' };

/** What was scanned, bought and kept, one line a product, the newest ten. */
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
