import type { Translation } from '../catalog.ts';
import type { guideAmounts as english } from '../en/guide-amounts.ts';

export const guideAmounts = {
  conversion: '**{from} = {to}.** {rule}',
  conversion_about: '**{from} ≈ {to}.** {rule}',
  conversion_or: '{first} ou {second}',
  conversion_of: '{amount} de {thing}',
  thing_salt: 'sel',
  thing_sodium: 'sodium',
  thing_sugar: 'sucre',
  thing_carbs: 'glucides',
  unit_teaspoon: '{value} {count, plural, one {cuillère à café rase} other {cuillères à café rases}}',
  unit_tablespoon: '{value} {count, plural, one {cuillère à soupe} other {cuillères à soupe}}',
  unit_cube: '{value} {count, plural, one {morceau de sucre} other {morceaux de sucre}}',
  unit_cup: '{value} {count, plural, one {tasse américaine} other {tasses américaines}}',
  unit_pint: '{value} {count, plural, one {pinte britannique} other {pintes britanniques}}',
  unit_floz: '{value} fl oz',
  unit_stone: '{value} {count, plural, one {stone} other {stone}}',
  unit_iu: '{value} UI',
  unit_bread: '{value} unités de pain (BE)',
  unit_carbs: '{value} unités de glucides (KE)',
  rule_energy: '1 kcal vaut 4,184 kJ.',
  rule_sodium: 'Le sel est le sodium fois 2,5.',
  rule_salt_spoon:
    'Une cuillère à café rase (5 ml) contient environ 6 g de sel, plus que les 5 g par jour que l’OMS conseille au plus aux adultes.',
  rule_sugar: 'Un petit morceau de sucre pèse environ 3 g, une cuillère à café rase de sucre environ 4 g.',
  rule_spoon: 'Une cuillère à café fait 5 ml, une cuillère à soupe 15 ml.',
  rule_weight: '1 oz vaut 28,35 g, 1 lb 453,6 g, 1 stone 6,35 kg.',
  rule_volume: 'Une tasse américaine fait 240 ml, une pinte britannique 568 ml, une once liquide américaine 29,6 ml.',
  rule_temperature: '°F vaut °C fois 1,8 plus 32.',
  rule_vitamin_d: 'Pour la vitamine D, 40 UI font 1 µg.',
  rule_bread_units:
    'Une unité de pain (BE) correspond à 12 g de glucides, une unité de glucides (KE) à 10 g. L’insuline nécessaire est fixée par votre équipe de diabétologie.',
  sugar_in_cubes: 'Cela fait environ **{cubes}** morceaux de sucre de 3 g.',
  amount_needed: '**{needed}** de {food} ont {amount} de {nutrient} : l’emballage indique {stated} pour {per}.',
  pieces_not_weighed: 'Combien de pièces cela fait, l’emballage ne le dit pas.',
} satisfies Translation<typeof english>;
