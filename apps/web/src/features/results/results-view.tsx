import { lazy, Suspense } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { PageColumns, Stack } from '../../ui/layout/screen/page-columns.tsx';
import { BetterMatches } from './better/better-matches.tsx';
import { EatenButton } from './head/eaten-button.tsx';
import { Product } from './head/product.tsx';
import { SaveHint } from './head/save-hint.tsx';
import { ScanLimit } from './head/scan-limit.tsx';
import { AssessmentLoading, LedgerLoading } from './loading/results-loading.tsx';
import { useReadFood } from './loading/use-read-food.ts';
import { useScore } from './loading/use-score.ts';
import { Assessment } from './verdict/assessment.tsx';
import { Conflicts } from './verdict/conflicts.tsx';
import { Why } from './why/why.tsx';

const loadDetails = () => import('./details/details.tsx');
const Details = lazy(() => loadDetails().then((m) => ({ default: m.Details })));
// Wanted for every food: fetched while the lookup runs.
loadDetails().catch(() => undefined);

type ResultsViewProps = {
  food: Food;
  /** The score kept with the food on this device. */
  kept: FoodScore | number | null;
  /** The food is this device's own copy, and may be one of before. */
  isKept: boolean;
};

/** A food and its score, read top to bottom as answers: what is it, is it good for me, why, what would be better, the details. */
export function ResultsView({ food: given, kept, isKept }: ResultsViewProps) {
  const food = useReadFood(given, isKept);
  const { shown, retry } = useScore(food, kept);
  const whole = shown?.how === 'whole' ? shown.whole : null;
  const first = (
    <>
      <ScanLimit />
      <Product food={food} />
      {whole !== null && <Conflicts {...whole} facts={food.facts} />}
      {shown === null ? <AssessmentLoading /> : <Assessment food={food} shown={shown} onRetry={retry} />}
      <EatenButton food={food} />
      <SaveHint />
    </>
  );
  return (
    <PageColumns first={first}>
      {shown === null ? (
        <LedgerLoading />
      ) : (
        <>
          {whole !== null && shown.state !== 'no data' && <Why foodId={food.id} whole={whole} />}
          <BetterMatches foodId={food.id} shown={shown} />
          <Suspense fallback={<LedgerLoading />}>
            <Stack roomy>
              <Details food={food} whole={whole} />
            </Stack>
          </Suspense>
        </>
      )}
    </PageColumns>
  );
}
