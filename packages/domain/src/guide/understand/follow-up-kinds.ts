import { dietsOfWord } from '../declared/named-foods.ts';
import type { Intent } from '../intents/intent.ts';
import { IN_IT, readShortFollowUp } from '../intents/short-follow-up.ts';
import { oneReplaced } from './correction.ts';
import type { Understanding } from './understanding.ts';

/** Takes up what came before. */
export const BEGINS_ON =
  /^\W*(?:and|but|or|what about|how about|only|with|without|something|also|rather|not|no|less|more|und|ohne|mit|nur|lieber|etwas|keine?n?|weniger|mehr|et|sans|avec|seulement|plut[oô]t|pas|moins|plus|y|sin|con|solo|mejor|algo|menos|m[aá]s|e|senza|meglio|qualcosa|meno|pi[uù]|sem|com|apenas|mais|en|zonder|met|alleen|liever|iets|geen|minder|meer|oder|ou|o)(?!\p{L})/iu;
/** A question of more words stands by itself. */
export const SHORT = 8;
/** Is about a product. */
export const OF_A_PRODUCT: ReadonlySet<Intent['kind']> = new Set([
  'verdict',
  'amount',
  'contains',
  'compare',
  'swap',
  'why',
  'ingredients',
]);

/** Asks that a shorter question can take up with other words. */
export const TAKEN_UP: ReadonlySet<Intent['kind']> = new Set([
  'find',
  'swap',
  'verdict',
  'amount',
  'contains',
  'compare',
  'plan',
  'ingredients',
  'why',
]);

/** Which of the products that were spoken of. */
const WHICH_OF_THEM =
  /^(?:(?:and|so|ok|then|but) )*which(?: one)?(?: then| is it| now| should i (?:take|buy|get|eat)| do i (?:take|buy|get))?$/;

/** "Why so low?", "what is better?", "and the second one?" about what was answered last. */
export function followUp(
  present: Understanding,
  before: Understanding | undefined,
  lastProducts: readonly string[],
): (Understanding & { lastProducts: readonly string[] }) | null {
  const [nutrient, ...further] = present.nutrients;
  if (
    before?.intent.kind === 'compare' &&
    lastProducts.length > 1 &&
    nutrient !== undefined &&
    further.length === 0 &&
    (OF_BOTH.test(present.normalizedText) || isOnlyNutrient(present))
  ) {
    const side = /\b(?:less|least|fewer|lower|lowest)\b/.test(present.normalizedText) ? 'least' : 'most';
    return {
      ...present,
      intent: { kind: 'ranking', nutrient, side, isOfTwo: true },
      mentions: [],
      refersBack: false,
      general: null,
      lastProducts,
    };
  }
  // "So which one?" after two products of their own.
  if (
    WHICH_OF_THEM.test(present.normalizedText) &&
    before !== undefined &&
    OF_A_PRODUCT.has(before.intent.kind) &&
    before.intent.kind !== 'compare'
  )
    return {
      ...present,
      intent: { kind: 'ranking', nutrient: null, side: 'most', isOfTwo: true },
      mentions: [],
      refersBack: false,
      general: null,
      lastProducts: lastProducts.slice(0, 1),
    };
  const short = readShortFollowUp(present.normalizedText, lastProducts.length);
  if (short === null) return null;
  const about = { ...present, mentions: [], refersBack: true, general: null, lastProducts };
  switch (short.kind) {
    case 'why':
      return { ...about, intent: { kind: 'why', of: present.normalizedText.includes('low') ? 'low' : 'score' } };
    case 'better':
      // Of two that were compared it asks which.
      return before?.intent.kind === 'compare' ? null : { ...about, intent: { kind: 'swap', criteria: present.criteria } };
    case 'changed':
      return before?.intent.kind === 'find' || before?.intent.kind === 'plan'
        ? null
        : { ...about, intent: { kind: 'swap', criteria: [short.criterion] }, criteria: [short.criterion] };
    case 'other of them': {
      const product = lastProducts[short.place];
      const isAsked =
        before !== undefined &&
        (before.intent.kind === 'amount' || before.intent.kind === 'contains' || before.intent.kind === 'ingredients');
      return product === undefined
        ? null
        : {
            ...(isAsked ? before : about),
            intent: isAsked ? before.intent : { kind: 'verdict' },
            mentions: [],
            refersBack: false,
            barcodes: [product],
            lastProducts,
          };
    }
    default:
      return short satisfies never;
  }
}

/** What the words of a correction may be read as. */
const TAKES_BACK: ReadonlySet<Intent['kind']> = new Set(['verdict', 'unclear', 'find', 'contains', 'compare', 'general', 'term']);

