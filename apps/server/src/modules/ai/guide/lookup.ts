import {
  type AlternativesView,
  type AlternativeView,
  type Criterion,
  dietsOfWord,
  foodCalled,
  generalLikely,
  generalPerhaps,
  type IntentKind,
  isFoodName,
  isNamed,
  namesNothing,
  officialName,
  type ProductView,
  type QuestionInContext,
  withoutDoubtful,
  withoutKinds,
} from '@labelwise/domain/guide';
import { GOOD } from '@labelwise/domain/shelf';
import type { MemberTools } from '../tools/assistant-tools.ts';
import { byName, byWords } from './find-products.ts';
import type { Found, Inquiry } from './inquiry.ts';

/** Look-ups that everyday words are worth. */
const MAX_DOUBTFUL = 4;

/**
 * "What drags down Kinder Bueno?", "womit ersetze ich das?": everyday words that no table knows are names only where the catalogue has a
 * product of that name; without it the question is read again without them.
 */
export async function settled(inquiry: Inquiry, readAgain: (noNames: ReadonlySet<string>) => QuestionInContext): Promise<Inquiry> {
  const { question } = inquiry;
  const isNamed = question.mentions.some((mention) => !question.doubtful.includes(mention)) || question.barcodes.length > 0;
  const isUnderstood = question.mentions.length === 0 && question.intent.kind !== 'unclear';
  const doubtful = question.doubtful.length === 0 || isNamed || isUnderstood ? [] : question.doubtful.slice(0, MAX_DOUBTFUL);
  for (const text of doubtful) {
    const found = await byWords(text, inquiry);
    if (found.kind === 'one' && beginsWith(text, found.product)) return inquiry;
  }
  const held = await asksWhatIsHeld(inquiry);
  if (held !== null) return { ...inquiry, question: held };
  const missing = await notFoundIn(inquiry);
  const used = missing.filter((mention) => mention.split(' ').every((word) => namesNothing(word)));
  const again = readWithout([...doubtful, ...used], question, readAgain);
  if (again !== null && !(missing.length > 0 && isOfBefore(again, question))) return { ...inquiry, question: again };
  if (missing.length === 0) return inquiry;
  if (isAboutLast(question, missing)) return { ...inquiry, question: { ...question, mentions: [], refersBack: true } };
  const general =
    question.likely === 'general' || question.likely === 'label'
      ? generalLikely(question.normalizedText)
      : generalPerhaps(question.normalizedText);
  if (general !== null)
    return { ...inquiry, question: { ...question, intent: { kind: 'general', id: general, topic: null }, mentions: [] } };
  if (question.intent.kind === 'compare') return inquiry;
  const other = await otherName(inquiry);
  if (other !== null) return { ...inquiry, question: { ...question, mentions: [other] } };
  // "Need a snack rn": what names no product is answered without a word that nobody knows, unless it is what somebody leaves out.
  const nameless = missing.filter((mention) => !LEAVES_OUT.test(question.normalizedText.split(mention)[0] ?? ''));
  const without =
    nameless.length === 0 ? null : readAgain(new Set(nameless.flatMap((mention) => (withoutKinds(mention) ?? mention).split(' '))));
  // Who asks about a product that the catalogue lacks reads that, and never of others of its kind.
  const isAboutIt = ABOUT_ONE.has(question.intent.kind) && (question.likely === null || LIKELY_ONE.has(question.likely));
  if (without !== null && OF_NO_PRODUCT.has(without.intent.kind) && !isAboutIt) return { ...inquiry, question: without };
  // Everyday words that only stand inside the name of some product are nobody's name.
  const isForNothing = used.length === question.mentions.length && question.barcodes.length === 0 && !question.refersBack;
  return isForNothing && !isBare(question) ? { ...inquiry, question: { ...question, intent: { kind: 'unclear' }, mentions: [] } } : inquiry;
}

