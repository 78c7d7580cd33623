import {
  type Answer,
  additiveFor,
  asksWhichNot,
  asksWhyNutriScore,
  composeFattening,
  composeFitsLeft,
  composeNotOnly,
  composeNutriScore,
  composeSuits,
  energyLeftTyped,
  inSodium,
  isAskedFattening,
  isAskedOnly,
  isAskedSodium,
  isNamed,
  isOfNutriScore,
  joinAnswers,
  type ProductView,
  portionTyped,
  saysWhatItIs,
  worstOf,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { findProducts } from './find-products.ts';
import type { Inquiry } from './inquiry.ts';

/** A question with more words names its food itself. */
const FEW_WORDS = 7;

/**
 * The one thing that is asked of a product, where a name alone would be answered with its whole verdict: its Nutri-Score, whether
 * it makes fat,
 * fits in what is left today, or is nothing but what it looks like. `null` for other questions, and where no product is meant for sure.
 */
export async function oneThingAsked(inquiry: Inquiry): Promise<Answer | null> {
  const { typed, tools, question } = inquiry;
  if (question.declared.unclear !== null) return null;
  const left = energyLeftTyped(typed);
  const isOfScore = isOfNutriScore(typed);
  // Of two that are weighed both are answered.
  const isWeighed = question.intent.kind === 'compare' || question.intent.kind === 'ranking';
  const isFattening = isAskedFattening(typed) && !isWeighed;
  const isOnly =
    (isAskedOnly(typed) && IS_ONLY_OF.has(question.intent.kind)) || (question.intent.kind === 'contains' && saysWhatItIs(typed));
  const isWhy = asksWhyNutriScore(typed) && question.mentions.length + question.barcodes.length > 0;
  const against = await thoseAgainst(inquiry);
  if (against !== null) return against;
  if (left === null && !isOfScore && !isFattening && !isOnly && !isWhy) return null;
  const product = await productMeant(inquiry);
  if (product === null) return null;
  if (isOfScore || isWhy) return composeNutriScore(product, tools.profile(), isWhy);
  if (left !== null) return composeFitsLeft(product, tools.profile(), left, countOf(typed));
  return isFattening ? composeFattening(product, tools.profile()) : composeNotOnly(product);
}
const IS_ONLY_OF: ReadonlySet<Inquiry['question']['intent']['kind']> = new Set([
  'contains',
  'verdict',
  'unclear',
  'ingredients',
  'term',
  'general',
]);

/** Whether an answer is of the one thing that was asked of a product: what is known of its kind says less. */
export const answersOneThing = ({ blocks }: Answer): boolean => blocks.some(({ kind }) => kind === 'first line');

function countOf(typed: string): number {
  const portion = portionTyped(typed);
  return portion?.kind === 'servings' && portion.millilitres === null ? portion.count : 1;
}

/** "Which ravioli may he not eat?" Products of that name that hold what is left out, or what is asked after, else those of which nobody knows. */
async function thoseAgainst({ typed, tools, question, diets }: Inquiry): Promise<Answer | null> {
  const [mention, ...others] = question.mentions;
  if (mention === undefined || others.length > 0 || !asksWhichNot(typed)) return null;
  const asked =
    question.intent.kind === 'contains' ? question.intent.diets : question.declared.binding.length > 0 ? question.declared.binding : diets;
  if (asked.length === 0 || (question.intent.kind !== 'contains' && question.intent.kind !== 'verdict')) return null;
  const found = (await tools.search(mention, SEARCHED)).filter((product) => isNamed(mention, product) || bears(mention, product));
  const answers = found.map((product) => ({ product, worst: worstOf(product, asked) }));
  const against = answers.filter(({ worst }) => worst === 'no');
  const shown = against.length > 0 ? against : answers.filter(({ worst }) => worst !== 'yes');
  return shown.length === 0 ? null : joinAnswers(shown.slice(0, MAX_SHOWN).map(({ product }) => composeSuits(product, asked)));
}
const SEARCHED = 24;
const MAX_SHOWN = 4;
const bears = (mention: string, { name }: ProductView): boolean =>
  mention.split(' ').every((word) => foldText(name).includes(foldText(word)));

/** The product that a question names, else the one before where it names none. */
async function productMeant(inquiry: Inquiry): Promise<ProductView | null> {
  const { question, typed } = inquiry;
  const named = question.mentions.length > 0 ? question.mentions : question.names;
  const mentions = named.map((mention) => mention.replace(OF_THE_SCORE, '').trim()).filter((mention) => mention !== '');
  if (mentions.length > 0 || question.barcodes.length > 0) {
    const [found] = await findProducts({ ...inquiry, question: { ...question, mentions, refersBack: false } });
    if (found?.kind === 'one') return found.product;
    if (found?.kind === 'several') return found.products[0] ?? null;
  }
  const [before] = question.lastProducts;
  const isShort = typed.trim().split(/\s+/u).length <= FEW_WORDS;
  return before === undefined || !(question.refersBack || (isShort && mentions.length === 0)) ? null : inquiry.tools.product(before);
}

const OF_THE_SCORE = /^(?:the )?nutri ?-?scores?(?: (?:of|for|the))*(?!\p{L})/u;

/** An answer with what was asked in other words before it: salt as sodium, an additive by a diet. */
export function inWordsAsked(answer: Answer, { typed, question }: Inquiry): Answer {
  const salt = isAskedSodium(typed) ? inSodium(answer) : answer;
  const [additive] = salt.blocks.flatMap((block) => (block.kind === 'additive' ? [block.code] : []));
  const [diet] = question.diets;
  const line = additive === undefined || diet === undefined ? null : additiveFor(additive, diet);
  return line === null ? salt : { ...salt, blocks: [line, ...salt.blocks] };
}
