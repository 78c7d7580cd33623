import { foldText } from '../../lib/index.ts';
import { PRONOUN, SELF } from './persons.data.ts';
import { type NamedPerson, type PersonSlot, personsIn, type ReadPersons } from './read-persons.ts';

/** Takes up what came before. */
const BEGINS_ON = /^\W*(?:and|but|or|what about|how about|only|with|without|something|also|und|et|y|e|en|oder|ou|o)\b/i;
/** A message of more words stands by itself, one of fewer never does. */
const SHORT = { most: 8, alone: 3 };

/**
 * For whom a message asks, by what was asked before it: "and Snickers?" after "can Ana eat Nutella?" is about Ana. Whoever speaks of
 * themselves, or asks something new without a name, asks for themselves.
 *
 * @param earlier messages of the person, oldest first
 */
export function personsInConversation(message: string, earlier: readonly string[], people: readonly NamedPerson[]): ReadPersons {
  const present = personsIn(message, people);
  const pronoun = spokenOf(message);
  if (present.slot.kind !== 'self' || present.slot.isNamed || (!goesOn(message) && pronoun === null)) return present;
  let slot: PersonSlot = present.slot;
  for (const one of earlier) {
    const read = personsIn(one, people).slot;
    if (read.kind === 'people' || (read.kind === 'self' && read.isNamed)) slot = read;
    else if (read.kind === 'unknown' || !goesOn(one)) slot = present.slot;
  }
  // "Does she get honey?" of somebody who was not named.
  const isOpen = slot.kind === 'self' && !slot.isNamed && pronoun !== null && people.length > 0;
  return isOpen
    ? { ...present, slot: { kind: 'unknown', about: 'relation', words: pronoun, candidates: people.map(({ id }) => id) } }
    : { ...present, slot };
}

/** The word for somebody who eats something, as it was typed: "she", "er". */
function spokenOf(message: string): string | null {
  const found = EATS_SOMETHING.exec(message.normalize('NFC'))?.groups;
  return found === undefined ? null : (Object.values(found).find((word) => word !== undefined) ?? null);
}
const EATS_SOMETHING =
  /(?<!\p{L})(?:(?:can|could|may|does|should|would|is|will) (?<en>she|he) (?:eat|have|get|drink|take|allowed)|(?:darf|kann|soll) (?<de>er|sie) (?:\S+ ){0,4}(?:essen|haben|trinken|kriegen|bekommen)|peut[- ](?<fr>elle) (?:manger|boire|avoir)|puede (?<es>ella|él) (?:comer|tomar|beber)|(?:mag|kan) (?<nl>hij|zij) (?:\S+ ){0,4}(?:eten|drinken|hebben))(?!\p{L})/iu;

function goesOn(message: string): boolean {
  const words = foldText(message)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.some((word) => SELF.has(word))) return false;
  if (words.some((word) => PRONOUN.has(word))) return true;
  return words.length <= SHORT.alone || (words.length <= SHORT.most && BEGINS_ON.test(message));
}
