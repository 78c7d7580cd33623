import { FoodHit } from '@labelwise/contracts/food-search';
import type { FoodProduct } from '@labelwise/domain/food';
import { prepareFood, prepareProfile } from '@labelwise/domain/scoring';
import { candidateOf, judge, stateOfHit } from '@labelwise/domain/shelf';
import { toFoodSummary } from '@labelwise/messages/render/food-answer';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerText } from '../storage/ready-answer.ts';
import { aFood } from '../testing/a-food.ts';
import { hitOfAnswer } from './ready-hit.ts';

const NOBODY = prepareProfile({});
const SUGAR = { energyKj: 1700, fat: 0, saturatedFat: 0, carbohydrates: 100, sugars: 100, fiber: 0, proteins: 0, salt: 0 };

/** As it is made of the food itself. */
function hitOfFood(food: FoodProduct): FoodHit {
  const judgement = judge(prepareFood(food), NOBODY);
  const state = stateOfHit({ ...candidateOf(food), ...judgement }, NOBODY);
  return { ...toFoodSummary(food), quantity: food.quantity, score: judgement.score, state, fit: judgement.fit, against: null };
}

const KEYS = [
  '"servingSize":',
  ',"servingSize":null',
  '"nutriscoreGrade":"a"',
  '"healthScore":99',
  ',"facts":',
  '"placeholder":"x"',
  '\\',
  '"',
  '’',
  '🍮',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 5 })), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));
const maybe = fc.option(texts, { nil: null });

it('a hit that is taken from the stored answer of a food is the one that is made of the food, whatever stands on its pack', () => {
  fc.assert(
    fc.property(
      fc.record({ name: texts, brand: maybe, category: maybe, quantity: maybe, ingredientsText: maybe, imageUrl: maybe }),
      fc.constantFrom({}, SUGAR),
      fc.constantFrom(1, 4, null),
      fc.constantFrom(['en:biscuits'], ['en:waters'], []),
      (words, nutriments, nova, categoriesTags) => {
        const food = aFood({ ...words, nutriments, nova, categoriesTags, printedGrade: null });
        const hit = hitOfAnswer(answerText(food));
        expect(hit).toEqual(hitOfFood(food));
        // Search sends it as it is, in the order in which it was made.
        expect(JSON.stringify(hit)).toBe(JSON.stringify(hitOfFood(food)));
        expect(FoodHit.parse(hit)).toEqual(hit);
      },
    ),
  );
});

it('an answer in which something is missing gives no hit', () => {
  const answer = answerText(aFood());
  for (const key of ['servingSize', 'nutriscoreGrade', 'healthScore', 'facts', 'placeholder'])
    expect(hitOfAnswer(answer.replaceAll(`"${key}":`, '"other":'))).toBeNull();
});
