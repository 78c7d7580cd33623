import { readFood } from '../../matching/index.ts';
import { type Answer, answerOf, type Derived, entriesOf, entryOf, type Source } from '../answer.ts';
import type { Block, Claim, Suggestion } from '../blocks.ts';
import { meets } from '../criteria.ts';
import type { AlternativesView, Criterion, FoodOrder, ProductView } from '../facts.ts';
import { amountIn, askedAmounts, gradeOf, named, nutrimentOf, orderedBy, scored, shownAmount } from '../figures.ts';
import type { ShelfId } from '../understand/shelves.data.ts';

/** Foods of one answer. */
export const MAX_SUGGESTIONS = 5;
/** What the regulation has a claim for; what has none is judged by the rules of the score. */
const CLAIMS: ReadonlySet<string> = new Set<Claim>([
  'high Protein',
  'high Fiber',
  'high Omega-3',
  'low Sugar',
  'low Sodium',
  'low Fat',
  'low Saturated Fat',
]);
const isClaim = (words: string): words is Claim => CLAIMS.has(words);

type Ideas = {
  /** Kinds of food; none for any food. */
  shelves: readonly ShelfId[];
  /** What each of them has to be called, as it was typed. */
  called: readonly string[];
  /** What was asked of them and nothing states. */
  unstated: readonly string[];
  criteria: readonly Criterion[];
  /** What was asked besides, and none of them is. */
  missed?: readonly Criterion[];
  /** What they stand in order by; `null`: the best for the one who asks first. */
  order?: FoodOrder | null;
  found: readonly ProductView[];
  /** Foods that the person scanned and that meet the same. */
  scanned: readonly ProductView[];
  /** What the choice rests on, above the list. */
  advice: readonly Block[];
  adviceSources: readonly Source[];
};

/** Foods of the catalogue and of the person's scans that are what was asked for; never one that breaks a restriction. */
export function composeIdeas({ order = null, missed = [], ...ideas }: Ideas): Answer {
  const { shelves, called, unstated, criteria, found, scanned, advice: given, adviceSources } = ideas;
  const advice: readonly Block[] = unstated.length === 0 ? given : [{ kind: 'not stated', words: unstated }, ...given];
  const own = scanned.filter(({ barcode }) => !found.some((one) => one.barcode === barcode)).slice(0, 3);
  if (found.length === 0 && own.length === 0)
    return answerOf([...advice, { kind: 'no ideas', shelves, called, criteria: [...criteria, ...missed] }], adviceSources);
  const isNear = criteria.some((criterion) => criterion.kind === 'amount' && criterion.nearly === true);
  const limits = isNear ? null : limitsOf(criteria);
  // What they are in order by is shown once, whatever limit there is on it.
  const others = [...criteria, ...missed].filter((one) => order === null || !('name' in one) || one.name !== order.nutrient);
  const shown: readonly Criterion[] =
    order === null ? [...criteria, ...missed] : [{ kind: 'amount', name: order.nutrient, side: 'high' }, ...others];
  const suggestion = (product: ProductView): Suggestion => ({
    ...scored(product),
    grade: gradeOf(product),
    per: product.per,
    amounts: askedAmounts(product, shown),
    perEnergy: order?.isPerEnergy === true ? orderedBy(product, order) : null,
  });
  return answerOf(
    [
      ...advice,
      found.length === 0
        ? null
        : { kind: 'ideas', shelves, called, criteria, isNear, missed, order, metDiets: dietsMetBy(found), foods: found.map(suggestion) },
      own.length === 0 ? null : { kind: 'ideas from scans', foods: own.map(suggestion) },
      limits,
    ],
    [
      ...adviceSources,
      ...(limits === null || limits.claims.length === 0 ? [] : [{ kind: 'claims regulation' as const }]),
      { kind: 'scoring rules' },
      ...entriesOf([...found, ...own]),
    ],
    { suggested: [...found, ...own], derived: order === null ? [] : derivedOf(found, order) },
  );
}

