import { foldText } from '../../lib/index.ts';
import { GRAMS, MILLILITRES, UNIT_OF } from '../amounts/conversions.ts';
import { UNIT_PHRASES, type Unit } from '../amounts/units.data.ts';
import type { Measure } from './kitchen-facts.ts';

/** Cups that are called so; "EL" stands for a spoon where a number or an article stands before it. */
const CUPS = /\b(?:tassen?|tasses?|tazas?|tazz[ae]|chavenas?|xicaras?|kopjes?|mugs?)\b/g;
const SPOON = /(?<=(?:\d|\bein|\beinem|\beine|\been|\bhalber|\b½) ?)el\b/g;
const ONE = /^(?:a|an|one|per|ein|eine|einem|einen|einer|un|une|una|uno|um|uma|een|per)$/;
const HALF = /^(?:½|half|halbe[rn]?|demi|demie|media|medio|mezza|mezzo|meia|meio|halve)$/;

/**
 * An amount of a food that a text asks in another unit, by what the food weighs. `none`: it names no unit.
 *
 * @param perMl grams of a millilitre; `null` where it is not known
 */
export function measureIn(typed: string, perMl: number | null): Measure | 'none' | null {
  const words = unitWords(typed);
  const units = words.flatMap((word, at) => {
    const unit = UNIT_OF.get(word);
    return unit === undefined || (unit !== 'cup' && !isWeightOrVolume(unit)) ? [] : [{ unit, ...countBefore(words, at) }];
  });
  const volumes = units.filter(({ unit }) => MILLILITRES[unit] !== undefined);
  const counted = units.find(({ isCounted }) => isCounted) ?? volumes[0];
  if (counted === undefined || (volumes.length === 0 && units.length < 2)) return volumes.length === 0 ? 'none' : null;
  const target = units.find(({ unit }) => unit !== counted.unit)?.unit ?? (ASKS_WEIGHT.test(foldText(typed)) ? 'g' : undefined);
  if (target === undefined) return null;
  const value = turned(counted.value, counted.unit, target, perMl);
  return value === null ? null : { from: { value: counted.value, unit: counted.unit }, to: { value, unit: target } };
}
const ASKS_WEIGHT = /\b(?:weigh\w*|wiegt|wiegen|pese\w*|pesan?|pesano|pesam|weegt|wegen)\b/;
const isWeightOrVolume = (unit: Unit): boolean => GRAMS[unit] !== undefined || MILLILITRES[unit] !== undefined;

function unitWords(typed: string): string[] {
  const text = UNIT_PHRASES.reduce((all, [form, word]) => all.replace(form, ` ${word} `), foldText(typed))
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(CUPS, 'cup')
    .replace(SPOON, 'tablespoon');
  return text.split(/[^\p{L}\p{N}.½/]+/u).filter((word) => word !== '');
}

function countBefore(words: readonly string[], at: number): { value: number; isCounted: boolean } {
  const before = words[at - 1] ?? '';
  const number = /^\d+\/\d+$/.test(before) ? Number(before.split('/')[0]) / Number(before.split('/')[1]) : Number(before);
  if (before !== '' && !Number.isNaN(number)) return { value: number, isCounted: true };
  if (HALF.test(before)) return { value: 0.5, isCounted: true };
  return { value: 1, isCounted: ONE.test(before) };
}

function turned(value: number, from: Unit, to: Unit, perMl: number | null): number | null {
  const [fromMl, toMl, fromG, toG] = [MILLILITRES[from], MILLILITRES[to], GRAMS[from], GRAMS[to]];
  if (fromMl !== undefined && toMl !== undefined) return (value * fromMl) / toMl;
  if (perMl === null) return null;
  if (fromMl !== undefined && toG !== undefined) return (value * fromMl * perMl) / toG;
  return fromG !== undefined && toMl !== undefined ? (value * fromG) / perMl / toMl : null;
}
