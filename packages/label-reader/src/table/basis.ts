import type { Basis, Preparation, ServingSize } from '../label-reading.ts';
import { foldLetters } from './fold.ts';

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
