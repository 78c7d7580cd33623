import { hasWholeList } from '../../food/index.ts';
import { matchCanonical, type ReadFood, readFood } from '../../matching/index.ts';
import { type Answer, answerOf, type Derived, ownSource } from '../answer.ts';
import { strictSuitability } from '../declared/pack-words.ts';
import type { ProductView, ScanView } from '../facts.ts';
import { amountIn, named, nutrimentOf } from '../figures.ts';
import type { OwnCondition, OwnFoodsIntent, OwnProperty } from '../intents/own.ts';
import { scanned } from './scans.ts';

/** Whether a food has a property: traces alone are `may`, and what the pack does not say is `unknown`. */
type Standing = 'yes' | 'may' | 'no' | 'unknown';

const MAX_LISTED = 12;
const MAX_OTHERS = 6;

/**
 * "Which of my scans don't contain nuts?" Every food is in one of four groups, and each group is counted and named.
 *
 * @param advisedAgainst barcodes of what an illness advises against, which no restriction leaves out
 */
export function composeOwnFoods(
  scans: readonly ScanView[],
  { set, property, isNegated, also }: OwnFoodsIntent,
  advisedAgainst: ReadonlySet<string> = new Set(),
): Answer {
  if (scans.length === 0) return answerOf([{ kind: 'none of own', set }]);
  const unique = [...new Map(scans.toReversed().map((scan) => [scan.product.barcode, scan])).values()].reverse();
  const conditions = [{ property, isNegated }, ...also];
  const groups: Record<'met' | 'may' | 'unknown', ScanView[]> = { met: [], may: [], unknown: [] };
  const missing: ScanView[][] = conditions.map(() => []);
  for (const scan of unique) {
    const standings = conditions.map((condition) => meets(scan.product, condition, advisedAgainst));
    const missed = standings.indexOf('no');
    if (missed >= 0) missing[missed]?.push(scan);
    else groups[standings.includes('unknown') ? 'unknown' : standings.includes('may') ? 'may' : 'met'].push(scan);
  }
  const [opposite = [], ...others] = missing;
  const counted = (list: readonly ScanView[]) => ({
    count: list.length,
    foods: list.slice(0, MAX_OTHERS).map(({ product }) => named(product)),
  });
  return answerOf(
    [
      {
        kind: 'own foods',
        set,
        property,
        isNegated,
        products: unique.length,
        wanted: groups.met.length,
        scans: groups.met.slice(0, MAX_LISTED).map(scanned),
        may: counted(groups.may),
        opposite: counted(opposite),
        unknown: counted(groups.unknown),
        also: also.map((condition, at) => ({ ...condition, others: counted(others[at] ?? []) })),
      },
    ],
    [ownSource(scans, set)],
    { derived: [unique, groups.met, groups.may, groups.unknown, ...missing].map(countOf) },
  );
}

/** Whether a food meets a condition; traces alone neither meet nor miss it. */
function meets(product: ProductView, { property, isNegated }: OwnCondition, advisedAgainst: ReadonlySet<string>): Standing {
  const stands = property.kind === 'conflict' && advisedAgainst.has(product.barcode) ? 'yes' : standing(product, property);
  if (!isNegated || stands === 'may' || stands === 'unknown') return stands;
  return stands === 'yes' ? 'no' : 'yes';
}

/**
 * The list that was asked for before what is stated of single foods in it; whom it is for stays above. Of a list of what goes against
 * somebody, or holds what was asked for, that each of its foods is not for them is not repeated.
 */
