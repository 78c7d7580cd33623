import {
  type Answer,
  type AskedPortion,
  asksOfTraces,
  asksWhetherHeld,
  aspectIn,
  comparedBy,
  composeAdditive,
  composeAlternatives,
  composeAmong,
  composeComparison,
  composeContains,
  composeFigure,
  composeIngredients,
  composeLedger,
  composeNeeded,
  composeNotFound,
  composeOfIt,
  composeOptions,
  composePerhaps,
  composeSeveral,
  composeSuits,
  composeTopic,
  composeTraces,
  composeVerdict,
  dietsOfWord,
  INSTEAD_OF,
  type IntentOf,
  isAdvisedAgainst,
  joinAnswers,
  mayNameFood,
  nutrimentOf,
  type ProductView,
  portionTyped,
  type ShelfId,
  shelfOf,
  topicOfNutrient,
  understandInContext,
  wantedIn,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { ideas } from './catalogue-answers.ts';
import { unknownAnswer } from './explain-answers.ts';
import { findProducts } from './find-products.ts';
import type { Answerer, Found, Inquiry } from './inquiry.ts';
import { betterThan } from './lookup.ts';
import { ideasInPlaceOf } from './occasion-answers.ts';
import { RAW } from './ready-foods.data.ts';

/** Products whose packs are read out where a name may mean several. */
const MAX_READ_OUT = 3;
const MAX_NAMED = 8;

/** "Is it good for me?" An allergy that was declared in the conversation is judged as well. */
export const verdict: Answerer<'verdict'> = (_intent, inquiry) => judged(inquiry, 'whole');

/** Why a score is what it is: the whole of it, what takes points off, or the lines that are asked after. */
export const why: Answerer<'why'> = ({ of }, inquiry) => {
  const { normalizedText, topic } = inquiry.question;
  if (of === 'line') return aboutOne(inquiry, (product) => composeLedger(product, normalizedText, topic));
  return judged(inquiry, of === 'low' ? 'why low' : 'whole');
};

function judged(inquiry: Inquiry, mode: 'whole' | 'why low'): Promise<Answer | null> {
  const { question, tools } = inquiry;
  const declared = question.criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
  // With an allergy that is not understood no food is called good.
  if (question.declared.unclear !== null) return aboutOne(inquiry, composeIngredients);
  return aboutOne(inquiry, (product) => {
    const aspect = mode === 'whole' ? aspectIn(inquiry.typed) : null;
    const verdictOfIt = aspect === null ? composeVerdict(product, tools.profile(), mode) : composeOfIt(product, tools.profile(), aspect);
    return declared.length === 0 ? verdictOfIt : joinAnswers([composeSuits(product, declared), verdictOfIt]);
  });
}

/** How often, only a little, why: what is asked of one food beside its verdict. */
export const ofIt: Answerer<'of it'> = ({ aspect }, inquiry) =>
  inquiry.question.declared.unclear === null
    ? aboutOne(inquiry, (product) => composeOfIt(product, inquiry.tools.profile(), aspect))
    : aboutOne(inquiry, composeIngredients);

export const ingredients: Answerer<'ingredients'> = (_intent, inquiry) => aboutOne(inquiry, composeIngredients, MAX_READ_OUT);

/** "2 kitkats": so many of what is named. */
function countedIn([mention = '']: readonly string[]): AskedPortion | null {
  const count = Number(/^(\d{1,2}) \p{L}/u.exec(mention)?.[1]);
  return count > 0 ? { kind: 'servings', count, millilitres: null } : null;
}

export const amount: Answerer<'amount'> = ({ nutrients, portion }, inquiry) => {
  const wanted = wantedIn(foldText(inquiry.typed));
  if (wanted !== null)
    return aboutOne(inquiry, (product) => composeNeeded(product, wanted) ?? composeFigure(product, nutrients, portion), 1);
  const { mentions, barcodes, refersBack } = inquiry.question;
  const topic = mentions.length + barcodes.length === 0 && !refersBack ? topicOfNutrient(nutrients[0] ?? '') : null;
  // Of no product: "how much sugar?"
  if (topic !== null) return Promise.resolve(composeTopic(topic));
  const avoided = avoidedAmong(nutrients, inquiry);
  const asked = portionTyped(inquiry.typed) ?? portion ?? countedIn(inquiry.question.mentions);
  return aboutOne(
    inquiry,
    (product) => (avoided.length > 0 ? composeSuits(product, avoided) : composeFigure(product, nutrients, asked)),
    MAX_READ_OUT,
  );
};

/** "Sesame ones?" of who must not eat everything: a food among the figures is judged with its traces, never by the bare list. */
function avoidedAmong(names: readonly string[], { question, tools }: Inquiry): string[] {
  if (tools.limits().length + question.declared.binding.length === 0) return [];
  return names.flatMap((name) => (nutrimentOf(name) === null ? (dietsOfWord(name.toLowerCase()) ?? []) : []));
}

export const contains: Answerer<'contains'> = ({ nutrients, additives, diets, isHeld }, inquiry) => {
  const isAskedHeld = isHeld || asksWhetherHeld(inquiry.typed);
  const suits = asksOfTraces(inquiry.typed)
    ? composeTraces
    : (product: ProductView, of: readonly string[]) => composeSuits(product, of, isAskedHeld);
  if (diets.length > 0) return aboutOne(inquiry, (product) => suits(product, diets), MAX_READ_OUT);
  if (nutrients.length + additives.length === 0) return aboutOne(inquiry, composeIngredients, MAX_READ_OUT);
  const avoided = avoidedAmong(nutrients, inquiry);
  if (avoided.length > 0) return aboutOne(inquiry, (product) => suits(product, avoided), MAX_READ_OUT);
  // "Does it have peanuts? I'm allergic": traces count as well.
  const { added } = inquiry.question.declared;
  return aboutOne(
    inquiry,
    (product) => joinAnswers([composeContains(product, nutrients, additives), ...(added.length === 0 ? [] : [suits(product, added)])]),
    MAX_READ_OUT,
  );
};

/** One food, or each of several when `readOut` says how many; otherwise asks which one is meant. */
async function aboutOne(inquiry: Inquiry, compose: (product: ProductView) => Answer, readOut = 0): Promise<Answer | null> {
  const [found, other] = await findProducts(inquiry);
  if (found === undefined) return composeNotFound([]);
  if (found.kind === 'one' && other !== undefined && readOut > 0)
    return joinAnswers([compose(found.product), await ofOther(other, compose)]);
  if (found.kind === 'one') return compose(found.product);
  if (found.kind === 'none') return notFound(found.mention, inquiry);
  if (found.kind === 'perhaps') return composePerhaps(found.mention, found.products, askedAs(inquiry));
  if (readOut === 0) return composeSeveral(found.mention, found.products, askedAs(inquiry));
  const answers = found.products.slice(0, readOut).map(compose);
  return joinAnswers(answers);
}

/** The second of two foods that are asked about at once. */
async function ofOther(found: Found, compose: (product: ProductView) => Answer): Promise<Answer> {
  if (found.kind === 'one') return compose(found.product);
  if (found.kind === 'none') return composeNotFound([found.mention]);
  return found.kind === 'several'
    ? composeSeveral(found.mention, found.products, 'verdict')
    : composePerhaps(found.mention, found.products, 'verdict');
}

/** What a name that is asked back is asked for. */
function askedAs({ question }: Inquiry): 'why' | 'swap' | 'verdict' | 'same' {
  const { kind } = question.intent;
  if (kind === 'contains' || kind === 'amount' || kind === 'ingredients') return 'same';
  return kind === 'why' || kind === 'swap' ? kind : 'verdict';
}

/** No product of that name; what else is known of the words is still answered. */
function notFound(mention: string, { question }: Inquiry): Answer {
  // "What does carrageenan do in my pudding?" asks of the additive.
  if (question.additives.length > 0) return joinAnswers(question.additives.slice(0, 2).map((code) => composeAdditive(code, [], false)));
  const topic = question.topic ?? question.nutrients.flatMap((name) => topicOfNutrient(name) ?? [])[0];
  return topic === undefined ? missing([mention], question) : joinAnswers([composeNotFound([mention]), composeTopic(topic)]);
}

/** What the catalogue has nothing for: of what may be a food that is what is answered; other words are nothing that the guide knows. */
export function missing(mentions: readonly string[], question: Inquiry['question']): Answer {
  const named = mentions.filter((mention) => mayNameFood(mention, question));
  return named.length === 0 ? unknownAnswer(null) : composeNotFound(named);
}

/** Of the products that the last answer named. */
export const ranking: Answerer<'ranking'> = async ({ nutrient, side, isOfTwo }, inquiry) => {
  const { question, tools } = inquiry;
  // "Of the two": of the last answer, or one each of the last two.
  const named =
    question.lastProducts.length > 1 ? question.lastProducts.slice(0, isOfTwo ? 2 : MAX_NAMED) : question.earlierProducts.slice(0, 2);
  const products = (await Promise.all(named.map((barcode) => tools.product(barcode)))).flatMap((product) => product ?? []);
  const [one, other, ...others] = products;
  const meant = nutrient === null ? comparedBy(inquiry.typed) : [];
  if (meant.length > 0 && one !== undefined && other !== undefined && others.length === 0) return composeComparison(one, other, meant);
  if (products.length < 2) return ideas(searched(question), inquiry);
  const by = nutrient ?? meant[0] ?? null;
  return meant.length > 0
    ? composeOptions(products, by, by === 'Protein' || by === 'Fiber' ? 'most' : 'least')
    : composeAmong(products, by, side);
};

export const swap: Answerer<'swap'> = async (_intent, inquiry) => {
  const [found] = await findProducts(inquiry);
  // "Gluten-free pasta instead of X" says what is looked for.
  const { shelves } = inquiry.question;
  const named = found?.kind === 'one' ? shelfOf(found.product.facts.categoriesTags) : null;
  const ofKind = shelves.length > 0 && inquiry.question.criteria.length > 0 ? await ideas(searched(inquiry.question), inquiry) : null;
  const isOther = named !== null && !shelves.includes(named);
  // What is to be replaced is no food of before of another kind.
  if (ofKind !== null && (isOther ? inquiry.question.refersBack : ofKind.suggested.length > 0)) return ofKind;
  if (found === undefined) return composeNotFound([]);
  if (found.kind === 'one') return insteadOf(found.product, inquiry);
  // A kind of food rather than a product: the best of its kind.
  const kind = understandInContext(found.mention, []).shelves;
  if (kind.length > 0) return bestOfKind(kind, inquiry);
  if (found.kind === 'none') return missing([found.mention], inquiry.question);
  if (found.kind === 'perhaps') return composePerhaps(found.mention, found.products, 'swap');
  const [first] = found.products;
  return first === undefined ? composeSeveral(found.mention, found.products, 'swap') : insteadOf(first, inquiry);
};

/** A search for foods, with what the question asks of them. */
export function searched({ shelves, criteria, selected }: Inquiry['question'], on: readonly ShelfId[] = shelves): IntentOf<'find'> {
  return {
    kind: 'find',
    shelves: on,
    without: [],
    notNamed: [],
    called: [],
    notCalled: [],
    unstated: [],
    containing: [],
    criteria,
    purpose: selected,
    isHowTo: false,
    isAboutRecipes: false,
  };
}

async function insteadOf(product: ProductView, inquiry: Inquiry): Promise<Answer> {
  const found = await betterThan(product, inquiry.question.criteria, inquiry.tools);
  const foods = found.foods.filter(
    ({ product: { name, facts }, because }) =>
      !isAdvisedAgainst(facts.categoriesTags, inquiry.needs) && (because.kind !== 'occasion' || !RAW.test(name)),
  );
  const answer = composeAlternatives(product, { ...found, foods }, inquiry.question.criteria);
  const shelf = shelfOf(product.facts.categoriesTags);
  const other = shelf === null ? undefined : INSTEAD_OF[shelf];
  const isEnough = answer.suggested.length > 0 || other === undefined;
  const instead = isEnough ? null : await ideas(searched(inquiry.question, [other]), inquiry);
  const whole = instead === null ? answer : joinAnswers([answer, instead]);
  // Where nothing of its shelf is better, what is eaten for the same says more than another shelf.
  const isAlike = shelf === null || foods.some(({ because }) => because.kind !== 'occasion');
  const eatenSo = isAlike ? null : ideasInPlaceOf(shelf, inquiry);
  return eatenSo === null ? whole : joinAnswers([whole, eatenSo]);
}

async function bestOfKind(kind: readonly ShelfId[], inquiry: Inquiry): Promise<Answer | null> {
  const answer = await ideas(searched(inquiry.question, kind), inquiry);
  const other = kind[0] === undefined ? undefined : INSTEAD_OF[kind[0]];
  if (answer === null || other === undefined || answer.suggested.length > 0) return answer;
  const instead = await ideas(searched(inquiry.question, [other]), inquiry);
  return instead === null ? answer : joinAnswers([answer, instead]);
}
