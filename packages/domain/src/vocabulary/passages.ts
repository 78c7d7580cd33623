import { TRACE_OPENERS } from '../ingredients/statements.data.ts';
import { termSource } from '../lib/index.ts';
import {
  HEADING,
  KEEPING_WORDS,
  LIST_WORDS,
  PRODUCER_WORDS,
  TABLE_WORDS,
  UNREAD_HEADINGS,
  USE_WORDS,
  WEIGHT_WORDS,
} from './passages.data.ts';

/** Places in a text; the end is exclusive. */
export type TextRange = { readonly from: number; readonly to: number };

const anyOf = (words: readonly string[], before = '(?<![a-z])'): RegExp => new RegExp(`${before}(?:${words.join('|')})`, 'g');
const TABLE = anyOf(TABLE_WORDS);
const LIST_AGAIN = anyOf(LIST_WORDS);
const SENTENCE_START = '(?<=(?:^|[.;!?)\\n•*])\\s{0,3})';
const SENTENCE_OR_BRACKET_START = '(?<=(?:^|[.;!?()\\n•*])\\s{0,3})';
const MAX_SENTENCE_LENGTH = 250;
const MAX_WEIGHT_LENGTH = 40;
/** Openers of a sentence, and how far it goes at most. */
const SENTENCES: readonly (readonly [RegExp, number])[] = [
  [anyOf(KEEPING_WORDS), MAX_SENTENCE_LENGTH],
  [anyOf(PRODUCER_WORDS), MAX_SENTENCE_LENGTH],
  [anyOf(USE_WORDS, SENTENCE_OR_BRACKET_START), MAX_SENTENCE_LENGTH],
  [anyOf(WEIGHT_WORDS), MAX_WEIGHT_LENGTH],
];
const HEADINGS = new RegExp(
  `(?<![a-z])${HEADING}(?: ?[/|-] ?[a-z]{8,13}){0,5}(?= ?[:;.•-])|${SENTENCE_START}${HEADING}(?= [a-z0-9])(?! (?:issus?|bio|da|di|de|du|aus|from|of|van|uit|in|en|d'|agricol[a-z]+|evidenzia[a-z]+|marque[a-z]+))`,
  'g',
);
const UNREAD = anyOf([...UNREAD_HEADINGS].map((heading) => `${heading}(?![a-z])`));
/** Letters of other scripts, with the signs and single letters among them. */
const OTHER_SCRIPT = /[\u0370-\u1fff\u3040-\u9fff\uac00-\ud7af](?:[^a-z]|[a-z](?![a-z]))*/gu;
/** Signs between the items of a list: with fewer, no list stands there. */
const MAX_SIGNS_BEFORE_HEADING = 3;
const MIN_SIGNS_OF_LIST = 2;
const MIN_WORDS = 6;

/**
 * Ranges of a folded text that are no list of ingredients. What they name still counts against a food; what is not known there does
 * not count.
 */
