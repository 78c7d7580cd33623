import { conditionsOf, readCircumstances } from '../declared/circumstances.ts';
import { type DeclaredRestrictions, restrictionsDeclaredIn } from '../declared/declared-restrictions.ts';
import { readShortFollowUp } from '../intents/short-follow-up.ts';
import { type Understanding, understand, withDiets } from './understand.ts';

/** A turn of the conversation before the question. */
export type EarlierTurn = { readonly role: 'user' | 'assistant'; readonly content: string };

/** A question together with the one that it follows. */
export type QuestionInContext = Understanding & {
  /** Products of the last answer that named any, in its order. */
  lastProducts: readonly string[];
  /** The first product of each answer before, the newest first, and then all others. */
  earlierProducts: readonly string[];
  /** Allergies and diets that bind the answer. */
  declared: DeclaredRestrictions;
};

const LINK = /\]\(\/results\/(\d{8,14})\)/g;
const LOOKED_AT = 8;
const GOES_ON =
  /^(?:and|but|what about|how about|or|also|then|only|with|without|less|more|lower|higher|under|for|same|another|other|others|no|not|und|et|mit|ohne|avec|sans|something|anything|which|any|show|give|cheaper|healthier|better|the|is|are|it|they|does|do|why|really|what|low|high|vegan|vegetarian|gluten|how|ones?|compare|can|could|should|instead|alternatives?)\b/;

/**
 * Reads a question together with what came before it. "And with less sugar?" takes up the question before; what it adds wins over what it
 * repeats. Products are those that the answers linked. `userMessages`: every message of the person before this one, oldest first, where
 * `history` holds only the last; an allergy declared long ago binds as much as one declared now.
 */
export function understandInContext(
  question: string,
  history: readonly EarlierTurn[],
  userMessages: readonly string[] = userMessagesOf(history),
): QuestionInContext {
  const { declared, isClarifying } = restrictionsDeclaredIn(userMessages, question);
  const read = readInContext(question, history, isClarifying);
  const reported = conditionsOf(declared.reported).filter((name) => !read.selected.conditions.includes(name));
  const selected = { ...read.selected, conditions: [...read.selected.conditions, ...reported] };
  return { ...read, selected, declared, criteria: withDiets(read.criteria, declared.diets) };
}

/** Reads what a message asks, beside what it tells of circumstances; a message that only tells is a declaration. */
function understandRest(message: string, isClarifying: boolean): Understanding {
  const { reported, withdrawn, rest } = readCircumstances(message);
  const read = understand(rest, isClarifying);
  const isOnlyStated =
    reported.length + withdrawn.length > 0 && (rest.trim() === '' || (read.intent === 'unknown' && rest.split(' ').length < 3));
  return isOnlyStated ? { ...read, intent: 'declaration', mentions: [], refersBack: false } : read;
}

function userMessagesOf(history: readonly EarlierTurn[]): string[] {
  return history.filter(({ role }) => role === 'user').map(({ content }) => content);
}

function readInContext(question: string, history: readonly EarlierTurn[], isClarifying: boolean): Omit<QuestionInContext, 'declared'> {
  const present = understandRest(question, isClarifying);
  const earlier = history.slice(-LOOKED_AT);
  const linked = earlier
    .toReversed()
    .map(({ role, content }) => (role === 'assistant' ? [...content.matchAll(LINK)].flatMap(([, code]) => code ?? []) : []))
    .filter((codes) => codes.length > 0);
  const lastProducts = [...new Set(linked[0])];
  const earlierProducts = [...new Set([...linked.flatMap(([first]) => first ?? []), ...linked.flat()])];
  const before = userMessagesOf(earlier)
    .map((content) => understandRest(content, false))
    .findLast(({ intent }) => intent !== 'unknown' && intent !== 'declaration');
  const followed = followUp(present, before, lastProducts);
  if (followed !== null) return { ...followed, earlierProducts };
  // "Which was the healthiest?" of the scans that were looked back on.
  if (present.intent === 'ranking' && (before?.intent === 'week' || before?.intent === 'scanned' || before?.intent === 'best or worst'))
    return { ...present, intent: 'best or worst', lastProducts, earlierProducts };
  if (before === undefined || !goesOn(present, question)) return { ...present, lastProducts, earlierProducts };
  return { ...merged(before, present), lastProducts, earlierProducts };
}

