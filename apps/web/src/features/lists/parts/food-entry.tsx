import type { ReactNode } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import type { ListScore } from '../../../data/scores/lists/list-scorer.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { FoodRow } from '../../../ui/food/product/food-row.tsx';
import type { RowTarget } from './open-food.ts';

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
  const { t } = useTranslation();
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
        score?.isFallback === true ? (
          <>
            {meta} · {t('estimated')}
          </>
        ) : (
          meta
        )
      }
      to={target.to}
      onOpen={target.onOpen}
      action={action}
    />
  );
}
