import { foldText } from '../../lib/index.ts';
import { FOR, MODAL, SUITS } from '../persons/persons.data.ts';
import { personsIn } from '../persons/read-persons.ts';
import { mayBeSame, type Relation, relationsAround, relationsIn } from '../persons/relations.ts';
import { MYSELF, OTHER_PERSON } from './harms.data.ts';
import { HAS_IT_NOT, IS_MADE, NOT_I, PUTS_RIGHT, SOMEBODY_IS } from './whose.data.ts';

/** The one who writes, or one of theirs. */
export type Holder = 'self' | 'other' | 'anyone';
/** The one who writes, somebody by what they are to them, or somebody that only "he" or nobody at all names. */
export type Whom = 'self' | 'somebody' | Relation;

const plain = (text: string): string =>
  foldText(text)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'.,;:!?-]+/gu, ' ')
    .trim();

/** How far before a statement the one stands that names whom it is about. */
const WHO_LENGTH = 6;
/** How far behind it: "egg allergy for my son". */
const WHO_BEHIND = 5;

/** Whom statements speak of that stand at these places among the words of a message. */
export function holderOf(tokens: readonly string[], statements: readonly { readonly from: number; readonly end: number }[]): Holder {
  const before = statements.map(({ from, end }) => tokens.slice(Math.max(0, from - WHO_LENGTH), end).join(' '));
  const behind = statements.map(({ end }) => tokens.slice(end, end + WHO_BEHIND).join(' '));
  if (before.some((text) => isOfOther(text)) || behind.some((text) => FOR_SOMEBODY.test(text) && relationsIn(text).length > 0))
    return 'other';
  return before.some((text) => MYSELF.test(text)) ? 'self' : 'anyone';
}
const FOR_SOMEBODY = /(?:^| )(?:for|fur|pour|para|pra|per|voor|bei|of|de|di|von|van) /;

/** Whether words speak of somebody else than the one who writes. */
export const isOfOther = (text: string): boolean => OTHER_PERSON.test(text) || SOMEBODY_IS.test(text) || relationsIn(text).length > 0;

/** Of whom what a message states holds, and who is free of it by its own words: "my husband is allergic, I'm not". */
export type Held = { readonly of: readonly Whom[]; readonly free: readonly Whom[] };

/** @param holder of the statements of the message */
export function heldOf(message: string, holder: Holder): Held {
  const text = plain(message);
  const persons = relationsAround(message);
  const without = persons.filter(({ behind }) => HAS_IT_NOT.test(behind)).map(({ person }) => person);
  const isSelfFree = NOT_I.test(text);
  const named = persons.filter(({ person }) => !without.includes(person)).map(({ person }) => person);
  const isSelf = holder !== 'other' || SELF_TOO.test(text.replace(NOT_I, ' '));
  const others: readonly Whom[] = named.length > 0 || holder === 'self' ? named : ['somebody'];
  return { of: [...(isSelf ? (['self'] as const) : []), ...others], free: [...(isSelfFree ? (['self'] as const) : []), ...without] };
}
/** The one who writes may be among those of whom something is stated. */
const SELF_TOO =
  /(?<![\p{L}'])(?:i|i'm|im|i've|ive|me|myself|we|we're|us|both|all|ich|mir|mich|wir|uns|beide|alle|je|j'|j'ai|moi|nous|tous|yo|nosotros|soy|tengo|estoy|somos|tenemos|io|noi|sono|ho|siamo|abbiamo|eu|nos|sou|tenho|estou|temos|bin|hab|habe|suis|ik|mij|wij|ons|heb|ben|allebei|ambos|entrambi)(?!\p{L})/u;

/** What holds after a message states something of whom it held of before: a correction takes it from them, everything else adds to them. */
export function nextHeld(before: Held | undefined, now: Held, message: string): Held {
  const isFree = (whom: Whom, of: readonly Whom[]): boolean => of.some((one) => isSame(one, whom));
  if (before === undefined) return now;
  if (PUTS_RIGHT.test(plain(message)) && now.of.some((one) => typeof one === 'object'))
    return { of: now.of, free: [...now.free, ...before.of.filter((one) => one !== 'somebody' && !isFree(one, now.of))] };
  return { of: [...before.of, ...now.of], free: [...before.free.filter((one) => !isFree(one, now.of)), ...now.free] };
}

function isSame(one: Whom, other: Whom): boolean {
  if (typeof one === 'object' && typeof other === 'object') return mayBeSame(one, other);
  return one === other;
}

/**
 * For whom food is asked, where a message leaves no doubt of it; `null` where it may be for anybody. What is asked next without a name goes
 * on for whom it was.
 *
 * @param declares whether a message declares something, so that whom it names need not be who it asks for
 */
export function askedFor(messages: readonly string[], declares: (message: string) => boolean): readonly Whom[] | null {
  for (const message of messages.toReversed()) {
    const text = plain(message);
    if (declares(message) || IS_MADE.test(text)) return null;
    const persons = relationsAround(message);
    const { slot } = personsIn(message, []);
    const isSelf = slot.kind === 'self' && slot.isNamed;
    if (persons.length > 0) {
      const isAsked = persons.every(({ before, behind }) => isAskedFor(before, behind));
      return isAsked && !isSelf && !AND_ME.test(text) ? persons.map(({ person }) => person) : null;
    }
    if (SOMEBODY_IS.test(text) || PRONOUN.test(text)) return null;
    if (isSelf) return ['self'];
  }
  return null;
}
/** "For my sister", "can my sister", "mia sorella può". */
function isAskedFor(before: string, behind: string): boolean {
  const [last = ''] = before.split(' ').slice(-1);
  const [first = ''] = behind.split(' ');
  return FOR.has(last) || SUITS.has(last) || MODAL.has(last) || MODAL.has(first);
}
const AND_ME = /(?<![\p{L}'])(?:me|i|ich|mich|mir|moi|je|yo|mi y|io|eu|ik|mij)(?!\p{L})/u;
const PRONOUN = /(?<!\p{L})(?:him|her|them|ihm|ihn|elle|lui|ella|ele|ela|lei|hem|haar|hen)(?!\p{L})/u;

/**
 * Whether what holds of some people leaves those alone for whom it is asked: nobody of them has it, or they are free of it. Of whom is not
 * known, it binds. "Can I have a snack" may be for anybody, so that only whoever is free of it by their own words.
 */
export function leavesAlone({ of, free }: Held, asked: readonly Whom[] | null): boolean {
  if (asked === null || asked.length === 0) return false;
  return asked.every((whom) => {
    if (of.some((one) => isSame(one, whom))) return false;
    if (free.some((one) => isSame(one, whom))) return true;
    return whom !== 'self' && of.length > 0 && !of.includes('somebody');
  });
}