/** Whether a question is nothing but what it names. */
function isBare({ normalizedText, mentions }: QuestionInContext): boolean {
  return mentions.some((mention) => normalizedText === mention);
}

/** "And the hot dogs?": without its name a question is the one before once more. */
function isOfBefore(again: QuestionInContext, { normalizedText }: QuestionInContext): boolean {
  return again.mentions.some((mention) => !normalizedText.includes(mention));
}

/** "Kinder Bueno wheat?": a name with a food at its edge that no product has asks whether that is in there. */
async function asksWhatIsHeld(inquiry: Inquiry): Promise<QuestionInContext | null> {
  const { intent, mentions } = inquiry.question;
  const [mention, ...others] = mentions;
  const words = mention?.split(' ') ?? [];
  if ((intent.kind !== 'verdict' && intent.kind !== 'unclear') || others.length > 0 || words.length < 2) return null;
  // In a whole sentence the words around say what is asked.
  if (words.join(' ') !== inquiry.question.normalizedText) return null;
  const whole = await byWords(words.join(' '), inquiry);
  if (whole.kind !== 'none') return null;
  // "Ladyfingers: gluten?" after the name of a food: unless both are one name, as of soy milk.
  const [held = '', named] = [words.at(-1), words.slice(0, -1).join(' ')];
  const isNamedFood = foodCalled(named, null) !== null && foodCalled(words.join(' '), null) === null;
  const ofFood = isNamedFood ? dietsOfWord(held) : null;
  if (ofFood !== null) return asksOf(inquiry.question, named, ofFood);
  for (const [food = '', name] of [
    [words.at(-1), words.slice(0, -1).join(' ')],
    [words[0], words.slice(1).join(' ')],
  ] as const) {
    const diets = dietsOfWord(food);
    const found = diets === null || isFoodName(name) ? null : await byWords(name, inquiry);
    if (diets !== null && found !== null && found.kind !== 'none') return asksOf(inquiry.question, name, diets);
  }
  return null;
}

/** Whether that is in there. */
function asksOf(question: QuestionInContext, name: string, diets: readonly string[]): QuestionInContext {
  return {
    ...question,
    intent: { kind: 'contains', nutrients: [], additives: [], diets: diets.slice(0, 1), isHeld: true },
    mentions: [name],
  };
}

/** "Ouch. For what?" after an answer about a product: a few words, of which none may be the name of another. */
function isAboutLast({ lastProducts, normalizedText, intent, barcodes, kindOf }: QuestionInContext, missing: readonly string[]): boolean {
  return (
    lastProducts.length > 0 &&
    kindOf === null &&
    barcodes.length === 0 &&
    normalizedText.split(' ').length <= MAX_FOLLOWING &&
    ABOUT_LAST.has(intent.kind) &&
    missing.flatMap((mention) => mention.split(' ')).every((word) => namesNothing(word) || isFoodName(word))
  );
}
const MAX_FOLLOWING = 8;
const ABOUT_LAST: ReadonlySet<IntentKind> = new Set(['why', 'contains', 'amount', 'ingredients', 'swap']);

/** "Surprise me" names no Kinder Surprise: a single everyday word has to begin the name, or be of the brand. */
function beginsWith(text: string, { name, brand }: ProductView): boolean {
  const [all, owner] = [officialName(name), officialName(brand ?? '')];
  return text.includes(' ') || all.startsWith(text) || owner.split(' ').includes(text);
}

const LEAVES_OUT = /\b(?:without|no|not|free|allerg\w*|avoid\w*|except|from|of) (?:the |any |a )?$/;
const ABOUT_ONE: ReadonlySet<IntentKind> = new Set(['verdict', 'contains', 'amount', 'why', 'ingredients']);
const LIKELY_ONE: ReadonlySet<string> = new Set(['verdict', 'contains', 'amount', 'why', 'compare', 'told']);
const OF_NO_PRODUCT: ReadonlySet<IntentKind> = new Set([
  'find',
  'plan',
  'my day',
  'my week',
  'targets left',
  'my profile',
  'labelwise',
  'own foods',
  'own ranking',
  'own list',
  'what to cut',
  'small talk',
]);

