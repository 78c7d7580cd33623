import type { ReactNode } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { storeLastScan } from '../../data/foods/stored-scan.ts';
import { useIsForOthers } from '../../data/people/has-people.ts';
import { stripOf } from '../../data/people/verdict-words.ts';
import type { ListScore } from '../../data/scores/lists/list-scorer.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Skeleton, SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { FoodRow } from '../../ui/food/food-row.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { HouseholdStrip } from '../../ui/people.tsx';
import styles from './kind-meta.module.css';

type FoodEntryProps = {
  food: Food;
  /** Undefined while it is computed. */
  score: ListScore | undefined;
  target: RowTarget;
  /** Tag and date. */
  meta: ReactNode;
  action?: ReactNode | undefined;
};

/** One food of a member's list. A score that stands in for one that could not be computed says so. */
export function FoodEntry({ food, score, target, meta, action }: FoodEntryProps) {
  const isForOthers = useIsForOthers();
  return (
    <FoodRow
      name={food.name}
      brand={food.brand}
      image={food.image}
      family={food.placeholder}
      score={score?.score ?? null}
      scoreState={score?.state}
      scorePending={score === undefined}
      meta={
        score?.isFallback === true && !isForOthers ? (
          <>
            {meta} · {say('screens-lists.estimated')}
          </>
        ) : (
          meta
        )
      }
      household={isForOthers && score !== undefined ? <ForOthers score={score} /> : undefined}
      to={target.to}
      onOpen={target.onOpen}
      action={action}
    />
  );
}

/** What the food is for each of those whom it is judged for; never silent where that could not be found out. */
export function ForOthers({ score }: { score: Pick<ListScore, 'household'> | null }) {
  if (score?.household === undefined) return <span className="small">{say('screens-people.could_not_be_judged')}</span>;
  return <HouseholdStrip {...stripOf(score.household())} />;
}

type KindMetaProps = {
  icon: IconName;
  /** The tag: "Purchased". */
  kind: string;
  /** What follows it: a date, a category. */
  children: ReactNode;
};

/** What a row is, as sign and word, and what belongs to it. */
export function KindMeta({ icon, kind, children }: KindMetaProps) {
  return (
    <span className={styles.meta}>
      <span className={styles.kind}>
        <Icon name={icon} size="s" />
        {kind}
      </span>
      <span>{children}</span>
    </span>
  );
}

/** Whether a food has a barcode that stands for something. */
export function hasRealBarcode(food: Pick<Food, 'barcode'>): food is { barcode: string } {
  const code = food.barcode?.trim().toLowerCase() ?? '';
  return code !== '' && code !== 'unknown';
}

/** Where a row leads; `onOpen` keeps a food without a barcode on this device, where the results screen finds it. */
type RowTarget = { to: string; onOpen?: () => void };

/**
 * @param byBarcode the address for a food with a barcode
 * @param query `?from=…` of the address for one without
 */
export function rowTarget(food: Food, score: number, byBarcode: (barcode: string) => string, query = ''): RowTarget {
  if (hasRealBarcode(food)) return { to: byBarcode(food.barcode) };
  return { to: `${paths.results}${query}`, onOpen: () => storeLastScan(food, { score }) };
}

type ListLoadingProps = {
  /** What is awaited, read aloud. */
  label: string;
  /** The list stands under headings. */
  titled?: boolean | undefined;
};

/** The shape of a food list before it is there: one column, two from 1024 px. */
export function ListLoading({ label, titled = false }: ListLoadingProps) {
  return (
    <>
      {titled && (
        <div className={styles.title}>
          <Skeleton width="96px" height="19px" />
        </div>
      )}
      <div className={styles.columns}>
        <SkeletonRows count={6} label={label} />
        <div className={styles.second} aria-hidden="true">
          <SkeletonRows count={6} label="" />
        </div>
      </div>
    </>
  );
}

/** Under an empty state that stands for a failed load: a quiet way to try once more. */
export function QuietRetry({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <div className={styles.retry}>
      <p className="small muted">{say('screens-lists.list_not_loaded')}</p>
      <Button variant="quiet" size="small" loading={busy} onClick={onRetry}>
        {say('screens-common.try_again')}
      </Button>
    </div>
  );
}

/** What the toasts of a removal say. */
type RemovalWords = { readonly removed: string; readonly description: string; readonly failed: string };

/** The toasts of what is removed from a list: with Undo, and with another try where removing it or putting it back failed. */
export function useRemovalNotices(words: RemovalWords) {
  return {
    removed: (undo: () => void) =>
      void toast({ title: words.removed, description: words.description, action: { label: say('screens-common.undo'), onPress: undo } }),
    undone: () => void toast({ title: say('screens-common.put_back') }),
    undoFailed: (again: () => void) =>
      void toast({
        title: say('screens-common.error'),
        description: say('screens-common.not_put_back'),
        variant: 'destructive',
        action: { label: say('screens-common.try_again'), onPress: again },
      }),
    failed: (again: () => void) =>
      void toast({
        title: say('screens-common.error'),
        description: words.failed,
        variant: 'destructive',
        action: { label: say('screens-common.try_again'), onPress: again },
      }),
  };
}
