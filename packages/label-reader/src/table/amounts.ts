import type { Basis, FormProblem, Preparation, ServingSize } from '../label-reading.ts';
import { foldLetters } from './find-terms.ts';

/** A number in a text, with the unit that follows it. */
export type PrintedNumber = {
  value: number;
  unit: 'kJ' | 'kcal' | 'g' | 'mg' | 'ml' | 'percent' | 'other' | null;
  isBound: boolean;
  /** Digits behind the decimal mark. */
  decimals: number;
  problems: readonly FormProblem[];
  /** Where it stands in the text, its unit and sign included. */
  start: number;
  end: number;
};

/** Digits that engines take for letters, wherever such a letter stands by a digit, a mark or a unit. */
const DIGIT_LIKE: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', D: '0', l: '1', I: '1', '|': '1', i: '1', S: '5', B: '8' };

const UNITS: ReadonlyArray<readonly [RegExp, PrintedNumber['unit']]> = [
  [/^\s?(?:kcal|kca[il1]|kcai|kcat|kea[il1]|k[co]al|cal(?:ories)?(?![a-z])|kcals|kal\b|kc(?![a-z]))/i, 'kcal'],
  [/^\s?(?:k[j1il)]|kJ|kj|KJ|k(?![a-z]))/i, 'kJ'],
  [/^\s?(?:mg)/i, 'mg'],
  [/^\s?(?:mcg|µg|ug|cl|kg|oz|fl|lb|dl|cm|mm|iu)(?![a-z])/i, 'other'],
  [/^\s?(?:ml|mi(?![a-z])|m1)/i, 'ml'],
  // A capital after it begins the next word, whose space was lost: "9gAdded".
  [/^\s?(?:[gG][rR]?(?![a-zA-Z])|g(?=[A-Z][a-z])|[gG]ram(?:s|m)?)/, 'g'],
  [/^\s?%/, 'percent'],
];

const NUMBER = /\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:\s?[.,]\s?\d+)?/g;
const LESS = /(?:[<≤‹«]|less ?than|moins ?de|weniger ?als|menos ?de|meno ?di|minder ?dan|inf(?:é|e)rieur (?:à|a))\s*$/i;

/** Every number of a text, in order. */
export function numbersIn(raw: string): PrintedNumber[] {
  const text = repairDigits(raw);
  const found: PrintedNumber[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index;
    // A figure that belongs to a word is a name: E322, B12, omega3.
    if (/[a-z]$/i.test(text.slice(0, start)) && !/(?:^|[^a-z])(?:[a-z]*[a-z]{3,})$/i.test(text.slice(0, start))) continue;
    const printed = match[0];
    const behind = text.slice(start + printed.length);
    const unitMatch = UNITS.map(([pattern, unit]) => ({ length: pattern.exec(behind)?.[0].length ?? 0, unit })).find(
      ({ length }) => length > 0,
    );
    const sign = LESS.exec(text.slice(0, start));
    const unit = unitMatch?.unit ?? null;
    const { value, decimals, problems } = valueOf(printed, unit);
    found.push({
      value,
      unit,
      decimals,
      problems: wasRepaired(raw, text, start, start + printed.length) ? [...problems, 'sign-unclear'] : problems,
      isBound: sign !== null,
      start: start - (sign?.[0].length ?? 0),
      end: start + printed.length + (unitMatch?.length ?? 0),
    });
  }
  return found;
}

/** `Og` is 0 g, `l2,5` is 12,5: only where a digit, a mark or a unit stands beside, and only between words. */
function repairDigits(text: string): string {
  return text
    .replace(/(?<![a-zà-ÿ])[OoQD](?=\s?(?:g|mg|kJ|kcal|[.,]\s?\d)(?![a-z]))/g, '0')
    .replace(/(?<=[a-zà-ÿ\s])[lIO](?=(?:g|mg)(?![a-z]))/g, (sign) => (sign === 'O' ? '0' : '1'))
    .replace(/(?<=[\d.,<])[OoQDlI|iSB](?=[\d.,]|\s?(?:g|mg|k[Jj]|kcal)(?![a-z])|$)/g, (sign) => DIGIT_LIKE[sign] ?? sign)
    .replace(/(?<![a-zà-ÿ\d])[lI|](?=[\d]|[.,]\d)/g, '1');
}

/** A zero for an O is what every engine does; another letter that became a digit is doubtful. */
function wasRepaired(raw: string, text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (raw[at] !== text[at] && !'OoQ'.includes(raw[at] ?? '')) return true;
  return false;
}

