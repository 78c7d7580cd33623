import { type Block, dishOf, type Occasion } from '@labelwise/domain/guide';
import type { Say } from '../index.ts';
import { bullets, shortNumber } from './markdown.ts';

type DishesBlock = Extract<Block, { kind: 'dishes' }>;
type Dish = DishesBlock['dishes'][number];

/** Ideas for a moment: how it was understood, each idea with what a portion holds, and what is not known of them. */
export function dishesParagraphs(say: Say, block: DishesBlock): readonly string[] {
  const { occasion, dishes, leftAside, isRestricted } = block;
  const moment = momentWords(say, block);
  const lead = moment.length === 0 ? say('guide.dishes_open') : say('guide.dishes', { what: moment.join(', ') });
  const aside = leftAside.map((one) => {
    if (one.kind === 'trait') return say(`guide.trait_${one.trait}`);
    return one.kind === 'price' ? say('guide.moment_cheap') : say('guide.moment_minutes', { minutes: String(occasion.minutes) });
  });
  const isCool = occasion.place !== null && dishes.some(({ id }) => dishOf(id).carry === 'cool');
  return [
    aside.length === 0 ? '' : say('guide.dishes_aside', { what: aside.join(', ') }),
    `${lead}\n${bullets(dishes.map((dish) => dishLine(say, dish)))}`,
    isCool ? say('guide.dishes_cool') : '',
    occasion.isCheap ? say('guide.dishes_prices') : '',
    isRestricted ? say('guide.dishes_check') : '',
  ];
}

function dishLine(say: Say, { id, instead, ...amounts }: Dish): string {
  const { minutes, effort } = dishOf(id);
  const swaps = instead.map((one) => say('guide.dish_instead', { instead: say(`dishes.with_${one}`) }));
  return say('guide.dish', {
    name: say(`dishes.${id}`),
    how: [...swaps, say(`guide.dish_${effort}`, { minutes: String(minutes) })].join('; '),
    energy: shortNumber(say, Math.round(amounts.energy / ENERGY_STEP) * ENERGY_STEP),
    protein: shortNumber(say, Math.round(amounts.protein)),
    sugars: shortNumber(say, Math.round(amounts.sugars)),
    salt: shortNumber(say, Math.round(amounts.salt * TENTHS) / TENTHS),
  });
}
const ENERGY_STEP = 10;
const TENTHS = 10;

function momentWords(say: Say, { occasion, meals, leftAside }: DishesBlock): string[] {
  const aside = new Set(leftAside.flatMap((one) => (one.kind === 'trait' ? [one.trait] : [])));
  const gone = new Set(leftAside.map(({ kind }) => kind));
  const { traits, place, isNight, isForChildren, isWithoutFridge, isOnePot, isCheap, minutes, missing, atHand }: Occasion = occasion;
  return [
    ...meals.map((meal) => say(`guide.for_${meal}`)),
    ...(isNight ? [say('guide.moment_night')] : []),
    ...(place === null ? [] : [say(`guide.place_${place}`)]),
    ...(isForChildren && place !== 'school' ? [say('guide.moment_children')] : []),
    ...traits.filter((trait) => !aside.has(trait)).map((trait) => say(`guide.trait_${trait}`)),
    ...(atHand.length > 0 ? [say('guide.moment_at_hand')] : []),
    ...(isOnePot ? [say('guide.moment_one_pot')] : []),
    ...(isWithoutFridge ? [say('guide.moment_no_fridge')] : []),
    ...(isCheap && !gone.has('price') ? [say('guide.moment_cheap')] : []),
    ...(minutes === null || gone.has('minutes') ? [] : [say('guide.moment_minutes', { minutes: String(minutes) })]),
    ...missing.map((device) => say(`guide.missing_${device}`)),
  ];
}