export function asideRanges(folded: string): TextRange[] {
  const found = [
    ...tables(folded),
    ...SENTENCES.flatMap(([opener, longest]) => sentences(folded, opener, longest)),
    ...beforeHeadings(folded),
    ...unreadPassages(folded),
  ];
  found.sort((one, other) => one.from - other.from);
  const joined: TextRange[] = [];
  for (const range of found) {
    const last = joined.at(-1);
    if (last !== undefined && range.from < last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  return joined;
}

function tables(folded: string): TextRange[] {
  return Array.from(folded.matchAll(TABLE), (opener) => {
    LIST_AGAIN.lastIndex = opener.index + opener[0].length;
    const list = LIST_AGAIN.exec(folded)?.index ?? folded.length;
    // Its lines are figures: where none follows any more, the table has ended.
    const figures = /^(?:[^\d]{0,60}\d)*[^\d.;]{0,20}/.exec(folded.slice(opener.index, list));
    return { from: opener.index, to: opener.index + Math.max(opener[0].length, figures?.[0].length ?? 0) };
  });
}

function sentences(folded: string, opener: RegExp, longest: number): TextRange[] {
  return Array.from(folded.matchAll(opener), ({ index, 0: words }) => {
    LIST_AGAIN.lastIndex = index + words.length;
    const list = LIST_AGAIN.exec(folded)?.index ?? folded.length;
    return { from: index, to: endOf(folded, index, Math.min(list, index + longest)) };
  });
}

/** A full stop or semicolon, or the bracket that the sentence stands in. */
function endOf(text: string, from: number, limit: number): number {
  let depth = 0;
  for (let at = from; at < limit; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    else if ((sign === ')' || sign === ']') && (depth -= 1) < 0) return at;
    else if ((sign === '.' || sign === ';') && !/[\da-z]/.test(text.charAt(at + 1))) return at;
  }
  return limit;
}

/** What a pack prints before its list is its name and its claims: up to the first heading, and between lists one sentence. */
function beforeHeadings(folded: string): TextRange[] {
  const found: TextRange[] = [];
  let done = 0;
  for (const { index, 0: words } of folded.matchAll(HEADINGS)) {
    const before = folded.slice(done, index);
    const isFirst = done === 0;
    const from = isFirst ? 0 : Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('; ')) + 1;
    const textBefore = before.slice(from);
    if (
      /[a-z]{3}/.test(textBefore) &&
      (isFirst || from > 0) &&
      dividersIn(textBefore) < (isFirst ? MAX_SIGNS_BEFORE_HEADING : 1) &&
      dividersIn(folded.slice(index + words.length)) >= MIN_SIGNS_OF_LIST
    )
      found.push({ from: done + from, to: index });
    done = index + words.length;
  }
  return found;
}

/** Passages in languages that are not read, beside a list that is: the same food once more. */
function unreadPassages(folded: string): TextRange[] {
  const found: TextRange[] = Array.from(folded.matchAll(OTHER_SCRIPT), ({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
  }));
  for (const { index } of folded.matchAll(UNREAD)) {
    HEADINGS.lastIndex = index + 1;
    found.push({ from: index, to: HEADINGS.exec(folded)?.index ?? folded.length });
    HEADINGS.lastIndex = 0;
  }
  if (found.length === 0) return found;
  const rest = found.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), folded);
  const apart = found.reduce((words, { from, to }) => words + wordsIn(folded.slice(from, to)), 0);
  // What is left must be a list of its own, about as long.
  return dividersIn(rest) >= MIN_SIGNS_OF_LIST && wordsIn(rest) >= Math.max(MIN_WORDS, apart / (2 * found.length)) ? found : [];
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{4,}/gu)?.length ?? 0;
}

