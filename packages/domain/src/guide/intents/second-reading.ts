import { ALIKE, CLASSES, CLASSES_OF_A_NAME, KINDS } from './class-kinds.data.ts';
import { type Classified, classify, type QuestionClass, type Share } from './classifier.ts';
import type { Chunk } from './marks.ts';
import type { Feature, ReadKind } from './rules.data.ts';

/** What the rules of the grammar decided on, with the weight of the rule. */
type First = { readonly kind: ReadKind; readonly weight: number } | null;
type Asked = Classified & { readonly features: ReadonlySet<Feature> };

/** From this share on what a question has in common with others decides where no rule does. */
const SURE = 0.5;
/** From these shares on it decides against a rule below a weight: there it is right more often than the rule. */
const SURER: readonly { readonly below: number; readonly share: number }[] = [
  { below: 6.5, share: 0.5 },
  { below: 8, share: 0.55 },
  { below: 9, share: 0.7 },
  { below: 9.7, share: 0.93 },
  { below: Infinity, share: 0.97 },
];
/** From this share on a question is about nothing that the guide knows, although an entry has its words. */
const SURE_OF_NOTHING = 0.9;
/** From this share on it decides against the rule for a name or a kind of food and nothing else. */
const OF_A_NAME = 0.93;

/**
 * A question is asked back where the classes that its reading answers have less than this of all shares: below it a reading is wrong
 * more often than right. @source docs/benchmarks.md, questions to the built-in guide
 */
const ASKED_BACK = 0.5;
/** Rules from this weight on read signs that mean one thing alone. */
const CERTAIN = 9.7;
/** Rules from this weight on, and the share that doubts them. */
const STRONG = 8;
const AGAINST_STRONG = 0.7;
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
  const likely = share >= SURE ? best : null;
  const other = KINDS[best](asked.features, asked.words);
  const kind = first === null ? (likely === null ? null : other) : isSurer(other, share, first, asked.features) ? other : first.kind;
  return {
    kind,
    likely,
    classes,
    perhaps: isDoubtful(kind, kind === first?.kind ? first.weight : 0, classes, asked.features) ? readingsOf(classes) : [],
  };
}

/** Whether a class decides against a rule. A name that nobody knows is no reason to say that a question is about something else. */
function isSurer(other: ReadKind | null, share: number, first: NonNullable<First>, features: ReadonlySet<Feature>): other is ReadKind {
  if (other === null || other === first.kind) return false;
  // "Write a mail to my boss" asks nothing of the mails of Labelwise.
  if (other === 'out of scope')
    return (
      share >= SURE_OF_NOTHING &&
      (first.kind === 'general' || first.kind === 'labelwise') &&
      !features.has('product') &&
      !features.has('food')
    );
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
  const isAlike = ALIKE.some((kinds) => kinds.includes(other) && kinds.includes(first.kind));
  return !isAlike && share >= (SURER.find(({ below }) => first.weight < below)?.share ?? 1);
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

function isDoubtful(kind: ReadKind | null, weight: number, classes: readonly [Share, ...Share[]], features: ReadonlySet<Feature>): boolean {
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
  if (weight >= STRONG) return first.share >= AGAINST_STRONG && !answered.includes(first.kind);
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
