import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePages } from '../../../data/lists.ts';
import { clearPurchased, type PurchasedEntry, purchasedPagesQuery, removeSavedFood } from '../../../data/saved-foods.ts';
import { activitySummaryQuery } from '../../../data/scans.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, IconButton, LinkButton } from '../../../ui/controls/button/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/message/states.tsx';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { ProgressBar } from '../../../ui/feedback/waiting.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { FoodEntry, KindMeta, rowTarget } from '../parts/food-entry.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import styles from '../parts/scoring-note.module.css';
import { useRemovalNotices } from '../parts/use-removal-notices.ts';
import { useSeenScores } from '../parts/use-seen-scores.ts';
import { type MoreRows, NarrowedRows } from '../tools/narrowed-rows.tsx';

type PurchasedListProps = { rows: readonly PurchasedEntry[]; total: number; pages: MoreRows };

const keyOf = ({ purchased }: PurchasedEntry) => purchased.id;
const foodOf = ({ food }: PurchasedEntry) => food;
/** The query form of the results address, not the path form. */
const byBarcode = (barcode: string) => `${paths.results}?barcode=${encodeURIComponent(barcode)}`;
const readers = { keyOf, foodOf, scoring: { batch: 'purchased', fallback: () => 0 } } as const;

/** The purchases with their scores, and a note while these are computed. */
export function PurchasedList({ rows, total, pages }: PurchasedListProps) {
  const { t } = useTranslation();
  const { scoreOf, asked, waiting, isScoring, onSeen } = useSeenScores(rows, readers);
  const remove = useRemoval();
  return (
    <>
      <ScoringNote waiting={waiting} total={asked} />
      <NarrowedRows
        label={t('Purchased products')}
        rows={rows}
        total={total}
        pages={pages}
        keyOf={keyOf}
        foodOf={foodOf}
        scoreOf={scoreOf}
        isScoring={isScoring}
        onSeen={onSeen}
      >
        {(row, pick) => {
          const { purchased, food } = row;
          const bought = epochOf(purchased.createdAt);
          const score = scoreOf(row);
          return (
            <FoodEntry
              food={food}
              score={score}
              target={rowTarget(food, score?.score ?? 0, byBarcode)}
              meta={
                <KindMeta icon="basket" kind={t('Purchased')}>
                  {bought === null ? t('Recent') : dateText(bought)}
                </KindMeta>
              }
              action={
                pick ?? (
                  <IconButton
                    icon="trash"
                    label={t('Remove {{name}} from purchased', { name: food.name })}
                    onClick={() => remove(food.id)}
                  />
                )
              }
            />
          );
        }}
      </NarrowedRows>
    </>
  );
}

/** Removes one purchase, with its toasts. */
function useRemoval(): (foodId: string) => void {
  const client = useQueryClient();
  const { user } = useSession();
  const notices = useRemovalNotices({
    removed: 'Removed from purchased',
    description: 'Item removed from your purchase history.',
    failed: 'Failed to remove item from purchased',
  });
  return useMutation(removeSavedFood(client, 'purchased', user?.id ?? '', notices)).mutate;
}

/** Above a list while its scores are computed: what runs, and how far it is. Nothing once all are there. */
function ScoringNote({ waiting, total }: { waiting: number; total: number }) {
  const { t } = useTranslation();
  if (waiting === 0) return null;
  return (
    <div className={styles.note} role="status">
      <p className="small">
        <span className="strong block">{t('Calculating health scores')}</span>
        <span className="muted">{t('Please wait a moment...')}</span>
      </p>
      <ProgressBar label={t('Calculating health scores')} value={1 - waiting / Math.max(1, total)} />
    </div>
  );
}

/** /purchased: what the member bought, newest first. */
export function PurchasedScreen() {
  const { t } = useTranslation();
  const pages = usePages(purchasedPagesQuery());
  const summary = useQuery(activitySummaryQuery());
  const [asking, setAsking] = useState(false);
  const { rows } = pages;
  const count = rows === undefined ? undefined : pages.hasMore ? Math.max(summary.data?.purchased ?? 0, rows.length) : rows.length;
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <Screen
      title={t('Purchase History')}
      lead={count === undefined ? undefined : t('{{n}} purchased product(s)', { n: count.toLocaleString('en-US') })}
      aside={
        hasRows && (
          <Button size="small" icon="trash" onClick={() => setAsking(true)}>
            {t('Clear')}
          </Button>
        )
      }
      above={<BackButton to={`${paths.insights}?tab=purchased`}>{t('Back')}</BackButton>}
    >
      {pages.isPending && <ListLoading label={t('Loading purchase history...')} />}
      {pages.isError && (
        <ErrorState title={t('Error loading purchase history')} retryLabel={t('Try Again')} onRetry={pages.refetch} busy={pages.isFetching}>
          {t('Failed to load your purchase history')}
        </ErrorState>
      )}
      {rows?.length === 0 && (
        <EmptyState
          scene="purchased"
          title={t('No purchased items')}
          action={
            <LinkButton to={paths.home} variant="primary" icon="scan">
              {t('Start Scanning')}
            </LinkButton>
          }
        >
          {t('Items you mark as purchased will appear here')}
        </EmptyState>
      )}
      {hasRows && <PurchasedList rows={rows} total={count ?? rows.length} pages={pages} />}
      <ClearPurchased open={asking} count={count ?? 0} onClose={() => setAsking(false)} />
    </Screen>
  );
}

type ClearPurchasedProps = { open: boolean; count: number; onClose: () => void };

/** Asks once before every purchase goes, and names how many. */
function ClearPurchased({ open, count, onClose }: ClearPurchasedProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const clear = useMutation({
    mutationFn: () => clearPurchased(client, user?.id ?? ''),
    onSuccess: () =>
      toast({ title: t('Purchase history cleared'), description: t('All purchased items have been removed from your history') }),
    onError: () =>
      toast({ title: t('Error'), description: t('Failed to clear purchase history. Please try again.'), variant: 'destructive' }),
    onSettled: onClose,
  });
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      onConfirm={() => clear.mutate()}
      title={t('Clear Purchase History')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Clear History')}
      busy={clear.isPending}
      destructive
    >
      {t(
        count === 1
          ? 'This removes {{n}} purchased product. It cannot be undone.'
          : 'This removes {{n}} purchased products. It cannot be undone.',
        { n: count.toLocaleString('en-US') },
      )}
    </Dialog>
  );
}
