import type { Translation } from '../catalog.ts';
import type { guideAmounts as english } from '../en/guide-amounts.ts';

export const guideAmounts = {
  conversion: '**{from} = {to}.** {rule}',
  conversion_about: '**{from} ≈ {to}.** {rule}',
  conversion_or: '{first} o {second}',
  conversion_of: '{amount} di {thing}',
  thing_salt: 'sale',
  thing_sodium: 'sodio',
  thing_sugar: 'zucchero',
  thing_carbs: 'carboidrati',
  unit_teaspoon: '{value} {count, plural, one {cucchiaino raso} other {cucchiaini rasi}}',
  unit_tablespoon: '{value} {count, plural, one {cucchiaio} other {cucchiai}}',
  unit_cube: '{value} {count, plural, one {zolletta di zucchero} other {zollette di zucchero}}',
  unit_cup: '{value} {count, plural, one {tazza americana} other {tazze americane}}',
  unit_pint: '{value} {count, plural, one {pinta britannica} other {pinte britanniche}}',
  unit_floz: '{value} fl oz',
  unit_stone: '{value} {count, plural, one {stone} other {stone}}',
  unit_iu: '{value} UI',
  unit_bread: '{value} unità pane (BE)',
  unit_carbs: '{value} unità di carboidrati (KE)',
  rule_energy: '1 kcal sono 4,184 kJ.',
  rule_sodium: 'Il sale è il sodio per 2,5.',
  rule_salt_spoon:
    'Un cucchiaino raso (5 ml) contiene circa 6 g di sale, più dei 5 g al giorno che l’OMS consiglia al massimo agli adulti.',
  rule_sugar: 'Una zolletta pesa circa 3 g, un cucchiaino raso di zucchero circa 4 g.',
  rule_spoon: 'Un cucchiaino sono 5 ml, un cucchiaio 15 ml.',
  rule_weight: '1 oz sono 28,35 g, 1 lb 453,6 g, 1 stone 6,35 kg.',
  rule_volume: 'Una tazza americana sono 240 ml, una pinta britannica 568 ml, un’oncia fluida americana 29,6 ml.',
  rule_temperature: '°F è °C per 1,8 più 32.',
  rule_vitamin_d: 'Per la vitamina D, 40 UI sono 1 µg.',
  rule_bread_units:
    'Un’unità pane (BE) sono 12 g di carboidrati, un’unità di carboidrati (KE) 10 g. Quanta insulina serve lo stabilisce il tuo team di diabetologia.',
  sugar_in_cubes: 'Sono circa **{cubes}** zollette di zucchero da 3 g.',
  amount_needed: '**{needed}** di {food} hanno {amount} di {nutrient}: la confezione riporta {stated} per {per}.',
  pieces_not_weighed: 'Quanti pezzi siano la confezione non lo dice.',
} satisfies Translation<typeof english>;
