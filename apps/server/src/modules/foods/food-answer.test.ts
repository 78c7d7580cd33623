import { Food } from '@labelwise/contracts/foods';
import { toFood } from '@labelwise/messages/render/food-answer';
import { expect, it } from 'vitest';
import { aFood } from './testing/a-food.ts';

it('a food says where its kind comes from, and which kinds are left where nothing settles it', () => {
  const cola = aFood({ kind: 'beverage', kindBasis: 'inferred', kindFrom: ['name', 'quantity'] });
  expect(Food.parse(toFood(cola)).facts).toMatchObject({ kindBasis: 'inferred', kindFrom: ['name', 'quantity'] });
  const open = aFood({ kind: null, kindBasis: 'none', plausibleKinds: ['general', 'beverage'] });
  const answer = Food.parse(toFood(open));
  expect(answer.facts.plausibleKinds).toEqual(['general', 'beverage']);
  // The strictest of them counts, in the answer as in a score from its facts.
  expect(answer.nutriScore.computable).toBe(true);
});

it('shows notable figures beside doubtful ones, each with its level', () => {
  const bread = aFood({ name: 'Bread', categoriesTags: ['en:breads'], ingredientsText: 'Wheat flour, water, yeast, rye, salt' });
  const doubtsAt = (salt: number) =>
    toFood({
      ...bread,
      nutriments: { energyKj: 1050, fat: 1.4, saturatedFat: 0.3, carbohydrates: 49, sugars: 2.3, proteins: 8, salt },
    }).doubts.map(({ id, level }) => [id, level]);
  expect(doubtsAt(1.2)).toEqual([]);
  expect(doubtsAt(0.52)).toEqual([['salt_low', 'worth a look']]);
  expect(doubtsAt(0.12)).toEqual([['salt_too_low', 'doubtful']]);
});