/** What they hold per 100 kcal is worked out. */
function derivedOf(found: readonly ProductView[], order: FoodOrder): Derived[] {
  const nutriment = nutrimentOf(order.nutrient);
  return found.flatMap((product): Derived[] => {
    const [part, whole] = [nutriment === null ? null : amountIn(product, nutriment), amountIn(product, 'energyKcal')];
    return !order.isPerEnergy || part === null || whole === null
      ? []
      : [{ kind: 'product', value: orderedBy(product, order) ?? 0, of: [part, 1 / whole, 100] }];
  });
}

/** By what limits foods meet the criteria: the claim of the regulation where there is one, else the rules of the score. */
function limitsOf(criteria: readonly Criterion[]): Extract<Block, { kind: 'limits used' }> {
  const amounts = criteria.filter((one) => one.kind === 'amount');
  const claims = amounts.map(({ side, name }) => `${side} ${name}`).filter(isClaim);
  const others = amounts.filter(({ side, name }) => !isClaim(`${side} ${name}`) && nutrimentOf(name) !== null);
  return { kind: 'limits used', claims, others };
}

/** Diets of the member that every one of the foods is known to fit. */
export function dietsMetBy(products: readonly ProductView[]): string[] {
  const [first, ...others] = products;
  return first === undefined ? [] : first.fits.filter((diet) => !NOT_MET.has(diet) && others.every(({ fits }) => fits.includes(diet)));
}

/** Of these nothing is called fine: nothing was found that agencies advise against. @source docs/decisions/025 */
const NOT_MET: ReadonlySet<string> = new Set(['pregnancy', 'breastfeeding']);

/** "What could I eat instead?" */
export function composeAlternatives(
  product: ProductView,
  { isGood, foods: alternatives }: AlternativesView,
  criteria: readonly Criterion[],
): Answer {
  const food = scored(product);
  const all = alternatives
    .filter((one) =>
      criteria.every((criterion) => meets(readFood(one.product.facts), criterion) || isLess(one.product, product, criterion)),
    )
    .slice(0, MAX_SUGGESTIONS);
  // "Which ones without gluten are there?" Of its own kind, where there are any.
  const ofItsKind = all.filter(({ because }) => because.kind !== 'nearby shelf' && because.kind !== 'occasion');
  const fitting = criteria.length > 0 && ofItsKind.length > 0 ? ofItsKind : all;
  const [first] = fitting;
  if (first === undefined)
    return answerOf(
      [{ kind: 'no alternatives', food, criteria, hasOthers: alternatives.length > 0 }, { kind: 'scan the shelf' }],
      [entryOf(product)],
    );
  const products = fitting.map((one) => one.product);
  return answerOf(
    [
      {
        kind: 'alternatives',
        food,
        isGood,
        criteria,
        metDiets: dietsMetBy(products),
        foods: fitting.map(({ product: better, because }) => ({
          ...scored(better),
          because,
          per: better.per,
          compared: comparedAmounts(better, product, criteria),
        })),
      },
      { kind: 'compare them', one: named(product), other: named(first.product) },
    ],
    [entryOf(product), ...entriesOf(products), { kind: 'scoring rules' }],
    { suggested: products },
  );
}

/** In a swap, less than before is enough where "low" by the claim is out of reach. */
function isLess(better: ProductView, current: ProductView, criterion: Criterion): boolean {
  const nutriment = criterion.kind === 'amount' ? nutrimentOf(criterion.name) : null;
  if (criterion.kind !== 'amount' || nutriment === null) return false;
  const [one, other] = [better.facts.nutriments[nutriment], current.facts.nutriments[nutriment]];
  return one !== undefined && other !== undefined && (criterion.side === 'low' ? one < other : one > other);
}

function comparedAmounts(better: ProductView, current: ProductView, criteria: readonly Criterion[]) {
  return criteria.flatMap((criterion) => {
    const nutriment = criterion.kind === 'amount' ? nutrimentOf(criterion.name) : null;
    if (criterion.kind !== 'amount' || nutriment === null) return [];
    const [amount, other] = [shownAmount(better, nutriment), shownAmount(current, nutriment)];
    return amount === null || other === null ? [] : [{ name: criterion.name, amount, other }];
  });
}