function valueOf(printed: string, unit: PrintedNumber['unit']): { value: number; decimals: number; problems: FormProblem[] } {
  const compact = printed.replace(/\s*([.,])\s*/g, '$1').replace(/['’]/g, ' ');
  const problems: FormProblem[] = [];
  const marks: readonly string[] = compact.match(/[ .,]/g) ?? [];
  const groups = compact.split(/[ .,]/);
  const inThousands =
    marks.length > 0 && (groups[0]?.length ?? 0) <= 3 && groups[0] !== '0' && groups.slice(1).every(({ length }) => length === 3);
  const isLarge = unit === 'kJ' || unit === 'kcal' || unit === 'mg' || marks.includes(' ');
  if (inThousands && isLarge) return { value: Number(groups.join('')), decimals: 0, problems };
  const last = groups.length > 1 ? (groups.at(-1) ?? '') : '';
  const whole = groups.length > 1 ? groups.slice(0, -1).join('') : compact;
  if (groups.length === 1 && /^0\d/.test(compact)) problems.push('no-decimal-mark');
  if (last.length > 2 || (last.length === 3 && inThousands)) problems.push('many-decimals');
  return { value: Number(last === '' ? whole : `${whole}.${last}`), decimals: last.length, problems };
}

/** "100 g" as engines print it: the g often comes out as a 9, the zeros as letters. */
const PER_HUNDRED = /(?<![\d.,])[1lI][0OoQ]{2}\s?(ml|mi|m1|mL|g|9|gr)(?![a-oq-z\d])/i;
const SIZE = /(\d+(?:[.,]\d+)?)\s?(ml|mL|mi|g|gr|9)(?![a-z\d])|(\d+(?:[.,]\d+)?)\s?(ml|g)(?=serv|port)/gi;
const SERVING_WORDS = [
  'serving',
  'serve',
  'portion',
  'porzione',
  'porcion',
  'racion',
  'portie',
  'porcao',
  'dose',
  'dosis',
  'perbar',
  'perpot',
  'perslice',
  'perbiscuit',
  'stuck',
  'riegel',
  'becher',
  'portiegrootte',
  'tranche',
  'perpack',
  'perbottle',
  'porunidad',
];
const US_WORDS = ['nutritionfacts', 'amountperserving', 'dailyvalue', 'servingsize', 'valeurnutritive', 'valeurquotidienne'];
const PREPARED = ['asprepared', 'prepared', 'zubereitet', 'prepare', 'preparado', 'preparato', 'bereid', 'madeup', 'reconstitue'];
const DRAINED = ['drained', 'egoutte', 'abtropf', 'escurrido', 'sgocciolato', 'uitgelekt'];

export function hasServingWord(text: string): boolean {
  const letters = foldLetters(text);
  return SERVING_WORDS.some((word) => letters.includes(word));
}

export function isAmericanPanel(text: string): boolean {
  const letters = foldLetters(text);
  return US_WORDS.some((word) => letters.includes(word));
}

/** What the words over a column say that it is of; `null` where they say nothing of it. */
export function basisOf(text: string): Basis | null {
  const letters = foldLetters(text);
  const preparation: Preparation = PREPARED.some((word) => letters.includes(word))
    ? 'as-prepared'
    : DRAINED.some((word) => letters.includes(word))
      ? 'drained'
      : 'as-sold';
  const hundred = PER_HUNDRED.exec(text);
  if (hundred !== null) return { kind: 'per-100', unit: /^m/i.test(hundred[1] ?? '') ? 'ml' : 'g', preparation };
  if (hasServingWord(text)) return { kind: 'serving', size: sizeIn(text), preparation };
  const size = /^\s*(?:per|pro|je|por|pour|par)\s?\d/i.test(text) ? sizeIn(text) : null;
  return size === null ? null : { kind: 'serving', size, preparation };
}

/** The last size in grams or millilitres that a text names, other than 100: "2 biscuits (30 g)". */
export function sizeIn(text: string): ServingSize | null {
  const sizes = [...text.matchAll(SIZE)].map(([, printed, unit, glued = '', gluedUnit = '']) => ({
    value: Number((printed ?? glued).replace(',', '.')),
    unit: /^m/i.test(unit ?? gluedUnit) ? ('ml' as const) : ('g' as const),
  }));
  return sizes.findLast(({ value }) => value > 0 && value <= 2_000) ?? null;
}