/** "No, the zero one": the same of another, by words that may only tell it from the one that was named before. */
export function takenBack(before: Understanding, present: Understanding): (Understanding & { readonly kindOf: string | null }) | null {
  const { instead, intent } = present;
  if (instead === null || !(OF_A_PRODUCT.has(before.intent.kind) || before.mentions.length > 0)) return null;
  const isBare = present.normalizedText.replace(/^the /, '') === instead;
  if (present.barcodes.length > 0 || !(isBare || TAKES_BACK.has(intent.kind) || intent.kind === before.intent.kind)) return null;
  const pair = before.intent.kind === 'compare' ? oneReplaced(before.mentions, present.normalizedText, instead) : null;
  const isSame = pair !== null || (OF_A_PRODUCT.has(before.intent.kind) && before.intent.kind !== 'compare');
  const asked = isSame ? before.intent : ({ kind: 'verdict' } as const);
  const named = pair ?? [instead];
  return {
    ...before,
    intent: asked,
    mentions: named,
    names: named,
    doubtful: [],
    barcodes: [],
    refersBack: false,
    general: null,
    instead,
    normalizedText: present.normalizedText,
    kindOf: before.mentions[0] ?? null,
  };
}

/** "No, I mean the light cola" at the beginning of a conversation. */
export function meantAtFirst(present: Understanding): Understanding | null {
  const { instead, intent, criteria } = present;
  return instead !== null && intent.kind === 'find' && criteria.length === 0
    ? { ...present, intent: { kind: 'verdict' }, mentions: [instead] }
    : null;
}

/** "And compared to Kinder Bueno?": one name beside the previous product. */
export function weighedAgainst(present: Understanding): Understanding | null {
  const [only, ...others] = present.mentions;
  return only !== undefined &&
    others.length === 0 &&
    present.barcodes.length === 0 &&
    (AGAINST.test(present.normalizedText) || present.intent.kind === 'compare')
    ? { ...present, intent: { kind: 'compare', nutrients: present.nutrients }, refersBack: true }
    : null;
}
const AGAINST =
  /^(?:(?:and|but|so|ok|how) )*(?:is (?:it|that|this) (?:better|worse|healthier) than|(?:does it |do they )?compared? (?:it |that |this )?(?:to|with)|versus|vs|against|than|next to)\b/;

