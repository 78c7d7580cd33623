import { definitionOf, isDiet } from '../../diets/index.ts';
import { BULGING_TIN } from '../../safety/index.ts';
import { isCommonWord } from '../intents/common-words.ts';
import { assertedIn, type Part } from './asserted.ts';
import { isCeliacWord } from './diets.ts';
import {
  ALLERGEN_MEMBERS,
  ASKS,
  DISAGREES,
  DOES_GOOD,
  ENDS_BADLY,
  FURTHER_SIGNS,
  GENERAL_SIGNS,
  HARM_SIGNS,
  HARMLESS,
  PERSON,
  SOMEBODY,
  STRONG_SIGNS,
} from './harms.data.ts';
import { type Named, namedIn, namesFood } from './named-foods.ts';
import { END, PAUSE, type Statement } from './tokens.ts';

const HARM = new RegExp(`(?:^| )(?:${HARM_SIGNS}|${FURTHER_SIGNS}|${DISAGREES})(?= |$)`);
const STRONG = new RegExp(`(?:^| )(?:${STRONG_SIGNS})(?= |$)`);
const IN_GENERAL = new RegExp(`^(?:${GENERAL_SIGNS})$`);
const OF_PERSON = new RegExp(`(?:^| )(?:${PERSON})(?= |$)`);
const OF_SOMEBODY = new RegExp(`(?:^| )(?:${SOMEBODY})(?= |$)`);
const IS = 'is|are|ist|sind|est|sont|es|son|e|sono|sao|zijn';
const FOR_SOMEBODY = 'for me|fur mich|pour moi|para mi|per me|para mim|voor mij';
/** "Peanuts never made me ill": a word on what happened, not of who copes with what. */
const DENIED =
  /\b(?:(?:never|nie|niemals|jamais|nunca|mai|nooit) (?:\w+ ){0,2}|(?:doesn't|doesnt|don't|dont|does not|do not) |(?:non|nao|no|ne|n') (?:me|mi|le|lhe|gli|ci|nos|lui|la) )$/;
const PRONOUN = /^(?:me|mi|le|lhe|gli|ci|nos|lui|la) /;
/** "Faz-me muito mal": how strongly says nothing of whether. */
const STRONGLY =
  / (?:very|really|extremely|so|quite|absolutely|sehr|richtig|total|wirklich|tres|vraiment|trop|muy|mucho|bastante|molto|davvero|tanto|muito|mesmo|bastante|heel|erg|echt)(?= )/g;
/** "Peanuts are the end for me": about a food and somebody, and no question. */
const IS_FOR_SOMEBODY = new RegExp(`(?:^| )(?:${IS}) (?:\\w+ ){0,5}(?:${FOR_SOMEBODY})(?= |$)|(?:^| )(?:${FOR_SOMEBODY}) (?:${IS}) `);
/** "No allergies", "hypoallergenic snacks": nobody is harmed. */
const NO_HARM =
  /(?:^| )(?:no|not|kein\w*|pas|aucune|sin|ningun\w*|nessun\w*|non|nao|sem|nenhuma|geen) (?:\w+ )?(?:allerg\w*|alerg\w*)(?= |$)/;
const THAT = /(?:^| )(?:that|which|who|what|die|das|den|fur|for|qui|que|che|per|para|pour|dat|voor|welke|welche)(?: \w+){0,2}$/;
/** A bare illness: "coeliac here", "coeliac since birth". */
const SHORT = 5;

/**
 * "Nuts = hospital for me", "Gluten ist Gift für mich": a sentence that names a food and what it does to somebody is a statement, however
 * it is put. What asks states nothing, nor does a food that stands beside somebody and no word of harm ("120 g of egg a day", "my brother eats
 * nuts"), or behind a symptom that has a sentence of its own ("I have a headache, some milk").
 *
 * @param isAsked the message ends with a question mark
 */
export function harmsIn(tokens: readonly string[], known: readonly Statement[], isAsked = false): Statement[] {
  return sentencesOf(tokens).flatMap(({ from, end }) => {
    const words = tokens.slice(from, end);
    const isStated = known.some((one) => one.from < end && from < one.end && (one.isRetraction || one.diets.length > 0));
    // "Tom is celiac, Lisa can't have milk" tells of two.
    if (isStated && !words.some(isCeliacWord)) return [];
    const whole = words.join(' ');
    // "Bread that won't hurt me" is asked for.
    if (whole.replaceAll(HARMLESS, '') !== whole) return [];
    const text = whole.replaceAll(STRONGLY, '');
    // A tin that is swollen says nothing of anybody.
    if (ASKS.test(text) || BULGING_TIN.test(text)) return [];
    const isShort = clauseOf(words, words.findIndex(isCeliacWord)).length <= SHORT;
    // "Biscuits that a coeliac may have" are asked for.
    const isCeliac =
      words.some(isCeliacWord) &&
      !THAT.test(words.slice(0, words.findIndex(isCeliacWord)).join(' ')) &&
      (isShort || OF_SOMEBODY.test(text)) &&
      !known.some((one) => one.diets.includes('gluten-free') && one.from < end && from < one.end);
    const parts = isStated ? [] : assertedIn(words, isAsked && end >= tokens.length - 1);
    const diets = harmedBy(parts);
    const all = [...new Set([...diets, ...(isCeliac ? ['gluten-free'] : [])])];
    const last = parts.at(-1);
    // What asks behind it is no part of the statement.
    const stop = diets.length === 0 || last === undefined ? end : from + last.from + last.words.length;
    return all.length === 0 ? [] : [{ diets: all, unknown: [], isRetraction: false, from, end: stop }];
  });
}

/** The foods that parts of a sentence say harm somebody. */
function harmedBy(parts: readonly Part[]): readonly string[] {
  const curated = parts.map(({ words }) => namedIn(words, EXACT));
  const isKnown = curated.some(({ diets }) => diets.length > 0);
  // "Hummus gave me hives": beside a sign as strong any food counts.
  const foods = isKnown ? curated : parts.map(({ words }) => (STRONG.test(words.join(' ')) ? anyFoodIn(words) : namedIn(words, EXACT)));
  const first = foods.findIndex(({ diets }) => diets.length > 0);
  if (first < 0) return [];
  const texts = parts.map(({ words }) => words.join(' ').replaceAll(STRONGLY, ''));
  const whole = texts.join(` ${PAUSE} `);
  const isOfSomebody = parts.some(({ words }, at) => OF_SOMEBODY.test(withoutArticles(words, foods[at]?.places ?? [])));
  if (!isOfSomebody && (!STRONG.test(whole) || NO_HARM.test(whole))) return [];
  const isHarm = texts.some((text, at) => {
    const sign = HARM.exec(text);
    if (sign === null) return IS_FOR_SOMEBODY.test(text) && ENDS_BADLY.test(text);
    // "Sulphites are dangerous" may be asked in general: it has to be of a person.
    if (IN_GENERAL.test(sign[0].trim()) && !OF_PERSON.test(whole)) return false;
    if (DOES_GOOD.test(text) || DENIED.test(`${text.slice(0, sign.index)} ${PRONOUN.exec(sign[0].trim())?.[0] ?? ''}`)) return false;
    return at >= first || STRONG.test(text);
  });
  return isHarm ? [...new Set(foods.flatMap(({ diets }) => diets))] : [];
}
/** A food of the whole vocabulary, by a word that people use for nothing else. */
function anyFoodIn(words: readonly string[]): Named {
  const [named] = words.flatMap((word, at) => {
    const { diets } = isCommonWord(word)
      ? { diets: [] }
      : namedIn([word], { firm: true, mayBeMistyped: (token) => token.length >= MIN_NAME });
    return diets.length === 0 ? [] : [{ diets, places: [at] }];
  });
  return named ?? { diets: [], places: [] };
}
const MIN_NAME = 5;
const EXACT = { firm: false, mayBeMistyped: (): boolean => false };

/** A part without the articles of its foods, some of which are somebody in another language: "le uova", "i gamberi". */
function withoutArticles(part: readonly string[], foods: readonly number[]): string {
  return part.filter((word, at) => !(ARTICLES.has(word) && foods.includes(at + 1))).join(' ');
}
const ARTICLES: ReadonlySet<string> = new Set("le i ai gli les lo la los las el il o a os as l' the der die das de het".split(' '));

/** One of the allergens that packs have to name. */
export function isAllergen(id: string): boolean {
  if (!isDiet(id)) return ALLERGEN_MEMBERS.test(id);
  const { rule } = definitionOf(id);
  return rule.kind === 'free-from' && rule.isNamedByLaw;
}

/** The words around a place up to a pause or "and". */
function clauseOf(words: readonly string[], at: number): readonly string[] {
  const isEnd = (word: string | undefined) => word === PAUSE || AND.has(word ?? '');
  const from = words.slice(0, Math.max(0, at)).findLastIndex(isEnd) + 1;
  const to = words.findIndex((word, place) => place > at && isEnd(word));
  return words.slice(from, to < 0 ? words.length : to);
}
const AND: ReadonlySet<string> = new Set('and und et y e ed en but aber mais pero ma mas maar'.split(' '));

const BARE = 2;
function isBareName(tokens: readonly string[], { from, end }: { from: number; end: number }): boolean {
  return end - from <= BARE && namesFood(tokens.slice(from, end));
}

function sentencesOf(tokens: readonly string[]): { from: number; end: number }[] {
  // "Coeliac husband here, are these alright for him": what asks after a pause is a sentence of its own.
  const ends = [...tokens.entries()].flatMap(([at, token]) =>
    token === END || (token === PAUSE && ASKS.test(`${tokens.slice(at + 1, at + 4).join(' ')} `)) ? [at] : [],
  );
  const sentences = [...ends, tokens.length]
    .map((end, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end }))
    .filter(({ from, end }) => end > from);
  // "Tahini? They used an EpiPen on me": a bare name belongs to the sentence after it.
  return sentences.flatMap((one, at) => {
    const before = sentences[at - 1];
    const after = sentences[at + 1];
    if (after !== undefined && isBareName(tokens, one)) return [];
    return [before !== undefined && isBareName(tokens, before) ? { from: before.from, end: one.end } : one];
  });
}