function dividersIn(text: string): number {
  return text.match(/[,;:•·|*([](?!\d)| [-–—] /g)?.length ?? 0;
}

/** Verbs of possibility: no ingredient is named with them, so what follows is possible and no more. */
const MODALS = [
  'may',
  'might',
  'could',
  'peu{t|vent}',
  'pourrai{t|ent}',
  'kann',
  'konn{en|te|ten}',
  'pued{e|en|a|an}',
  'podria[n]',
  "puo[']",
  'possono',
  'potrebbe[ro]',
  'kan',
  'kunnen',
  'pod{e|em|era|erao}',
] as const;
/** Without a verb ("Traces: milk", "Spuren: Milch"). */
const TRACES = ['trace[s]!{ {element|mineral}}', 'spuren', 'trazas', 'tracce', 'sporen', 'vestigios', 'tracos', 'pub contenere'] as const;

/** Where it was made, in whatever words between: what else is handled there may be in it. */
const PLACES = [
  '(?:made|manufactured|produced|packed|packaged|prepared|processed|baked|handled|stored|bottled|blended|cooked|roasted) (?:in|on|at|using) (?:[a-z]+[- ]){0,5}(?:facilit|factor|plants?\\b|baker|kitchen|sites?\\b|area|lines?\\b|premises|equipment|machine|environment)[a-z]*',
  "(?:fabrique|elabore|prepare|produit|conditionne|emballe|transforme|cuisine)e?s? (?:dans|sur) (?:[a-z']+ ){0,5}(?:atelier|usine|sites?\\b|lignes?\\b|environnement|loca|equipement|machine|etablissement)[a-z]*",
  '(?:hergestellt|produziert|verarbeitet|verpackt|abgefullt|gefertigt|gebacken) (?:in|auf) (?:[a-z]+ ){0,4}[a-z]*(?:betrieb|anlage|linie|werk|produktion|maschine|fabrik|kuche)[a-z]*',
  '(?:elaborad|fabricad|envasad|producid|procesad|preparad)[oa]s? en (?:[a-z]+ ){0,4}(?:fabrica|instalacion|planta|linea|obrador|establecimiento|entorno|equipo)[a-z]*',
  "(?:prodott|confezionat|lavorat|realizzat|preparat|elaborat)[oaie] (?:in|su|nello|nella) (?:[a-z']+ ){0,4}(?:stabiliment|laborator|ambient|line|impiant|forno)[a-z]*",
  '(?:gemaakt|geproduceerd|verwerkt|verpakt|bereid|gebakken) (?:in|op) (?:[a-z]+ ){0,4}[a-z]*(?:bedrijf|fabriek|omgeving|ruimte|bakkerij|lijn|machine|installatie)[a-z]*',
  '(?:fabricad|produzid|embalad|processad|preparad)[oa]s? (?:em|num|numa|na|no) (?:[a-z]+ ){0,4}(?:fabrica|instalac|unidade|linha|ambiente|local|estabelecimento|equipamento)[a-z]*',
];
/** A denial as packs print it. */
const DENIAL =
  '(?:[a-z]+[- ]free(?! range)|free (?:from|of)|without|[a-z]+frei(?:e[rsnm]?)?|frei von|ohne|sans|exempte?s? d|sin|libres? de|exent[oa]s? de|senza|priv[oaie] di|[a-z]+vrije?|vrij van|zonder|sem|livres? de|isent[oa]s? de)';
/** What cancels a denial: what it names may then be there. */
const NOT_DENIED = [
  `(?:not|isn't|isnt|aren't|never|cannot|can't|can not|won't|no guarantee|nicht|niemals|keine garantie|weder|n'est|ne sont|pas|jamais|non garanti[es]*|no (?:es|esta|son|estan|se|podemos|esta garantizado)|tampoco|non (?:e'?|sono|si|possiamo|garantit[oaie])|niet|geen garantie|nao (?:e|esta|sao|se|podemos|garant[a-z]+))(?: [a-z']+){0,5}? ${DENIAL}`,
  `${DENIAL}(?: [a-z]+)? ?[?:] ?(?:no|non|nein|nee|nao)(?![a-z])`,
  `(?:also available|try (?:our|the)|discover|decouvrez|essayez|entdecke[n]?|probier[a-z]*|descubr[ae]|prueba|scopri|provate?|ontdek|probeer|experimente)(?: [a-z']+){0,5}? ${DENIAL}`,
  `${DENIAL}(?: [a-z]+)? ?\\?`,
  `${DENIAL} (?:if|unless|except)`,
  `${DENIAL.replace('(?! range)', '')}[- ](?:facility|factory|kitchen|style|range(?= (?:of|is|has|at|from|for|and)(?![a-z]))|range(?! {0,2}[a-z])|bakery|options?)`,
  `(?:almost|nearly|virtually|practically|mostly|partly|is (?:it|this)|presque|quasi(?:ment)?|fast|beinahe|nahezu|casi|quase|bijna|vrijwel)(?: [a-z']+){0,2}? ${DENIAL}`,
];

const OPENER = new RegExp(
  `(?<![a-z0-9])(?:(?:${[...TRACE_OPENERS, ...MODALS, ...TRACES].map(termSource).join('|')})|${[...PLACES, ...NOT_DENIED].join('|')})(?![a-z])`,
  'g',
);
/** One of these letters runs stands in every opener, so that most lists are not searched. */
const MAY_OPEN =
  /\b(?:may|might|could|can |peu[tv]|pourr|kann|konn|pue|podr|puo|poss|potre|kan|kunnen|pod)|contain|conten|contien|contem|bevat|enthalt|trac|traz|spuren|sporen|vestig|suitab|suited|geeignet|gesch|adapt|convien|apto|adecu|adatt|idone|facility|factory|made |manuf|produc|produz|process|proces|fabric|fabriq|elabor|herge|verarb|verpack|atelier|stabil|presen|guarant|packed|handled|stored|prepar|gebak|baked|bottl|cooked|roast|confez|lavorat|realiz|envas|emb|free|frei|vrij|sans|senza|\bsin\b|ohne|zonder|\bsem\b|without|libre|livre|exent|exempt|isent|priv/;

/** Says that the list, or the statement of what is in it, begins again: what follows is in the food. */
const CONTAINS_AGAIN =
  /(?<![a-z])(?:(?:no|non|nao|ne|n'en|also|aussi|auch|ook|anche|inoltre|tambien|tambem|and|und|et|en|y|e)[ ,]+)*(?:contains|contient|contiennent|enthalt|contienen?|contengono|contem|bevat)(?![a-z])/g;
/** "A facility that also contains nuts" says it of something else, "which may contain" of what is possible. */
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:that|which|who|where|may|might|can|could|not|qui|que|ou|peut|die|der|das|welche[rs]?|wo|kann|dat|waar|kan|che|dove|puo|onde|donde|puede|pode)(?: [a-z]+){0,2} $/;
/** "; filling: cream", "- Filling: cream": a heading of the list. */
const HEADING_AGAIN = /(?:;|\n| [-–—]) ?[a-z][a-z' ]{1,30}:/y;

/**
 * Statements about traces: each from its opening words to the end of its sentence or of the bracket that it stands in, or to where the list
 * begins again. `lines`: the same text with its line ends.
 */
export function traceRanges(
  folded: string,
  lines: string = folded,
  printed: { readonly printed: string; readonly at: readonly number[] } = { printed: '', at: [] },
): TextRange[] {
  if (!MAY_OPEN.test(folded)) return [];
  const found: TextRange[] = [];
  OPENER.lastIndex = 0;
  for (let opener = OPENER.exec(folded); opener !== null; opener = OPENER.exec(folded)) {
    const to = Math.min(endOfStatement(lines, opener.index, printed), listAgain(folded, opener.index, opener[0].length));
    found.push({ from: opener.index, to });
    OPENER.lastIndex = Math.max(to, opener.index + 1);
  }
  return found;
}

/**
 * The bracket that closes around the opener, else the full stop, a stroke, a bullet, a heading or a line that begins anew, else the end;
 * brackets that open within are passed over.
 */
function endOfStatement(
  text: string,
  from: number,
  { printed, at: places }: { readonly printed: string; readonly at: readonly number[] },
): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') {
      if (depth === 0) return at;
      depth -= 1;
    } else if (depth > 0) continue;
    else if (sign === '.' && !/\d/.test(text.charAt(at + 1))) return at;
    else if (sign === '|' || sign === '•' || sign === '●') {
      if (at > from) return at;
    } else if (sign === ';' || sign === '\n' || sign === ' ') {
      HEADING_AGAIN.lastIndex = at;
      if (HEADING_AGAIN.test(text)) return at;
      if (sign === '\n' && /^\s*\p{Lu}/u.test(printed.slice(places[at] ?? 0))) return at;
    }
  }
  return text.length;
}

/** Where a statement that began at a place turns to what is in the food. */
function listAgain(folded: string, from: number, length: number): number {
  CONTAINS_AGAIN.lastIndex = from + length;
  for (let again = CONTAINS_AGAIN.exec(folded); again !== null; again = CONTAINS_AGAIN.exec(folded)) {
    if (!OF_SOMETHING_ELSE.test(folded.slice(from + length, again.index))) return again.index;
  }
  return folded.length;
}
