import { INSIGHTS_SCORED_MAX, PURCHASE_INSIGHTS_MAX } from '@labelwise/domain/history';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { consumedQuery, purchasedQuery, removeConsumed } from '../../data/saved-foods.ts';
import { scansQuery } from '../../data/scans.ts';
import { useInsightScores } from '../../data/scores/lists/use-list-scores.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { AverageCard, LandingCard, RecentCard, SplitCard } from './parts/cards.tsx';
import {
  averageOf,
  consumedItems,
  distinctFoods,
  knownScores,
  purchasedItems,
  type Scored,
  scannedItems,
  withScores,
} from './parts/insight-items.ts';
import { InsightsEmpty, InsightsError, InsightsLoading } from './parts/insight-states.tsx';
import styles from './parts/parts.module.css';

const MAX = INSIGHTS_SCORED_MAX;

/** What a member buys, beside what is scanned and eaten. The newest 50 purchases count, 20 of them are scored. */
export function PurchasedTab() {
  const { t } = useTranslation();
  const query = useQuery(purchasedQuery());
  const eaten = useQuery(consumedQuery());
  const scans = useQuery(scansQuery());
  const items = useMemo(() => purchasedItems(query.data ?? []).slice(0, PURCHASE_INSIGHTS_MAX), [query.data]);
  const eatenItems = useMemo(() => consumedItems(eaten.data ?? []).slice(0, MAX.consumed), [eaten.data]);
  const scannedItemsMost = useMemo(() => scannedItems(scans.data ?? []).slice(0, MAX.scanned), [scans.data]);
  const foods = useMemo(
    () => distinctFoods(items.slice(0, MAX.purchased), eatenItems, scannedItemsMost),
    [eatenItems, items, scannedItemsMost],
  );
  const scores = useInsightScores(foods);
  const eatenScored = withScores(eatenItems, scores);
  // Without purchases the tab is about what was eaten, or empty: it waits until it knows.
  if (query.isPending || (items.length === 0 && eaten.isPending)) return <InsightsLoading label={t('Loading your purchases...')} />;
  if (query.data === undefined)
    return <InsightsError title={t('Unable to load purchases')} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  const eatenCard = eatenScored.length > 0 && (
    <div className={styles.full}>
      <EatenCard items={eatenScored} />
    </div>
  );
  if (items.length === 0) {
    return (
      <div className={styles.grid}>
        {eatenCard}
        <div className={styles.full}>
          <InsightsEmpty title={t('No purchased items')}>{t('Items you mark as purchased will appear here')}</InsightsEmpty>
        </div>
      </div>
    );
  }
  const bought = withScores(items, scores);
  const newest = bought.slice(0, MAX.purchased);
  const boughtScores = knownScores(newest);
  return (
    <div className={styles.grid}>
      <div className={styles.stack}>
        <AverageCard
          title={t('What you buy')}
          aside={t(items.length === 1 ? '1 product' : '{{count}} products', { count: items.length })}
          average={averageOf(newest)}
          lanes={[
            { label: t('Purchased'), value: averageOf(newest) },
            { label: t('Scanned'), value: averageOf(withScores(scannedItemsMost, scores)) },
            { label: t('Eaten'), value: averageOf(eatenScored) },
          ]}
        />
        <SplitCard title={t('What is in your basket')} items={items} />
      </div>
      <div className={styles.stack}>
        <LandingCard
          title={t('Where your purchases land')}
          aside={t('last {{count}}', { count: boughtScores.length })}
          scores={boughtScores}
        />
      </div>
      <div className={styles.full}>
        <RecentCard title={t('Recently purchased')} items={bought} all={paths.purchased} />
      </div>
      {eatenCard}
    </div>
  );
}

/** What was eaten last; a note made by mistake can be taken back here as long as it is shown. */
function EatenCard({ items }: { items: readonly Scored[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate } = useMutation(
    removeConsumed(client, {
      removed: (undo) =>
        void toast({
          title: t('Taken back'),
          description: t('It no longer counts as eaten.'),
          action: { label: t('Undo'), onPress: undo },
        }),
      undone: () => void toast({ title: t('Put back') }),
      undoFailed: () =>
        void toast({ title: t('Error'), description: t('This could not be put back. Please try again.'), variant: 'destructive' }),
      failed: () =>
        void toast({ title: t('Error'), description: t('This could not be taken back. Please try again.'), variant: 'destructive' }),
    }),
  );
  const remove = ({ entry, food }: Scored) =>
    entry !== undefined && (
      <IconButton icon="trash" label={t('I did not eat this: {{name}}', { name: food.name })} onClick={() => mutate(entry)} />
    );
  return <RecentCard title={t('Recently eaten')} items={items} action={remove} />;
}
