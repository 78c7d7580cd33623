import {
  type AlternativeView,
  type Answer,
  type Criterion,
  generalLikely,
  type IntentKind,
  type IntentOf,
  inEnglish,
  isFoodName,
  matchMention,
  namedInFull,
  namesNothing,
  namingWords,
  officialName,
  type ProductView,
  partsOf,
  type QuestionInContext,
  saysNoMore,
  shelfOf,
  withApostrophe,
  withoutDoubtful,
  withoutForms,
  withoutKinds,
  wordsShared,
  wordsToSearch,
} from '@labelwise/domain/guide';
import type { MemberTools } from '../tools/assistant-tools.ts';

/** A question as understood, and what may be looked up to answer it. */
export type Inquiry = { question: QuestionInContext; tools: MemberTools /** The question as it was typed. */; typed: string };
/** Gives the answer to one kind of question; `null`: not answerable this way after all. */
export type Answerer<Kind extends IntentKind> = (intent: IntentOf<Kind>, inquiry: Inquiry) => Promise<Answer | null>;
/** Scans that an answer looks back on. */
export const MAX_SCANS = 60;

export type Found =
  | { kind: 'one'; product: ProductView }
  | { kind: 'several'; mention: string; products: readonly ProductView[] }
  /** A part of the name is that of these. */
  | { kind: 'perhaps'; mention: string; products: readonly ProductView[] }
  | { kind: 'none'; mention: string };

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
  const missing = await notFoundIn(inquiry);
  const used = missing.filter((mention) => mention.split(' ').every((word) => namesNothing(word)));
  const again = readWithout([...doubtful, ...used], question, readAgain);
  if (again !== null) return { ...inquiry, question: again };
  if (missing.length === 0) return inquiry;
  if (isAboutLast(question, missing)) return { ...inquiry, question: { ...question, mentions: [], refersBack: true } };
  const general = question.likely === 'general' || question.likely === 'label' ? generalLikely(question.normalizedText) : null;
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
  return without !== null && OF_NO_PRODUCT.has(without.intent.kind) && !isAboutIt ? { ...inquiry, question: without } : inquiry;
}

/** "Ouch. For what?" after an answer about a product: a few words, of which none may be the name of another. */
function isAboutLast({ lastProducts, normalizedText, intent, barcodes }: QuestionInContext, missing: readonly string[]): boolean {
  return (
    lastProducts.length > 0 &&
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
    if ((await byName(mention, inquiry)).kind === 'none') out.push(mention);
  }
  return out;
}

/** Of what may be a name the first that the catalogue has, where it has none of the mention: "ponen … ketchup heinz". */
async function otherName(inquiry: Inquiry): Promise<string | null> {
  const { names, mentions } = inquiry.question;
  for (const name of names.filter((one) => !mentions.includes(one)).slice(0, MAX_DOUBTFUL)) {
    const found = await byName(name, inquiry);
    if (found.kind === 'one' || found.kind === 'several') return name;
  }
  return null;
}

const SEARCHED = 12;
const RECENT = 30;
/** "Is the second one vegan?" */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The foods that a question names, in its order: by barcode, by name, or as "it", the one mentioned before. */
export async function findProducts(inquiry: Inquiry): Promise<Found[]> {
  const { question } = inquiry;
  const found: Found[] = [];
  for (const code of question.barcodes.slice(0, 2)) found.push(await byBarcode(code, inquiry));
  if (question.refersBack) {
    const before = await lastProducts(inquiry);
    if (before !== null) found.push({ kind: 'one', product: before });
  }
  for (const mention of question.mentions.slice(0, 2)) {
    if (!/^\d{8,14}$/.test(mention.replaceAll(' ', ''))) found.push(await byName(mention, inquiry));
  }
  return found;
}

/** The product of the last answer, or else of the last scan. */
async function lastProducts({ question, tools }: Inquiry): Promise<ProductView | null> {
  const other = /\bother(?: one)?\b/.test(question.normalizedText)
    ? (question.lastProducts[1] ?? question.earlierProducts.find((code) => code !== question.lastProducts[0]))
    : undefined;
  const last =
    other ??
    question.lastProducts[ORDINALS.findIndex((word) => new RegExp(`\\b(?:${word} one|the ${word})\\b`).test(question.normalizedText))] ??
    question.lastProducts[0];
  if (last !== undefined) return tools.product(last);
  return (await tools.own('scans', 1))[0]?.product ?? null;
}

async function byBarcode(code: string, { tools }: Inquiry): Promise<Found> {
  const product = await tools.product(code);
  return product === null ? { kind: 'none', mention: code } : { kind: 'one', product };
}

/**
 * What the member scanned is meant before anything else that has the name. Where the name fits one of several kinds of a product, all
 * are named: a wrong one is never taken for the right one.
 */
async function byName(mention: string, inquiry: Inquiry): Promise<Found> {
  const found = await byWords(mention, inquiry);
  if (found.kind !== 'none') return asWritten(found, inquiry);
  const bare = withoutForms(mention) ?? mention;
  // "A Mars bar", "amys mac", "mandorle": as the catalogue may call it.
  for (const other of [bare, withApostrophe(bare), inEnglish(bare)]) {
    const again = other === null || other === mention ? found : await byWords(other, inquiry);
    if (again.kind !== 'none') return asWritten({ ...again, ...('mention' in again ? { mention } : {}) }, inquiry);
  }
  return asWritten(await partNamed(bare, inquiry), inquiry);
}

