import {
  composeAlternatives,
  composeAmong,
  composeComparison,
  composeContains,
  composeFigure,
  composeIngredients,
  composeLedger,
  composeNotFound,
  composeSeveral,
  composeSuits,
  composeTopic,
  composeVerdict,
  INSTEAD_OF,
  type ProductView,
  type Reply,
  type ShelfId,
  shelfOf,
  topicOfNutrient,
  understandInContext,
} from '@labelwise/domain/guide';
import type { Answerer, Asked } from './answerer.ts';
import { ideas } from './catalogue-answers.ts';
import { joined } from './joined.ts';
import { betterThan, type Found, findProducts } from './lookup.ts';

/** Products whose packs are read out where a name may mean several. */
const READ_OUT = 3;
const MOST_NAMED = 8;

/** "Is it good for me, and why?" What was said of an allergy in the conversation is judged as well. */
export const verdict: Answerer = (asked) => {
  const { of, tools } = asked;
  const mode = /\b(?:why|how come)\b/.test(of.said) && /\b(?:low|bad|red)\b/.test(of.said) ? 'why low' : 'whole';
  const stated = of.criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
  // With an allergy that is not understood no food is called good.
  if (of.stated.unclear !== null) return aboutOne(asked, composeIngredients);
  return aboutOne(asked, (product) => {
    const judged = composeVerdict(product, tools.profile(), mode);
    return stated.length === 0 ? judged : joined([composeSuits(product, stated), judged]);
  });
};

export const ingredients: Answerer = (asked) => aboutOne(asked, composeIngredients, READ_OUT);

export const ledger: Answerer = (asked) =>
  aboutOne({ ...asked, of: { ...asked.of, refersBack: asked.of.mentions.length === 0 } }, (product) =>
    composeLedger(product, asked.of.said, asked.of.topic),
  );

export const figure: Answerer = (asked) =>
  aboutOne(asked, (product) => composeFigure(product, asked.of.nutrients, asked.of.portion), READ_OUT);

export const contains: Answerer = (asked) => {
  const { nutrients, additives, diets } = asked.of;
  if (diets.length > 0) return aboutOne(asked, (product) => composeSuits(product, diets), READ_OUT);
  if (nutrients.length + additives.length === 0) return aboutOne(asked, composeIngredients, READ_OUT);
  // "Does it have peanuts? I'm allergic": traces count as well.
  const { added } = asked.of.stated;
  return aboutOne(
    asked,
    (product) => joined([composeContains(product, nutrients, additives), ...(added.length === 0 ? [] : [composeSuits(product, added)])]),
    READ_OUT,
  );
};

/** One food, or each of several when `readOut` says how many; otherwise asks which one is meant. */
async function aboutOne(asked: Asked, compose: (product: ProductView) => Reply, readOut = 0): Promise<Reply | null> {
  const [found] = await findProducts(asked);
  if (found === undefined) return composeNotFound([]);
  if (found.kind === 'one') return compose(found.product);
  if (found.kind === 'none') return notFound(found.mention, asked);
  if (readOut === 0) return composeSeveral(found.mention, found.products);
  const replies = found.products.slice(0, readOut).map(compose);
  return joined(replies);
}

/** No product of that name; what else is known of the words is said all the same. */
function notFound(mention: string, { of }: Asked): Reply {
  const topic = of.topic ?? of.nutrients.flatMap((name) => topicOfNutrient(name) ?? [])[0];
  return topic === undefined ? composeNotFound([mention]) : joined([composeNotFound([mention]), composeTopic(topic)]);
}

export const compare: Answerer = async (asked) => {
  const found = await findProducts(asked);
  const second = found.length < 2 && asked.of.spokenOf.length > 1 ? await asked.tools.product(asked.of.spokenOf[1] ?? '') : null;
  const both: Found[] = second === null ? found : [...found, { kind: 'one', product: second }];
  const missing = both.flatMap((one) => (one.kind === 'none' ? [one.mention] : []));
  if (missing.length > 0) return composeNotFound(missing);
  const [one, other] = both.flatMap((each) => taken(each) ?? []);
  if (one === undefined || other === undefined) return composeNotFound([]);
  const reply = composeComparison(one, other, asked.of.nutrients);
  const notes = both.flatMap((each) =>
    each.kind === 'several' ? [`For “${each.mention}” I took the first of several products; name another to compare that one.`] : [],
  );
  return { ...reply, blocks: [...reply.blocks, ...notes] };
};

/** Of the products that the last answer named. */
export const among: Answerer = async (asked) => {
  const { of, tools } = asked;
  // "Of the two": of the last answer, or one each of the last two.
  const named =
    of.spokenOf.length > 1 ? of.spokenOf.slice(0, /\b(?:two|both)\b/.test(of.said) ? 2 : MOST_NAMED) : of.spokenBefore.slice(0, 2);
  const products = (await Promise.all(named.map((barcode) => tools.product(barcode)))).flatMap((product) => product ?? []);
  const asksLess = /\b(?:least|less|lower|lowest|fewer|fewest|worst|worse)\b/.test(of.said);
  return products.length < 2 ? ideas(asked) : composeAmong(products, of.nutrients[0] ?? null, asksLess ? 'least' : 'most');
};

/** Of several the best known, as the search puts it first. */
const taken = (found: Found): ProductView | undefined =>
  found.kind === 'one' ? found.product : found.kind === 'several' ? found.products[0] : undefined;

export const alternatives: Answerer = async (asked) => {
  const [found] = await findProducts(asked);
  if (found === undefined) return composeNotFound([]);
  if (found.kind === 'one') return insteadOf(found.product, asked);
  // A kind of food rather than a product: the best of its kind.
  const kind = understandInContext(`best ${found.mention}`, []).shelves;
  if (kind.length > 0) return bestOfKind(kind, asked);
  if (found.kind === 'none') return composeNotFound([found.mention]);
  const [first] = found.products;
  return first === undefined ? composeSeveral(found.mention, found.products) : insteadOf(first, asked);
};

async function insteadOf(product: ProductView, asked: Asked): Promise<Reply> {
  const better = await betterThan(product, asked.of.criteria, asked.tools);
  const reply = composeAlternatives(product, better, asked.of.criteria);
  const shelf = shelfOf(product.facts.categoriesTags);
  const other = shelf === null ? undefined : INSTEAD_OF[shelf];
  if (better.length > 0 || other === undefined) return reply;
  const instead = await ideas({ ...asked, of: { ...asked.of, shelves: [other] } });
  return instead === null ? reply : joined([reply, instead]);
}

async function bestOfKind(kind: readonly ShelfId[], asked: Asked): Promise<Reply | null> {
  const reply = await ideas({ ...asked, of: { ...asked.of, shelves: kind } });
  const other = kind[0] === undefined ? undefined : INSTEAD_OF[kind[0]];
  if (reply === null || other === undefined || reply.blocks.some((block) => block.includes('/results/'))) return reply;
  const instead = await ideas({ ...asked, of: { ...asked.of, shelves: [other] } });
  return instead === null ? reply : joined([reply, instead]);
}
