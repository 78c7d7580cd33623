import { type Diet, definitionOf, type Restriction, restrictionId } from '../../diets/index.ts';
import type { ReadFood } from '../read-food.ts';
import { breastfeedingAnswer, pregnancyAnswer } from './advice.ts';
import { type Suitability, yes } from './answer.ts';
import { halalAnswer, kosherAnswer } from './faith.ts';
import { freeFrom, freeFromMember } from './free-from.ts';
import { freeFromFood, freeFromWords } from './named-food.ts';
import { amountAnswer, mediterraneanAnswer, paleoAnswer } from './pattern.ts';
import { plantAnswer } from './plant.ts';

/** Whether a food suits a diet, and why. What the pack does not show is unknown, never yes. */
export function suitability(food: ReadFood, diet: Diet): Suitability {
  const known = food.answers.get(diet);
  if (known !== undefined) return known;
  const given = food.isWater ? yes({ kind: 'water' }) : answerFor(food, diet);
  food.answers.set(diet, given);
  return given;
}

function answerFor(food: ReadFood, diet: Diet): Suitability {
  const { rule } = definitionOf(diet);
  switch (rule.kind) {
    case 'free-from':
      return freeFrom(food, rule);
    case 'plant':
      return plantAnswer(food, rule);
    case 'kosher':
      return kosherAnswer(food);
    case 'halal':
      return halalAnswer(food);
    case 'amount':
      return amountAnswer(food, rule);
    case 'paleo':
      return paleoAnswer(food);
    case 'mediterranean':
      return mediterraneanAnswer(food);
    case 'pregnancy':
      return pregnancyAnswer(food);
    case 'breastfeeding':
      return breastfeedingAnswer(food);
  }
}

/** Whether a food keeps what a person leaves out. */
export function suits(food: ReadFood, restriction: Restriction): Suitability {
  if (restriction.kind === 'diet') return suitability(food, restriction.diet);
  if (food.isWater && restriction.kind !== 'words') return yes({ kind: 'water' });
  const key = `${restriction.kind} ${restrictionId(restriction)}`;
  const known = food.answers.get(key);
  if (known !== undefined) return known;
  const given = answerForOther(food, restriction);
  food.answers.set(key, given);
  return given;
}

function answerForOther(food: ReadFood, restriction: Exclude<Restriction, { kind: 'diet' }>): Suitability {
  switch (restriction.kind) {
    case 'member':
      return freeFromMember(food, restriction.member);
    case 'food':
      return freeFromFood(food, restriction);
    case 'words':
      return freeFromWords(food, restriction.words);
  }
}
