import {
  type Answer,
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
  joinAnswers,
  type ProductView,
  type ShelfId,
  shelfOf,
  topicOfNutrient,
  understandInContext,
} from '@labelwise/domain/guide';
import { ideas } from './catalogue-answers.ts';
import { type Answerer, betterThan, type Found, findProducts, type Inquiry } from './lookup.ts';

/** Products whose packs are read out where a name may mean several. */
const MAX_READ_OUT = 3;
const MAX_NAMED = 8;

/** "Is it good for me, and why?" An allergy that was declared in the conversation is judged as well. */
export const verdict: Answerer = (inquiry) => {
  const { question, tools } = inquiry;
  const mode =
    /\b(?:why|how come)\b/.test(question.normalizedText) && /\b(?:low|bad|red)\b/.test(question.normalizedText) ? 'why low' : 'whole';
  const declared = question.criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
  // With an allergy that is not understood no food is called good.
  if (question.declared.unclear !== null) return aboutOne(inquiry, composeIngredients);
  return aboutOne(inquiry, (product) => {
    const judged = composeVerdict(product, tools.profile(), mode);
    return declared.length === 0 ? judged : joinAnswers([composeSuits(product, declared), judged]);
  });
};

export const ingredients: Answerer = (inquiry) => aboutOne(inquiry, composeIngredients, MAX_READ_OUT);

export const ledger: Answerer = (inquiry) =>
  aboutOne({ ...inquiry, question: { ...inquiry.question, refersBack: inquiry.question.mentions.length === 0 } }, (product) =>
    composeLedger(product, inquiry.question.normalizedText, inquiry.question.topic),
  );

export const figure: Answerer = (inquiry) =>
  aboutOne(inquiry, (product) => composeFigure(product, inquiry.question.nutrients, inquiry.question.portion), MAX_READ_OUT);

export const contains: Answerer = (inquiry) => {
  const { nutrients, additives, diets } = inquiry.question;
  if (diets.length > 0) return aboutOne(inquiry, (product) => composeSuits(product, diets), MAX_READ_OUT);
  if (nutrients.length + additives.length === 0) return aboutOne(inquiry, composeIngredients, MAX_READ_OUT);
  // "Does it have peanuts? I'm allergic": traces count as well.
  const { added } = inquiry.question.declared;
  return aboutOne(
    inquiry,
    (product) =>
      joinAnswers([composeContains(product, nutrients, additives), ...(added.length === 0 ? [] : [composeSuits(product, added)])]),
    MAX_READ_OUT,
  );
};

/** One food, or each of several when `readOut` says how many; otherwise asks which one is meant. */
async function aboutOne(inquiry: Inquiry, compose: (product: ProductView) => Answer, readOut = 0): Promise<Answer | null> {
  const [found] = await findProducts(inquiry);
  if (found === undefined) return composeNotFound([]);
  if (found.kind === 'one') return compose(found.product);
  if (found.kind === 'none') return notFound(found.mention, inquiry);
  if (readOut === 0) return composeSeveral(found.mention, found.products);
  const answers = found.products.slice(0, readOut).map(compose);
  return joinAnswers(answers);
}

/** No product of that name; what else is known of the words is still answered. */
function notFound(mention: string, { question }: Inquiry): Answer {
  const topic = question.topic ?? question.nutrients.flatMap((name) => topicOfNutrient(name) ?? [])[0];
  return topic === undefined ? composeNotFound([mention]) : joinAnswers([composeNotFound([mention]), composeTopic(topic)]);
}

export const compare: Answerer = async (inquiry) => {
  const found = await findProducts(inquiry);
  const second =
    found.length < 2 && inquiry.question.lastProducts.length > 1
      ? await inquiry.tools.product(inquiry.question.lastProducts[1] ?? '')
      : null;
  const both: Found[] = second === null ? found : [...found, { kind: 'one', product: second }];
  const missing = both.flatMap((one) => (one.kind === 'none' ? [one.mention] : []));
  if (missing.length > 0) return composeNotFound(missing);
  const [one, other] = both.flatMap((each) => taken(each) ?? []);
  if (one === undefined || other === undefined) return composeNotFound([]);
  const answer = composeComparison(one, other, inquiry.question.nutrients);
  const notes = both.flatMap((each) => (each.kind === 'several' ? [{ kind: 'first of several' as const, mention: each.mention }] : []));
  return { ...answer, blocks: [...answer.blocks, ...notes] };
};

/** Of the products that the last answer named. */
export const ranking: Answerer = async (inquiry) => {
  const { question, tools } = inquiry;
  // "Of the two": of the last answer, or one each of the last two.
  const named =
    question.lastProducts.length > 1
      ? question.lastProducts.slice(0, /\b(?:two|both)\b/.test(question.normalizedText) ? 2 : MAX_NAMED)
      : question.earlierProducts.slice(0, 2);
  const products = (await Promise.all(named.map((barcode) => tools.product(barcode)))).flatMap((product) => product ?? []);
  const asksLess = /\b(?:least|less|lower|lowest|fewer|fewest|worst|worse)\b/.test(question.normalizedText);
  return products.length < 2 ? ideas(inquiry) : composeAmong(products, question.nutrients[0] ?? null, asksLess ? 'least' : 'most');
};

/** Of several the best known, as the search puts it first. */
const taken = (found: Found): ProductView | undefined =>
  found.kind === 'one' ? found.product : found.kind === 'several' ? found.products[0] : undefined;

export const alternatives: Answerer = async (inquiry) => {
  const [found] = await findProducts(inquiry);
  if (found === undefined) return composeNotFound([]);
  if (found.kind === 'one') return insteadOf(found.product, inquiry);
  // A kind of food rather than a product: the best of its kind.
  const kind = understandInContext(`best ${found.mention}`, []).shelves;
  if (kind.length > 0) return bestOfKind(kind, inquiry);
  if (found.kind === 'none') return composeNotFound([found.mention]);
  const [first] = found.products;
  return first === undefined ? composeSeveral(found.mention, found.products) : insteadOf(first, inquiry);
};

async function insteadOf(product: ProductView, inquiry: Inquiry): Promise<Answer> {
  const better = await betterThan(product, inquiry.question.criteria, inquiry.tools);
  const answer = composeAlternatives(product, better, inquiry.question.criteria);
  const shelf = shelfOf(product.facts.categoriesTags);
  const other = shelf === null ? undefined : INSTEAD_OF[shelf];
  if (better.length > 0 || other === undefined) return answer;
  const instead = await ideas({ ...inquiry, question: { ...inquiry.question, shelves: [other] } });
  return instead === null ? answer : joinAnswers([answer, instead]);
}

async function bestOfKind(kind: readonly ShelfId[], inquiry: Inquiry): Promise<Answer | null> {
  const answer = await ideas({ ...inquiry, question: { ...inquiry.question, shelves: kind } });
  const other = kind[0] === undefined ? undefined : INSTEAD_OF[kind[0]];
  if (answer === null || other === undefined || answer.suggested.length > 0) return answer;
  const instead = await ideas({ ...inquiry, question: { ...inquiry.question, shelves: [other] } });
  return instead === null ? answer : joinAnswers([answer, instead]);
}
