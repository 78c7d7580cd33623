import { ALIKE, CLASSES, CLASSES_OF_A_NAME, KINDS } from './class-kinds.data.ts';
import { type Classified, classify, type QuestionClass, type Share } from './classifier.ts';
import type { Chunk } from './marks.ts';
import type { Feature, ReadKind } from './rules.data.ts';

/** What the rules of the grammar decided on, with the weight of the rule. */
type First = { readonly kind: ReadKind; readonly weight: number } | null;
type Asked = Classified & { readonly features: ReadonlySet<Feature> };

/** From this share on what a question has in common with others decides where no rule does. */
const SURE = 0.3;
/** From this share on it is known what a question likely is, whatever the rules say. */
const LIKELY = 0.5;
/** The same of a word or two, which may be any name. */
const LIKELY_OF_A_NAME = 0.8;
const WORDS_OF_A_NAME = 2;
/**
 * From these shares on it decides against a rule below a weight. @source docs/decisions/164: of what people ask, where both differ, the class is
 * right twenty times as often as the rule
 */
const SURER: readonly { readonly below: number; readonly share: number }[] = [
  { below: 8, share: 0.4 },
  { below: 9.7, share: 0.6 },
  { below: Infinity, share: 0.75 },
];
/** A question of so few words is mostly what its rule reads in it. */
const FEW_WORDS = 7;
const SURER_OF_FEW_WORDS: typeof SURER = [
  { below: 8, share: 0.7 },
  { below: 9, share: 0.78 },
  { below: 9.7, share: 0.94 },
  { below: Infinity, share: 0.97 },
];
/** The same where both readings may be taken for one another. */
const SURER_OF_ALIKE = 0.85;
/** From this share on one's own foods are asked for, though nothing names them. */
const SURE_OF_OWN = 0.9;
/** From this share on a question of a class that none of our readings answers is not what a rule reads in it. */
const SURE_OF_OTHER = 0.8;
/** From this share on a question is about nothing that the guide knows, although an entry has its words. */
const SURE_OF_NOTHING = 0.9;
/** From this share on a question is about something that the guide knows, although a rule says that it is not. */
const SURE_AGAINST_NOTHING = 0.97;
/** From this share on it decides against the rule for a name or a kind of food and nothing else. */
const OF_A_NAME = 0.8;

/**
 * A question is asked back where the classes that its reading answers have less than this of all shares: below it a reading is wrong
 * more often than right. @source docs/benchmarks.md, questions to the built-in guide
 */
const ASKED_BACK = 0.35;
/** Rules from this weight on read signs that mean one thing alone. */
const CERTAIN = 9.7;
/** Rules from this weight on, and the share that doubts them. */
const STRONG = 8;
const AGAINST_STRONG = 0.7;
const AGAINST_STRONG_OF_FEW_WORDS = 0.95;
/** Classes with less are no reading to offer. */
const LEAST = 0.08;
const MAX_READINGS = 3;

/** `perhaps`: what a question may be, the likeliest first, where nothing tells which it is; else none. `classes`: all, the likeliest first. */
type Reading = {
  readonly kind: ReadKind | null;
  readonly likely: QuestionClass | null;
  readonly perhaps: readonly QuestionClass[];
  readonly classes: readonly Share[];
};

/** What a question is: by a rule, and by what it has in common with known questions where no rule fits or they are surer. */
export function secondReading(first: First, asked: Asked): Reading {
  if (!/\p{L}/u.test(asked.typed)) return { kind: first?.kind ?? null, likely: null, perhaps: [], classes: [] };
  const classes = classify(asked);
  const [{ kind: best, share }] = classes;
  const likely = share >= (asked.words.length <= WORDS_OF_A_NAME ? LIKELY_OF_A_NAME : LIKELY) ? best : null;
  const other = KINDS[best](asked.features, asked.words);
  const kind = readAs(first, other, share, best, asked);
  return {
    kind,
    likely,
    classes,
    perhaps: isDoubtful(kind, kind === first?.kind ? first.weight : 0, classes, asked) ? readingsOf(classes) : [],
  };
}

/** Classes that no reading by the grammar is of. */
const OF_NO_FOOD: ReadonlySet<QuestionClass> = new Set(['general', 'labelwise', 'label', 'medical', 'small talk', 'out of scope', 'told']);

function readAs(first: First, other: ReadKind | null, share: number, best: QuestionClass, asked: Asked): ReadKind | null {
  if (first === null)
    return share >= (other?.startsWith('own ') === true && !asked.features.has('own set') ? SURE_OF_OWN : SURE) ? other : null;
  if (isSurer(other, share, first, asked)) return other;
  const isOther = other === null && OF_NO_FOOD.has(best) && !CLASSES[first.kind].includes(best) && first.weight < CERTAIN;
  return isOther && asked.words.length > FEW_WORDS && share >= SURE_OF_OTHER ? null : first.kind;
}

