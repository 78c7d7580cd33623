import type { Translation } from '../catalog.ts';
import type { guideAmounts as english } from '../en/guide-amounts.ts';

export const guideAmounts = {
  conversion: '**{from} = {to}.** {rule}',
  conversion_about: '**{from} ≈ {to}.** {rule}',
  conversion_or: '{first} of {second}',
  conversion_of: '{amount} {thing}',
  thing_salt: 'zout',
  thing_sodium: 'natrium',
  thing_sugar: 'suiker',
  thing_carbs: 'koolhydraten',
  unit_teaspoon: '{value} {count, plural, one {afgestreken theelepel} other {afgestreken theelepels}}',
  unit_tablespoon: '{value} {count, plural, one {eetlepel} other {eetlepels}}',
  unit_cube: '{value} {count, plural, one {suikerklontje} other {suikerklontjes}}',
  unit_cup: '{value} {count, plural, one {Amerikaanse cup} other {Amerikaanse cups}}',
  unit_pint: '{value} {count, plural, one {Britse pint} other {Britse pints}}',
  unit_floz: '{value} fl oz',
  unit_stone: '{value} {count, plural, one {stone} other {stone}}',
  unit_iu: '{value} IE',
  unit_bread: '{value} broodeenheden (BE)',
  unit_carbs: '{value} koolhydraateenheden (KE)',
  rule_energy: '1 kcal is 4,184 kJ.',
  rule_sodium: 'Zout is natrium maal 2,5.',
  rule_salt_spoon:
    'Een afgestreken theelepel (5 ml) bevat ongeveer 6 g zout; dat is meer dan de 5 g per dag die de WHO volwassenen hoogstens aanraadt.',
  rule_sugar: 'Een suikerklontje weegt ongeveer 3 g, een afgestreken theelepel suiker ongeveer 4 g.',
  rule_spoon: 'Een theelepel is 5 ml, een eetlepel 15 ml.',
  rule_weight: '1 oz is 28,35 g, 1 lb 453,6 g, 1 stone 6,35 kg.',
  rule_volume: 'Een Amerikaanse cup is 240 ml, een Britse pint 568 ml, een Amerikaanse fluid ounce 29,6 ml.',
  rule_temperature: '°F is °C maal 1,8 plus 32.',
  rule_vitamin_d: 'Van vitamine D is 40 IE 1 µg.',
  rule_bread_units:
    'Een broodeenheid (BE) staat voor 12 g koolhydraten, een koolhydraateenheid (KE) voor 10 g. Hoeveel insuline dat vraagt, bepaalt je diabetesteam.',
  sugar_in_cubes: 'Dat zijn ongeveer **{cubes}** suikerklontjes van 3 g.',
  amount_needed: '**{needed}** {food} hebben {amount} {nutrient}: de verpakking vermeldt {stated} per {per}.',
  pieces_not_weighed: 'Hoeveel stuks dat zijn, zegt de verpakking niet.',
} satisfies Translation<typeof english>;
