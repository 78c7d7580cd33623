import { INSIGHTS_SCORED_MAX, PURCHASE_INSIGHTS_MAX, SCAN_INSIGHTS_MAX } from '@labelwise/domain/history';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { consumedQuery, removeConsumed } from '../../data/consumed.ts';
import { purchasedQuery } from '../../data/saved-foods.ts';
import { scansQuery } from '../../data/scans.ts';
import { useInsightScores } from '../../data/scores/lists/use-list-scores.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { AverageCard, LandingCard, RecentCard, SplitCard } from './cards.tsx';
import {
  averageOf,
  consumedItems,
  distinctFoods,
  InsightsEmpty,
  InsightsError,
  InsightsLoading,
  knownScores,
  purchasedItems,
  type Scored,
  scannedItems,
  withScores,
} from './insight-states.tsx';
import { buysText } from './meanings.ts';
import styles from './parts.module.css';

const MAX = INSIGHTS_SCORED_MAX;

/** What a member buys, beside what is scanned and eaten. The newest 50 purchases count, 20 of them are scored. */
export function PurchasedTab() {
  const query = useQuery(purchasedQuery());
  const eaten = useQuery(consumedQuery());
  const scans = useQuery(scansQuery());
  const items = useMemo(() => purchasedItems(query.data ?? []).slice(0, PURCHASE_INSIGHTS_MAX), [query.data]);
  const eatenItems = useMemo(() => consumedItems(eaten.data ?? []).slice(0, MAX.consumed), [eaten.data]);
  // The same products as in the tab of scans, so that both say the same average.
  const scanned = useMemo(() => scannedItems(scans.data ?? []).slice(0, SCAN_INSIGHTS_MAX), [scans.data]);
  const foods = useMemo(
    () => distinctFoods(items.slice(0, MAX.purchased), eatenItems, scanned.slice(0, MAX.scanned)),
    [eatenItems, items, scanned],
  );
  const scores = useInsightScores(foods);
  const eatenScored = withScores(eatenItems, scores);
  // Without purchases the tab is about what was eaten, or empty: it waits until it knows.
  if (query.isPending || (items.length === 0 && eaten.isPending))
    return <InsightsLoading label={say('screens-insights.loading_your_purchases')} />;
  if (query.data === undefined)
    return (
      <InsightsError
        title={say('screens-insights.unable_to_load_purchases')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
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
          <InsightsEmpty title={say('screens-insights.no_purchased_items')}>{say('screens-insights.no_purchased_how')}</InsightsEmpty>
        </div>
      </div>
    );
  }
  const bought = withScores(items, scores);
  const newest = bought.slice(0, MAX.purchased);
  const boughtScores = knownScores(newest);
  const scannedAverage = averageOf(withScores(scanned, scores));
  return (
    <div className={styles.grid}>
      <div className={styles.stack}>
        <AverageCard
          title={say('screens-insights.what_you_buy')}
          aside={
            items.length > MAX.purchased
              ? say('screens-insights.last_count_products', { count: MAX.purchased })
              : say('screens-common.product_count', { count: items.length })
          }
          average={averageOf(newest)}
          meaning={buysText(averageOf(newest), scannedAverage)}
          lanes={[
            { label: say('screens-common.purchased'), count: newest.length, value: averageOf(newest) },
            { label: say('screens-common.scanned'), count: scanned.length, value: scannedAverage },
            { label: say('screens-insights.eaten'), count: eatenScored.length, value: averageOf(eatenScored) },
          ]}
        />
        <SplitCard title={say('screens-insights.in_your_basket')} items={items} />
      </div>
      <div className={styles.stack}>
        <LandingCard
          title={say('screens-insights.where_your_purchases_land')}
          aside={boughtScores.length === 0 ? undefined : say('screens-insights.last_count', { count: boughtScores.length })}
          scores={boughtScores}
        />
        <RecentCard title={say('screens-insights.recently_purchased')} items={bought} all={paths.purchased} />
      </div>
      {eatenCard}
    </div>
  );
}

/** What was eaten last; a note made by mistake can be taken back here as long as it is shown. */
function EatenCard({ items }: { items: readonly Scored[] }) {
  const client = useQueryClient();
  const failed = (description: string, onPress: () => void) =>
    void toast({
      title: say('screens-common.error'),
      description,
      variant: 'destructive',
      action: { label: say('screens-common.try_again'), onPress },
    });
  const mutate: (id: string) => void = useMutation(
    removeConsumed(client, {
      removed: (undo) =>
        void toast({
          title: say('screens-insights.taken_back'),
          description: say('screens-insights.it_no_longer_counts'),
          action: { label: say('screens-common.undo'), onPress: undo },
        }),
      undone: () => void toast({ title: say('screens-common.put_back') }),
      undoFailed: (again) => failed(say('screens-common.not_put_back'), again),
      failed: (id) => failed(say('screens-common.not_taken_back'), () => mutate(id)),
    }),
  ).mutate;
  const remove = ({ entry, food }: Scored) =>
    entry !== undefined && (
      <IconButton icon="trash" label={say('screens-insights.did_not_eat', { name: food.name })} onClick={() => mutate(entry)} />
    );
  return <RecentCard title={say('screens-insights.recently_eaten')} items={items} action={remove} />;
}
