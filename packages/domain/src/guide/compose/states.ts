import { type Answer, answerOf } from '../answer.ts';
import type { Block, ScoredFood } from '../blocks.ts';
import type { StateName } from '../declared/circumstances.ts';

/** With these no score says whether a food suits, and a proposal may harm. */
const WITHHELD: ReadonlySet<StateName> = new Set(['low sugar', 'tyramine', 'potassium', 'stoma', 'FODMAP', 'histamine', 'fructose']);

/** What these ask for is a matter of time, not of which food. */
const FORBIDS_NOTHING: ReadonlySet<StateName> = new Set(['thyroid tablets']);

export const isWithheld = (states: readonly StateName[]): boolean => states.some((name) => WITHHELD.has(name));

/** Instead of a score or a proposal: what is known of the state, and what the pack declares. */
export function composeForState(states: readonly StateName[], pack: Answer | null): Answer {
  const block: Block = { kind: 'states first', states, isWithheld: true };
  return pack === null ? answerOf([block]) : { ...pack, blocks: [block, ...pack.blocks] };
}

/** An answer below what is known of medicines and states; no food in it is praised, since its score does not count them. */
export function withStates(answer: Answer, states: readonly StateName[]): Answer {
  if (states.length === 0) return answer;
  const isOfFood = states.some((name) => !FORBIDS_NOTHING.has(name));
  return {
    ...answer,
    blocks: [{ kind: 'states first', states, isWithheld: false }, ...(isOfFood ? answer.blocks.map(withoutPraise) : answer.blocks)],
  };
}

function withoutPraise(block: Block): Block {
  switch (block.kind) {
    case 'verdict':
      return { ...block, food: toCheck(block.food), summary: block.summary.kind === 'conflict' ? block.summary : { kind: 'unsettled' } };
    case 'fits':
      return { ...block, diets: [] };
    case 'several foods':
      return { ...block, foods: block.foods.map(toCheck) };
    case 'ranked foods':
      return { ...block, foods: block.foods.map(toCheck) };
    case 'ideas':
      return { ...block, foods: block.foods.map(toCheck) };
    case 'ideas from scans':
      return { ...block, foods: block.foods.map(toCheck) };
    case 'alternatives':
      return { ...block, food: toCheck(block.food), foods: block.foods.map(toCheck) };
    case 'comparison':
      return { ...block, better: toCheck(block.better), worse: toCheck(block.worse) };
    default:
      return block;
  }
}

function toCheck<Food extends ScoredFood>(food: Food): Food {
  return food.label === 'Great Match' || food.label === 'Good Match' ? { ...food, label: 'Check the pack' } : food;
}
