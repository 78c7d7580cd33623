import {
  type Answer,
  asksWhyOther,
  comparedBy,
  composeComparison,
  composeGrades,
  composeNotFound,
  composeOptions,
  composePerhaps,
  composeSeveral,
  type IntentKind,
  isOnlyBrand,
  joinAnswers,
  nutrimentOf,
  officialName,
  optionsIn,
  orderTyped,
  type ProductView,
  shelfOf,
} from '@labelwise/domain/guide';
import { byName, findProducts } from './find-products.ts';
import type { Answerer, Found, Inquiry } from './inquiry.ts';
import { missing } from './product-answers.ts';

export const compare: Answerer<'compare'> = async ({ nutrients }, inquiry) => {
  const found = await findProducts(inquiry);
  const second =
    found.length < 2 && inquiry.question.lastProducts.length > 1
      ? await inquiry.tools.product(inquiry.question.lastProducts[1] ?? '')
      : null;
  const both: Found[] = second === null ? found : [...found, { kind: 'one', product: second }];
  const unknown = both.flatMap((one) => (one.kind === 'none' ? [one.mention] : []));
  if (unknown.length > 0) return missing(unknown, inquiry.question);
  const perhaps = both.find((each) => each.kind === 'perhaps');
  if (perhaps?.kind === 'perhaps') return composePerhaps(perhaps.mention, perhaps.products, 'same');
  const unsettled = both.find((each, at) => each.kind === 'several' && weighed(each, both[1 - at]) === undefined);
  if (unsettled?.kind === 'several') return composeSeveral(unsettled.mention, unsettled.products, 'same');
  const [one, other] = both.flatMap((each, at) => weighed(each, both[1 - at]) ?? []);
  if (one === undefined || other === undefined) return composeNotFound([]);
  const answer = composeComparison(one, other, comparedIn(nutrients, inquiry));
  const notes = both.flatMap((each) => (each.kind === 'several' ? [{ kind: 'first of several' as const, mention: each.mention }] : []));
  return { ...answer, blocks: [...answer.blocks, ...notes] };
};

/** Of several foods of a brand the one of the other's kind: "spaghetti or the wholegrain ones of Food Club" weighs no almond milk. */
function weighed(found: Found, other: Found | undefined): ProductView | undefined {
  const first = taken(found);
  if (found.kind !== 'several' || first === undefined || !found.products.every((one) => isOnlyBrand(found.mention, one))) return first;
  const beside = other === undefined ? undefined : taken(other);
  const kind = beside === undefined ? null : shelfOf(beside.facts.categoriesTags);
  return kind === null ? undefined : found.products.find((one) => shelfOf(one.facts.categoriesTags) === kind);
}

/** Of several the best known, as the search puts it first, of those that bear the name themselves: a sauce of the ketchups is none. */
function taken(found: Found): ProductView | undefined {
  if (found.kind !== 'several') return found.kind === 'one' ? found.product : undefined;
  const words = officialName(found.mention).split(' ');
  const bears = ({ name, brand }: ProductView) => {
    const own = officialName(`${brand ?? ''} ${name}`).split(' ');
    return words.every((word) => own.includes(word));
  };
  // A word of a longer brand is no name: "Lion" is no camembert by Coeur de Lion.
  const isItself = ({ name, brand }: ProductView) =>
    officialName(brand ?? '') === words.join(' ') ||
    officialName(name)
      .split(' ')
      .some((word) => words.includes(word));
  return found.products.find((one) => bears(one) && isItself(one)) ?? found.products.find(bears) ?? found.products[0];
}

/** By what foods are compared: what the question names or means, else what counts for those whom it is for. */
function comparedIn(nutrients: readonly string[], { typed, needs }: Inquiry): readonly string[] {
  const ordered = orderTyped(typed)?.nutrient;
  // "Oat" and "soy" of the names are no amounts.
  const asked = [...new Set([...(ordered === undefined ? [] : [ordered]), ...nutrients, ...comparedBy(typed)])].filter(
    (name) => nutrimentOf(name) !== null,
  );
  return asked.length > 0 ? asked : [...new Set(needs.flatMap((need) => COUNTS_FOR[need] ?? []))].slice(0, MAX_BY_NEED);
}
const MAX_BY_NEED = 2;
const COUNTS_FOR: Readonly<Partial<Record<Inquiry['needs'][number], readonly string[]>>> = {
  diabetes: ['Sugar'],
  'blood pressure': ['Sodium'],
  kidneys: ['Sodium'],
  cholesterol: ['Saturated Fat'],
  heart: ['Saturated Fat', 'Sodium'],
};

/** "Why does A get a worse grade than B?", or one to be taken of three or more; `null` where the question asks neither. */
export async function weighedApart(inquiry: Inquiry): Promise<Answer | null> {
  const why = asksWhyOther(inquiry.typed);
  if (why !== null) {
    const [one, other] = await Promise.all([byName(why.one, inquiry), byName(why.other, inquiry)]);
    const [first, second] = [weighed(one, other), weighed(other, one)];
    return first === undefined || second === undefined ? null : composeGrades(first, second, why.isWorse);
  }
  const options = OF_SEVERAL.has(inquiry.question.intent.kind) ? optionsIn(inquiry.typed) : [];
  if (options.length === 0) return null;
  const found = await Promise.all(options.map((name) => byName(name, inquiry)));
  const products = found.flatMap((one) => taken(one) ?? []);
  const unique = [...new Map(products.map((product) => [product.barcode, product])).values()];
  if (unique.length < Math.max(2, options.length - 1)) return null;
  const notFound = found.flatMap((one) => (taken(one) === undefined ? [one] : []));
  const [name = null] = comparedIn(inquiry.question.nutrients, inquiry);
  const answer = composeOptions(unique, name, sideOf(name, inquiry));
  const mentions = notFound.flatMap((one) => ('mention' in one ? [one.mention] : []));
  const notes = found.flatMap((one) => (one.kind === 'several' ? [{ kind: 'first of several' as const, mention: one.mention }] : []));
  const whole = { ...answer, blocks: [...answer.blocks, ...notes] };
  return mentions.length === 0 ? whole : joinAnswers([whole, composeNotFound(mentions)]);
}

/** Whether the one with most or with least is asked for; what people want plenty of is asked for most. */
function sideOf(name: string | null, { typed, question }: Inquiry): 'most' | 'least' {
  if (name === null || ASKS_LEAST.test(typed)) return 'least';
  return WANTED.has(name) || (question.nutrients.includes(name) && ASKS_MOST.test(typed)) ? 'most' : 'least';
}
const ASKS_MOST = /\b(?:most|highest|more|meist\p{L}*|mehr|le plus|más|mas|più|piu|mais|meest\p{L}*|meer)\b/iu;
/** Of these people want plenty. */
const WANTED: ReadonlySet<string> = new Set(['Protein', 'Plant Protein', 'Fiber', 'Omega-3', 'Calcium', 'Iron']);
const ASKS_LEAST = /\b(?:least|less|lowest|wenigst\p{L}*|weniger|moins|menos|meno|minst|minder)\b/iu;
const OF_SEVERAL: ReadonlySet<IntentKind> = new Set([
  'compare',
  'ranking',
  'verdict',
  'unclear',
  'amount',
  'find',
  'out of scope',
  'contains',
]);
