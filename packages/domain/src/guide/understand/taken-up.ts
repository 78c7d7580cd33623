import type { Intent } from '../intents/intent.ts';
import { BEGINS_ON, OF_A_PRODUCT, SHORT, TAKEN_UP } from './follow-up-kinds.ts';
import type { Understanding } from './understanding.ts';

const GOES_ON =
  /^(?:and|but|what about|how about|or|also|then|only|with|without|less|more|lower|higher|under|for|same|another|other|others|no|not|und|et|mit|ohne|avec|sans|something|anything|which|any|show|give|cheaper|healthier|better|the|is|are|it|they|does|do|why|really|what|low|high|vegan|vegetarian|gluten|how|ones?|compare|can|could|should|instead|alternatives?)\b/;

/** Short, begins like a continuation, and says what to add but not what to do. */
export function goesOn(
  { intent, normalizedText, criteria, diets, shelves, mentions, nutrients }: Understanding,
  question: string,
): boolean {
  const isShort = normalizedText.split(' ').length <= SHORT;
  const adds = criteria.length + diets.length + shelves.length + nutrients.length > 0 || mentions.length > 0;
  const begins = BEGINS_ON.test(question);
  if (intent.kind === 'declaration') return criteria.length > 0;
  if (intent.kind === 'find' && isShort && shelves.length === 0 && /\bones?\b/.test(normalizedText)) return true;
  if (intent.kind === 'targets left') return isShort && begins && !LEFT.test(normalizedText);
  if (intent.kind === 'unclear') return isShort && adds && (GOES_ON.test(normalizedText) || begins);
  return isShort && begins && ADDS.has(intent.kind);
}

/** Asks what is left of the day, and adds nothing to a search. */
const LEFT = /\b(?:left|remain\w*|still|today|day|allowed|target\w*|how much|how many)\b/;

/** What a few words that only add something look like by themselves. */
const ADDS: ReadonlySet<Intent['kind']> = new Set(['find', 'verdict', 'term', 'contains', 'amount', 'swap']);

/** What was asked before with what a shorter question says anew. */
export function merged(before: Understanding, present: Understanding): Understanding {
  const { intent } = before;
  // "Gluten free ones tho" after what is good to know of cereals looks for such cereals.
  if (intent.kind === 'general' && before.shelves.length > 0 && present.intent.kind === 'find' && present.shelves.length === 0)
    return { ...present, intent: { ...present.intent, shelves: before.shelves }, shelves: before.shelves };
  if (!TAKEN_UP.has(intent.kind) || (present.intent.kind === 'declaration' && intent.kind !== 'find' && intent.kind !== 'plan'))
    return present;
  if (intent.kind === 'find' || intent.kind === 'plan') return widened(before, present);
  if (!OF_A_PRODUCT.has(intent.kind)) return present;
  // "And in lentils?" asks the same of a kind of food that a shelf has the name of.
  const inThat =
    intent.kind === 'amount' && present.intent.kind === 'find' ? IN_THAT.exec(present.normalizedText)?.groups?.['one'] : undefined;
  if (inThat !== undefined && present.criteria.length === 0)
    return { ...before, mentions: [inThat], names: [inThat], barcodes: [], refersBack: false };
  const named = present.mentions.filter((words) => !/^(?:the )?other(?: one)?$/.test(words));
  if (present.mentions.length > named.length && intent.kind === 'compare')
    return { ...present, intent: { kind: 'verdict' }, mentions: [], refersBack: true };
  // "And is it vegan?" asks something else of the same product; "and Snickers?" the same of another.
  if (named.length === 0 && present.barcodes.length === 0 && present.intent.kind !== 'unclear' && present.refersBack) return present;
  if (named.length === 0 && present.criteria.length > 0)
    return { ...present, intent: { kind: 'swap', criteria: present.criteria }, refersBack: true };
  if (named.length === 0 && present.nutrients.length > 0)
    return { ...present, intent: { kind: 'amount', nutrients: present.nutrients, portion: present.portion }, refersBack: true };
  if (named.length === 0 && present.barcodes.length === 0) return present;
  const isOwnAsk = present.intent.kind === 'amount' || present.intent.kind === 'contains' || present.intent.kind === 'swap';
  const taken = isOwnAsk ? present : { ...before, barcodes: present.barcodes };
  return {
    ...taken,
    intent: taken.intent.kind === 'compare' && named.length < 2 ? { kind: 'verdict' } : taken.intent,
    mentions: named,
    names: present.names,
    refersBack: false,
  };
}

const IN_THAT = /^(?:(?:and|but|what about|how about) )?(?:in|of|for) (?:the |a |an )?(?<one>\S+(?: \S+){0,2})$/;

/** Ideas and plans with what a shorter question adds to them; what it says anew wins. */
function widened(before: Understanding, present: Understanding): Understanding {
  const named = new Set(present.criteria.map(keyOf));
  const criteria = [...before.criteria.filter((one) => !named.has(keyOf(one))), ...present.criteria];
  const shelves = present.shelves.length > 0 ? present.shelves : before.shelves;
  const selected = present.selected.goals.length + present.selected.conditions.length > 0 ? present.selected : before.selected;
  const denied = present.intent.kind === 'find' ? present.intent.without : [];
  const intent =
    before.intent.kind === 'find'
      ? { ...before.intent, shelves, criteria, purpose: selected, without: [...new Set([...before.intent.without, ...denied])] }
      : before.intent;
  return { ...present, intent, mentions: [], refersBack: false, criteria, shelves, selected };
}

function keyOf(criterion: Understanding['criteria'][number]): string {
  return criterion.kind === 'amount' || criterion.kind === 'limit'
    ? criterion.name
    : criterion.kind === 'diet'
      ? criterion.diet
      : criterion.kind;
}
