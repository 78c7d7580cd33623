import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activitySummaryQuery } from '../../data/activity.ts';
import { usePages } from '../../data/lists.ts';
import { type FavoriteEntry, favoritePagesQuery, removeSavedFood } from '../../data/saved-foods.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { log } from '../../lib/log.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { resultsPath } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { ListPage, ScoredRows } from './list-page.tsx';
import { FoodEntry, rowTarget, useRemovalNotices } from './list-parts.tsx';
import type { MoreRows } from './narrowed-rows.tsx';

/** What a food scores when it carries no score at all: the middle of the scale. */
const NEUTRAL = 50;

/**
 * What stands in for a favorite's score that could not be had: everybody's, then the member's own of a scan, then 50.
 */
export function savedScore(food: {
  readonly healthScore?: number | null | undefined;
  readonly personalizedScore?: number | null | undefined;
}): number {
  return food.healthScore ?? food.personalizedScore ?? NEUTRAL;
}

type FavoritesListProps = { rows: readonly FavoriteEntry[]; total: number; pages: MoreRows };

const FROM = '?from=favorites';
const keyOf = ({ favorite }: FavoriteEntry) => favorite.id;
const foodOf = ({ food }: FavoriteEntry) => food;
const byBarcode = (barcode: string) => resultsPath(barcode, FROM);
const readers = { keyOf, foodOf, scoring: { batch: 'purchased', fallback: savedScore, byServer: true } } as const;

/** The favorites with their scores; what is removed goes at once. */
export function FavoritesList(list: FavoritesListProps) {
  const remove = useRemoval();
  return (
    <ScoredRows label={say('screens-common.favorites')} {...list} readers={readers}>
      {(row, pick, score) => {
        const { favorite, food } = row;
        const added = epochOf(favorite.createdAt);
        return (
          <FoodEntry
            food={food}
            score={score}
            target={rowTarget(food, score?.score ?? savedScore(food), byBarcode, FROM)}
            meta={added === null ? say('screens-lists.added_recently') : say('screens-lists.added_date', { date: dateText(added) })}
            action={
              pick ?? (
                <IconButton
                  icon="trash"
                  label={say('screens-lists.remove_from_favorites', { name: food.name })}
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

/** Removes a favorite, with its toasts. */
function useRemoval(): (foodId: string) => void {
  const client = useQueryClient();
  const { user } = useSession();
  const notices = useRemovalNotices({
    removed: say('screens-lists.removed_from_favorites'),
    description: say('screens-lists.item_removed_from_favorites'),
    failed: say('screens-lists.not_removed_from_favorites'),
  });
  const remove: (foodId: string) => void = useMutation(
    removeSavedFood(client, 'favorites', user?.id ?? '', { ...notices, failed: (foodId) => notices.failed(() => remove(foodId)) }),
  ).mutate;
  return remove;
}

/** /favorites: what the member keeps. A failed load is logged and shows the empty list. */
export function FavoritesScreen() {
  const goBack = useGoBack();
  const pages = usePages(favoritePagesQuery());
  const summary = useQuery(activitySummaryQuery());
  const { rows, error } = pages;
  useEffect(() => {
    if (error !== null) log.info(`Loading the favorites failed: ${error.message}`);
  }, [error]);
  const count = rows === undefined ? 0 : pages.hasMore ? Math.max(summary.data?.favorites ?? 0, rows.length) : rows.length;
  return (
    <ListPage
      title={say('screens-common.favorites')}
      lead={count === 0 ? undefined : say('screens-common.product_count', { count })}
      back={goBack}
      pages={pages}
      loading={say('screens-lists.loading_favorites')}
      failed="quiet"
      empty={{ scene: 'favorites', title: say('screens-lists.no_favorites_yet'), text: say('screens-lists.no_favorites_how') }}
    >
      {(shown) => <FavoritesList rows={shown} total={count} pages={pages} />}
    </ListPage>
  );
}
