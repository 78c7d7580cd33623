import type { Translation } from '../catalog.ts';
import type { guideAmounts as english } from '../en/guide-amounts.ts';

export const guideAmounts = {
  conversion: '**{from} = {to}.** {rule}',
  conversion_about: '**{from} ≈ {to}.** {rule}',
  conversion_or: '{first} oder {second}',
  conversion_of: '{amount} {thing}',
  thing_salt: 'Salz',
  thing_sodium: 'Natrium',
  thing_sugar: 'Zucker',
  thing_carbs: 'Kohlenhydrate',
  unit_teaspoon: '{value} {count, plural, one {gestrichener Teelöffel} other {gestrichene Teelöffel}}',
  unit_tablespoon: '{value} {count, plural, one {Esslöffel} other {Esslöffel}}',
  unit_cube: '{value} {count, plural, one {Stück Würfelzucker} other {Stück Würfelzucker}}',
  unit_cup: '{value} {count, plural, one {US-Cup} other {US-Cups}}',
  unit_pint: '{value} {count, plural, one {britisches Pint} other {britische Pints}}',
  unit_floz: '{value} fl oz',
  unit_stone: '{value} {count, plural, one {Stone} other {Stone}}',
  unit_iu: '{value} IE',
  unit_bread: '{value} Broteinheiten (BE)',
  unit_carbs: '{value} Kohlenhydrateinheiten (KE)',
  rule_energy: '1 kcal sind 4,184 kJ.',
  rule_sodium: 'Salz ist Natrium mal 2,5.',
  rule_salt_spoon:
    'Ein gestrichener Teelöffel (5 ml) fasst etwa 6 g Salz; das ist mehr als die 5 g am Tag, die die WHO Erwachsenen höchstens rät.',
  rule_sugar: 'Ein Stück Würfelzucker wiegt etwa 3 g, ein gestrichener Teelöffel Zucker etwa 4 g.',
  rule_spoon: 'Ein Teelöffel sind 5 ml, ein Esslöffel 15 ml.',
  rule_weight: '1 oz sind 28,35 g, 1 lb 453,6 g, 1 stone 6,35 kg.',
  rule_volume: 'Ein US-Cup sind 240 ml, ein britisches Pint 568 ml, eine US-Flüssigunze 29,6 ml.',
  rule_temperature: '°F ist °C mal 1,8 plus 32.',
  rule_vitamin_d: 'Bei Vitamin D sind 40 IE 1 µg.',
  rule_bread_units:
    'Eine Broteinheit (BE) steht für 12 g Kohlenhydrate, eine Kohlenhydrateinheit (KE) für 10 g. Wie viel Insulin das verlangt, legt dein Diabetesteam fest.',
  sugar_in_cubes: 'Das sind etwa **{cubes}** Stück Würfelzucker zu 3 g.',
  amount_needed: '**{needed}** {food} haben {amount} {nutrient}: die Packung nennt {stated} je {per}.',
  pieces_not_weighed: 'Wie viele Stück das sind, sagt die Packung nicht.',
} satisfies Translation<typeof english>;
