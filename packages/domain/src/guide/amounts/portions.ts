import { foldText } from '../../lib/index.ts';
import { inDigits } from '../understand/number-words.ts';
import type { AskedPortion } from '../understand/read-criteria.ts';
import { COUNTS, HANDFULS, PACKS, PIECES, SPOONS, VESSELS } from './portions.data.ts';

const COUNT = `(?<count>\\d{1,2}|${Object.keys(COUNTS).join('|')})`;
/** Between how many and of what: "half a jar", "half of the pack", "la moitié d'un pot", "die ganze Packung". */
const BETWEEN =
  "(?: (?:of|an?|the|der|die|das|den|dem|einer?|eines|einem|einen|une?|la|le|les|l'|d'un|d'une|de|del|della|di|una|uno|uma?|da|do|het|van|een|whole|ganze[nrs]?|grosse[nrs]?|kleine[nrs]?|entiere?|piena|entera|hele))*";

/** "One weighs about 10 grams." */
const EACH_WEIGHS =
  /\b(?:one|each|jede[sr]?|eine?s?|chacune?|cada una?|uno|una|ognun[oa]|cada uma?|elk|een)(?: \w+)? (?:weighs?|wiegt|pese|pesa|weegt)(?: (?:about|around|etwa|ca|environ|unos|circa|cerca de|ongeveer))? (?<each>\d+(?:[.,]\d+)?) ?(?:g|grams?|gramm|grammes|gramos|grammi|gramas|gram)\b/;
const HALF_LITRE =
  /\b(?:(?<half>half a|halben?r?|demi|medio|mezzo|meio|halve) |(?<number>\d+(?:[.,]\d+)?) ?)(?:l|litres?|liters?|litros?|litri)\b/;
const GRAMS =
  /\b(?<number>\d+(?:[.,]\d+)?) ?(?<unit>g|gr|grams?|gramm|grammes?|gramos?|grammi|gramas?|ml|cl|fl oz|oz|ounces?|onzas?|onces?|unzen|lbs?|pounds?|pfund|libras?|pond)\b/;
/** A single one of a product: "ein Snickers", "un kinder bueno". */
const ONE_OF =
  /\b(?:hat|in|hay en|tiene|ha|tem|heeft|dans|zit in|sind in|ci sono in|c e in|y a dans) (?:ein(?:e[mnr]?)?|une?|una|uno|uma?|een|n)(?: ganze[snr]?)? (?!tag|jour|dia|giorno|dag|woche|semaine|semana|settimana|week|\d)/;

/** "How many teaspoons": the measure that the answer is to be in. */
const ASKED_IN =
  /(?:how (?:many|much)|wie ?viele?|combien de|cuant[ao]s|quant[ei]|quant[ao]s|hoeveel) (?:tea|table|tee|ess|thee|eet)?(?: ?spoons?(?:fuls?)?|tsps?|tbsps?|loffel|cuilleres?(?: a (?:cafe|soupe))?|cucharad(?:it)?as?|cucchiain[io]|cucchiai|colher(?:es)?(?: de cha)?|lepels?|loffelchen)(?!\p{L})/gu;

/**
 * The amount of a food that a question asks about, in seven languages: "eine Dose", "par cuillère", "tres rebanadas", "150 g".
 *
 * @param typed as it was typed
 */
