import { PlaceholderName } from '@labelwise/contracts/foods';
import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { readLastFood, readLastJudged } from '../../data/foods/stored-scan.ts';
import { useIsForOthers } from '../../data/people/has-people.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { areAnswersUnreadable } from '../../data/scores/guest-profile.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { safely } from '../../platform/storage/local.ts';
import { FoodRow } from '../../ui/food/product/food-row.tsx';
import { Card } from '../../ui/layout/card.tsx';

const text = z.optional(z.nullable(z.string()));
const LastFood = z.looseObject({
  name: z.string(),
  brand: text,
  image: text,
  placeholder: PlaceholderName,
});

// Only who has people needs it.
const LastScanForOthers = lazy(() => loadWith(import('./for-others.tsx')).then((m) => ({ default: m.LastScanForOthers })));

/** The last scan of this device, leading to its results. */
export function LastScanCard() {
  // Read again whenever the answers change.
  useScoreRevision();
  const isForOthers = useIsForOthers();
  const food = readLastFood(safely(LastFood));
  if (food === null) return null;
  const last = readLastJudged();
  return (
    <Card title={say('screens-home.your_last_scan')}>
      <FoodRow
        name={food.name}
        brand={food.brand}
        image={food.image ?? null}
        family={food.placeholder}
        score={last?.score ?? null}
        scoreState={areAnswersUnreadable() ? 'no data' : last?.state}
        household={
          isForOthers ? (
            <Suspense fallback={null}>
              <LastScanForOthers />
            </Suspense>
          ) : undefined
        }
        to={paths.resultsTemp}
      />
    </Card>
  );
}
