import type { Amount, Doubt, FigureName, FigureUnit } from '@labelwise/label-reader';

/** A sentence before it is translated: its English key, and what goes into it. */
export type Sentence = { readonly text: string; readonly values?: Readonly<Record<string, string | number>> };

/** The names of the figures, as rows of the table. */
export const FIGURE_WORDS: Readonly<Record<FigureName, string>> = {
  energyKj: 'Energy',
  energyKcal: 'Energy',
  fat: 'Fat',
  saturatedFat: 'Saturated fat',
  transFat: 'Trans fat',
  monounsaturatedFat: 'Monounsaturated fat',
  polyunsaturatedFat: 'Polyunsaturated fat',
  cholesterol: 'Cholesterol',
  carbohydrates: 'Carbohydrates',
  carbohydratesTotal: 'Total carbohydrate',
  sugars: 'Sugars',
  addedSugars: 'Added sugars',
  polyols: 'Polyols',
  starch: 'Starch',
  fiber: 'Fiber',
  proteins: 'Protein',
  salt: 'Salt',
  sodium: 'Sodium',
};

/** Why a row has to be looked at: a fact, not a rule. */
export function doubtSentence(doubt: Doubt): Sentence {
  switch (doubt.kind) {
    case 'energies-differ':
      return {
        text: '{{kilojoules}} kJ and {{kilocalories}} kcal are not the same energy.',
        values: { kilojoules: rounded(doubt.kilojoules), kilocalories: rounded(doubt.kilocalories) },
      };
    case 'energy-of-parts':
      return {
        text: 'Fat, carbohydrates and protein come to {{computed}} {{unit}}, the label says {{stated}}.',
        values: { computed: rounded(doubt.computed), stated: rounded(doubt.stated), unit: doubt.unit },
      };
    case 'part-above-whole':
      return {
        text: '{{partValue}} {{unit}} of {{part}} is more than all the {{whole}} ({{wholeValue}} {{unit}}).',
        values: {
          partValue: doubt.partValue,
          wholeValue: doubt.wholeValue,
          unit: doubt.unit,
          part: FIGURE_WORDS[doubt.part].toLowerCase(),
          whole: FIGURE_WORDS[doubt.whole].toLowerCase(),
        },
      };
    case 'columns-disagree':
      return {
        text: 'By the other column it would be {{expected}} {{unit}}.',
        values: { expected: tidy(doubt.expected), unit: doubt.unit },
      };
    case 'serving-disagrees':
      return {
        text: 'The columns may be swapped: they fit a serving of {{found}} g, the label says {{stated}} g.',
        values: { found: rounded(doubt.found), stated: rounded(doubt.stated) },
      };
    case 'more-than-the-food':
      return { text: 'All figures together are {{sum}} g, more than the food weighs.', values: { sum: tidy(doubt.sum) } };
    case 'above-limit':
      return {
        text: 'More than {{limit}} {{unit}} would be unusual for any food.',
        values: { limit: rounded(doubt.limit), unit: doubt.unit },
      };
    case 'salt-and-sodium-differ':
      return { text: 'The sodium on the label comes to {{salt}} g of salt.', values: { salt: tidy(doubt.saltOfSodium) } };
    case 'form':
      return { text: FORM_WORDS[doubt.problem] };
    case 'faint-print':
      return { text: 'It is hard to read here.' };
    case 'no-header':
      return { text: 'We could not see what these figures are of. Choose it above.' };
  }
}

const FORM_WORDS: Readonly<Record<Extract<Doubt, { kind: 'form' }>['problem'], string>> = {
  'no-unit': 'We could not read its unit.',
  'unit-unlikely': 'Its unit is unusual for this figure.',
  'no-decimal-mark': 'A decimal mark may be missing.',
  'many-decimals': 'It has more decimals than labels print; the unit may have been read as a digit.',
  'sign-unclear': 'One sign of it is unclear.',
  'next-line': 'It may belong to the line above or below.',
  'two-figures': 'Two figures stand here.',
};

/** Asked where slips go unnoticed, and nothing else is wrong. */
export const CONFIRM: Sentence = { text: 'Nothing on the label proves this one. Compare it with the photo.' };

const rounded = (value: number): number => Math.round(value);
const tidy = (value: number): number => Number(value.toPrecision(3));

/** "0.6 g", "<0.5 g". */
export function amountWords({ value, isBound, unit }: Amount): string {
  return `${isBound ? '<' : ''}${value} ${unit}`;
}

/** Units as they are read aloud. */
export const SPOKEN: Readonly<Record<FigureUnit, string>> = { kJ: 'kilojoules', kcal: 'kilocalories', g: 'grams', mg: 'milligrams' };
