import { hashedPlace, letterRuns } from '../../lib/index.ts';
import { leans } from '../acts/subject.ts';
import { portionAlone, portionTyped } from '../amounts/portions.ts';
import { readCircumstances } from '../declared/circumstances.ts';
import { restrictionsDeclaredIn } from '../declared/declared-restrictions.ts';
import { placesOf } from '../intents/classifier.ts';
import { isCommonEnglish } from '../intents/common-words.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { nutrientOf } from '../understand/concepts.ts';
import { languageAsked, wordsOfQuestion } from '../understand/question-words.ts';
import type { Understanding } from '../understand/understanding.ts';
import { foodsIn, understood } from './read-once.ts';
import { type TurnToken, tokensOfTurn } from './tokens.ts';

/** Places that a later turn fills, as the reader of turns looks at it. */
export const TURN_PLACES = 8192;

/** What the grammar knows of a message. @param from begins the name of each sign */
function known(message: string, read: Understanding, from: string): string[] {
  const { intent, mentions, nutrients, portion, diets, criteria, shelves, additives, refersBack, instead, likely } = read;
  const has = {
    mention: mentions.length,
    nutrient: nutrients.length,
    portion: portion === null ? 0 : 1,
    diet: diets.length,
    criterion: criteria.length,
    shelf: shelves.length,
    additive: additives.length,
    back: refersBack ? 1 : 0,
    instead: instead === null ? 0 : 1,
    typed: portionTyped(message) === null ? 0 : 1,
    food: foodsIn(message).length,
  };
  return [
    `${from}=${intent.kind}`,
    `${from}~${likely ?? ''}`,
    ...Object.entries(has).map(([name, count]) => `${from}${name}${Math.min(2, count)}`),
  ];
}

/** What each word of a message is, whatever it is called: one of a food, a nutrient, a number, another; little words stand as they are. */
function shapeOf(message: string, others: ReadonlySet<string>): readonly string[] {
  const foods = new Set(foodsIn(message).flatMap((food) => tokensOfTurn(food).map(({ folded }) => folded)));
  const language = languageAsked(message) ?? 'en';
  return tokensOfTurn(message).map(({ folded }) => {
    if (/^\d/.test(folded)) return '#';
    if (isPlainWord(folded, language)) return folded;
    const kind = foods.has(folded) ? 'F' : nutrientOf(folded) !== null ? 'U' : isCommonEnglish(folded) ? 'C' : 'X';
    return others.has(folded) ? `${kind}s` : kind;
  });
}

/** Runs of up to three of them, with where the message begins and ends. */
function runsOf(shape: readonly string[]): readonly string[] {
  const edged = ['^', ...shape, '$'];
  return edged.flatMap((_, at) => [2, 3].map((length) => `shape ${edged.slice(at, at + length).join(' ')}`));
}
const MAX_SHAPE = 6;

/** The places that a later turn fills behind a question in full. */
export function placesOfTurn(turn: string, before: string): number[] {
  const own = tokensOfTurn(turn).map(({ folded }) => folded);
  const asked = new Set(tokensOfTurn(before).map(({ folded }) => folded));
  const words = wordsOfQuestion(turn);
  const askedWords = wordsOfQuestion(before);
  const { added, reported, unclear } = restrictionsDeclaredIn([], turn).declared;
  const [ofTurn, ofBefore] = [understood(turn), understood(before)];
  const shape = shapeOf(turn, asked);
  const features = [
    ...runsOf(shape),
    `shape ${shape.slice(0, MAX_SHAPE).join(' ')}`,
    ...known(turn, ofTurn, 't'),
    ...known(before, ofBefore, 'q'),
    ...askedWords.map((word) => `qw${word}`),
    `qF${askedWords.slice(0, 2).join(' ')}`,
    `both${ofBefore.intent.kind} ${ofTurn.intent.kind}`,
    `length${Math.min(8, own.length)}`,
    `shared${Math.min(3, own.filter((word) => asked.has(word)).length)}`,
    `alone${portionAlone(turn, null) === null ? 0 : 1}`,
    `leans${leans(turn) ? 1 : 0}`,
    `mark${turn.trim().endsWith('?') ? 1 : 0}`,
    `states${Math.min(2, added.length)} ${Math.min(2, reported.length)} ${unclear === null ? 0 : 1}`,
    ...readCircumstances(turn).reported.map(({ kind }) => `state ${kind}`),
  ];
  return placesOf({ typed: turn.toLowerCase(), words, features }, TURN_PLACES);
}

/** Places that a word fills, as the readers of subjects and of taken words look at it. */
export const WORD_PLACES = 8192;
const MIN_RUN = 3;
const MAX_RUN = 4;
const FAR = 3;

/**
 * The places that each word of a message fills.
 *
 * @param others words of the other of the two messages
 * @param kind what the later turn does, where that is known
 */
export function placesOfWords(message: string, others: ReadonlySet<string>, kind: string): readonly (readonly number[])[] {
  const tokens = tokensOfTurn(message);
  const { mentions, nutrients } = understood(message);
  const named = new Set(mentions.flatMap((mention) => tokensOfTurn(mention).map(({ folded }) => folded)));
  const foods = new Set(foodsIn(message).flatMap((food) => tokensOfTurn(food).map(({ folded }) => folded)));
  const language = languageAsked(message) ?? 'en';
  const signOf = ({ folded, typed }: TurnToken): string =>
    [
      named.has(folded) ? 'm' : '',
      foods.has(folded) ? 'f' : '',
      isCommonEnglish(folded) ? 'c' : '',
      isPlainWord(folded, language) ? 'p' : TERM_LANGUAGES.some((one) => isPlainWord(folded, one)) ? 'o' : '',
      nutrientOf(folded) === null ? '' : 'u',
      others.has(folded) ? 's' : '',
      /^\d/.test(typed) ? 'n' : '',
    ].join('');
  const signs = tokens.map(signOf);
  return tokens.map((token, at) => {
    const filled = new Set<number>();
    const add = (sign: string): unknown => filled.add(hashedPlace(sign, WORD_PLACES));
    const word = (step: number): string => tokens[at + step]?.folded ?? '';
    const sign = (step: number): string => signs[at + step] ?? '-';
    add(`k${kind}`);
    add(`l${language}`);
    add(`w${token.folded}`);
    add(`kw${kind} ${token.folded}`);
    add(`p${word(-1)}`);
    add(`n${word(1)}`);
    add(`pp${word(-2)} ${word(-1)}`);
    add(`nn${word(1)} ${word(2)}`);
    add(`s${sign(0)}`);
    add(`ks${kind} ${sign(0)}`);
    add(`ps${sign(-1)}${sign(0)}`);
    add(`ns${sign(0)}${sign(1)}`);
    add(`ss${sign(-1)} ${sign(0)} ${sign(1)}`);
    add(`f${Math.min(FAR, at)}`);
    add(`e${Math.min(FAR, tokens.length - 1 - at)}`);
    add(`c${Math.min(FAR + FAR, tokens.length)}`);
    add(`x${nutrients.length > 0}`);
    for (const run of letterRuns(token.folded, MIN_RUN, MAX_RUN)) add(`r${run}`);
    return [...filled];
  });
}
