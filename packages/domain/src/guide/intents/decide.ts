import type { ReadLanguage } from '../../reading/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { generalIn, isAboutApp, isNotOnPacks, isOfHandling } from '../knowledge/find-general.ts';
import { topicIn, topicNamed } from '../knowledge/find-topic.ts';
import { additivesIn, nutrientsIn, selectionsIn, shelvesIn } from '../understand/concepts.ts';
import { asksForSome, calledIn } from '../understand/find-slots.ts';
import { foodRunWith } from '../understand/named-foods.ts';
import { criteriaIn } from '../understand/read-criteria.ts';
import { asksAmountOf, asksDietOf, mayTell } from './asks-amount.ts';
import type { QuestionClass, Share } from './classifier.ts';
import type { Cue } from './cues.data.ts';
import type { Wanted } from './intent.ts';
import { joined, withAlternative } from './joined-names.ts';
import { type Chunk, type Marks, marksOf } from './marks.ts';
import { type Feature, type ReadKind, RULES } from './rules.data.ts';
import { leavesOutName, secondReading } from './second-reading.ts';
import { edgeProperty, isDoubtful, OF_FOODS, slots } from './slots.ts';

/** What a question is read as. `confidence`: the weight of the sign; `next`: what it may be instead, with its own. */
export type Decision = {
  readonly kind: ReadKind | null;
  readonly cues: ReadonlySet<Cue>;
  readonly words: readonly string[];
  /** The words without the names of products: what stands in those is no property that is asked for. */
  readonly asked: readonly string[];
  readonly confidence: number;
  readonly next: { readonly kind: ReadKind; readonly confidence: number } | null;
  /** Words that should name a food, in the order of the question. */
  readonly mentions: readonly string[];
  /** All that may be names of products, in the order of the question. */
  readonly names: readonly string[];
  readonly refersBack: boolean;
  /** Runs of everyday words that no table knows: names only where the catalogue has them. */
  readonly doubtful: readonly string[];
  /** The class of questions that it falls in, whatever the rules say; `null` where none is likely. */
  readonly likely: QuestionClass | null;
  /** What it may be, the likeliest first, where nothing tells which; else none. */
  readonly perhaps: readonly QuestionClass[];
  /** What foods that it looks for have to be, where no shelf is called so: peanut butter, mayonnaise. */
  readonly called: readonly Wanted[];
  /** The signs that it was read by, and how likely each class of questions is by them. */
  readonly features: ReadonlySet<Feature>;
  readonly classes: readonly Share[];
};

const PRONOUN = /^(?:it|this|that|them|these|those|its|their)$/;
const SPOKEN_OF =
  /\b(?:(?:this|that|the (?:first|second|third|last|same|other)) (?:one|product|food|item|snack|thing|bar|drink)|(?:my )?(?:last|latest|newest) (?:scan|product|item)|what i just scanned|(?<=\b(?:is|was|are|about|to|with|eat|drink) )what i scanned|the product)\b/;
/** "Is it ok to eat X", "the things that I bought": words that stand for no product. */
const EMPTY_IT =
  /\b(?:is it (?:ok|okay|fine|safe|bad|good|healthy)(?: for me)? (?:to|if)|is it true that|that (?:is|are|have|has|contain|contains|i|fits?|suits?|isn't|aren't|doesn't|don't|hasn't|haven't)|(?<=\b(?:mine|scans|products|things|purchases|favou?rites)\b.*)in (?:it|them)|it is)\b/g;
/** "My worst scan"; the last one alone is spoken of as a product. */
const OWN_THINGS =
  /\bmy (?!(?:last|latest|newest) (?:scan|product|item)\b)(?:\w+ ){0,2}(?:scans?|purchases?|favou?rites?|products|history|lists?)\b/;
/** From here on a question is not short. */
const SHORT = 5;

/** The signs of a question, before anything is decided by them. */
export type Signs = {
  readonly marks: Marks;
  readonly chunks: readonly Chunk[];
  readonly doubtful: readonly Chunk[];
  readonly features: ReadonlySet<Feature>;
};

