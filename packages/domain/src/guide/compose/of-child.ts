import { foldText } from '../../lib/index.ts';
import type { Answer } from '../answer.ts';
import type { Block } from '../blocks.ts';
import type { Circumstance } from '../declared/circumstances.ts';
import { CHILD_AMOUNTS, CHILD_WEIGHTS, type ChildNutrient, SHARE_OF_DRINKS } from '../knowledge/child-amounts.data.ts';
import { ASKS_HOW_MUCH } from '../knowledge/find-general.data.ts';
import { isAboutChildren } from '../knowledge/find-general.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import type { Publication } from '../knowledge/publications.data.ts';
import type { TopicId } from '../knowledge/topics.data.ts';
import { foodsNamed } from './people.ts';

/** What stands in our texts for adults, by what of it a child has an amount of its own of. */
const OF_TOPIC: Partial<Record<TopicId, ChildNutrient>> = {
  salt: 'salt',
  sugars: 'sugars',
  caffeine: 'caffeine',
  water: 'water',
  calcium: 'calcium',
  iron: 'iron',
  fibre: 'fiber',
};
const OF_ENTRY: Partial<Record<GeneralId, ChildNutrient>> = {
  salt_a_day: 'salt',
  kids_salt: 'salt',
  sugar_a_day: 'sugars',
  kids_sugar: 'sugars',
  caffeine_a_day: 'caffeine',
  kids_energy_drinks: 'caffeine',
  water_a_day: 'water',
  hydrating_drink: 'water',
  fibre_a_day: 'fiber',
};
const PUBLICATIONS: Readonly<Record<ChildNutrient, Publication>> = {
  salt: 'nhs',
  sugars: 'nhs',
  caffeine: 'efsaCaffeine',
  water: 'efsaWater',
  calcium: 'efsaDrv',
  iron: 'efsaDrv',
  fiber: 'efsaFiber',
};

/** Whether a message asks how much of something there is, or may be. */
export function asksHowMuch(message: string): boolean {
  return ASKS_HOW_MUCH.test(foldText(message));
}

/**
 * An answer with the amounts of a day as they are for a child of that age, in the place of those of adults.
 *
 * @param isOfAmount whether an amount is asked for, and not what something is
 */
export function asOfChild(answer: Answer, circumstances: readonly Circumstance[], isOfAmount: boolean): Answer {
  const ages = circumstances.flatMap((one) => (one.kind === 'child' ? [one.age] : []));
  if (ages.length === 0) return answer;
  const age = Math.min(...ages);
  const of = (block: Block): ChildNutrient | undefined => {
    if (block.kind === 'topic') return isOfAmount ? OF_TOPIC[block.topic] : undefined;
    return block.kind === 'general' && (isOfAmount || !isAboutChildren(block.id)) ? OF_ENTRY[block.id] : undefined;
  };
  const at = answer.blocks.findIndex((block) => of(block) !== undefined);
  const found = answer.blocks[at];
  const nutrient = found === undefined ? undefined : of(found);
  if (nutrient === undefined) return answer;
  // Of salt by itself advice says nothing that the amount does not.
  const isBeside = ({ kind }: Block): boolean => kind === 'own limits first' || (kind === 'kind advice' && foodsNamed(answer).length === 0);
  const amount = amountOf(nutrient, age);
  return {
    ...answer,
    blocks: answer.blocks.flatMap((block, place) => (place === at ? [amount] : of(block) !== undefined || isBeside(block) ? [] : [block])),
    sources: [...answer.sources, { kind: 'publication', publication: PUBLICATIONS[nutrient] }],
  };
}

function amountOf(nutrient: ChildNutrient, age: number): Extract<Block, { kind: 'child amount' }> {
  const rows = CHILD_AMOUNTS[nutrient].filter(([from]) => from <= age);
  const amount = rows.at(-1)?.[1] ?? null;
  if (nutrient === 'caffeine') {
    const weight = CHILD_WEIGHTS[age] ?? CHILD_WEIGHTS.at(-1) ?? 0;
    return { kind: 'child amount', nutrient, age, amount: amount === null ? null : Math.round((amount * weight) / 5) * 5, weight };
  }
  const drinks = nutrient === 'water' && amount !== null ? Math.round(amount * SHARE_OF_DRINKS * 10) / 10 : null;
  return { kind: 'child amount', nutrient, age, amount, drinks };
}