/** "Why so low?", "what is better?", "and the second one?" about what was answered last. */
function followUp(
  present: Understanding,
  before: Understanding | undefined,
  lastProducts: readonly string[],
): Omit<QuestionInContext, 'declared' | 'earlierProducts'> | null {
  const short = readShortFollowUp(present.normalizedText, lastProducts.length);
  if (short === null) return null;
  const about = { ...present, mentions: [], refersBack: true, general: null, lastProducts };
  switch (short.kind) {
    case 'why':
      return { ...about, intent: 'verdict', normalizedText: `why ${present.normalizedText.includes('low') ? 'low' : 'so'}` };
    case 'better':
      // Of two that were compared it asks which.
      return before?.intent === 'compare' ? null : { ...about, intent: 'alternatives' };
    case 'changed':
      return before?.intent === 'ideas' || before?.intent === 'day'
        ? null
        : { ...about, intent: 'alternatives', criteria: [short.criterion] };
    case 'other of them': {
      const product = lastProducts[short.place];
      const isAsked =
        before !== undefined && (before.intent === 'figure' || before.intent === 'contains' || before.intent === 'ingredients');
      return product === undefined
        ? null
        : {
            ...(isAsked ? before : about),
            intent: isAsked ? before.intent : 'verdict',
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

/** Short, begins like a continuation, and says what to add but not what to do. */
function goesOn({ intent, normalizedText, criteria, diets, shelves, mentions, nutrients }: Understanding, question: string): boolean {
  const isShort = normalizedText.split(' ').length <= 8;
  const adds = criteria.length + diets.length + shelves.length + nutrients.length > 0 || mentions.length > 0;
  if (intent === 'declaration') return criteria.length > 0;
  if (intent === 'unknown') return isShort && adds && (GOES_ON.test(normalizedText) || /^\W*(?:and|but|or|und|et)\b/i.test(question));
  return intent === 'ideas' && isShort && /^\W*(?:and|but|or|what about|how about|only|with|without|something|also)\b/i.test(question);
}

/** Asks that a shorter question can take up with other words. */
const TAKEN_UP: ReadonlySet<Understanding['intent']> = new Set([
  'ideas',
  'alternatives',
  'verdict',
  'figure',
  'contains',
  'compare',
  'day',
  'explain',
  'ingredients',
]);

function merged(before: Understanding, present: Understanding): Understanding {
  if (!TAKEN_UP.has(before.intent) || (present.intent === 'declaration' && before.intent !== 'ideas' && before.intent !== 'day'))
    return present;
  const asksOfProduct =
    before.intent === 'verdict' ||
    before.intent === 'figure' ||
    before.intent === 'contains' ||
    before.intent === 'compare' ||
    before.intent === 'alternatives';
  if (asksOfProduct && present.criteria.length > 0) return { ...present, intent: 'alternatives', mentions: [], refersBack: true };
  if (before.intent === 'ideas' || before.intent === 'day') {
    const named = new Set(present.criteria.map(keyOf));
    return {
      ...present,
      intent: before.intent,
      mentions: [],
      criteria: [...before.criteria.filter((one) => !named.has(keyOf(one))), ...present.criteria],
      shelves: present.shelves.length > 0 ? present.shelves : before.shelves,
      selected: present.selected.goals.length + present.selected.conditions.length > 0 ? present.selected : before.selected,
    };
  }
  // "And Snickers?" asks the same of another product.
  const named = present.mentions.map((words) => words.replace(/^(?:and|or|what about|how about|und|et)\s+/, ''));
  const mentions = named.filter((words) => !/^(?:the )?other(?: one)?$/.test(words));
  if (named.length > mentions.length && before.intent === 'compare')
    return { ...present, intent: 'verdict', mentions: [], refersBack: true };
  return {
    ...before,
    mentions,
    barcodes: present.barcodes,
    refersBack: mentions.length === 0,
    nutrients: present.nutrients.length > 0 && before.intent === 'figure' ? present.nutrients : before.nutrients,
  };
}

function keyOf(criterion: Understanding['criteria'][number]): string {
  return criterion.kind === 'amount' || criterion.kind === 'limit'
    ? criterion.name
    : criterion.kind === 'diet'
      ? criterion.diet
      : criterion.kind;
}