/**
 * @param words of a question, folded, in the words of the tables
 * @param barcodes in it
 * @param language that it was typed in
 */
export function signsOf(words: readonly string[], barcodes: number, language: ReadLanguage = 'en', typed = '', follows = false): Signs {
  const marks = marksOf(words, language, typed);
  const all = withAlternative(words, joined(marks, language));
  const doubtful = all.filter(isDoubtful);
  // Beside a name that is none of everyday words these are no names.
  const chunks =
    barcodes > 0 || all.some((chunk) => chunk.kind === 'open' && !isDoubtful(chunk)) ? all.filter((chunk) => !isDoubtful(chunk)) : all;
  return { marks, chunks, doubtful, features: featuresOf(marks, chunks, barcodes, follows) };
}

/**
 * Reads what a question wants from its signs; where they say little, from what it has in common with known questions.
 *
 * @param typed the question as it was typed
 * @param follows an answer about a product was given before it
 */
export function decide(words: readonly string[], barcodes: number, language: ReadLanguage = 'en', typed = '', follows = false): Decision {
  const { marks, chunks, doubtful, features } = signsOf(words, barcodes, language, typed, follows);
  const ranked = ranking(features);
  const [first, second] = ranked;
  const sure = asksOnly(words, chunks);
  const other = secondReading(first ?? null, { typed, words, features });
  const { kind: read, likely, perhaps, classes } = sure === null ? other : { ...other, kind: sure, perhaps: [] };
  // "A snack without zorpberry": what nobody knows may be what harms, so that no other reading passes over it.
  const kind = read !== null && !OF_FOODS.has(read) && leavesOutName(words, chunks) ? (first?.kind ?? null) : read;
  const named = slots(kind, marks, chunks, features);
  const decision: Decision = {
    called: [],
    kind,
    likely,
    perhaps,
    classes,
    features,
    words,
    cues: marks.cues,
    asked: askedOf(words, chunks, marks.cues),
    confidence: first?.weight ?? 0,
    next: second === undefined ? null : { kind: second.kind, confidence: second.weight },
    doubtful: likely !== null && OF_NO_PRODUCT.has(likely) ? named.mentions : doubtful.map(({ text }) => text),
    names: chunks.filter((chunk) => chunk.kind === 'open').map(({ text }) => text),
    ...named,
  };
  return searching(decision, asksForSome(words));
}

/** What looks for foods may be read as one of these. */
const SEARCHED_AS: ReadonlySet<ReadKind> = new Set(['amount', 'contains', 'verdict', 'swap']);

/**
 * A question that looks for foods, where what should name a product names a food: "mayonnaise without egg" and "dessert léger" are no products.
 *
 * @param isOfSome whether something is asked of the foods, and nothing of one
 */
export function searching(decision: Decision, isOfSome: boolean): Decision {
  const { kind, mentions, names, words } = decision;
  const mayBe = kind === 'find' ? names : isOfSome && (kind === null || SEARCHED_AS.has(kind)) && mentions.length === 1 ? mentions : [];
  const called = mayBe.map(calledIn);
  if (called.length === 0 || called.includes(null)) return decision;
  const asked = words;
  return {
    ...decision,
    kind: 'find',
    asked,
    called: called.flatMap((one) => one ?? []),
    mentions: [],
    names: [],
    doubtful: [],
    refersBack: false,
    perhaps: [],
  };
}

/** What such a question names is hardly a product: only where the catalogue has it. */
export const OF_NO_PRODUCT: ReadonlySet<QuestionClass> = new Set([
  'general',
  'label',
  'labelwise',
  'small talk',
  'out of scope',
  'my profile',
  'my day',
  'my week',
  'targets left',
  'own foods',
  'plan',
  'what to cut',
]);

/** What is asked of the one food that is named, where a question has nothing else: its amount of something, or whether a diet has it. */
function asksOnly(words: readonly string[], chunks: readonly Chunk[]): 'amount' | 'contains' | null {
  const [only, ...further] = chunks.filter(({ kind }) => kind !== 'property');
  if (only?.kind !== 'open' || further.length > 0 || foodRunWith(words, only.from, mayTell) !== only.end - only.from) return null;
  if (asksAmountOf(words, only.from, only.end)) return 'amount';
  return asksDietOf(words, only.from, only.end) ? 'contains' : null;
}

