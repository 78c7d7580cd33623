import type { Translation } from '../catalog.ts';
import type { guideAmounts as english } from '../en/guide-amounts.ts';

export const guideAmounts = {
  conversion: '**{from} = {to}.** {rule}',
  conversion_about: '**{from} ≈ {to}.** {rule}',
  conversion_or: '{first} o {second}',
  conversion_of: '{amount} de {thing}',
  thing_salt: 'sal',
  thing_sodium: 'sodio',
  thing_sugar: 'azúcar',
  thing_carbs: 'hidratos de carbono',
  unit_teaspoon: '{value} {count, plural, one {cucharadita rasa} other {cucharaditas rasas}}',
  unit_tablespoon: '{value} {count, plural, one {cucharada} other {cucharadas}}',
  unit_cube: '{value} {count, plural, one {terrón de azúcar} other {terrones de azúcar}}',
  unit_cup: '{value} {count, plural, one {taza de EE. UU.} other {tazas de EE. UU.}}',
  unit_pint: '{value} {count, plural, one {pinta británica} other {pintas británicas}}',
  unit_floz: '{value} fl oz',
  unit_stone: '{value} {count, plural, one {stone} other {stone}}',
  unit_iu: '{value} UI',
  unit_bread: '{value} unidades de pan (BE)',
  unit_carbs: '{value} unidades de hidratos (KE)',
  rule_energy: '1 kcal son 4,184 kJ.',
  rule_sodium: 'La sal es el sodio por 2,5.',
  rule_salt_spoon:
    'Una cucharadita rasa (5 ml) tiene unos 6 g de sal, más que los 5 g al día que la OMS aconseja como máximo a los adultos.',
  rule_sugar: 'Un terrón pequeño pesa unos 3 g, una cucharadita rasa de azúcar unos 4 g.',
  rule_spoon: 'Una cucharadita son 5 ml, una cucharada 15 ml.',
  rule_weight: '1 oz son 28,35 g, 1 lb 453,6 g, 1 stone 6,35 kg.',
  rule_volume: 'Una taza de EE. UU. son 240 ml, una pinta británica 568 ml, una onza líquida de EE. UU. 29,6 ml.',
  rule_temperature: '°F es °C por 1,8 más 32.',
  rule_vitamin_d: 'De vitamina D, 40 UI son 1 µg.',
  rule_bread_units:
    'Una unidad de pan (BE) son 12 g de hidratos, una unidad de hidratos (KE) 10 g. Cuánta insulina pide lo fija tu equipo de diabetes.',
  sugar_in_cubes: 'Son unos **{cubes}** terrones de azúcar de 3 g.',
  amount_needed: '**{needed}** de {food} tienen {amount} de {nutrient}: el envase indica {stated} por {per}.',
  pieces_not_weighed: 'Cuántas piezas son no lo dice el envase.',
} satisfies Translation<typeof english>;