export function portionTyped(typed: string): AskedPortion | null {
  const text = inDigits(
    foldText(typed)
      // In spoons is how it is to be answered.
      .replace(ASKED_IN, ' ')
      .replace(/[^\p{L}\p{N}.,']+/gu, ' ')
      .trim(),
  );
  const each = Number(EACH_WEIGHS.exec(text)?.groups?.['each']?.replace(',', '.') ?? Number.NaN);
  const pieces = new RegExp(`\\b${COUNT}${BETWEEN} (?:\\S+ )?(?:${PIECES})\\b`).exec(text)?.groups?.['count'];
  if (each > 0) return { kind: 'amount', amount: each * countOf(pieces ?? '1') };
  const litres = HALF_LITRE.exec(text)?.groups;
  if (litres !== undefined) return { kind: 'amount', amount: 1000 * (litres['half'] === undefined ? decimal(litres['number']) : 0.5) };
  const grams = GRAMS.exec(text)?.groups;
  const amount = Math.round(decimal(grams?.['number']) * gramsIn(grams?.['unit'] ?? 'g'));
  if (amount > 0 && amount <= MAX_PORTION && amount !== 100) return { kind: 'amount', amount };
  for (const [words, ml] of SPOONS) {
    const count = counted(text, words);
    if (count !== null) return { kind: 'amount', amount: ml * count };
  }
  for (const [words, millilitres] of VESSELS) {
    const count = counted(text, words);
    if (count !== null) return { kind: 'servings', count, millilitres };
  }
  const packs = counted(text, PACKS);
  if (packs !== null) return { kind: 'packs', count: packs };
  const handfuls = counted(text, HANDFULS);
  if (handfuls !== null) return { kind: 'handfuls', count: handfuls };
  if (pieces !== undefined) return { kind: 'servings', count: countOf(pieces), millilitres: null };
  return ONE_OF.test(text) ? { kind: 'servings', count: 1, millilitres: null } : null;
}
/** g or ml of a unit. */
function gramsIn(unit: string): number {
  if (unit === 'cl') return 10;
  if (unit === 'pfund' || unit === 'pond') return 500;
  if (unit === 'fl oz') return 29.57;
  if (/^(?:lbs?|pounds?|libras?)$/.test(unit)) return 453.6;
  return /^(?:oz|ounces?|onzas?|onces?|unzen)$/.test(unit) ? 28.35 : 1;
}
/** g or ml; more is no portion. */
const MAX_PORTION = 5000;

function counted(text: string, words: string): number | null {
  const found = new RegExp(`(?:\\b${COUNT}${BETWEEN} )?\\b(?:${words})\\b`).exec(text);
  return found === null ? null : countOf(found.groups?.['count'] ?? '1');
}

const countOf = (word: string): number => COUNTS[word] ?? Number(word);
const decimal = (word: string | undefined): number => Number((word ?? '0').replace(',', '.'));

/** Words around an amount that say nothing but that it is another one of the same. */
const AROUND =
  /\b(?:and|but|or|so|ok|okay|then|now|what|how|about|if|i|eat|have|take|had|in|of|for|per|with|from|on|it|them|that|this|those|these|the|a|an|please|one|whole|only|just|maybe|und|oder|in|auf|von|fur|pro|bei|mit|davon|darin|wenn|ich|esse|nehme|nur|die|der|das|den|dem|einer|einem|einen|eine|ein|wie|ist|es|et|ou|dans|pour|par|de|d|du|en|si|j'en|mange|prends|un|une|le|la|les|y|o|para|por|una|uno|el|los|las|come|tomo|e|per|di|se|ne|mangio|il|lo|i|gli|em|no|na|num|numa|um|uma|os|as|do|da|van|voor|als|ik|eet|neem|het|een|ervan|dan|she|he|we|they|eats|sie|er|wir|isst|essen|am|day|daily|tag|elle|il|nous|jour|ella|dia|lei|giorno|ela|hij|zij|eet)\b/g;

/** The amount that a message names and nothing else: "and half of it?", "und auf 40 g?", "et dans deux verres ?"; `null` where it says more. */
export function portionAlone(typed: string, before: AskedPortion | null): AskedPortion | null {
  const text = inDigits(
    foldText(typed)
      .replace(/[^\p{L}\p{N}.,']+/gu, ' ')
      .replace(/[.,'](?!\d)/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
  if (text.split(' ').length > MAX_ALONE) return null;
  const left = text
    .replace(MEASURED, ' ')
    .replace(AROUND, ' ')
    .trim()
    .split(/ +/)
    .filter((word) => word !== '');
  const [only, ...others] = left;
  const asked = portionTyped(typed);
  if (only === undefined) return asked;
  const count = others.length > 0 ? undefined : /^\d{1,2}$/.test(only) ? Number(only) : COUNTS[only];
  if (count === undefined || count <= 0 || asked?.kind === 'amount') return null;
  if (asked !== null) return asked;
  return timesAs(before ?? { kind: 'servings', count: 1, millilitres: null }, count);
}
const MAX_ALONE = 8;
const MEASURED = new RegExp(
  `\\b(?:(?:\\d+(?:[.,]\\d+)?|${Object.keys(COUNTS).join('|')}) ?)?(?:${[
    ...SPOONS.map(([words]) => words),
    ...VESSELS.map(([words]) => words),
    PIECES,
    PACKS,
    HANDFULS,
    'g|gr|grams?|gramm|grammes?|gramos?|grammi|gramas?|ml|cl|l|litres?|liters?|litros?|litri',
  ].join('|')})\\b`,
  'g',
);

/** So many of what was asked before; of an amount that was weighed half is half of that. */
function timesAs(before: AskedPortion, count: number): AskedPortion {
  if (before.kind === 'amount') return { ...before, amount: before.amount * count };
  return count < 1 ? { ...before, count: before.count * count } : { ...before, count };
}