function readWithout(
  mentions: readonly string[],
  question: QuestionInContext,
  readAgain: (noNames: ReadonlySet<string>) => QuestionInContext,
): QuestionInContext | null {
  return mentions.length === 0 ? null : withoutDoubtful({ ...question, doubtful: [...new Set(mentions)] }, readAgain);
}

/** Mentions that the catalogue has nothing for: "tempted", "calcoli". */
async function notFoundIn(inquiry: Inquiry): Promise<string[]> {
  const out: string[] = [];
  for (const mention of inquiry.question.mentions.slice(0, MAX_DOUBTFUL)) {
    const found = await byName(mention, inquiry);
    if (found.kind === 'none' || isUsedOtherwise(mention, inquiry, found)) out.push(mention);
  }
  return out;
}

/** "My tooth hurts when I eat cold stuff": an everyday word is a name only where it is all that is asked, or all that a product is called. */
function isUsedOtherwise(mention: string, { question }: Inquiry, found: Found): boolean {
  if (found.kind === 'one' || found.kind === 'none' || question.normalizedText === mention) return false;
  const isEveryday = plainOf(mention).every((word) => namesNothing(word) && !isFoodName(word));
  return isEveryday && !found.products.some((product) => isNamed(mention, product));
}
const plainOf = (mention: string): readonly string[] => officialName(mention).split(' ');

/** Of what may be a name the first that the catalogue has, where it has none of the mention: "ponen … ketchup heinz". */
async function otherName(inquiry: Inquiry): Promise<string | null> {
  const { names, mentions } = inquiry.question;
  // "Patatas bravas salt" says no more than the mention, and what is asked of it.
  const isMentioned = (name: string) => mentions.some((mention) => ` ${name} `.includes(` ${mention} `));
  for (const name of names.filter((one) => !isMentioned(one)).slice(0, MAX_DOUBTFUL)) {
    const found = await byName(name, inquiry);
    if (found.kind === 'one' || found.kind === 'several') return name;
  }
  return null;
}

const LOOKED_AT = 8;
/** The first categories of a food ("plant-based foods") say too little of what would do instead. */
const TOO_WIDE = 2;
const FATS: readonly string[] = ['en:vegetable-oils', 'en:olive-oils', 'en:butters', 'en:margarines'];

/**
 * What may be taken in a food's place: what its results propose, and where something is asked of it ("with less sugar") what meets that
 * on the next wider shelf that has any. A poor match is among them only where there is nothing else.
 */
export async function betterThan(product: ProductView, criteria: readonly Criterion[], tools: MemberTools): Promise<AlternativesView> {
  const near = await tools.alternatives(product.barcode);
  if (criteria.length === 0) return near;
  const known = new Set([product.barcode, ...near.foods.map((one) => one.product.barcode)]);
  for (const shelf of product.facts.categoriesTags.slice(TOO_WIDE).reverse()) {
    const around = (await tools.ideas({ shelves: [shelf], criteria, limit: LOOKED_AT })).filter(
      (one) => !known.has(one.barcode) && one.score > product.score && isFat(one) === isFat(product),
    );
    if (around.length > 0)
      return goodFirst([...near.foods, ...around.map((product) => ({ product, because: { kind: 'nearby shelf' as const } }))]);
  }
  return near;
}

/** Oils share categories with spreads, but are no spread. */
const isFat = ({ facts }: ProductView): boolean => facts.categoriesTags.some((tag) => FATS.includes(tag));

function goodFirst(list: readonly AlternativeView[]): AlternativesView {
  const sorted = [...list].sort((one, other) => other.product.score - one.product.score);
  const good = sorted.filter(({ product }) => product.score >= GOOD);
  return good.length > 0 ? { isGood: true, foods: good } : { isGood: false, foods: sorted };
}
