import type { Translation } from '../catalog.ts';
import type { comparison as english } from '../en/comparison.ts';

export const comparison = {
  one: 'Nimm {name}: {reasons}.',
  one_by_score: 'Nimm {name}: Das ist der beste Score.',
  best_of_poor: 'Nichts davon ist eine gute Wahl. Am besten ist {name}.',
  same: 'Kein Unterschied im Score: jeweils {score}.',
  tied: '{names} haben den besten Score: {score}.',
  tied_poor: 'Nichts davon ist eine gute Wahl. {names} haben den gleichen Score: {score}.',
  both: '{one} und {other}',
  none_fits: 'Nichts davon passt zu dir.',
  check: 'Ob etwas davon zu dir passt, steht nur auf den Packungen.',
  check_rest: 'Nicht {names}. Ob der Rest zu dir passt, steht nur auf den Packungen.',
  unknown: 'Es ist zu wenig bekannt, um zu wählen.',
  half: '{what}: nur die Hälfte',
  third: '{what}: nur ein Drittel',
  quarter: '{what}: nur ein Viertel',
  none: 'ohne {what}',
  least: 'am wenigsten {what}',
  most: 'am meisten {what}',
  fewest_additives: 'die wenigsten Zusatzstoffe',
  sugars: 'Zucker',
  saturated_fat: 'gesättigte Fettsäuren',
  salt: 'Salz',
  fiber: 'Ballaststoffe',
  proteins: 'Eiweiß',
  additives: 'Zusatzstoffe',
} satisfies Translation<typeof english>;
