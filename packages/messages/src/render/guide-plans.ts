import { type Block, dishOf } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import { bullets, listed, shortNumber } from './markdown.ts';

type PlanBlock = Extract<Block, { kind: 'meal plan' | 'plan shopping' | 'plan sums' }>;
type MealPlan = Extract<Block, { kind: 'meal plan' }>;

const ENERGY_STEP = 10;
const GRAMS_STEP = 5;
const TENTHS = 10;
/** From this share of the protein that was asked on it counts as reached. */
const REACHED = 0.95;

/** A plan of meals, what it takes to buy, or what it comes to. */
export function planParagraphs(say: Say, block: PlanBlock): readonly string[] {
  switch (block.kind) {
    case 'meal plan':
      return mealPlan(say, block);
    case 'plan shopping':
      return [
        `${say('guide.plan_shopping', { days: daysText(say, block.days), people: say('guide.plan_people', { count: block.people }) })}\n${bullets(
          block.items.map(({ id, grams }) =>
            say('guide.plan_item', { name: say(`dishes.buy_${id}`), grams: rounded(say, grams, GRAMS_STEP) }),
          ),
        )}`,
        say('guide.plan_cooked'),
      ];
    case 'plan sums': {
      const { days, energy, protein, fiber } = block;
      const whole = say('guide.plan_sums', {
        days: daysText(say, days),
        energy: rounded(say, energy, ENERGY_STEP),
        protein: rounded(say, protein),
        fiber: rounded(say, fiber),
        carbohydrates: rounded(say, block.carbohydrates),
        sugars: rounded(say, block.sugars),
        salt: shortNumber(say, Math.round(block.salt * TENTHS) / TENTHS),
      });
      const average = say('guide.plan_sums_day', {
        energy: rounded(say, energy / days, ENERGY_STEP),
        protein: rounded(say, protein / days),
        fiber: rounded(say, fiber / days),
      });
      return [whole, days > 1 ? average : ''];
    }
    default:
      return block satisfies never;
  }
}

const daysText = (say: Say, count: number): string => say('guide.plan_days', { count });
const rounded = (say: Say, value: number, step = 1): string => shortNumber(say, Math.round(value / step) * step);

function mealPlan(say: Say, { days, energy, isOwnEnergy, protein, isFloor, except, isRestricted }: MealPlan): readonly string[] {
  const values = { days: daysText(say, days.length), energy: shortNumber(say, energy) };
  const head =
    protein === null ? say('guide.plan_head', values) : say('guide.plan_head_protein', { ...values, protein: shortNumber(say, protein) });
  const least = Math.min(...days.map((day) => day.protein));
  return [
    [head, isFloor ? say('guide.plan_floor') : '', isOwnEnergy ? '' : say('guide.plan_reference')].filter((one) => one !== '').join(' '),
    except.length === 0
      ? ''
      : say('guide.plan_without', {
          foods: listed(
            say,
            except.map((id) => say(`dishes.buy_${id}`)),
          ),
        }),
    ...days.map((day, at) => dayText(say, day, at)),
    protein !== null && least < protein * REACHED ? say('guide.plan_protein_short', { least: rounded(say, least) }) : '',
    say('guide.plan_amounts'),
    isRestricted ? say('guide.dishes_check') : '',
    say('guide.plan_change'),
  ];
}

function dayText(say: Say, { dishes, energy, protein, fiber }: MealPlan['days'][number], at: number): string {
  const head = say('guide.plan_day', {
    day: String(at + 1),
    energy: rounded(say, energy, ENERGY_STEP),
    protein: rounded(say, protein),
    fiber: rounded(say, fiber),
  });
  const lines = dishes.map(({ meal, dish, portions }) => {
    const { minutes, effort } = dishOf(dish.id);
    const how = [
      ...(portions === 1 ? [] : [say('guide.plan_portions', { portions: PORTIONS[String(portions)] ?? shortNumber(say, portions) })]),
      ...dish.instead.map((one) => say('guide.dish_instead', { instead: say(`dishes.with_${one}`) })),
      say(`guide.dish_${effort}`, { minutes: String(minutes) }),
    ];
    return say('guide.plan_dish', {
      meal: say(`guide.meal_${meal}`),
      name: say(`dishes.${dish.id}`),
      how: how.join('; '),
      energy: rounded(say, dish.energy * portions, ENERGY_STEP),
      protein: rounded(say, dish.protein * portions),
    });
  });
  return `${head}\n${bullets(lines)}`;
}
const PORTIONS: Readonly<Record<string, string>> = { '1.5': '1½', '2.5': '2½' };
