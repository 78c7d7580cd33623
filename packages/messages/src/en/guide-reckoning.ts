import type { Catalog } from '../catalog.ts';

/** Amounts of foods worked out, and what they are of a day, as Markdown. */
export const guideReckoning = {
  reckoned_one: '**{what}: about {total} ({nutrient}).**',
  reckoned_together: '**Together about {total} ({nutrient}).**',
  reckoned_row: '{what} ({grams}): {value}',
  reckoned_row_weighed: '{what}: {value}',
  reckoned_at: 'At {amount} per {per}.',
  reckoned_how: '{grams} at {amount} per {per}.',
  reckoned_each: 'One weighs about {each}, that is {grams}, at {amount} per {per}.',
  reckoned_each_ml: 'One holds about {each}, that is {grams}, at {amount} per {per}.',
  reckoned_cooked: 'Weighed cooked.',
  reckoned_dry: 'Weighed dry or raw.',
  reckoned_otherwise_cooked: 'That is weighed dry or raw; weighed cooked it would be about {value}.',
  reckoned_otherwise_dry: 'That is weighed cooked; weighed dry or raw it would be about {value}.',
  reckoned_unknown: 'Not counted: what one of {food} weighs is in no table here; {amount} per {per}.',
  reckoned_no_value: 'Not counted, for want of a usual value: {food}.',
  reckoned_share: 'That is **{percent}%** of {day}.',
  reckoned_share_first: '**{percent}% of a day: {total} ({nutrient}) of {day}.**',
  reckoned_judged_over: '**Yes, more than a day holds: about {total} ({nutrient}), {percent}% of {day}.**',
  reckoned_judged_much: '**Yes, quite a lot: about {total} ({nutrient}), {percent}% of {day}.**',
  reckoned_judged_some: '**Neither much nor little: about {total} ({nutrient}), {percent}% of {day}.**',
  reckoned_judged_little: '**No, not much: about {total} ({nutrient}), {percent}% of {day}.**',
  reckoned_caffeine_over:
    '**Yes, too much for one day: about {total} of caffeine; up to {limit} a day are fine for {whom}.** No more today; 200 mg at once are enough too.',
  reckoned_caffeine_near:
    '**At the limit: about {total} of caffeine of the {limit} a day that are fine for {whom}.** Better no more today.',
  reckoned_caffeine_under: '**No: about {total} of caffeine, and up to {limit} a day are fine for {whom}.**',
  reckoned_for_adults: 'healthy adults',
  reckoned_for_pregnant: 'pregnancy and breastfeeding',
  reckoned_day_own: 'your own target of {amount}',
  reckoned_day_reference: '{amount}, the EU reference intake of a day',
  reckoned_day_free: '{amount}, the most free sugars a day by the WHO',
  reckoned_day_salt: '{amount}, the most salt a day by the WHO',
  reckoned_day_fiber: '{amount}, which EFSA advises for a day',
  reckoned_day_caffeine: '{amount}, up to which EFSA has no concern for healthy adults',
  reckoned_left: '**About {left} left of {budget} today.**',
  reckoned_left_none: '**Nothing left: about {left} over {budget} today.**',
  reckoned_many: '**{food}: about {count} for {wanted} ({nutrient}).**',
  reckoned_limit: '**{food}: {count} a day, then {wanted} ({nutrient}) are reached, the most for healthy adults.**',
  reckoned_many_how: 'One of {each} has about {value}, at {amount} per {per}.',
  stated_as_salt: '**{sodium} of sodium are {salt} of salt**: sodium times 2.5.',
  stated_as_high: '**Yes, that is high: {value} ({nutrient}) per 100 g.** Above {high} counts as high, up to {low} as low.',
  stated_as_medium: '**In between: {value} ({nutrient}) per 100 g.** Above {high} counts as high, up to {low} as low.',
  stated_as_low: '**No, that is low: {value} ({nutrient}) per 100 g.** Above {high} counts as high, up to {low} as low.',
  weight_protein:
    '**About {high} of protein a day at {kg}**: 0.83 g per kg, which covers nearly every healthy adult (EFSA). Who trains for muscle aims for 1.4 to 2 g per kg, from 65 on 1 to 1.2 g; with a kidney disease ask first.',
  weight_protein_training:
    '**About {low} to {high} of protein a day at {kg}**: 1.4 to 2 g per kg for those who train (ISSN), in portions of 20 to 40 g. More hardly builds more; with a kidney disease ask first.',
  weight_protein_old:
    '**About {low} to {high} of protein a day at {kg}**: 1 to 1.2 g per kg from 65 on (PROT-AGE), some at every meal. With a kidney disease ask first.',
  weight_protein_kidneys:
    '**With a kidney disease your doctor or dietitian sets it: without dialysis about {low} to {high} a day at {kg}** (0.55 to 0.6 g per kg; with diabetes 0.6 to 0.8 g), on dialysis 1 to 1.2 g per kg (KDOQI 2020). No amounts for training and no protein shakes without asking, and no strict diet by yourself.',
  weight_caffeine:
    '**Up to about {high} of caffeine a day at {kg}**, and about {once} at once: 5.7 mg per kg a day, 400 mg at the most (EFSA). In pregnancy and while breastfeeding 200 mg a day.',
  weight_caffeine_child:
    '**At most about {high} of caffeine a day at {kg}**: 3 mg per kg for children and teenagers (EFSA), less is better. Energy drinks and coffee are not for children.',
  weight_aspartame:
    '**About {cans} cans a day at {kg} before the aspartame limit is reached**: {high} a day (40 mg per kg, JECFA 2023), with 200 mg in a can of 330 ml, the upper end of what is usual. With phenylketonuria none; water stays the better habit.',
} as const satisfies Catalog;