/** Of several the one whose name stands in the question in full: "il pesto alla genovese barilla". */
function asWritten(found: Found, { typed }: Inquiry): Found {
  if (found.kind !== 'several' && found.kind !== 'perhaps') return found;
  const product = namedInFull(typed, found.mention, found.products);
  return product === null ? found : { kind: 'one', product };
}

/** What a part of the words names is asked back, never taken: the rest may be what tells it from another. */
async function partNamed(mention: string, inquiry: Inquiry): Promise<Found> {
  const naming = namingWords(mention);
  const bare = withoutKinds(mention);
  const parts = [...(naming === null ? [] : [naming]), ...(bare === null ? [] : [bare]), ...partsOf(mention)];
  // Words that the search does not find ("mayonesa safeway", "lindor truffels") may be those of a food that a part of them finds.
  const searched = wordsToSearch(mention).flatMap((word) => [officialName(word), withApostrophe(word) ?? [], inEnglish(word) ?? []].flat());
  const around = await Promise.all(searched.map((word) => inquiry.tools.search(word, SEARCHED)));
  const candidates = [...new Map(around.flat().map((product) => [product.barcode, product])).values()];
  const whole = matchMention(mention, candidates);
  if (whole.kind === 'one') return whole;
  if (whole.kind === 'several') return { ...whole, mention };
  for (const part of parts.slice(0, MAX_PARTS)) {
    const found = await byWords(part, inquiry);
    if (found.kind !== 'none' && saysNoMore(mention, part, kindsOf(found))) return found;
    if (found.kind === 'one') return { kind: 'perhaps', mention, products: [found.product] };
    if (found.kind === 'several') return { kind: 'perhaps', mention, products: found.products };
  }
  const nearest = nearestTo(mention, candidates);
  return nearest.length === 0 ? { kind: 'none', mention } : { kind: 'perhaps', mention, products: nearest };
}
/** Those that share most words with a mention, where that is more than one: "feijão preto harris teeter". */
function nearestTo(mention: string, candidates: readonly ProductView[]): ProductView[] {
  const shared = candidates.map((product) => ({ product, count: wordsShared(mention, product) }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  return most < MIN_SHARED ? [] : shared.flatMap(({ product, count }) => (count === most ? [product] : [])).slice(0, MAX_NEAREST);
}
const MIN_SHARED = 2;
const MAX_NEAREST = 4;

/** The kinds of food that what was found is of: "chips Pringles" says no more than "Pringles". */
function kindsOf(found: Found): string[] {
  const products = found.kind === 'one' ? [found.product] : found.kind === 'several' ? found.products : [];
  return [...new Set(products.flatMap(({ facts }) => shelfOf(facts.categoriesTags) ?? []))];
}
/** Look-ups that a name which nothing has is worth. */
const MAX_PARTS = 5;

async function byWords(mention: string, { tools }: Inquiry): Promise<Found> {
  const scans = await tools.own('scans', Math.min(RECENT, MAX_SCANS));
  const scanned = scans.map(({ product }) => product);
  const known = matchMention(mention, scanned);
  if (known.kind === 'one') return known;
  const match = matchMention(mention, await tools.search(officialName(mention), SEARCHED));
  const others = known.kind === 'several' ? known.products : [];
  if (match.kind === 'none') return others.length === 0 ? { ...match, mention } : { kind: 'several', mention, products: others };
  const products = match.kind === 'one' ? [match.product] : match.products;
  const further = others.filter(({ barcode }) => !products.some((one) => one.barcode === barcode));
  if (match.kind === 'one' && further.length === 0) return match;
  return { kind: 'several', mention, products: [...products, ...further] };
}

/** With fewer of the same kind the shelves around are looked at too. */
const MIN_ALTERNATIVES = 3;
const LOOKED_AT = 8;
const FATS: readonly string[] = ['en:vegetable-oils', 'en:olive-oils', 'en:butters', 'en:margarines'];
/** The first categories of a food ("plant-based foods") say too little of what would do instead. */
const TOO_WIDE = 2;

/** Of the same category; where that has too little, from the next wider shelf that has anything better. */
export async function betterThan(product: ProductView, criteria: readonly Criterion[], tools: MemberTools): Promise<AlternativeView[]> {
  const near = await tools.alternatives(product.barcode);
  if (near.length >= MIN_ALTERNATIVES && criteria.length === 0) return bestFirst(near);
  const known = new Set([product.barcode, ...near.map((one) => one.product.barcode)]);
  for (const shelf of product.facts.categoriesTags.slice(TOO_WIDE, -1).reverse()) {
    const around = (await tools.ideas({ shelves: [shelf], criteria, limit: LOOKED_AT })).filter(
      (one) => !known.has(one.barcode) && one.score > product.score && isFat(one) === isFat(product),
    );
    if (around.length > 0)
      return bestFirst([...near, ...around.map((product) => ({ product, because: { kind: 'nearby shelf' as const } }))]);
  }
  return bestFirst(near);
}

/** Oils share categories with spreads, but are no spread. */
const isFat = ({ facts }: ProductView): boolean => facts.categoriesTags.some((tag) => FATS.includes(tag));

function bestFirst(list: readonly AlternativeView[]): AlternativeView[] {
  return [...list].sort((one, other) => other.product.score - one.product.score);
}
