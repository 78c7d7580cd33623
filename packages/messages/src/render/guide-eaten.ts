import type { EatenRow } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import { amountText, type BlockOf, nutrientWord } from './guide-words.ts';
import { bullets, withBrand } from './markdown.ts';

type Eaten = BlockOf<'nothing eaten' | 'day holds' | 'eaten' | 'eaten amounts' | 'amount not counted' | 'only noted'>;

/** What was noted as eaten today, beside what a day holds. */
export function eatenParagraphs(say: Say, block: Eaten): string[] {
  switch (block.kind) {
    case 'nothing eaten':
      return [say('guide.nothing_eaten')];
    case 'day holds':
      return [
        `${say('guide.day_holds')}\n${bullets(
          block.amounts.map(({ name, amount }) =>
            say('guide.day_holds_row', { nutrient: nutrientWord(say, name), amount: amountText(say, amount) }),
          ),
        )}`,
      ];
    case 'eaten':
      return [`${say('guide.eaten')}\n${bullets(block.foods.map(withBrand))}`];
    case 'eaten amounts':
      return [bullets(block.rows.map((row) => rowText(say, row)))];
    case 'amount not counted':
      return [say('guide.amount_not_counted', { nutrient: nutrientWord(say, block.name) })];
    case 'only noted':
      return [say('guide.only_noted')];
    default:
      return block satisfies never;
  }
}

function rowText(say: Say, { name, eaten, goal, left, isOver, isToReach, unstated }: EatenRow): string {
  const values = { nutrient: nutrientWord(say, name), eaten: amountText(say, eaten), goal: amountText(say, goal) };
  const line = isOver
    ? isToReach
      ? say('guide.eaten_reached', values)
      : say('guide.eaten_over', { ...values, left: amountText(say, left) })
    : say('guide.eaten_amount', { ...values, left: amountText(say, left) });
  return unstated === 0 ? line : say('guide.eaten_unstated', { line, count: unstated });
}
