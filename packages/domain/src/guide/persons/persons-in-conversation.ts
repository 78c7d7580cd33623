import { foldText } from '../../lib/index.ts';
import { isSelfAlone, type NamedPerson, type PersonSlot, personsIn, type ReadPersons } from './read-persons.ts';
import { meantBy, spokenOf } from './spoken-of.ts';
import { namesAllergy, tellsOfSelf } from './tells-of-self.ts';

/**
 * For whom a message asks, by what was asked before it. Whom a chat speaks of stays meant, whatever is asked next, until somebody else is
 * named or the one who writes tells of themselves: "show me something salty" after "a snack for Ben" is for Ben.
 *
 * @param earlier messages of the person, oldest first
 */
export function personsInConversation(message: string, earlier: readonly string[], people: readonly NamedPerson[]): ReadPersons {
  // "¿Y yo?" asks the same for oneself again.
  if (earlier.length > 0 && isSelfAlone(message)) return { slot: { kind: 'self', isNamed: true }, text: 'and me' };
  const both = ofBoth(message, earlier, people);
  if (both !== null) return both;
  const present = withOther(message, personsIn(message, people), earlier, people);
  const pronoun = spokenOf(message);
  if (present.slot.kind !== 'self' || present.slot.isNamed || tellsOfSelf(message)) return present;
  // Of two who were spoken of, "her" is the one who may be called so.
  if (pronoun !== null && people.length > 0) {
    const meant = meantBy(pronoun, earlier, people);
    return meant === null ? present : { ...present, slot: meant };
  }
  const slot = inForce(earlier, people);
  return slot === null ? present : { ...present, slot };
}

/** Whom a chat speaks of after these messages. A guest whose allergy is reported joins those who were spoken of. */
function inForce(earlier: readonly string[], people: readonly NamedPerson[]): PersonSlot | null {
  const last = earlier.at(-1);
  if (last === undefined) return null;
  const before = earlier.slice(0, -1);
  const { slot } = personsInConversation(last, before, people);
  if (slot.kind !== 'unknown') return slot;
  return namesAllergy(last) ? inForce(before, people) : null;
}

/** Whether nobody is named in a message for whom it asks all the same: they were spoken of before. */
export function isCarriedOn(message: string, { slot }: ReadPersons, people: readonly NamedPerson[]): boolean {
  const own = personsIn(message, people).slot;
  return slot.kind === 'people' && own.kind === 'self' && !own.isNamed && spokenOf(message) === null;
}

/**
 * "And the boy?", "and for the other one?" after a question for one of several: whoever of them was not asked for yet. Where that may be
 * more than one, it is asked back.
 */
function withOther(message: string, present: ReadPersons, earlier: readonly string[], people: readonly NamedPerson[]): ReadPersons {
  if (present.slot.kind !== 'self' || present.slot.isNamed || people.length === 0) return present;
  const found = ANOTHER.exec(foldText(message))?.groups;
  const words = found?.['who'];
  if (words === undefined) return present;
  const isChild = found?.['child'] !== undefined;
  const may = people.filter(({ age }) => !isChild || (age !== null && age <= OLDEST_CHILD));
  const asked = new Set(askedFor(earlier, people));
  const left = may.filter(({ id }) => !asked.has(id));
  const [only, ...others] = left.length > 0 ? left : may;
  if (only === undefined || asked.size === 0) return present;
  return others.length === 0
    ? { slot: { kind: 'people', ids: [only.id], withSelf: false }, text: 'and me' }
    : { slot: { kind: 'unknown', about: 'relation', words, candidates: [only, ...others].map(({ id }) => id) }, text: message };
}
const OLDEST_CHILD = 17;

/** "Both of them", "was gibt's für beide": the two who were asked for before, one after the other. */
function ofBoth(message: string, earlier: readonly string[], people: readonly NamedPerson[]): ReadPersons | null {
  const text = foldText(message);
  const phrase = BOTH.exec(text)?.[0] ?? FOR_BOTH.exec(text)?.[0];
  if (phrase === undefined) return null;
  const ids = new Set<string>();
  for (const one of earlier.toReversed().slice(0, LOOKED_AT)) {
    const { slot } = personsIn(one, people);
    if (slot.kind === 'people' && slot.ids.length === 1) ids.add(slot.ids[0] ?? '');
    if (ids.size === 2) break;
  }
  if (ids.size < 2) return null;
  return {
    slot: { kind: 'people', ids: people.filter(({ id }) => ids.has(id)).map(({ id }) => id), withSelf: false },
    text: BOTH.test(text) ? 'and me' : text.replace(phrase, ' ').replaceAll(/ +/g, ' ').trim(),
  };
}
/** Messages that two people may be named in. */
const LOOKED_AT = 4;

/** Whom the last message that named anybody asked for, and those right before it. */
function askedFor(earlier: readonly string[], people: readonly NamedPerson[]): readonly string[] {
  const ids: string[] = [];
  for (const one of earlier.toReversed()) {
    const { slot } = personsIn(one, people);
    if (slot.kind === 'people') ids.push(...slot.ids);
    else if (ids.length > 0) break;
  }
  return ids.slice(0, 1);
}
const CHILD_WORDS =
  'girl|boy|kid|child|little one|younger one|older one|baby|toddler|madchen|junge[n]?|kleine[nr]?|kind|grosse[nr]?|fille|garcon|petite?|enfant|nina|nino|chica|chico|peque|pequen[oa]|bambin[oa]|bimb[oa]|ragazz[oa]|piccol[oa]|menin[oa]|pequen[oa]|rapaz|rapariga|crianca|meisje|jongen|kleine';
const ARTICLES = "the|der|die|das|dem|den|le|la|l'|el|il|lo|o|a|het|de|ao|al";
const FOR_WORDS = 'for|fur|pour|para|per|voor|a';
const AND_WORDS = 'and|but|what about|how about|und|et|y|e|ed|en';
const BOTH_WORDS =
  '(?:both(?: of them| kids| children)?|(?:die |alle )?beiden?|(?:tous |toutes )?les deux|los dos|las dos|ambos|ambas|entrambi|entrambe|tutti e due|os dois|as duas|allebei|alle twee)';
const BOTH = new RegExp(`^\\W*(?:(?:${AND_WORDS}|ok|so) )*(?:(?:${FOR_WORDS}) )?${BOTH_WORDS}\\W*$`);
const FOR_BOTH = new RegExp(`\\b(?:for|fur|pour|para|per|voor) ${BOTH_WORDS}\\b`);
/** Somebody by an article and who they are, or "the other one" behind "for", and little else. */
const ANOTHER = new RegExp(
  `^\\W*(?:(?:${AND_WORDS}|ok|so) )*(?:(?:${FOR_WORDS}) )?(?:${ARTICLES})? ?(?<who>(?<child>${CHILD_WORDS})|(?<=\\b(?:${FOR_WORDS}) (?:(?:${ARTICLES}) ?)?)(?:other(?: one)?|ander(?:e[nrs]?)?|autre|otr[oa]|altr[oa]|outr[oa]|andere))(?: (?:the same|same|too|auch|dasselbe|das gleiche|aussi|pareil|tambien|lo mismo|anche|lo stesso|tambem|o mesmo|ook|hetzelfde))?\\W*$`,
);
