import { type ReactNode, useMemo } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { useIsForOthers } from '../../../data/people/has-people.ts';
import { stripOf } from '../../../data/people/verdict-words.ts';
import { type ListScoring, useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { say } from '../../../i18n/say.ts';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { HouseholdStrip } from '../../../ui/people/household-strip.tsx';

const SCORING: ListScoring = { batch: 'insights', fallback: ({ healthScore }) => healthScore };
const NONE: readonly Food[] = [];

/**
 * What stands in a row in place of the member's own word and ring, where foods are judged for others too: what the food is for each of
 * them. The averages beside it stay one's own. `foods` must be the same object as long as its foods are.
 */
export function useForOthers(foods: readonly Food[]): (food: Food) => ReactNode {
  const isForOthers = useIsForOthers();
  const { scores } = useListScores(isForOthers ? foods : NONE, SCORING);
  return useMemo(
    () => (food) => {
      if (!isForOthers) return undefined;
      const score = scores.get(food.id);
      if (score === undefined) return <Skeleton width="120px" height="17px" />;
      if (score.household === undefined) return <span className="small">{say('screens-people.could_not_be_judged')}</span>;
      return <HouseholdStrip {...stripOf(score.household())} />;
    },
    [isForOthers, scores],
  );
}