/** "Where does that number come from?" after a product is about its score, not about scores. */
export function asksOfScore(before: Intent, { intent, mentions, normalizedText }: Understanding): boolean {
  const isOfScores = intent.kind === 'labelwise' || (intent.kind === 'term' && intent.topic.id === 'score');
  return (
    OF_A_PRODUCT.has(before.kind) &&
    isOfScores &&
    mentions.length === 0 &&
    normalizedText.split(' ').length <= SHORT &&
    !/\b(?:labelwise|app|scores|you|your|what is a|what's a|mean|means|in general)\b/.test(normalizedText)
  );
}

/** "And without sugar", "zonder zoetstof": nothing but what is asked of it. */
export function isBareRequest({ criteria, mentions, barcodes, shelves, normalizedText }: Understanding): boolean {
  return (
    criteria.length > 0 &&
    mentions.length === 0 &&
    barcodes.length === 0 &&
    shelves.length === 0 &&
    normalizedText.split(' ').length <= SHORT &&
    (normalizedText.split(' ').length <= 1 || /\b(?:without|no|not|less|low|lower|more|high|higher|free|with)\b/.test(normalizedText)) &&
    !/\b(?:how much|how many|which|why|is it|does it|scans?)\b/.test(normalizedText)
  );
}

/** "And per 150 g?", "in a 330 ml can": an amount and nothing else that could be asked. */
export function isOnlyPortion({ portion, mentions, nutrients, diets, barcodes, shelves, normalizedText }: Understanding): boolean {
  return (
    portion !== null &&
    mentions.length + nutrients.length + diets.length + barcodes.length === 0 &&
    shelves.every((shelf) => portion.kind === 'servings' && shelf === 'bar') &&
    normalizedText.split(' ').length <= SHORT
  );
}

/** "And which has more fat?" */
const OF_BOTH =
  /^(?:and |but |so |ok )*(?:which|who|what)(?: one| of them)?\b.*\b(?:more|less|most|least|fewer|higher|lower|highest|lowest)\b/;

/** "I meant protein wise": nothing but what they are to be weighed by. */
function isOnlyNutrient({ mentions, barcodes, shelves, diets, normalizedText }: Understanding): boolean {
  const words = normalizedText.split(' ');
  return (
    mentions.length + barcodes.length + shelves.length + diets.length === 0 &&
    words.length <= MAX_WEIGHED &&
    !/\b(?:day|why|what is|my|need)\b/.test(normalizedText)
  );
}
const MAX_WEIGHED = 6;

/** "And protein?" after what is left of a day, or what was eaten. */
export function leftOf(before: Intent, { nutrients, mentions, barcodes, normalizedText }: Understanding): Intent | null {
  const [nutrient, ...others] = nutrients;
  const isBare = others.length + mentions.length + barcodes.length === 0 && normalizedText.split(' ').length <= MAX_NAMED;
  return nutrient !== undefined && isBare && (before.kind === 'targets left' || before.kind === 'my day')
    ? { kind: before.kind, nutrient }
    : null;
}

/** "Vegan?" after an answer about a product. */
export function suitsIt(before: Intent, { intent, mentions, diets: named, criteria, normalizedText }: Understanding): Intent | null {
  const diets = named.length > 0 ? named : criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
  const isOfNoFood = intent.kind === 'contains' || (intent.kind === 'find' && intent.shelves.length === 0);
  const isBare = isOfNoFood && mentions.length === 0 && diets.length > 0 && normalizedText.split(' ').length <= 3;
  return isBare && OF_A_PRODUCT.has(before.kind) && before.kind !== 'swap'
    ? { kind: 'contains', nutrients: [], additives: [], diets, isHeld: false }
    : null;
}

/** "And how much fat?" after an answer about a product is no question in general. */
export function asksAmountOfIt(
  before: Intent,
  { intent, nutrients, mentions, normalizedText }: Understanding,
  question: string,
  isOfOne: boolean,
): boolean {
  return (
    (OF_A_PRODUCT.has(before.kind) || isOfOne) &&
    (intent.kind === 'general' || intent.kind === 'term' || intent.kind === 'unclear') &&
    nutrients.length > 0 &&
    mentions.length === 0 &&
    normalizedText.split(' ').length <= SHORT &&
    (BEGINS_ON.test(question) ||
      IN_IT.test(question) ||
      normalizedText.split(' ').length <= 2 ||
      HOW_MUCH.test(normalizedText) ||
      OF_IT.test(normalizedText))
  );
}
/** "How does it do on salt?" */
const OF_IT = /\b(?:does|has|is|do|are) (?:it|they|this|that)\b(?! (?:ok|okay|bad|good|true|healthy|better|fine|mean|means)\b)/;
/** "How much caffeine": and nothing of a day or of somebody. */
const HOW_MUCH = /^how (?:much|many) \S+(?: \S+)?$/;

/** "Ci sono anacardi?" after an answer about a product: what is asked for in it is no product of its own. */
export function asksWhatIsInIt(present: Understanding, before?: Intent): Understanding | null {
  const { intent, mentions, barcodes, normalizedText } = present;
  const [only, ...others] = mentions;
  const diets = only === undefined ? null : dietsOfWord(only);
  // "And milk?" after "does it have gluten?" asks for that in it, too; "curry powder?" is another food.
  if (
    before?.kind === 'contains' &&
    diets !== null &&
    !only?.includes(' ') &&
    others.length + barcodes.length === 0 &&
    normalizedText.split(' ').length <= MAX_NAMED
  )
    return {
      ...present,
      intent: { kind: 'contains', nutrients: [], additives: [], diets: diets.slice(0, 1), isHeld: true },
      mentions: [],
      refersBack: true,
      general: null,
    };
  const isHeld = only !== undefined && others.length === 0 && barcodes.length === 0 && dietsOfWord(only) !== null;
  return isHeld && intent.kind === 'contains' && normalizedText.split(' ').length <= SHORT
    ? { ...present, mentions: [], refersBack: true, general: null }
    : null;
}

/** Words of a message that only names a food. */
const MAX_NAMED = 3;

/** "In that?", "and in this one?": what was asked before, of the product of the last answer. */
export function sameOfIt(before: Understanding, present: Understanding, question: string): Understanding | null {
  const isBare = present.intent.kind === 'unclear' && present.mentions.length + present.nutrients.length + present.diets.length === 0;
  const isAsked = before.intent.kind === 'amount' || before.intent.kind === 'contains';
  // "Is that a lot?" asks the level again.
  const isLevel =
    before.intent.kind === 'amount' && A_LOT.test(present.normalizedText) && present.mentions.length + present.barcodes.length === 0;
  if (isLevel) return { ...before, mentions: [], barcodes: [], refersBack: true, general: null };
  return isBare && isAsked && IN_IT.test(question) && present.normalizedText.split(' ').length <= MAX_BARE
    ? { ...before, mentions: [], barcodes: [], refersBack: true, general: null }
    : null;
}
const A_LOT =
  /^(?:and |so |ok )*(?:is |are )?(?:that|this|it|those|these|the)? ?(?:is )?(?:a lot|much|too much|high|low|bad|ok|okay|good|normal|little|enough|many)(?: or not| then| really)?$/;
/** A few words that say nothing but which food is meant. */
const MAX_BARE = 5;
