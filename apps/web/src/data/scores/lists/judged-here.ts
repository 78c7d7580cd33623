import { preparePeople } from '@labelwise/domain/people';
import { prepareFood } from '@labelwise/domain/scoring';
import { judge, stateOfHit } from '@labelwise/domain/shelf';
import type { Food } from '../../foods/foods.ts';
import { chosenPeople } from '../../people/verdicts.ts';
import { withMissingReadings } from '../../reading/read-food.ts';
import type { PersonalScore } from './list-scorer.ts';

/** One food for the people whom foods are judged for, on this thread: where no worker answers for the whole list. */
export async function judgedHere(food: Food): Promise<PersonalScore> {
  const [[read], people] = await Promise.all([withMissingReadings([food]), chosenPeople()]);
  const audience = preparePeople(people);
  const prepared = prepareFood((read ?? food).facts);
  const judgement = judge(prepared, audience);
  const { score, fit, isFitting, household } = judgement;
  return {
    score,
    fit,
    isFitting,
    state: stateOfHit({ prepared, ...judgement }, audience),
    ...(household === null ? {} : { household: () => household }),
  };
}