export function ownFoodsFirst(given: Answer): Answer {
  const list = given.blocks.find((block) => block.kind === 'own foods');
  if (list === undefined) return given;
  const isOfThose = !list.isNegated && (list.property.kind === 'conflict' || list.property.kind === 'holds');
  const listed = new Set(isOfThose ? list.scans.map(({ barcode }) => barcode) : []);
  const answer = {
    ...given,
    blocks: given.blocks.filter((block) => !(block.kind === 'people verdict' && block.isBrief === true && listed.has(block.food.barcode))),
  };
  const at = answer.blocks.findIndex(({ kind }) => kind === 'own foods');
  const above = answer.blocks.slice(0, Math.max(at, 0));
  const below = above.filter(({ kind }) => kind === 'people verdict' || kind === 'kind advice');
  if (below.length === 0) return answer;
  const rest = answer.blocks.slice(at + 1);
  return { ...answer, blocks: [...above.filter((block) => !below.includes(block)), ...answer.blocks.slice(at, at + 1), ...below, ...rest] };
}

function countOf(list: readonly ScanView[]): Derived {
  return { kind: 'count', value: list.length, of: list.map(({ product }) => product.barcode) };
}

function standing(product: ProductView, property: OwnProperty): Standing {
  const food = readFood(product.facts);
  switch (property.kind) {
    case 'holds':
      return strongest(property.ids.map((id) => holds(product, food, id)));
    case 'fits': {
      const { answer } = strictSuitability(product, food, property.diet);
      return answer === 'yes' ? 'yes' : answer === 'unknown' ? 'unknown' : 'no';
    }
    case 'amount':
      return amount(food, property);
    case 'limit': {
      const nutriment = nutrimentOf(property.name);
      const stated = nutriment === null ? null : amountIn(product, nutriment);
      return stated === null ? 'unknown' : (property.side === 'least' ? stated >= property.value : stated <= property.value) ? 'yes' : 'no';
    }
    case 'additives':
      return property.codes.some((code) => product.facts.additives.includes(code)) ? 'yes' : hasWholeList(product.facts) ? 'no' : 'unknown';
    case 'ultra-processed':
      return food.facts.nova === null ? 'unknown' : food.facts.nova === 4 ? 'yes' : 'no';
    case 'any additive':
      return product.facts.additives.length > 0 ? 'yes' : hasWholeList(product.facts) ? 'no' : 'unknown';
    case 'conflict': {
      const { alerts, people } = product;
      if (people !== undefined) return STANDINGS[people.answer];
      return alerts.some(({ level }) => level === 'conflict' || level === 'warning')
        ? 'yes'
        : alerts.some(({ level }) => level === 'unknown')
          ? 'unknown'
          : alerts.some(({ level }) => level === 'traces')
            ? 'may'
            : 'no';
    }
    default:
      return property satisfies never;
  }
}

/** Whether a food goes against what people of the household leave out. */
const STANDINGS = { conflict: 'yes', unknown: 'unknown', 'not judged': 'unknown', safe: 'no', 'no conflict': 'no', free: 'no' } as const;

/** A food holds "nuts" where it holds any that the word stands for. */
function strongest(all: readonly Standing[]): Standing {
  const order = ['yes', 'may', 'unknown'] as const;
  return order.find((one) => all.includes(one)) ?? 'no';
}

function holds(product: ProductView, food: ReadFood, id: string): Standing {
  const { answer, traces } = strictSuitability(product, food, id);
  if (answer === 'no' || answer === 'limited') return traces ? 'may' : 'yes';
  if (answer === 'yes') return 'no';
  return traces ? 'may' : 'unknown';
}

function amount(food: ReadFood, { name, side }: Extract<OwnProperty, { kind: 'amount' }>): Standing {
  const share = matchCanonical(food, name, side === 'high' ? 'more' : 'less');
  const nutriment = nutrimentOf(name);
  // Packs hardly state added sugars: their lists tell of them.
  const isOfList = nutriment === null || nutriment === 'addedSugars';
  const isStated = isOfList || food.facts.nutriments[nutriment] !== undefined;
  if (share === null || !isStated) return 'unknown';
  if (side === 'low') return share === 0 ? 'yes' : 'no';
  if (side === null && !isOfList) return (food.facts.nutriments[nutriment] ?? 0) > 0 ? 'yes' : 'no';
  return side === 'high' ? (share === 1 ? 'yes' : 'no') : share > 0 ? 'yes' : 'no';
}
