import { COUNTS } from '../amounts/portions.data.ts';
import type { Token } from '../generic/generic-tokens.ts';
import { MEASURE_WORDS, MEASURES, type Measure } from './measures.data.ts';

/** How much of a food: weighed, in a measure of the table, or so many of it. `at` and `end`: between which words it stands. */
export type Quantity = { readonly at: number; readonly end: number } & Amount;
export type Amount =
  | { readonly kind: 'weight'; readonly grams: number }
  | { readonly kind: 'measure'; readonly measure: Measure; readonly count: number; readonly isImplied?: true }
  /** A bare number, or an article (`isArticle`). */
  | { readonly kind: 'count'; readonly count: number; readonly isArticle: boolean };

/** g or ml of one. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:g|gr|grs|grams?|gramm|grammes?|gramos?|grammi|grammo|gramas?|gm)$/u, 1],
  [/^(?:kg|kilos?|kilograms?|kilogramm|chilo|chili|quilos?)$/u, 1000],
  [/^(?:ml|millilitres?|milliliters?|mililitros?|millilitri)$/u, 1],
  [/^(?:cl|zentiliter|centilitres?)$/u, 10],
  [/^(?:dl|deziliter|decilitres?)$/u, 100],
  [/^(?:l|lt|litres?|liters?|litros?|litri|litro)$/u, 1000],
  [/^(?:oz|ounces?|onzas?|onces?|unzen)$/u, 28.35],
  [/^(?:lbs?|pounds?|libras?)$/u, 453.6],
  [/^(?:pfund|pond)$/u, 500],
];
/** Words that are more often others: a measure only behind a number. */
const NEEDS_NUMBER =
  /^(?:can|el|tl|cas|kom|bord|tin|pot|bol|bola|bolas|plak|pak|pack|bar|bars|boule|boules|lion|piece|glas|portion|serving|zak|tafel|tabs?)$/u;
/** An article says one only beside something that is counted. */
const ARTICLES =
  /^(?:a|an|ein|eine|einen|einem|einer|un|une|una|uno|um|uma|een|per|pro|par|por|each|le|la|il|o|el|the|der|die|das|de|het)$/u;
/** Between a number and what it counts. */
const BETWEEN =
  /^(?:of|a|an|de|d|di|da|do|del|della|von|van|the|big|large|small|medium|heaped|level|generous|good|full|whole|gross\p{L}*|klein\p{L}*|mittel\p{L}*|gehauft\p{L}*|gestrichen\p{L}*|voll\p{L}*|grand\p{L}*|petit\p{L}*|bonne?s?|plein\p{L}*|bell[aeio]|pien[aeio]|grand[ei]|piccol[aeio]|pequen[ao]s?|buen[ao]s?|colmad[ao]s?|chei[ao]s?|bo[am]s?|grot\p{L}*|vol\p{L}*|flink\p{L}*|x|mal|times)$/u;
const MAX_BETWEEN = 2;

const measureOf = new Map<string, Measure | null>();
/** The measure that a word names. @param word folded */
export function measureNamed(word: string): Measure | null {
  const known = measureOf.get(word);
  if (known !== undefined) return known;
  const found = MEASURES.find((measure) => new RegExp(`^(?:${MEASURE_WORDS[measure]})$`, 'u').test(word)) ?? null;
  measureOf.set(word, found);
  return found;
}

/** "150", "1.5", "half", "two"; `null` of a word that says no number. */
function numberOf(word: string): number | null {
  if (/^\d+(?:[.,]\d+)?$/u.test(word)) return Number(word.replace(',', '.'));
  if (/^\d+\/\d+$/u.test(word)) return Number(word.split('/')[0]) / Number(word.split('/')[1]);
  return FURTHER[word] ?? COUNTS[word] ?? null;
}
const FURTHER: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [7, 'seven sieben sept siete sette sete zeven'],
    [9, 'nine neun neuf nueve nove negen'],
    [12, 'twelve zwolf douze doce dodici doze twaalf dozen dutzend'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);

/** The amounts that a text names, in its order. @param taken places of foods */
export function quantitiesIn(tokens: readonly Token[], taken: ReadonlySet<number>, isEnglish = true): readonly Quantity[] {
  const out: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const one = taken.has(at) ? null : quantityAt(tokens, at, taken, isEnglish);
    if (one !== null) out.push(one);
    at = one === null ? at + 1 : one.end;
  }
  return out;
}

function quantityAt(tokens: readonly Token[], at: number, taken: ReadonlySet<number>, isEnglish: boolean): Quantity | null {
  const word = tokens[at]?.plain ?? '';
  // In other languages "a" is no number.
  const number = word === 'a' && !isEnglish ? null : numberOf(word);
  if (number === null) {
    const measure = NEEDS_NUMBER.test(word) ? null : measureNamed(word);
    return measure === null ? null : { at, end: at + 1, kind: 'measure', measure, count: 1, isImplied: true };
  }
  if (number <= 0) return null;
  for (let more = 1; more <= MAX_BETWEEN + 1; more += 1) {
    const place = at + more;
    const next = tokens[place]?.plain;
    if (next === undefined || taken.has(place)) break;
    const unit = UNITS.find(([form]) => form.test(next));
    if (unit !== undefined && (more === 1 || numberOf(word) !== 1)) return { at, end: place + 1, kind: 'weight', grams: number * unit[1] };
    const measure = measureNamed(next);
    if (measure !== null) return { at, end: place + 1, kind: 'measure', measure, count: number };
    // "Half a cup": a second number word that is an article.
    if (!BETWEEN.test(next) && !ARTICLES.test(next)) break;
  }
  return { at, end: at + 1, kind: 'count', count: number, isArticle: ARTICLES.test(word) };
}