/** What the rules read from signs, the weightiest first. */
export function ranking(features: ReadonlySet<Feature>): { kind: ReadKind; weight: number }[] {
  const best = new Map<ReadKind, number>();
  for (const { kind, when, not = [], weight } of RULES)
    if (weight > (best.get(kind) ?? 0) && when.every((one) => features.has(one)) && !not.some((one) => features.has(one)))
      best.set(kind, weight);
  return [...best].map(([kind, weight]) => ({ kind, weight })).sort((one, other) => other.weight - one.weight);
}

function outsideOf(words: readonly string[], open: readonly Chunk[]): string[] {
  return words.filter((_, at) => !open.some(({ from, end }) => from <= at && at < end));
}

function askedOf(words: readonly string[], chunks: readonly Chunk[], cues: ReadonlySet<Cue>): string[] {
  const open = chunks.filter(({ kind }) => kind === 'open');
  return [
    ...outsideOf(words, open),
    ...open.flatMap((chunk) => edgeProperty(chunk, cues.has('contains') && chunks.length === 1)?.property.split(' ') ?? []),
  ];
}

function featuresOf({ words, cues }: Marks, chunks: readonly Chunk[], barcodes: number, follows: boolean): ReadonlySet<Feature> {
  const text = words.join(' ');
  const open = chunks.filter(({ kind }) => kind === 'open');
  const foods = chunks.filter(({ kind }) => kind === 'food');
  const outside = outsideOf(words, open);
  const asked = askedOf(words, chunks, cues);
  const nutrients = nutrientsIn(asked);
  const criteria = criteriaIn(outside);
  const purpose = selectionsIn(outside);
  const withoutEmpty = text.replace(EMPTY_IT, ' ');
  const isPronoun = withoutEmpty.split(' ').some((word) => PRONOUN.test(word)) || SPOKEN_OF.test(text);
  const topic = topicIn(asked);
  // "How much fat is in butter": what packs state goes before what is known of butter in general.
  const general = asksOnly(words, chunks) === 'amount' ? null : generalIn(text);
  const has: Readonly<Partial<Record<Feature, boolean>>> = {
    follows,
    product: open.length + barcodes > 0,
    products: open.length + barcodes > 1 || (open.length === 1 && foods.length > 0),
    food: foods.length > 0,
    foods: foods.length + open.length > 1,
    thing: open.length + barcodes + foods.length > 0 || isPronoun,
    pronoun: isPronoun,
    barcode: barcodes > 0,
    barcodes: barcodes > 1,
    'only product': cues.size === 0 && open.length === 1 && outside.length <= 2,
    nutrient: nutrients.length > 0,
    diet: dietsNamedIn(asked).length > 0,
    additive: additivesIn(asked.join(' ')).length > 0,
    allergen: asked.some((word) => dietsOfWord(word) !== null),
    purpose: purpose.goals.length + purpose.conditions.length > 0,
    shelf: shelvesIn(outside).length > 0,
    criterion: criteria.length > 0,
    limit: criteria.some(({ kind }) => kind === 'limit'),
    topic: topic !== null,
    'topic alone': topicNamed(text) !== null,
    general: general !== null,
    handling: general !== null && isOfHandling(general),
    'not on packs': general !== null && isNotOnPacks(general),
    'how often': /\bhow (?:often|many times)\b/.test(text),
    'of the app': general !== null && isAboutApp(general),
    'a day': /\b(?:a|per|each) day\b|\bdaily\b|\b(?:a|per) week\b/.test(text),
    i: /\b(?:i|i'm|i've|me|my|mine|we)\b/.test(text),
    or: / or (?!(?:not|no|bad|good|unhealthy|healthy|worse|better)\b)/.test(text),
    than: words.includes('than'),
    and: words.includes('and'),
    between: words.includes('between') && words.includes('and'),
    'food first': isFoodFirst(words, chunks),
    'own set':
      cues.has('own') ||
      cues.has('favorites') ||
      cues.has('shopping list') ||
      cues.has('purchases') ||
      (cues.has('eaten') && /\b(?:i|my|i've)\b/.test(text)) ||
      OWN_THINGS.test(text),
    property:
      nutrients.length > 0 ||
      dietsNamedIn(asked).length > 0 ||
      additivesIn(asked.join(' ')).length > 0 ||
      asked.some((word) => dietsOfWord(word) !== null) ||
      /\badditives?\b/.test(text),
    quantity: cues.has('amount') && !/\bhow many (?:of|scans|products|foods|items|things|purchases|favou?rites)\b/.test(text),
    'only small talk':
      open.length + foods.length === 0 &&
      words.length <= 7 &&
      !/\bthat is all (?:it|he|she|they|you|for|the|this|that)\b|\bthat's all (?:it|he|she|they|you|for|the|this|that)\b/.test(text) &&
      !/\b(?:what|how (?!are)|is|can|which|about|show|give|suggest|why|compare)\b/.test(text),
    'begins what':
      /^(?:and |so |but |ok |please |hi |hey |help me )*(?:what|which|what's|how|suggest|recommend|show|give|list|find|tell|name|anything|something|are there|is there|any|can you|could you)\b/.test(
        text,
      ),
    'begins is':
      /^(?:and |so |but |ok )*(?:is|are|was|were|do|does|did|has|have|can|isn't|aren't|doesn't)\b/.test(text) &&
      !/^(?:is|are) there\b/.test(text),
    'is it': /^(?:and |so |but |ok )*(?:is|are)\b(?! there\b)/.test(text),
    'like but': /\blike\b.+\b(?:but|only|just)\b/.test(text),
    not: /\b(?:not|no|without|don't|doesn't|isn't|aren't|never)\b/.test(text),
    of: words.includes('of'),
    in: words.includes('in'),
    short: words.length <= SHORT,
    any: /\b(?:any|some|stuff|things)\b/.test(text),
    'product first':
      open[0]?.from === 0 || (open[0] !== undefined && words.slice(0, open[0].from).every((word) => /^(?:the|a|an|is|are)$/.test(word))),
    'more or less': /\b(?:more|less|fewer|higher|lower)\b/.test(text),
    safe: /\b(?:safe|allowed|suitable|suit|ok|okay|fine|avoid|(?:can|may|should) i (?:not )?(?:eat|have)|not eat|for me)\b/.test(text),
    'score change': /\bscores?\b.{0,24}\b(?:chang\w*|differ\w*|drop\w*|fall|fell|rise|rose|(?:go|went) (?:up|down))\b/.test(text),
    'how to': /^(?:and |so |but )*how (?:can|do|could|should|would) (?:i|we|you)\b/.test(text),
    define: cues.has('define') || /^what(?:'s| is| are)\b/.test(text),
    tonight: /\b(?:tonight|this evening)\b/.test(text),
    two: /\b(?:of (?:the|these|those|them)|two|both)\b/.test(text),
    bad: /\b(?:bad|worst|unhealthy|harmful)\b/.test(text),
    conflict: /\b(?:conflict\w*|against|break|breaks|violate\w*|match|fit|fits)\b/.test(text),
  };
  const named = (Object.keys(has) as Feature[]).filter((one) => has[one] === true);
  return new Set<Feature>([...cues, ...named]);
}

/** "Bread I can eat", "which cheese suits me": what is looked for stands before what says that it may be eaten. */
function isFoodFirst(words: readonly string[], chunks: readonly Chunk[]): boolean {
  const [first] = chunks;
  return (
    first !== undefined &&
    first.kind !== 'open' &&
    shelvesIn(words.slice(first.from, first.end)).length > 0 &&
    BEFORE_FOOD.test(words.slice(0, first.from).join(' '))
  );
}
const BEFORE_FOOD =
  /^(?:(?:and|so|but|ok|the|a|an|any|some|of|which|what|what's|is there|are there|one|good|une|un|una|uno|uma|um|een|ein|eine) ?)*$/;
