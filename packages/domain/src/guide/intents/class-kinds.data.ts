import { generalLikely } from '../knowledge/find-general.ts';
import type { QuestionClass } from './classifier.ts';
import type { Feature, ReadKind } from './rules.data.ts';

/** A kind of question by the class that it falls in; `null` where it would need something that is not there. */
export const KINDS: Readonly<Record<QuestionClass, (features: ReadonlySet<Feature>, words: readonly string[]) => ReadKind | null>> = {
  verdict: (has) => (has.has('thing') || has.has('follows') ? 'verdict' : null),
  why: () => 'why',
  compare: (has) => (has.has('products') || has.has('foods') || (has.has('product') && has.has('pronoun')) ? 'compare' : null),
  swap: () => 'swap',
  // "Grapes sugar"
  find: (has, words) => (words.length <= FEWEST_WORDS && has.has('nutrient') && !has.has('not') && NUTRIENT_LAST.test(words.join(' ')) ? 'amount' : 'find'),
  contains: (has) =>
    (has.has('property') || has.has('allergen') || has.has('diet')) &&
    (has.has('follows') || has.has('product') || has.has('foods') || has.has('pronoun') || has.has('contains'))
      ? 'contains'
      : null,
  'own foods': (has, words) =>
    has.has('property')
      ? LAST_OF_OWN.test(words.join(' '))
        ? 'contains'
        : 'own foods'
      : has.has('best') || has.has('most') || has.has('bad')
        ? 'own ranking'
        : 'own list',
  amount: (has) => (!has.has('nutrient') ? null : has.has('define') && has.has('short') && !has.has('thing') ? 'term' : 'amount'),
  label: (has, words) => (has.has('topic') ? 'term' : hasEntry(has, words) ? 'general' : null),
  additive: (has) => (has.has('additive') ? 'additive' : null),
  general: (has, words) => (hasEntry(has, words) ? 'general' : has.has('topic') && !has.has('product') ? 'term' : null),
  'my day': () => 'my day',
  'my week': () => 'my week',
  'targets left': () => 'targets left',
  plan: () => 'plan',
  // "What should I eat during my shift": what to eat is asked, and no word of leaving out.
  'what to cut': (has) =>
    has.has('begins what') && has.has('modal') && has.has('consume') && !LEAVING_OUT.some((one) => has.has(one)) ? 'find' : 'what to cut',
  'my profile': () => 'my profile',
  // "Twix score?" asks for that of a product.
  labelwise: (has) => ((has.has('product') || has.has('food')) && has.has('points') && has.has('short') ? null : 'labelwise'),
  'small talk': (has) =>
    has.has('shelf') || has.has('product') || has.has('food') || has.has('property') || !has.has('short')
      ? null
      : has.has('thanks')
        ? 'thanks'
        : has.has('bye')
          ? 'bye'
          : 'greeting',
  'out of scope': () => 'out of scope',
  told: () => null,
  medical: () => null,
  crisis: () => null,
};
/** One food, and not a set of them: "is my last scan vegan?" */
const LAST_OF_OWN = /\b(?:last|latest|newest|most recent) (?:scan|scanned|product|purchase|food|one)\b/;
const LEAVING_OUT: readonly Feature[] = ['cut', 'bad', 'more or less', 'not', 'too much', 'conflict', 'judge', 'better'];
/** A name and what is asked of it. */
const FEWEST_WORDS = 3;
const NUTRIENT_LAST = /\S (?:sugars?|salt|sodium|fat|protein|calories|kcal|fiber|carbs|caffeine)$/;
/** So few words have something in common with many entries. */
const FEW_WORDS = 4;
/** Whether the knowledge base has an entry that a question may be about. */
function hasEntry(features: ReadonlySet<Feature>, words: readonly string[]): boolean {
  return features.has('general') || (words.length > FEW_WORDS && generalLikely(words.join(' ')) !== null);
}

/** Kinds that may be taken for one another: the rule knows better which. */
export const ALIKE: readonly (readonly ReadKind[])[] = [
  ['own foods', 'own ranking', 'own list'],
  ['term', 'general', 'additive', 'labelwise'],
  ['contains', 'ingredients'],
  ['verdict', 'why'],
  ['verdict', 'compare'],
  ['greeting', 'thanks', 'bye', 'about', 'capabilities'],
  ['my day', 'targets left'],
  ['compare', 'ranking'],
  ['find', 'plan', 'swap'],
  // An entry of the knowledge base that was found by its own words.
  ['general', 'compare'],
  ['general', 'amount'],
  ['general', 'contains'],
  ['find', 'what to cut'],
  ['find', 'ranking'],
  ['my week', 'what to cut'],
];

const OF_A_FOOD = ['verdict', 'why', 'compare', 'contains'] as const;
const TAUGHT = ['label', 'general', 'additive', 'labelwise'] as const;
const SEARCHED = ['find', 'plan', 'swap', 'what to cut'] as const;
/** Classes whose questions a reading of a kind answers, at least in part: the more of all shares they have, the surer the reading. */
export const CLASSES: Readonly<Record<ReadKind, readonly QuestionClass[]>> = {
  verdict: OF_A_FOOD,
  why: ['why', 'verdict'],
  // "Does Twix have more sugar than Mars?"
  compare: ['compare', 'verdict', 'contains', 'amount'],
  ranking: ['compare', 'verdict'],
  swap: SEARCHED,
  find: [...SEARCHED, 'general'],
  plan: SEARCHED,
  'what to cut': ['what to cut', 'find', 'my week'],
  contains: ['contains', 'verdict'],
  // "Which additives are in Skittles?"
  ingredients: ['contains', 'verdict', 'label', 'additive'],
  amount: ['amount'],
  'own foods': ['own foods', 'my week'],
  'own ranking': ['own foods', 'my week'],
  'own list': ['own foods', 'my week'],
  term: [...TAUGHT, 'verdict'],
  general: TAUGHT,
  additive: TAUGHT,
  labelwise: TAUGHT,
  'my day': ['my day', 'targets left'],
  'targets left': ['my day', 'targets left'],
  'my week': ['my week', 'what to cut'],
  // "How much protein do I need" is what the profile sets.
  'my profile': ['my profile', 'targets left'],
  preference: ['my profile', 'told'],
  greeting: ['small talk'],
  thanks: ['small talk'],
  bye: ['small talk'],
  about: ['small talk', 'labelwise'],
  capabilities: ['small talk', 'labelwise'],
  'out of scope': ['out of scope'],
};
/** Of a question that no rule and no class decides: it may just name a food. */
export const CLASSES_OF_A_NAME: readonly QuestionClass[] = OF_A_FOOD;
