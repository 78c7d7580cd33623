import type { NutrientComparison } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import { additiveName, amountText, type BlockOf, conflictSuffix, foodScore, nutrientWord } from './guide-words.ts';
import { bullets, linked, listed, withBrand } from './markdown.ts';

/** Of these people want plenty, so that the food with more is named. */
const WANTED: ReadonlySet<string> = new Set([
  'Protein',
  'Plant Protein',
  'Fiber',
  'Omega-3',
  'Calcium',
  'Iron',
  'Magnesium',
  'Zinc',
  'B12',
  'Folate',
  'Vitamin C',
  'Vitamin D',
]);

/** Which of two foods has more or less of something. */
export function nutrientComparison(say: Say, one: NutrientComparison): string {
  const nutrient = nutrientWord(say, one.name);
  const per = one.kind === 'not stated' ? '' : (one.per ?? say('guide.per_either'));
  switch (one.kind) {
    case 'not stated':
      return say('guide.more_not_stated', { nutrient, food: linked(one.food) });
    case 'equal':
      return say('guide.equal_amounts', { amount: amountText(say, one.amount), nutrient, per });
    case 'alike':
      return say('guide.alike_amounts', {
        nutrient,
        food: linked(one.food),
        other: linked(one.other),
        less: amountText(say, one.less),
        more: amountText(say, one.more),
        per,
      });
    case 'less':
      return say(WANTED.has(one.name) ? 'guide.more_of' : 'guide.less_of', {
        nutrient,
        food: linked(WANTED.has(one.name) ? one.other : one.food),
        less: amountText(say, one.less),
        more: amountText(say, one.more),
        per,
      });
    default:
      return one satisfies never;
  }
}

type Options = BlockOf<'options'>;

/** What apart from figures tells foods apart: additives, grades, and which of three or more to take. */
export function comparedParagraphs(say: Say, block: BlockOf<'additives apart'> | BlockOf<'grades'> | Options): string[] {
  switch (block.kind) {
    case 'additives apart':
      return [
        block.foods
          .map(({ food, codes }) =>
            say('guide.additives_apart', {
              food: linked(food),
              additives: listed(
                say,
                codes.map((code) => additiveName(say, code)),
              ),
            }),
          )
          .join(' '),
      ];
    case 'grades': {
      const { one, other } = block;
      const values = { food: linked(one), other: linked(other), grade: one.grade.toUpperCase(), otherGrade: other.grade.toUpperCase() };
      return [`${say(GRADES[block.outcome], values)} ${say('guide.grades_count')}`];
    }
    case 'options':
      return [optionsIntro(say, block), bullets(rankedLines(say, block.foods))];
    default:
      return block satisfies never;
  }
}
const GRADES = { so: 'guide.grades_so', 'other way round': 'guide.grades_reversed', same: 'guide.grades_same' } as const;

/** Which of several to take, by what was asked. */
function optionsIntro(say: Say, { name, side, best, isPoor, foods }: Options): string {
  const [first, ...others] = best;
  if (first === undefined)
    return say(foods.every(({ conflict }) => conflict?.level === 'conflict') ? 'comparison.none_fits' : 'comparison.check');
  if (name !== null) {
    const stated = best.map(({ amount, per, ...food }) =>
      amount === null ? linked(food) : say('guide.options_food', { food: linked(food), amount: amountText(say, amount), per }),
    );
    return say(side === 'most' ? 'guide.options_most' : 'guide.options_least', {
      nutrient: nutrientWord(say, name),
      foods: listed(say, stated),
    });
  }
  if (others.length > 0) return alikeScores(say, best);
  return say(isPoor ? 'comparison.best_of_poor' : 'comparison.one_by_score', { name: linked(first) });
}

/** Of foods that score alike none is the better one. */
export function alikeScores(say: Say, foods: readonly Options['best'][number][] | readonly BlockOf<'comparison'>['better'][]): string {
  return say('guide.alike_scores', {
    foods: listed(
      say,
      foods.map((food) => `${withBrand(food)} **${food.score}**`),
    ),
  });
}

/** A line for each food in its order, with what speaks against it. */
export function rankedLines(say: Say, foods: BlockOf<'ranked foods'>['foods']): string[] {
  return foods.map((food) => {
    const { amount, per, score } = food;
    const line =
      amount === null
        ? foodScore(say, food)
        : say('guide.ranked_food', { food: withBrand(food), amount: amountText(say, amount), per, score });
    return `${line}${conflictSuffix(say, food.conflict)}`;
  });
}
