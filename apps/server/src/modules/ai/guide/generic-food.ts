import {
  type Answer,
  askedBeside,
  asksWhetherHeld,
  type Block,
  composeGenericFood,
  foodCalled,
  type GenericAnswer,
  genericNamed,
  type IntentKind,
  isOfFood,
  isSubstance,
  isThatFood,
  joinAnswers,
  portionTyped,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import type { Inquiry } from './inquiry.ts';
import { asksForFoods } from './kind-answer.ts';
import { asksOfTracesOrOrigin } from './named-against.ts';
import { answersOneThing } from './one-thing.ts';

/** These ask about a food; a search, a plan or a statement does not. */
const ABOUT_A_FOOD: ReadonlySet<IntentKind> = new Set([
  'verdict',
  'why',
  'compare',
  'contains',
  'ingredients',
  'amount',
  'ranking',
  'term',
  'general',
  'additive',
  'unclear',
  'out of scope',
]);
/** Nothing is known of what was asked about. */
const HOLDS_NOTHING: ReadonlySet<Block['kind']> = new Set(['not found', 'unknown', 'not sure', 'perhaps meant', 'capabilities']);

/** The food that the questions before asked about by its name alone, where no answer since named a product. */
export function foodBefore(history: readonly { role: 'user' | 'assistant'; content: string }[]): string | null {
  const linked = history.findLastIndex(({ role, content }) => role === 'assistant' && content.includes('](/results/'));
  const asked = history.slice(linked + 1).filter(({ role }) => role === 'user');
  return asked.slice(-MAX_BEFORE).reduce<string | null>((last, { content }) => genericNamed(content) ?? last, null);
}
const MAX_BEFORE = 4;

/** "And lactose-free?" after a food by its name alone is asked of that. */
export type Asked = GenericAnswer & { readonly isOfBefore: boolean };

/**
 * What is known of a food by its name alone; `null` where the question asks about none, or about a product.
 *
 * @param before the food of the question before
 * @param names of the people of the household
 */
export function genericFood({ typed: written, question, diets }: Inquiry, before: string | null, names: readonly string[]): Asked | null {
  // Whom it is for is no part of what is asked.
  const isName = (word: string) => names.some((name) => foldText(name) === foldText(word.replaceAll(/[^\p{L}\p{N}-]/gu, '')));
  const isStated = question.declared.added.length > 0;
  // "She is allergic to nuts, what about marzipan" asks about marzipan alone.
  const typed = (isStated ? askedBeside(written).replace(LEFT_BESIDE, '') : written)
    .split(' ')
    .filter((word) => !isName(word))
    .join(' ');
  const { declared, barcodes, intent } = question;
  if (barcodes.length > 0 || declared.unclear !== null || typed.trim() === '') return null;
  const portion = portionTyped(typed);
  const byName = ABOUT_A_FOOD.has(intent.kind) || (isStated && !asksForFoods(typed)) ? composeGenericFood(typed, diets, portion) : null;
  // Beside an allergy that is stated a search may be a question for one food: what speaks against that is answered.
  // "Does 'may contain nuts' not standing there mean it's safe", "could it come from soy": nobody eats that by itself.
  const isAskedAfter =
    byName?.asked.asked === 'suits' && asksOfTracesOrOrigin(typed) && byName.asked.foods.every(({ words }) => isSubstance(words));
  if (isAskedAfter) return null;
  const asOne = ABOUT_A_FOOD.has(intent.kind) || byName?.strictness === 'against' ? byName : null;
  // "Lentil pasta for me?" looks like a search for two foods, and is one.
  const isShortSearch = intent.kind === 'find' && !asksForFoods(typed) && typed.trim().split(/\s+/).length <= MAX_FOLLOWING;
  const ofTwo = asOne === null && isShortSearch ? composeGenericFood(typed, diets, portion) : null;
  const named = asOne ?? (ofTwo !== null && ofTwo.strictness !== 'nothing against' && isOfTwo(ofTwo) ? ofTwo : null);
  // "Which ravioli may he not eat?" asks for some of them: that the kind usually has nothing against it is no answer.
  if (named?.strictness === 'nothing against' && ASKS_WHICH.test(foldText(typed))) return null;
  const isAskedOf = before !== null && genericNamed(typed) === null && named?.asked.foods.length === 1;
  if (named !== null && !isAskedOf) return { ...named, isOfBefore: false };
  const part =
    named === null && (intent.kind === 'find' ? ASKS_LEAVE.test(typed) : ABOUT_A_FOOD.has(intent.kind)) ? ofPart(typed, diets) : null;
  if (part !== null) return { ...part, isOfBefore: false };
  const isShort = typed.trim().split(/\s+/).length <= MAX_FOLLOWING;
  if (before === null || !isShort || !FOLLOWS.has(intent.kind)) return null;
  const followed = composeGenericFood(`${before} ${typed}`, diets, portion);
  return followed === null || followed.asked.asked === 'suits' ? null : { ...followed, isOfBefore: true };
}
/** A food by the names of two, as "lentil pasta". */
const isOfTwo = ({ asked }: GenericAnswer): boolean => asked.foods.some(({ food }) => food.id.includes('+'));

/** A food that is made with another than its kind usually is, or of plants: what is known of its kind is not of it. */
export const isMadeOtherwise = (asked: Asked | null): asked is Asked =>
  asked?.asked.foods.some(({ food: { id, kind } }) => id.includes('+') || kind === 'plantdrink' || kind === 'plantfood') === true;

/** "A tart with chocolate spread": what a dish is made with, where somebody must not eat that. */
function ofPart(typed: string, diets: readonly string[]): GenericAnswer | null {
  for (const part of typed.split(WITH).slice(1)) {
    const known = composeGenericFood(part, diets, null);
    if (known?.strictness === 'against' && known.asked.asked === 'suits') return known;
  }
  return null;
}
const WITH = /(?<!\p{L})(?:with|mit|avec|con|com|met)(?!\p{L})/iu;
/** Whether it may be eaten is asked, not what to eat. */
const ASKS_LEAVE =
  /^\W*(?:can|could|may|is|are|darf|dürfen|kann|können|ist|sind|puis|je peux|on peut|peut|est|puedo|puede|podemos|es|posso|può|possiamo|è|pode|podemos|é|mag|mogen|kan|kunnen)(?!\p{L})/iu;
/** "Which ravioli", in seven languages. */
const ASKS_WHICH =
  /^\W*(?:(?:and|so|ok|und|et|alors|y|e|en|dan) )*(?:which|welche[rsnm]?|quels?|quelles?|cual(?:es)?|quali?|quais|qual|welke?)(?!\p{L})/u;
/** Marks that stood between a statement and a question. */
const LEFT_BESIDE = /^[\s,.;:–-]+/u;
const MAX_FOLLOWING = 7;
const FOLLOWS: ReadonlySet<IntentKind> = new Set([...ABOUT_A_FOOD, 'swap', 'find', 'own foods', 'own list']);

/** These are what they are called, and nothing made of them. */
const AS_GROWN: ReadonlySet<string> = new Set(['fruit', 'vegetable', 'nut', 'seed', 'pulse', 'tuber', 'mushroom', 'driedfruit']);

/** "Is coconut a nut?" */
const IS_ONE = /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|e|sono|sao|zijn|counts?|zahlt|zahlen|compte|cuenta|conta|telt)(?!\p{L})/u;
/** The answer is about the words themselves, and says more. */
const OF_WORDS: ReadonlySet<Block['kind']> = new Set(['additive', 'topic', 'general']);

