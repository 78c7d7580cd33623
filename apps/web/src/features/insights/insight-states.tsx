import { averageScore, newestPerProduct } from '@labelwise/domain/history';
import type { ConsumedEntry } from '../../data/consumed.ts';
import type { Food } from '../../data/foods/foods.ts';
import type { PurchasedEntry } from '../../data/saved-foods.ts';
import type { ScanEntry } from '../../data/scans.ts';
import type { ListScores } from '../../data/scores/lists/list-scorer.ts';
import { say } from '../../i18n/say.ts';
import { epochOf } from '../../lib/dates.ts';
import { LIVE, paths } from '../../lib/paths.ts';
import { type JudgedScore, judgedScan } from '../../lib/score-state.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/messages.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './parts.module.css';

/** Cards to come. */
export function InsightsLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className={styles.grid}>
      <span className="sr-only">{label}</span>
      {['first', 'second'].map((card) => (
        <Card key={card}>
          <div className={styles.loading}>
            <Skeleton width="44%" height="20px" />
            <Skeleton shape="tile" height="92px" />
          </div>
        </Card>
      ))}
    </div>
  );
}

type InsightsErrorProps = {
  /** What could not be loaded. */
  title: string;
  busy: boolean;
  onRetry: () => void;
};

/** Something could not be loaded, and the way to try again. */
export function InsightsError({ title, busy, onRetry }: InsightsErrorProps) {
  return (
    <ErrorState title={title} retryLabel={say('screens-common.try_again')} busy={busy} onRetry={onRetry}>
      {say('screens-common.check_connection')}
    </ErrorState>
  );
}

/** Nothing to count yet. */
export function InsightsEmpty({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      scene="history"
      title={title}
      action={
        <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
          {say('screens-common.start_scanning')}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

/**
 * A product as insights count it: once, at its newest. `stored` is the score as it was stored, null where none was; `entry` the
 * id of its newest note, where a member can take that back.
 */
export type InsightItem = { food: Food; at: number | null; stored: JudgedScore | null; entry?: string };

export function scannedItems(entries: readonly ScanEntry[]): InsightItem[] {
  return newestPerProduct(entries.map(({ scan, food }) => ({ food, at: epochOf(scan.scannedAt), stored: judgedScan(scan) })));
}

export function purchasedItems(entries: readonly PurchasedEntry[]): InsightItem[] {
  return newestPerProduct(entries.map(({ purchased, food }) => ({ food, at: epochOf(purchased.createdAt), stored: null })));
}

export function consumedItems(entries: readonly ConsumedEntry[]): InsightItem[] {
  return newestPerProduct(
    entries.map(({ consumed, food }) => ({ food, at: epochOf(consumed.createdAt), stored: null, entry: consumed.id })),
  );
}

/** The foods of several lists, each once. */
export function distinctFoods(...lists: readonly (readonly InsightItem[])[]): Food[] {
  return [...new Map(lists.flat().map(({ food }) => [food.id, food])).values()];
}

/**
 * A product with the score that insights count: the current one, else the one that was stored. `score` is null where there is
 * none to count, for it is not known yet or nobody can judge the food; `shown` is what its row shows, null while it is computed.
 */
export type Scored = InsightItem & { score: number | null; shown: JudgedScore | null };

export function withScores(items: readonly InsightItem[], { scores }: ListScores): Scored[] {
  return items.map((item) => {
    const shown = scores.get(item.food.id) ?? item.stored;
    return { ...item, shown, score: shown === null || shown.state === 'no data' ? null : shown.score };
  });
}

export function knownScores(items: readonly Scored[]): number[] {
  return items.flatMap(({ score }) => (score === null ? [] : [score]));
}

/** The one average of the product, of the products of a list. */
export function averageOf(items: readonly Pick<Scored, 'food' | 'at' | 'score'>[]): number | null {
  return averageScore(items.map(({ food, at, score }) => ({ product: food.id, at: at ?? -Infinity, score })));
}
