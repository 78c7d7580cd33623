import { foldText } from '../../lib/index.ts';
import type { AskedPortion } from '../understand/read-criteria.ts';

const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [0.5, 'half halbe halben halber demi demie medio media mezzo mezza meio meia halve'],
    [1, 'a an one ein eine einen einem einer un une una uno um uma een per pro par por each'],
    [2, 'two zwei deux dos due dois duas twee'],
    [3, 'three drei trois tres tre drie'],
    [4, 'four vier quatre cuatro quattro quatro'],
    [5, 'five funf cinq cinco cinque vijf'],
    [6, 'six sechs seis sei zes'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word): [string, number] => [word, Number(value)]),
  ),
);
const COUNT = `(?<count>\\d{1,2}|${Object.keys(COUNTS).join('|')})`;

/** What a drink comes in, ml. @source sizes that shops sell: can 330, energy drink 250, glass 200, cup 150, bottle 500 */
const VESSELS: readonly (readonly [string, number])[] = [
  ['cans?|dosen?|canettes?|latas?|lattin[ae]|blikjes?|blik', 330],
  ['glass(?:es)?|glas(?:es)?|glaser|verres?|vasos?|bicchier[ei]|copos?|glaasjes?|glazen', 200],
  ['cups?|tassen?|tasses?|tazas?|tazz[ae]|chavenas?|xicaras?|kop(?:je|jes|pen)?', 150],
  ['bottles?|flaschen?|bouteilles?|botellas?|bottigli[ae]|garrafas?|fles(?:sen|je)?', 500],
];
/** ml or g. @source metric measures of kitchens */
const SPOONS: readonly (readonly [string, number])[] = [
  ['tea ?spoons?|tsps?|teeloffeln?|cuilleres? a cafe|cucharaditas?|cucchiaini?|colher(?:es)? de cha|theelepels?', 5],
  [
    'table ?spoons?|tbsps?|spoons?|essloffeln?|loffeln?|cuilleres?(?: a soupe)?|cucharadas?|cucharas?|cucchiai(?:o|ate?)?|colher(?:es)?(?: de sopa)?|eetlepels?|lepels?',
    15,
  ],
];
const PIECES =
  'servings?|portions?|portionen|portion|raciones|racion|porzion[ei]|porcoes|porcao|porties?|bars?|riegel|barres?|barritas?|barrett[ae]|barras?|repen|reep|pieces?|stucke?|stuck|morceaux?|trozos?|pezz[oi]|pedacos?|stuks?|slices?|scheiben?|tranches?|rebanadas?|rodajas?|fett[ae]|fatias?|plakken|plakjes?|plak|sneetjes?|pots?|becher|yaourts?|tarrinas?|vasetti?|vasetto|frascos?|bakjes?|packs?|packungen?|packung|paquets?|sachets?|paquetes?|confezion[ei]|pacotes?|pak(?:je|ken)?|bags?|tuten?|tute|bolsas?|bustin[ae]|sacos?|zak(?:je|ken)?';
/** "One weighs about 10 grams." */
const EACH_WEIGHS =
  /\b(?:one|each|jede[sr]?|eine?s?|chacune?|cada una?|uno|una|ognun[oa]|cada uma?|elk|een)(?: \w+)? (?:weighs?|wiegt|pese|pesa|weegt)(?: (?:about|around|etwa|ca|environ|unos|circa|cerca de|ongeveer))? (?<each>\d+(?:[.,]\d+)?) ?(?:g|grams?|gramm|grammes|gramos|grammi|gramas|gram)\b/;
const HALF_LITRE =
  /\b(?:(?<half>half a|halben?r?|demi|medio|mezzo|meio|halve) |(?<number>\d+(?:[.,]\d+)?) ?)(?:l|litres?|liters?|litros?|litri)\b/;
const GRAMS = /\b(?<number>\d+(?:[.,]\d+)?) ?(?<unit>g|gr|grams?|gramm|grammes?|gramos?|grammi|gramas?|ml|cl)\b/;
/** A single one of a product: "ein Snickers", "un kinder bueno". */
const ONE_OF =
  /\b(?:hat|in|hay en|tiene|ha|tem|heeft|dans|zit in|sind in|ci sono in|c e in|y a dans) (?:ein(?:e[mnr]?)?|une?|una|uno|uma?|een|n)(?: ganze[snr]?)? (?!tag|jour|dia|giorno|dag|woche|semaine|semana|settimana|week|\d)/;

/**
 * The amount of a food that a question asks about, in seven languages: "eine Dose", "par cuillère", "tres rebanadas", "150 g".
 *
 * @param typed as it was typed
 */
export function portionTyped(typed: string): AskedPortion | null {
  const text = foldText(typed).replace(/[^\p{L}\p{N}.,']+/gu, ' ');
  const each = Number(EACH_WEIGHS.exec(text)?.groups?.['each']?.replace(',', '.') ?? Number.NaN);
  const pieces = new RegExp(`\\b${COUNT} (?:\\S+ )?(?:${PIECES})\\b`).exec(text)?.groups?.['count'];
  if (each > 0) return { kind: 'amount', amount: each * countOf(pieces ?? '1') };
  const litres = HALF_LITRE.exec(text)?.groups;
  if (litres !== undefined) return { kind: 'amount', amount: 1000 * (litres['half'] === undefined ? decimal(litres['number']) : 0.5) };
  const grams = GRAMS.exec(text)?.groups;
  const amount = decimal(grams?.['number']) * (grams?.['unit'] === 'cl' ? 10 : 1);
  if (amount > 0 && amount <= MAX_PORTION && amount !== 100) return { kind: 'amount', amount };
  for (const [words, ml] of SPOONS) {
    const count = counted(text, words);
    if (count !== null) return { kind: 'amount', amount: ml * count };
  }
  for (const [words, millilitres] of VESSELS) {
    const count = counted(text, words);
    if (count !== null) return { kind: 'servings', count, millilitres };
  }
  if (pieces !== undefined) return { kind: 'servings', count: countOf(pieces), millilitres: null };
  return ONE_OF.test(text) ? { kind: 'servings', count: 1, millilitres: null } : null;
}
/** g or ml; more is no portion. */
const MAX_PORTION = 5000;

function counted(text: string, words: string): number | null {
  const found = new RegExp(
    `\\b(?:${COUNT} (?:(?:ganze[nrs]?|whole|grosse[nrs]?|kleine[nrs]?|entiere?|piena|entera|hele) )?)?(?:${words})\\b`,
  ).exec(text);
  return found === null ? null : countOf(found.groups?.['count'] ?? '1');
}

const countOf = (word: string): number => COUNTS[word] ?? Number(word);
const decimal = (word: string | undefined): number => Number((word ?? '0').replace(',', '.'));
