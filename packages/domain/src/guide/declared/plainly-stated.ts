import { foldText } from '../../lib/index.ts';
import { GIVEN_NAMES } from '../persons/persons.data.ts';
import { BREASTFEEDING, ILLNESSES, PREGNANT } from './circumstances.data.ts';
import { keyOf, readCircumstances } from './circumstances.ts';
import { dietsNamedIn, isCeliacWord } from './diets.ts';
import { ASKS, RELATIVE } from './harms.data.ts';
import { dietsOfWord, namedIn } from './named-foods.ts';
import {
  BEGINS_QUESTION,
  BY_TYPE,
  EATS,
  FILLERS,
  FOR_OTHER,
  FOR_SELF,
  FORGETS,
  GAVE_UP,
  IS_OR_HAS,
  LEAVES_OUT,
  REASON,
  SELVES,
  THINGS,
  TIMES,
} from './plainly-stated.data.ts';
import { readStatements } from './read-statements.ts';
import { STATES } from './states.data.ts';
import { tokensOf } from './tokens.ts';

/** What a clause is about: in words that the readers of statements know, and the words of the clause that name it. */
type Concept = { readonly kind: 'diet' | 'food' | 'illness' | 'state'; readonly plain: string; readonly places: readonly number[] };

/** Longer clauses say more than a statement. */
const MAX_WORDS = 14;

/**
 * A message with what it states in passing put in words that the readers of statements know: "type 1 since yesterday" is "i have diabetes",
 * "Tom is vegan" somebody's diet, "forget the nuts thing" takes back. Only a clause of which every word is known is a statement, so that
 * nothing that is asked is lost; what asks stays as it is.
 */
export function plainlyStated(message: string): string {
  const pieces = message.split(/(?<=[.!?;\n])\s+|(?<=,)\s+/u);
  const read = pieces.map(plainly);
  const isWhole = read.some((one) => one === null) && pieces.length > 1 && !/[?¿]/.test(message);
  const whole = isWhole ? statedIn(message.replaceAll(',', ' ')) : null;
  if (whole !== null || read.every((one) => one === null)) return whole ?? message;
  return pieces
    .map((piece, at) => read[at] ?? ((read[at - 1] ?? '').startsWith(OVER) && tellsWhy(piece) ? '' : piece))
    .join(' ')
    .trim();
}
const OVER = 'no longer ';

/** What stands behind something that is taken back, and asks for nothing: "she's not coming". */
function tellsWhy(piece: string): boolean {
  const tokens = tokensOf(piece);
  const isAsked = /[?¿]/.test(piece) || BEGINS_QUESTION.test(tokens[0] ?? '');
  return !isAsked && REASON.test(tokens.join(' ')) && namedIn(tokens, EXACT).places.length + dietsNamedIn(tokens).length === 0;
}
const EXACT = { firm: false, mayBeMistyped: (): boolean => false };

/** A clause, or its beginning before a question, with what it states in plain words; `null` where it states nothing in passing. */
function plainly(piece: string): string | null {
  const words = piece.trim().split(/\s+/u);
  const folded = words.map((word) => foldText(word));
  for (let at = 1; at <= Math.min(words.length - MIN_QUESTION, MAX_WORDS); at += 1) {
    // "Since may" asks for nothing yet.
    const isTime = TIMES.has(folded[at] ?? '') && TIMES.has(folded[at - 1] ?? '');
    if (isTime || !BEGINS_QUESTION.test(folded[at] ?? '')) continue;
    const before = words.slice(0, at).join(' ');
    if (plainOf(before) !== null) return `${statedIn(before) ?? `${before}.`} ${words.slice(at).join(' ')}`;
  }
  return /[?¿]/.test(piece) ? null : statedIn(piece);
}
/** Fewer words ask nothing. */
const MIN_QUESTION = 3;

/** A clause in plain words, where these tell more than the clause itself; what it tells beside them stays. */
function statedIn(clause: string): string | null {
  const plain = plainOf(clause);
  if (plain === null) return null;
  const [before, after] = [statementsOf(clause), statementsOf(plain)];
  if (after.every((one) => before.includes(one))) return null;
  return before.every((one) => after.includes(one)) ? plain : `${plain} ${clause}.`;
}

