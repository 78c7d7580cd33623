import { occurs, termSource, wholeWords } from '../lib/index.ts';
import { ADDED_AFTER, AFFIRMATIONS, JOINING, LOCAL_DENIALS, STATEMENT_OPENERS, TURNS, WITHOUT_WORDS } from './denials.data.ts';
import { NOT_FOR, NOT_FOR_AFTER, NOT_FOR_BEFORE, VEGANS, VEGETARIANS } from './statements.data.ts';

export const either = (terms: readonly string[]): string => `(?:${terms.map(termSource).join('|')})`;

/** Letters, and a number at their end ("E621"); a number of its own is an amount and ends what is denied. */
const WORD = `(?!${either(AFFIRMATIONS)}(?![a-z]))[a-z'%&/-]+(?:[0-9]{1,4}[a-z]{0,2})?`;
/** A further word of the same thing: what turns to something else is none, nor what follows "ajouté", which ends what is left out. */
const NEXT = `(?<!(?<![a-z])${either(ADDED_AFTER)}) (?!${either(TURNS)}(?![a-z]))${WORD}`;
/** One thing that is denied, in up to four words. */
const THING = `(?:${WORD})(?:${NEXT}){0,3}`;
/** The end of a statement or of the bracket around it. */
const END = '(?= ?(?:[.;)\\]*]|$))';
const listOf = (joining: string): string => `${THING}(?:, ?${THING}){0,12},? ${joining} ${THING}${END}`;
/** Opening words and what divides them from the next word ("d'" needs nothing, a heading has a colon). */
const opening = (openers: string): string => `(?<![a-z0-9])${openers}(?:(?<=[ ']) ?| ?: ?| )`;
const STATEMENT = opening(either(STATEMENT_OPENERS));
const WITHOUT = opening(either(WITHOUT_WORDS));

/**
 * What a pack only says is not there, on folded text. Conservative, since what is taken for denied is not searched:
 * - a sentence of its own ("… salt. Contains no milk, eggs.") or a heading ("Free from: milk, eggs") to its end;
 * - a list that "and" or "or" closes ("free from milk, eggs and nuts"), where nothing follows in its sentence or bracket;
 * - elsewhere the next one to three words, never across a comma.
 */
const DENIED = [
  `(?<=[.;] ?)${STATEMENT}(?:${WORD}|[ ,])+`,
  `(?<=(?:^|[.;,)\\]] ?))(?<![a-z0-9])${either([...STATEMENT_OPENERS, ...WITHOUT_WORDS])} ?: ?(?:${WORD}|[ ,])+`,
  `(?<=(?:^|[.,;:*([]) ?)${STATEMENT}${listOf(either(JOINING))}`,
  `(?<=(?:^|[.;]) ?)${WITHOUT}${listOf(either(JOINING))}`,
  `(?<=(?:^|[.,;:*([]) ?)(?:no|zero) (?:${listOf('(?:or|nor)')}|(?!added (?:sugars?|salt) [a-z])${THING}(?= ?(?:[.,;)\\]*]|$)))`,
  `(?:${STATEMENT}|${WITHOUT})${WORD}(?:${NEXT}){0,2}`,
  `(?<![a-z0-9])${either(LOCAL_DENIALS)}`,
  '(?<![a-z0-9])[a-z]+-?(?:frei|vrij)(?:e[rsnm]?)?',
].map((source) => new RegExp(`${source}(?![a-z0-9])`, 'g'));
const MAY_DENY =
  /fre[ei]|vrij|without|\bno\b|zero|contain|contien|conten|contem|enthalt|bevat|\b(?:sans|sin|senza|ohne|zonder|sem|exempt|libre|exent|priv[oaie]|livre|isent)/;

/**
 * Folded text with every denied word in capitals: no term, which are all lower case, finds it there, and a look-alike that
 * needs it still can ("LACTOSE-FREE milk" is milk without lactose).
 */
export function withDenialsUppercased(folded: string): string {
  if (!MAY_DENY.test(folded)) return folded;
  return DENIED.reduce((text, pattern) => text.replace(pattern, (words) => words.toUpperCase()), folded);
}

/** Whether a top-level item only says what is not there. */
export function isDenied(item: string): boolean {
  return /[A-Z]/.test(item) && !/[a-z]/.test(item);
}

const PEOPLE = `${either([...VEGETARIANS, ...VEGANS])}(?![a-z])`;
/**
 * "vegetarians, strict vegans or …": only people and what joins them, so that "not suitable for nut allergy sufferers. Vegan." denies
 * nothing.
 */
const GROUP = `(?:(?:strict|the|a|an|any|les|des|regime|regimes|una|dieta|dietas|een|eine|die|personas|person[ae]s?|l') ?){0,3}${PEOPLE}`;
const GROUPS = `${GROUP}(?:(?: ?[,/&]| (?:or|and|nor|et|ou|ni|und|oder|y|o|e|en|of))+ (?:for |aux |fur |voor |para )?${GROUP})*`;
const UNSUITABLE = new RegExp(
  `(?<![a-z0-9])(?:${either(NOT_FOR)}[- ]${GROUPS}|${termSource(NOT_FOR_BEFORE)} ${GROUPS} ${termSource(NOT_FOR_AFTER)})(?![a-z0-9])`,
  'g',
);
const SAYS_VEGETARIAN = wholeWords(VEGETARIANS);

export type PlantDiet = 'vegan' | 'vegetarian';

/**
 * The diets that a pack itself rules out ("Not suitable for vegetarians"), read from its folded text; what no vegetarian eats is not
 * vegan either.
 */
export function unsuitableFor(folded: string): readonly PlantDiet[] {
  if (!/veg[ae]/.test(folded)) return [];
  const statements = folded.match(UNSUITABLE) ?? [];
  if (statements.length === 0) return [];
  return statements.some((statement) => occurs(SAYS_VEGETARIAN, statement)) ? ['vegan', 'vegetarian'] : ['vegan'];
}
