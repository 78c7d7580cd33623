import { definitionOf, isDiet } from '../../diets/index.ts';
import { isAllergyWord } from '../../understanding/index.ts';
import { isCeliacWord } from './diets.ts';
import {
  ALLERGEN_MEMBERS,
  ASKS,
  DISAGREES,
  GENERAL_SIGNS,
  HARM_SIGNS,
  HARMLESS,
  PERSON,
  SOMEBODY,
  STRONG_SIGNS,
  WANTED,
} from './harms.data.ts';
import { namedIn, namesFood } from './named-foods.ts';
import { END, PAUSE, type Statement } from './tokens.ts';

const HARM = new RegExp(`(?:^| )(?:${HARM_SIGNS}|${DISAGREES})(?= |$)`);
const STRONG = new RegExp(`(?:^| )(?:${STRONG_SIGNS})(?= |$)`);
const IN_GENERAL = new RegExp(`^(?:${GENERAL_SIGNS})$`);
const OF_PERSON = new RegExp(`(?:^| )(?:${PERSON})(?= |$)`);
const OF_SOMEBODY = new RegExp(`(?:^| )(?:${SOMEBODY})(?= |$)`);
const IS_WANTED = new RegExp(`(?:^| )(?:${WANTED})(?= |$)`);
/** "Peanuts never made me ill": a word on what happened, not of who copes with what. */
const DENIED = /\b(?:never|nie|niemals|jamais|nunca|mai|nooit) (?:\w+ ){0,2}$/;
/** "Faz-me muito mal": how strongly says nothing of whether. */
const STRONGLY =
  / (?:very|really|extremely|so|quite|absolutely|sehr|richtig|total|wirklich|tres|vraiment|trop|muy|mucho|bastante|molto|davvero|tanto|muito|mesmo|bastante|heel|erg|echt)(?= )/g;
/** "Peanuts are the end for me": about a food and somebody, and no question. */
const IS_FOR_SOMEBODY =
  /(?:^| )(?:is|are|ist|sind|est|sont|es|son|e|sono|sao|zijn) (?:\w+ ){0,5}(?:for me|fur mich|pour moi|para mi|per me|para mim|voor mij)(?= |$)|(?:^| )(?:for me|fur mich|pour moi|para mi|per me|para mim|voor mij) (?:is|are|ist|sind|est|sont|es|son|e|sono|sao|zijn) /;
const NEGATED = /(?:^| )(?:not|no|never|kein\w*|nicht|pas|ningun\w*|nunca|nessun\w*|non|nao|nenhum\w*|geen|niet)(?= |$)/;
/** "No allergies", "hypoallergenic snacks": nobody is harmed. */
const NO_HARM =
  /(?:^| )(?:no|not|kein\w*|pas|aucune|sin|ningun\w*|nessun\w*|non|nao|sem|nenhuma|geen) (?:\w+ )?(?:allerg\w*|alerg\w*)(?= |$)/;
/** "Nuts are not a problem for me", "kein Problem mit Milch". */
const NO_TROUBLE =
  /(?:^| )(?:not|no|never|isn't|aren't|kein|keine|pas|ningun|non|nessun|nao|nenhum|geen) (?:(?:a|any|un|uma|um|sono|es|son|e|sao|is|de|des|mai) )*(?:problems?|probleme?|problemes|problemas?|problemi|probleem|issues?|worr(?:y|ies)|trouble)(?= |$)/;
/** "Soy does not love me back". */
const NOT_WANTED =
  /(?:^| )(?:not|don't|doesn't|dont|doesnt|never|no|nicht|kein\w*|pas|non|nao|niet) (?:\w+ ){0,1}(?:love|loves|like|likes|mag|mogen|aime|aiment|gusta|gustan|piace|piacciono|gosto|gosta|lekker|want|wants)(?= |$)/g;
