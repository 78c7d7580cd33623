import type { Amount, Doubt, FigureName, FigureUnit } from '@labelwise/label-reader';
import { locale, say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';

const FIGURES = {
  energyKj: 'screens-common.energy',
  energyKcal: 'screens-common.energy',
  fat: 'screens-label-check.fat',
  saturatedFat: 'screens-common.saturated_fat',
  transFat: 'screens-label-check.trans_fat',
  monounsaturatedFat: 'screens-label-check.monounsaturated_fat',
  polyunsaturatedFat: 'screens-label-check.polyunsaturated_fat',
  cholesterol: 'screens-label-check.cholesterol',
  carbohydrates: 'screens-label-check.carbohydrates',
  carbohydratesTotal: 'screens-label-check.carbohydrates_total',
  sugars: 'screens-common.sugars',
  addedSugars: 'screens-label-check.added_sugars',
  polyols: 'screens-label-check.polyols',
  starch: 'screens-label-check.starch',
  fiber: 'screens-common.fiber',
  proteins: 'screens-common.proteins',
  salt: 'screens-common.salt',
  sodium: 'screens-label-check.sodium',
} as const satisfies Readonly<Record<FigureName, string>>;

/** The name of a figure, as a row of the table. */
export function figureName(name: FigureName): string {
  return say(FIGURES[name]);
}

/** A name inside a sentence: in small letters, but for German, which writes nouns with a capital. */
export function inSentence(name: string): string {
  return locale().startsWith('de') ? name : name.toLocaleLowerCase(locale());
}

/** Why a row has to be looked at: a fact, not a rule. */
export function doubtSentence(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'energies-differ':
      return say('screens-label-check.energies_differ', {
        kilojoules: rounded(doubt.kilojoules),
        kilocalories: rounded(doubt.kilocalories),
      });
    case 'energy-of-parts':
      return say('screens-label-check.energy_of_parts', {
        computed: rounded(doubt.computed),
        stated: rounded(doubt.stated),
        unit: doubt.unit,
      });
    case 'part-above-whole':
      return say('screens-label-check.part_above_whole', {
        partValue: printed(doubt.partValue),
        wholeValue: printed(doubt.wholeValue),
        unit: doubt.unit,
        part: inSentence(figureName(doubt.part)),
        whole: inSentence(figureName(doubt.whole)),
      });
    case 'columns-disagree':
      return say('screens-label-check.columns_disagree', { expected: tidy(doubt.expected), unit: doubt.unit });
    case 'serving-disagrees':
      return say('screens-label-check.serving_disagrees', { found: rounded(doubt.found), stated: rounded(doubt.stated) });
    case 'more-than-the-food':
      return say('screens-label-check.more_than_the_food', { sum: tidy(doubt.sum) });
    case 'above-limit':
      return say('screens-label-check.above_limit', { limit: rounded(doubt.limit), unit: doubt.unit });
    case 'salt-and-sodium-differ':
      return say('screens-label-check.salt_and_sodium_differ', { salt: tidy(doubt.saltOfSodium) });
    case 'form':
      return say(`screens-label-check.form_${doubt.problem}`);
    case 'faint-print':
      return say('screens-label-check.faint_print');
    case 'no-header':
      return say('screens-label-check.no_header');
  }
}

const rounded = (value: number): number => Math.round(value);
const tidy = (value: number): string => printed(Number(value.toPrecision(3)));
/** As packs print it: with the decimal sign of the language, and without groups. */
const printed = (value: number): string => numberText(value, { useGrouping: false, maximumFractionDigits: 6 });

/** "0.6 g", "<0.5 g". */
export function amountWords({ value, isBound, unit }: Amount): string {
  return `${isBound ? '<' : ''}${printed(value)} ${unit}`;
}

/** A unit as it is read aloud. */
export function spokenUnit(unit: FigureUnit): string {
  return say(`screens-label-check.spoken_${unit}`);
}
