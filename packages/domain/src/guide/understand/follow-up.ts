import { type Stated, stateAfter } from '../declared/declared-restrictions.ts';
import { type Understanding, understand, withDiets } from './understand.ts';

/** What was said before, oldest first. */
export type SaidBefore = { readonly role: 'user' | 'assistant'; readonly content: string };

/** A question together with what it goes on from. */
export type InContext = Understanding & {
  /** Products of the last answer that named any, in its order. */
  spokenOf: readonly string[];
  /** The first product of each answer before, the newest first, and then all others. */
  spokenBefore: readonly string[];
  /** Allergies and diets that bind the answer. */
  stated: Stated;
};

const LINK = /\]\(\/results\/(\d{8,14})\)/g;
const LOOKED_AT = 8;
const GOES_ON =
  /^(?:and|but|what about|how about|or|also|then|only|with|without|less|more|lower|higher|under|for|same|another|other|others|no|not|und|et|mit|ohne|avec|sans|something|anything|which|any|show|give|cheaper|healthier|better|the|is|are|it|they|does|do|why|really|what|low|high|vegan|vegetarian|gluten|how|ones?|compare|can|could|should|instead|alternatives?)\b/;

/**
 * Reads a question after what was said. "And with less sugar?" takes up the question before; what it adds wins over what it
 * repeats. Products are those that the answers linked. `said`: every message of the person before this one, oldest first, where
 * `history` holds only the last; an allergy told long ago binds as much as one told now.
 */
export function understandInContext(
  question: string,
  history: readonly SaidBefore[],
  said: readonly string[] = usersOf(history),
): InContext {
  const { stated, awaited } = stateAfter(said, question);
  const read = readInContext(question, history, awaited);
  return { ...read, stated, criteria: withDiets(read.criteria, stated.diets) };
}

function usersOf(history: readonly SaidBefore[]): string[] {
  return history.filter(({ role }) => role === 'user').map(({ content }) => content);
}

function readInContext(question: string, history: readonly SaidBefore[], awaited: boolean): Omit<InContext, 'stated'> {
  const present = understand(question, awaited);
  const earlier = history.slice(-LOOKED_AT);
  const linked = earlier
    .toReversed()
    .map(({ role, content }) => (role === 'assistant' ? [...content.matchAll(LINK)].flatMap(([, code]) => code ?? []) : []))
    .filter((codes) => codes.length > 0);
  const spokenOf = [...new Set(linked[0])];
  const spokenBefore = [...new Set([...linked.flatMap(([first]) => first ?? []), ...linked.flat()])];
  const before = usersOf(earlier)
    .map((content) => understand(content))
    .findLast(({ ask }) => ask !== 'unknown' && ask !== 'noted');
  // "Which was the healthiest?" of the scans that were looked back on.
  if (present.ask === 'among' && (before?.ask === 'week' || before?.ask === 'scanned' || before?.ask === 'extreme'))
    return { ...present, ask: 'extreme', spokenOf, spokenBefore };
  if (before === undefined || !goesOn(present, question)) return { ...present, spokenOf, spokenBefore };
  return { ...merged(before, present), spokenOf, spokenBefore };
}

/** Short, begins like something that goes on, and says what to add but not what to do. */
function goesOn({ ask, said, criteria, diets, shelves, mentions, nutrients }: Understanding, question: string): boolean {
  const isShort = said.split(' ').length <= 8;
  const adds = criteria.length + diets.length + shelves.length + nutrients.length > 0 || mentions.length > 0;
  if (ask === 'noted') return criteria.length > 0;
  if (ask === 'unknown') return isShort && adds && (GOES_ON.test(said) || /^\W*(?:and|but|or|und|et)\b/i.test(question));
  return ask === 'ideas' && isShort && /^\W*(?:and|but|or|what about|how about|only|with|without|something|also)\b/i.test(question);
}

/** Asks that a shorter question can take up with other words. */
const TAKEN_UP: ReadonlySet<Understanding['ask']> = new Set([
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
  if (!TAKEN_UP.has(before.ask) || (present.ask === 'noted' && before.ask !== 'ideas' && before.ask !== 'day')) return present;
  const asksOfProduct =
    before.ask === 'verdict' ||
    before.ask === 'figure' ||
    before.ask === 'contains' ||
    before.ask === 'compare' ||
    before.ask === 'alternatives';
  if (asksOfProduct && present.criteria.length > 0) return { ...present, ask: 'alternatives', mentions: [], refersBack: true };
  if (before.ask === 'ideas' || before.ask === 'day') {
    const named = new Set(present.criteria.map(keyOf));
    return {
      ...present,
      ask: before.ask,
      mentions: [],
      criteria: [...before.criteria.filter((one) => !named.has(keyOf(one))), ...present.criteria],
      shelves: present.shelves.length > 0 ? present.shelves : before.shelves,
      selected: present.selected.goals.length + present.selected.conditions.length > 0 ? present.selected : before.selected,
    };
  }
  // "And Snickers?" asks the same of another product.
  const named = present.mentions.map((words) => words.replace(/^(?:and|or|what about|how about|und|et)\s+/, ''));
  const mentions = named.filter((words) => !/^(?:the )?other(?: one)?$/.test(words));
  if (named.length > mentions.length && before.ask === 'compare') return { ...present, ask: 'verdict', mentions: [], refersBack: true };
  return {
    ...before,
    mentions,
    barcodes: present.barcodes,
    refersBack: mentions.length === 0,
    nutrients: present.nutrients.length > 0 && before.ask === 'figure' ? present.nutrients : before.nutrients,
  };
}

function keyOf(criterion: Understanding['criteria'][number]): string {
  return criterion.kind === 'amount' || criterion.kind === 'limit'
    ? criterion.name
    : criterion.kind === 'diet'
      ? criterion.diet
      : criterion.kind;
}