/** What a text states and takes back, as keys. */
function statementsOf(text: string): string[] {
  const { diets, retracted } = readStatements(text);
  const { reported, withdrawn } = readCircumstances(text);
  return [...diets, ...retracted.map((one) => `no ${one}`), ...reported.map(keyOf), ...withdrawn.map((one) => `no ${keyOf(one)}`)];
}

/** A clause of nothing but a statement; `null` where it is none, or says more. */
function plainOf(clause: string): string | null {
  const tokens = tokensOf(clause)
    .filter((token) => /[\p{L}\d]/u.test(token))
    .map((token) => token.replace(/^(vegan|vegetarian)is\w+$/, '$1'));
  const text = tokens.join(' ');
  if (tokens.length === 0 || tokens.length > MAX_WORDS || ASKS.test(`${text.replace(/^en (?:fait|realidad) /, '')} `)) return null;
  const concepts = conceptsIn(tokens, tokens.some((token) => FORGETS.has(token)) ? [...FORMS, ...BY_WORD] : FORMS);
  if (concepts.length === 0) return null;
  const named = new Set(concepts.flatMap(({ places }) => places));
  const rest = tokens.map((token, at) => (named.has(at) ? '' : token));
  const relatives = RELATIVE.exec(text)?.[0].split(' ') ?? [];
  const somebody = personIn(tokens, rest, relatives);
  const has = (set: ReadonlySet<string>): boolean => rest.some((word) => set.has(word));
  const isKnown = (word: string): boolean =>
    word === '' || /^\d+$/.test(word) || KNOWN.some((set) => set.has(word)) || relatives.includes(word) || word === somebody;
  if (!rest.every(isKnown)) return null;
  // "We are both diabetic, my husband and me" is of the one who writes as well.
  const isOther = (relatives.length > 0 || somebody !== null) && !has(SELVES);
  const leavesOut = rest.some((word) => LEAVES_OUT.has(word) && !JOINS.has(word));
  if (has(FORGETS) || (has(GAVE_UP) && concepts.every(({ kind }) => kind === 'diet')))
    return leavesOut || isOther ? null : takenBack(concepts, has(THINGS));
  const foods = concepts.filter(({ kind }) => kind === 'food');
  if (foods.length > 0) {
    const isOfSomebody = FOR_SELF.test(` ${text}`) || FOR_OTHER.test(` ${text} `) || has(EATS);
    return foods.length === concepts.length && leavesOut && isOfSomebody && !has(THINGS)
      ? `${who(isOther)} can't eat ${listed(foods)}.`
      : null;
  }
  const isStated = isOther || rest.some((word) => SELVES.has(word) || IS_OR_HAS.has(word) || EATS.has(word) || STATING.has(word));
  return leavesOut || !isStated ? null : concepts.map(({ plain }) => ofWhom(plain, isOther)).join(' ');
}

const KNOWN = [FILLERS, SELVES, IS_OR_HAS, EATS, LEAVES_OUT, FORGETS, GAVE_UP, THINGS, TIMES];
const JOINS: ReadonlySet<string> = new Set(['or', 'oder', 'ou', 'o', 'of']);
/** Beside a diet or an illness they leave no doubt that it is stated. */
const STATING: ReadonlySet<string> = new Set(
  'since newly recently here only strictly seit frisch nur depuis desde recien dal sinds pas btw'.split(' '),
);

const who = (isOther: boolean): string => (isOther ? 'my friend' : 'i');
const ofWhom = (plain: string, isOther: boolean): string =>
  isOther ? `my friend ${plain.replace(/^am /, 'is ').replace(/^have /, 'has ')}.` : `i ${plain}.`;
const listed = (concepts: readonly Concept[]): string => [...new Set(concepts.map(({ plain }) => plain))].join(' and ');