/**
 * An answer with what is known of the food by its name alone: in its place where the catalogue has no such food, above it where it is
 * stricter, or surer, than what the catalogue has of that name.
 */
export async function withGenericFood(answer: Answer, generic: Asked | null, { typed, tools, question }: Inquiry): Promise<Answer> {
  if (generic === null || answersOneThing(answer)) return answer;
  const { asked, strictness } = generic;
  const above = () => joinAnswers([generic.answer, answer]);
  if (generic.isOfBefore || answer.blocks.some(({ kind }) => HOLDS_NOTHING.has(kind))) return generic.answer;
  if (asked.asked === 'what') return answer.blocks.some(({ kind }) => kind === 'general') ? above() : answer;
  const isOfClass = asked.asked === 'held' && !asksWhetherHeld(typed) && IS_ONE.test(foldText(typed));
  // "The pack does not state its caffeine" says less than what is usual.
  const isUnstated = answer.blocks.some(
    (block) => block.kind === 'contents' && block.lines.every(({ kind }) => kind === 'not stated' || kind === 'unknown'),
  );
  if (isOfClass) return generic.answer;
  if (isUnstated) return above();
  const barcodes = answer.sources.flatMap((source) => (source.kind === 'catalogue entry' ? [source.barcode] : []));
  const products = (await Promise.all(barcodes.map((barcode) => tools.product(barcode)))).flatMap((product) => product ?? []);
  const isOfIt = products.some((product) =>
    asked.foods.some(({ food, words }) => {
      const named = foodCalled(words, null);
      // "Trail mix, grape" and "grape soda" have the taste of the fruit, and none of its figures.
      if (asked.asked === 'amount' && AS_GROWN.has(food.kind) && product.facts.nova === 4) return false;
      return isOfFood(food, product.name, product.facts.categoriesTags) || (named !== null && isThatFood(named, product));
    }),
  );
  // "What's bad about salt and vinegar crisps" asks for no amount of vinegar.
  const isOfProduct = question.intent.kind === 'verdict' || question.intent.kind === 'why';
  if (asked.asked === 'amount' && isOfProduct && products.length > 0) return answer;
  if (asked.asked === 'amount' || asked.asked === 'compare') return products.length > 0 && !isOfIt ? generic.answer : answer;
  // "Do butter beans have butter?" of foods that are none says nothing of them.
  if (asked.asked === 'held' && asked.isSure && products.length > 0 && !isOfIt) return generic.answer;
  if (strictness !== 'against') return answer;
  if (products.length === 0) return answer.blocks.some(({ kind }) => OF_WORDS.has(kind)) ? above() : generic.answer;
  return isOfIt ? above() : generic.answer;
}
