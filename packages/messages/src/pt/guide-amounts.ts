import type { Translation } from '../catalog.ts';
import type { guideAmounts as english } from '../en/guide-amounts.ts';

export const guideAmounts = {
  conversion: '**{from} = {to}.** {rule}',
  conversion_about: '**{from} ≈ {to}.** {rule}',
  conversion_or: '{first} ou {second}',
  conversion_of: '{amount} de {thing}',
  thing_salt: 'sal',
  thing_sodium: 'sódio',
  thing_sugar: 'açúcar',
  thing_carbs: 'hidratos de carbono',
  unit_teaspoon: '{value} {count, plural, one {colher de chá rasa} other {colheres de chá rasas}}',
  unit_tablespoon: '{value} {count, plural, one {colher de sopa} other {colheres de sopa}}',
  unit_cube: '{value} {count, plural, one {cubo de açúcar} other {cubos de açúcar}}',
  unit_cup: '{value} {count, plural, one {chávena dos EUA} other {chávenas dos EUA}}',
  unit_pint: '{value} {count, plural, one {quartilho britânico} other {quartilhos britânicos}}',
  unit_floz: '{value} fl oz',
  unit_stone: '{value} {count, plural, one {stone} other {stone}}',
  unit_iu: '{value} UI',
  unit_bread: '{value} unidades de pão (BE)',
  unit_carbs: '{value} unidades de hidratos (KE)',
  rule_energy: '1 kcal são 4,184 kJ.',
  rule_sodium: 'O sal é o sódio vezes 2,5.',
  rule_salt_spoon:
    'Uma colher de chá rasa (5 ml) tem cerca de 6 g de sal, mais do que os 5 g por dia que a OMS aconselha no máximo aos adultos.',
  rule_sugar: 'Um cubo de açúcar pesa cerca de 3 g, uma colher de chá rasa de açúcar cerca de 4 g.',
  rule_spoon: 'Uma colher de chá são 5 ml, uma colher de sopa 15 ml.',
  rule_weight: '1 oz são 28,35 g, 1 lb 453,6 g, 1 stone 6,35 kg.',
  rule_volume: 'Uma chávena dos EUA são 240 ml, um quartilho britânico 568 ml, uma onça líquida dos EUA 29,6 ml.',
  rule_temperature: '°F é °C vezes 1,8 mais 32.',
  rule_vitamin_d: 'Na vitamina D, 40 UI são 1 µg.',
  rule_bread_units:
    'Uma unidade de pão (BE) são 12 g de hidratos, uma unidade de hidratos (KE) 10 g. Quanta insulina pede define a sua equipa de diabetes.',
  sugar_in_cubes: 'São cerca de **{cubes}** cubos de açúcar de 3 g.',
  amount_needed: '**{needed}** de {food} têm {amount} de {nutrient}: a embalagem indica {stated} por {per}.',
  pieces_not_weighed: 'Quantas peças são a embalagem não diz.',
} satisfies Translation<typeof english>;
