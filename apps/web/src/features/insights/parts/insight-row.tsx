import type { ReactNode } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { storeLastScan } from '../../../data/foods/last-scan.ts';
import { paths, resultsPath } from '../../../lib/paths.ts';
import type { JudgedScore } from '../../../lib/score-state.ts';
import { FoodRow } from '../../../ui/food/product/food-row.tsx';

const FROM = '?fromPage=insights';

type InsightRowProps = {
  food: Food;
  /** Null while it is computed. */
  score: JudgedScore | null;
  /** Kind and time. */
  meta: ReactNode;
  /** A control beside the link. */
  action?: ReactNode | undefined;
};

/** One product of insights. One without a barcode is handed to the results through this device. */
export function InsightRow({ food, score, meta, action }: InsightRowProps) {
  const code = food.barcode?.trim() ?? '';
  const hasBarcode = code !== '' && code.toLowerCase() !== 'unknown';
  return (
    <FoodRow
      name={food.name}
      brand={food.brand}
      image={food.image}
      family={food.placeholder}
      score={score?.score ?? null}
      scoreState={score?.state}
      scorePending={score === null}
      meta={meta}
      to={hasBarcode ? resultsPath(code, FROM) : `${paths.results}${FROM}`}
      onOpen={hasBarcode ? undefined : () => storeLastScan(food, { score: score?.score ?? food.healthScore })}
      action={action}
    />
  );
}
