import type { Restriction } from '../diets/index.ts';
import { hasWholeList } from '../food/index.ts';
import { matchCanonical, type ReadFood, suits } from '../matching/index.ts';
import { restrictionsOfId } from './declared/named-foods.ts';
import type { Criterion } from './facts.ts';
import { amountIn, nutrimentOf } from './figures.ts';

const SOME = 0.1;
const HALF = 0.5;

/** Whether a food is known to be what is asked for. */
export function meets(food: ReadFood, criterion: Criterion): boolean {
  switch (criterion.kind) {
    case 'amount':
      return hasAmount(food, criterion);
    case 'limit':
      return isWithinLimit(food, criterion);
    case 'no additives':
      return food.facts.additives.length === 0 && hasWholeList(food.facts);
    case 'diet':
      return suitsAll(food, restrictionsOfId(criterion.diet));
    case 'guidance':
      return (
        criterion.more.some((name) => matchCanonical(food, name, 'more') === 1) &&
        criterion.less.every((name) => (matchCanonical(food, name, 'less') ?? 0) < 1)
      );
    default:
      return criterion satisfies never;
  }
}

/** A restriction that was not understood is met by no food. */
function suitsAll(food: ReadFood, restrictions: readonly Restriction[]): boolean {
  return restrictions.length > 0 && restrictions.every((restriction) => suits(food, restriction).answer === 'yes');
}

function isWithinLimit(food: ReadFood, { name, side, value }: Extract<Criterion, { kind: 'limit' }>): boolean {
  const nutriment = nutrimentOf(name);
  const amount = nutriment === null ? null : amountIn(food, nutriment);
  return amount !== null && (side === 'least' ? amount >= value : amount <= value);
}

function hasAmount(food: ReadFood, { name, side, nearly = false }: Extract<Criterion, { kind: 'amount' }>): boolean {
  const share = matchCanonical(food, name, side === 'high' ? 'more' : 'less');
  if (share === null) return false;
  return side === 'high' ? share >= (nearly ? SOME : 1) : share <= (nearly ? HALF : 0);
}
