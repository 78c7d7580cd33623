import { blank, foldText, occurs, termSource, wholeWords } from '../lib/index.ts';
import { ADDED_AFTER, AFFIRMATIONS, JOINING, LOCAL_DENIALS, STATEMENT_OPENERS, TURNS, WITHOUT_WORDS } from './denials.data.ts';
import {
  COELIACS,
  NOT_FOR,
  NOT_FOR_AFTER,
  NOT_FOR_BEFORE,
  NOT_FOR_PEOPLE,
  NOT_FOR_PEOPLE_AFTER,
  PREGNANT,
  TRACE_OPENERS,
  VEGANS,
  VEGETARIANS,
} from './statements.data.ts';

const either = (terms: readonly string[]): string => `(?:${terms.map(termSource).join('|')})`;

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
  `(?<=(?:^|[.,;:*([]) ?)(?:no|zero) (?:${listOf('(?:or|nor)')}|(?!added [a-z]+ [a-z])${THING}(?= ?(?:[.,;)\\]*]|$)))`,
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
function isDenied(item: string): boolean {
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

type PlantDiet = 'vegan' | 'vegetarian';

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

/** An ingredient list as it is searched: folded, without what it only says is absent or possible. */
export type ReadList = {
  /** The whole list; what it only denies is in capitals. */
  readonly text: string;
  /** The first three top-level ingredients without their brackets. */
  readonly firstThree: string;
  /** The sentences about traces, cut out of `text`. */
  readonly traces: string;
  /** Diets that the pack says it does not suit. */
  readonly unsuitable: readonly PlantDiet[];
};

/** Twice the longest list that was ever seen; beyond it stands no ingredient list. */
const MAX_LENGTH = 20_000;

/** Reads a list as printed; sentences about traces are taken out and denied words raised first. */
export function readList(printed: string): ReadList {
  const folded = foldText(printed.slice(0, MAX_LENGTH)).replaceAll('_', ' ').replace(/\s+/g, ' ');
  const traces = folded.match(TRACE_SENTENCE) ?? [];
  const text = withDenialsUppercased(traces.length === 0 ? folded : blank(TRACE_SENTENCE, folded));
  const items = topLevelItems(text).filter((item) => !isDenied(item));
  return { text, firstThree: items.slice(0, 3).join(', '), traces: traces.join(' '), unsuitable: unsuitableFor(folded) };
}

/** A sentence about traces, from its opening words to its full stop; on folded text. */
export const TRACE_SENTENCE = new RegExp(`(?<![a-z0-9])(?:${TRACE_OPENERS.map(termSource).join('|')})[^.]*(?:\\.|$)`, 'g');

const OPEN = '([{';
const CLOSE = ')]}';

/**
 * The ingredients of the outermost level, in order, each without its brackets and their content.
 * Commas inside brackets and decimal commas ("7,4 %") divide nothing.
 */
export function topLevelItems(text: string): string[] {
  const items: string[] = [];
  let item = '';
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (OPEN.includes(sign)) depth += 1;
    else if (CLOSE.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (divides(text, i)) {
      items.push(item.trim());
      item = '';
    } else item += sign;
  }
  items.push(item.trim());
  return items.filter((name) => name !== '');
}

function divides(text: string, at: number): boolean {
  const sign = text.charAt(at);
  if (sign === ';' || sign === '•') return true;
  return sign === ',' && !(isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1)));
}

function isDigit(sign: string): boolean {
  return sign >= '0' && sign <= '9';
}

const SOME =
  /contain|contien|contem|enthalt|bevat|dont\b|inclu|incl\b|\bu\.? ?a\b|waaronder|darunter|davon|among|tra cui|entre (?:otr|outr)|notamment|such as|e\.? ?g\b|z\.? ?b\b/;

/**
 * Whether what stands between a name and its parts says that they are some of them, or warns of one: "spices (including pepper)", "spices
 * (contains celery)".
 */
export function namesSomeParts(between: string): boolean {
  return SOME.test(foldText(between));
}

/** Whom a pack may say that it does not suit, apart from who eats no meat. */
type People = 'coeliacs' | 'pregnant';

const WORDS: Readonly<Record<People, string>> = { coeliacs: COELIACS, pregnant: PREGNANT };
/** From the denial to the people at most: others may be named before them ("children, pregnant or breast-feeding women"). */
const FAR = '[^.;]{0,80}?';
const STATEMENTS: Readonly<Record<People, { readonly mayBe: RegExp; readonly says: RegExp }>> = {
  coeliacs: statementsOn('coeliacs'),
  pregnant: statementsOn('pregnant'),
};

function statementsOn(people: People): { mayBe: RegExp; says: RegExp } {
  const words = `(?<![a-z])(?:${WORDS[people]})`;
  return {
    mayBe: new RegExp(words),
    says: new RegExp(
      `(?<![a-z])(?:${NOT_FOR_PEOPLE})(?![a-z])${FAR}${words}[a-z]*|${words}[^.;]{0,50}?(?:${NOT_FOR_PEOPLE_AFTER})(?![a-z])`,
    ),
  };
}

/** Where folded text says that the food does not suit some people ("Not suitable for coeliacs"); `null` where it does not. */
export function unsuitableForPeople(folded: string, people: People): { readonly from: number; readonly to: number } | null {
  const { mayBe, says } = STATEMENTS[people];
  const found = mayBe.test(folded) ? says.exec(folded) : null;
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
}