/** Whether a class decides against a rule. A name that nobody knows is no reason to say that a question is about something else. */
function isSurer(other: ReadKind | null, share: number, first: NonNullable<First>, { features, words }: Asked): other is ReadKind {
  const isOfFewWords = words.length <= FEW_WORDS;
  if (other === null || other === first.kind) return false;
  // "Write a mail to my boss" asks nothing of the mails of Labelwise.
  if (other === 'out of scope')
    return (
      share >= SURE_OF_NOTHING &&
      (first.kind === 'general' || first.kind === 'labelwise') &&
      !features.has('product') &&
      !features.has('food')
    );
  // What tells us to forget our rules asks for nothing of Labelwise.
  if (first.kind === 'out of scope' && share < SURE_AGAINST_NOTHING) return false;
  // "E904 vegan?"
  if (other === 'contains' && first.kind === 'additive') return share >= LIKELY;
  // "What is score?" asks for the word.
  if (other === 'why' && first.kind === 'term' && features.has('define') && features.has('short')) return false;
  // "How is my day going" greets nobody.
  if (other === 'greeting' && (first.kind === 'my day' || first.kind === 'my week')) return false;
  // "Why is my average so low" asks for what one's own average is made of.
  if (features.has('average')) return false;
  // The letters of a name alone, and of a kind of food, tell little of what is asked.
  const isBare = features.has('short') && !ASKING.some((one) => features.has(one));
  const isNamed = features.has('only product') || (isBare && (features.has('product') || features.has('shelf')));
  if (share < OF_A_NAME && isNamed) return false;
  // "Is hummus healthy" has an entry that is found by these very words.
  if (first.kind === 'general' && isOfFewWords && words.length > WORDS_OF_A_NAME) return false;
  const isAlike = ALIKE.some((kinds) => kinds.includes(other) && kinds.includes(first.kind));
  if (other.startsWith('own ') && !features.has('own set') && (isOfFewWords || share < SURE_OF_OWN)) return false;
  const least = (isOfFewWords ? SURER_OF_FEW_WORDS : SURER).find(({ below }) => first.weight < below)?.share ?? 1;
  if ((isAlike && isOfFewWords) || (other.startsWith('own ') && first.kind.startsWith('own '))) return false;
  return share >= (isAlike ? Math.max(least, SURER_OF_ALIKE) : least);
}

/** Signs of what is asked; a few words without any are a name, and what it is of. */
const ASKING: readonly Feature[] = [
  'begins what',
  'begins is',
  'suggest',
  'modal',
  'judge',
  'consume',
  'contains',
  'amount',
  'why',
  'compare',
  'or',
  'own set',
  'app',
  'define',
  'instead',
  'points',
  'how to',
  'general',
];

function isDoubtful(kind: ReadKind | null, weight: number, classes: readonly [Share, ...Share[]], { features, words }: Asked): boolean {
  if (features.has('only product') || features.has('barcode')) return false;
  // "Score of Twix"; "what about Twix" after another food.
  const isOfOne = features.has('product') && features.has('short');
  if (isOfOne && (features.has('points') || kind === 'verdict')) return false;
  // "And are the Kettle ones safe for her?"
  if (kind === 'verdict' && features.has('product') && features.has('safe') && features.has('begins is')) return false;
  // "Most protein per calorie"
  if (kind === 'find' && features.has('most') && features.has('nutrient') && !features.has('product')) return false;
  // "Is couscous ok for coeliacs?"
  const isOfAFood = features.has('product') || features.has('food');
  if (kind === 'contains' && isOfAFood && features.has('is it') && (features.has('diet') || features.has('allergen'))) return false;
  // "What about cheese?" looks for cheese, and "how can I eat less salt?" for what has less.
  if (kind === 'find' && ((features.has('shelf') && features.has('short')) || features.has('how to'))) return false;
  const answered = kind === null ? CLASSES_OF_A_NAME : CLASSES[kind];
  const [first] = classes;
  if (weight >= CERTAIN) return false;
  // What a strong rule reads is doubted only where the question has much in common with others.
  const against = words.length <= FEW_WORDS ? AGAINST_STRONG_OF_FEW_WORDS : AGAINST_STRONG;
  if (weight >= STRONG) return first.share >= against && !answered.includes(first.kind);
  const sure = classes.reduce((sum, one) => sum + (answered.includes(one.kind) ? one.share : 0), 0);
  return sure < ASKED_BACK;
}

function readingsOf(classes: readonly Share[]): readonly QuestionClass[] {
  return classes.slice(0, MAX_READINGS).flatMap((one) => (one.share >= LEAST ? [one.kind] : []));
}

/** Whether a name stands behind a word that leaves something out. @param words of the question that the chunks are of */
export function leavesOutName(words: readonly string[], chunks: readonly Chunk[]): boolean {
  return chunks.some(({ kind, from }) => kind === 'open' && LEAVES_OUT.test(`${words.slice(0, from).join(' ')} `));
}
const LEAVES_OUT = /\b(?:without|no|free of|free from|allerg\w*(?: to)?|avoid\w*|except|but not) (?:the |any |a )?$/;
