import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { activitySummaryQuery } from '../../data/activity.ts';
import { usePages } from '../../data/lists.ts';
import { clearPurchased, type PurchasedEntry, purchasedPagesQuery, removeSavedFood, restorePurchased } from '../../data/saved-foods.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { ProgressBar } from '../../ui/feedback/waiting.tsx';
import { useClearing } from './clear-list.tsx';
import { ListPage, ScoredRows } from './list-page.tsx';
import { FoodEntry, KindMeta, rowTarget, useRemovalNotices } from './list-parts.tsx';
import type { MoreRows } from './narrowed-rows.tsx';
import styles from './scoring-note.module.css';

type PurchasedListProps = { rows: readonly PurchasedEntry[]; total: number; pages: MoreRows };

const keyOf = ({ purchased }: PurchasedEntry) => purchased.id;
const foodOf = ({ food }: PurchasedEntry) => food;
/** The query form of the results address, not the path form. */
const byBarcode = (barcode: string) => `${paths.results}?barcode=${encodeURIComponent(barcode)}`;
const readers = { keyOf, foodOf, scoring: { batch: 'purchased', fallback: () => 0 } } as const;

/** The purchases with their scores, and a note while these are computed. */
export function PurchasedList(list: PurchasedListProps) {
  const remove = useRemoval();
  return (
    <ScoredRows label={say('screens-lists.purchased_products')} {...list} readers={readers} Note={ScoringNote}>
      {(row, pick, score) => {
        const { purchased, food } = row;
        const bought = epochOf(purchased.createdAt);
        return (
          <FoodEntry
            food={food}
            score={score}
            target={rowTarget(food, score?.score ?? 0, byBarcode)}
            meta={
              <KindMeta icon="basket" kind={say('screens-common.purchased')}>
                {bought === null ? say('screens-common.recent') : dateText(bought)}
              </KindMeta>
            }
            action={
              pick ?? (
                <IconButton
                  icon="trash"
                  label={say('screens-lists.remove_from_purchased', { name: food.name })}
                  onClick={() => remove(food.id)}
                />
              )
            }
          />
        );
      }}
    </ScoredRows>
  );
}

/** Removes one purchase, with its toasts. */
function useRemoval(): (foodId: string) => void {
  const client = useQueryClient();
  const { user } = useSession();
  const notices = useRemovalNotices({
    removed: say('screens-lists.removed_from_purchased'),
    description: say('screens-lists.item_removed_from_purchased'),
    failed: say('screens-lists.not_removed_from_purchased'),
  });
  const remove: (foodId: string) => void = useMutation(
    removeSavedFood(client, 'purchased', user?.id ?? '', { ...notices, failed: (foodId) => notices.failed(() => remove(foodId)) }),
  ).mutate;
  return remove;
}

/** At the foot of the window while a list’s scores are computed: what runs, and how far it is. Nothing once all are there. */
function ScoringNote({ waiting, total }: { waiting: number; total: number }) {
  if (waiting === 0) return null;
  return (
    <div className={styles.note} role="status">
      <p className="small">
        <span className="strong block">{say('screens-lists.calculating_health_scores')}</span>
        <span className="muted">{say('screens-lists.please_wait_a_moment')}</span>
      </p>
      <ProgressBar label={say('screens-lists.calculating_health_scores')} value={1 - waiting / Math.max(1, total)} />
    </div>
  );
}

/** /purchased: what the member bought, newest first. */
export function PurchasedScreen() {
  const client = useQueryClient();
  const { user } = useSession();
  const pages = usePages(purchasedPagesQuery());
  // Of every try to clear them: what went before a failure comes back with the rest.
  const gone = useRef(new Map<string, string>());
  const summary = useQuery(activitySummaryQuery());
  const { rows } = pages;
  const count = rows === undefined ? undefined : pages.hasMore ? Math.max(summary.data?.purchased ?? 0, rows.length) : rows.length;
  const clearing = useClearing({
    title: say('screens-lists.clear_purchase_history'),
    question: say('screens-lists.this_removes_purchases', { n: count ?? 0 }),
    clear: () => clearPurchased(client, user?.id ?? '', gone.current),
    cleared: { title: say('screens-lists.purchase_history_cleared'), description: say('screens-lists.purchases_cleared_how') },
    undo: () => restorePurchased(client, user?.id ?? '', gone.current),
    notCleared: say('screens-lists.purchases_not_cleared'),
    hasToast: true,
    onFailed: () =>
      toast({ title: say('screens-common.error'), description: say('screens-lists.purchases_not_cleared'), variant: 'destructive' }),
  });
  return (
    <>
      <ListPage
        title={say('screens-app.purchase_history')}
        lead={count === undefined ? undefined : say('screens-lists.purchased_count', { n: count })}
        aside={clearing.button}
        notice={clearing.failed}
        back={`${paths.insights}?tab=purchased`}
        pages={pages}
        loading={say('screens-lists.loading_purchase_history')}
        failed={{ title: say('screens-lists.error_loading_purchase_history'), text: say('screens-lists.purchases_not_loaded') }}
        empty={{
          scene: 'purchased',
          title: say('screens-insights.no_purchased_items'),
          text: say('screens-insights.no_purchased_how'),
          to: paths.home,
        }}
      >
        {(shown) => <PurchasedList rows={shown} total={count ?? shown.length} pages={pages} />}
      </ListPage>
      {clearing.dialog}
    </>
  );
}