const THAT = /(?:^| )(?:that|which|who|what|die|das|den|fur|for|qui|que|che|per|para|pour|dat|voor|welke|welche)(?: \w+){0,2}$/;
/** Fewer words name a food rather than say something of it. */
const MIN_WORDS = 4;
/** "Et le saumon fumé": an article, and nobody. */
const FURTHER =
  /^(?:(?:and|und|et|y|e|ed|en|or|oder|ou|o|of) )(?:the|der|die|das|den|le|la|les|l'|el|los|las|il|lo|i|gli|o|a|os|as|de|het|du|un|une|una|uno|um|uma|ein|eine|een) /;
/** A bare illness: "coeliac here", "coeliac since birth". */
const SHORT = 5;

/**
 * "Nuts = hospital for me", "Gluten ist Gift für mich": a sentence that names a food and what it does to somebody is a statement, however
 * it is put; so is, in a message that asks nothing, one that names an allergen and somebody and says nothing that wants it. A question is
 * none. Whoever is taken too strictly reads it back and can say so; the reverse harms.
 *
 * @param isAsked the message ends with a question mark
 */
export function harmsIn(tokens: readonly string[], known: readonly Statement[], asksNothing: () => boolean, isAsked = false): Statement[] {
  return sentencesOf(tokens).flatMap(({ from, end }) => {
    const words = tokens.slice(from, end);
    const isStated = known.some((one) => one.from < end && from < one.end && (one.isRetraction || one.diets.length > 0));
    // "Tom is celiac, Lisa can't have milk" tells of two.
    if (isStated && !words.some(isCeliacWord)) return [];
    const whole = words.join(' ');
    // "Bread that won't hurt me" is asked for.
    if (whole.replaceAll(HARMLESS, '') !== whole) return [];
    const text = whole.replaceAll(STRONGLY, '');
    if (ASKS.test(text)) return [];
    const isShort = clauseOf(words, words.findIndex(isCeliacWord)).length <= SHORT;
    // "Biscuits that a coeliac may have" are asked for.
    const isCeliac =
      words.some(isCeliacWord) &&
      !THAT.test(words.slice(0, words.findIndex(isCeliacWord)).join(' ')) &&
      (isShort || OF_SOMEBODY.test(text)) &&
      !known.some((one) => one.diets.includes('gluten-free') && one.from < end && from < one.end);
    const sign = HARM.exec(text);
    const isOfSomebody = OF_SOMEBODY.test(text) || (STRONG.test(text) && !NO_HARM.test(text));
    // "Sulphites are dangerous" may be asked in general: it has to be of a person.
    const isGeneral = sign !== null && IN_GENERAL.test(sign[0].trim()) && !OF_PERSON.test(text);
    // "A manteiga é má para mim?": no word of it asks, its sign does.
    const asks = isAsked && end >= tokens.length - 1 && !words.includes(PAUSE);
    if (asks && (sign === null || IN_GENERAL.test(sign[0].trim()))) return [];
    const isHarmed = !isStated && sign !== null && !isGeneral && isOfSomebody && !DENIED.test(text.slice(0, sign.index + 1));
    const mayWarn =
      !isStated &&
      (OF_SOMEBODY.test(text.replace(FURTHER, ' ')) || STRONG.test(text)) &&
      words.length >= MIN_WORDS &&
      !IS_WANTED.test(text.replace(NOT_WANTED, ' ')) &&
      sign === null &&
      !NO_TROUBLE.test(text) &&
      !words.some(isAllergyWord);
    const named = isHarmed || mayWarn ? namedIn(words, { firm: false, mayBeMistyped: () => false }).diets : [];
    const warned = isHarmed ? [] : named.filter(isAllergen);
    const diets = isHarmed
      ? named
      : warned.length > 0 && ((IS_FOR_SOMEBODY.test(text) && !NEGATED.test(text)) || asksNothing())
        ? warned
        : [];
    const all = [...new Set([...diets, ...(isCeliac ? ['gluten-free'] : [])])];
    return all.length === 0 ? [] : [{ diets: all, unknown: [], isRetraction: false, from, end }];
  });
}

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
