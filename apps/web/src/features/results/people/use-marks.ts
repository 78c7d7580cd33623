import type { Food } from '../../../data/foods/foods.ts';
import { ME } from '../../../data/people/has-people.ts';
import { headlineOf } from '../../../data/people/verdict-words.ts';
import { useVerdicts } from '../../../data/people/verdicts.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';

/** What is marked in the ingredient list. */
export type Marks = {
  readonly contributions: FoodScore['contributions'];
  readonly alerts: FoodScore['alerts'];
  /** Whom what is marked as a conflict is not for; `null` where that is oneself alone. */
  readonly notFor: string | null;
};

/** The marks for all of those whom foods are judged for. @param own one's own score, where it is shown */
export function useMarks(food: Food, own: FoodScore | null): Marks {
  const { verdicts, chosen } = useVerdicts(food);
  const ownMarks = { contributions: own?.contributions ?? [], alerts: own?.alerts ?? [] };
  if (chosen === ME || verdicts === null) return { ...ownMarks, notFor: null };
  const theirs = verdicts.people.filter(({ id }) => id !== ME || own === null).flatMap(({ whole }) => whole.alerts);
  return {
    ...ownMarks,
    alerts: [...ownMarks.alerts, ...theirs],
    notFor: verdicts.answer === 'conflict' ? headlineOf(verdicts) : null,
  };
}