function takenBack(concepts: readonly Concept[], isOfThing: boolean): string | null {
  // "Forget the nuts" may ask for a food without them.
  if (concepts.some(({ kind }) => kind === 'food') && !isOfThing) return null;
  return concepts
    .map(({ kind, plain }) => (kind === 'food' ? `${OVER}allergic to ${plain}.` : `${OVER}${plain.replace(/^(?:is|am|have|has) /, '')}.`))
    .join(' ');
}

/** A given name, or one behind who they are ("my mate jess"), of whom a clause speaks. */
function personIn(tokens: readonly string[], rest: readonly string[], relatives: readonly string[]): string | null {
  const last = relatives.at(-1);
  const behind = last === undefined ? undefined : rest[tokens.indexOf(last) + 1];
  if (
    behind !== undefined &&
    behind !== '' &&
    !KNOWN.some((set) => set.has(behind)) &&
    IS_OR_HAS.has(rest[tokens.indexOf(behind) + 1] ?? '')
  )
    return behind;
  const named = tokens.findIndex(
    (token, at) => GIVEN_NAMES.has(token) && (IS_OR_HAS.has(tokens[at + 1] ?? '') || EATS.has(tokens[at + 1] ?? '')),
  );
  return named < 0 ? null : (tokens[named] ?? null);
}

function conceptsIn(tokens: readonly string[], forms: typeof FORMS): Concept[] {
  const places = (at: number, length: number): number[] => Array.from({ length }, (_, place) => at + place);
  const text = tokens.join(' ');
  const found: Concept[] = [];
  const isFree = (of: readonly number[]): boolean => !found.some((one) => one.places.some((place) => of.includes(place)));
  const add = (kind: Concept['kind'], plain: string, of: readonly number[]): void => {
    if (of.length > 0 && isFree(of)) found.push({ kind, plain, places: of });
  };
  for (const [name, form] of forms) {
    const match = form.exec(text);
    if (match === null || match[0].trim() === '') continue;
    const before = text
      .slice(0, match.index)
      .split(' ')
      .filter((word) => word !== '').length;
    const of = places(before, match[0].trim().split(' ').length);
    add(name.startsWith('state ') ? 'state' : 'illness', name.startsWith('state ') ? `am on ${match[0].trim()}` : name, of);
  }
  // Gluten is left out, "coeliac" says what somebody is.
  for (const { diet, at, length } of dietsNamedIn(tokens))
    if (
      dietsOfWord(tokens.slice(at, at + length).join(' ')) === null ||
      (isCeliacWord(tokens[at] ?? '') && !(tokens[at] ?? '').startsWith('glut'))
    )
      add('diet', diet === 'gluten-free' ? 'have coeliac disease' : `am ${diet}`, places(at, length));
  const foods = namedIn(tokens, EXACT);
  for (const at of foods.places) {
    const [id] = namedIn([tokens[at] ?? ''], EXACT).diets;
    if (id !== undefined && !SELVES.has(tokens[at] ?? '')) add('food', id.replace(/-free$/, ''), [at]);
  }
  return found;
}

/** Illnesses by what a statement of each reads. */
const FORMS: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(ILLNESSES).map(([name, form]) => [`have ${name.toLowerCase()}`, new RegExp(`(?<=^| )${form}(?= |$)`)] as const),
  ['have diabetes', BY_TYPE],
  ['am pregnant', new RegExp(`(?<=^| )${PREGNANT}(?= |$)`)],
  ['am breastfeeding', new RegExp(`(?<=^| )${BREASTFEEDING}(?= |$)`)],
  ...Object.entries(STATES).flatMap(([name, form]) => (form.source === '(?!)' ? [] : [[`state ${name}`, form] as const])),
];
/** Where something is taken back one word is enough. */
const BY_WORD: typeof FORMS = [
  ['have high blood pressure', /(?<=^| )(?:blood pressure|blutdruck|tension|pressione|tensao|bloeddruk)(?= |$)/],
  ['have high cholesterol', /(?<=^| )(?:cholesterol|cholesterin|colesterol|colesterolo)(?= |$)/],
  ['am pregnant', /(?<=^| )(?:pregnancy|schwangerschaft|grossesse|embarazo|gravidanza|gravidez|zwangerschap)(?= |$)/],
];
