import type { Catalog } from '../catalog.ts';

/** What the guide says to a few words behind an answer: doubt, where it comes from, how often, only a little. */
export const guideTurns = {
  turn_sure_pack:
    '**Yes, as sure as the data it rests on:** {sources}. If the pack in your hand says otherwise, the pack is right: recipes change.',
  turn_sure_advice:
    '**Yes, this is what the sources say:** {sources}. An illness, a medicine, an age or an allergy that I do not know of can change it: name it, and I look again.',
  turn_sure_own:
    '**Yes, as far as what you entered and scanned is right.** Change it in your profile or scan again, and the answer changes with it.',
  turn_sure_nothing: '**I gave no answer there that could be sure.** Name the food, and what you want to know of it.',
  turn_sure_catalogue:
    '**Yes, as far as this catalogue goes.** It does not hold everything that shops sell: scan what yours has, and I judge it.',
  turn_named_none: '**I named none there.** Ask for foods first, then by their place.',
  turn_source: '**It comes from:** {sources}.',
  turn_asked_first: '**Your first question was** “{question}”.',
  turn_only_so_many: '**I named only {count, plural, one {one there} other {# there}}.**',
  turn_little_harms: '**No, not even a little:** with an allergy or coeliac disease a trace can be enough to harm.',
  turn_little_breaks: '**No:** a little of it goes against what is left out here, too.',
  turn_little_open: '**Not even a little, while it is open** whether it suits: the pack does not show it.',
  turn_little_fine: '**A little now and then is no problem;** what counts is how much and how often.',
  turn_often_everyday: '**{food}: yes, also every day,** in usual amounts.',
  turn_often_normal: '**{food}: not necessarily every day;** in normal amounts it has its place.',
  turn_often_seldom: '**{food}: rather now and then than every day.**',
  turn_often_rare: '**{food}: no, not every day.** Best kept for rare occasions.',
  turn_often_never: '**{food}: not at all.** It goes against what is left out here.',
  turn_often_open: '**{food}: not before it is clear whether it suits.** The pack does not show it.',
  turn_often_most: '**{portion}** of it already hold {limit} of {nutrient}, an adult’s reference for a whole day.',
  turn_because: '**Because of what the pack shows:**',
  turn_chosen: '**Chosen by what you asked and by your score:** first all that does not fit is left out, then the best stands on top.',
  turn_nutri_score: '**{food} has Nutri-Score {grade},** on a scale from A (best) to E.',
  turn_nutri_score_none: '**I know no Nutri-Score of {food}:** figures or its category are missing.',
  turn_fattening_much: '**No food makes fat by itself, but of {food} it is easy to eat too much:** {energy} per {per}.',
  turn_fattening_some: '**No food makes fat by itself; of {food} the amount counts:** {energy} per {per}.',
  turn_fattening_little: '**No, {food} has little energy:** {energy} per {per}.',
  turn_fits_left: '**Yes, by its energy it fits:** {portion} of {food} have {energy}; of {left} that leaves {rest}.',
  turn_fits_left_not: '**No, it is {rest} too much:** {portion} of {food} have {energy}, and {left} are left.',
  turn_not_only: '**Not only:** the list of {food} names more.',
  turn_only_that: '**Yes, the list of {food} names nothing else.**',
  turn_additive_yes: '**Yes, {additive}: {diet}.**',
  turn_additive_no: '**No, {additive} is not {diet}.**',
  turn_additive_open:
    '**Not certain: {additive} may be {diet} or not.** The pack need not say what it is made from; only a label for it settles it.',
  turn_sodium: '**About {sodium} of sodium** in {portion} (salt ÷ 2.5).',
  stated_left: '**That is about {energy} kcal; of {budget} kcal about {left} kcal are left.**',
  stated_over: '**That is about {energy} kcal, about {left} kcal more than {budget} kcal.**',
  stated_row: '{count} × {food} ({grams} g or ml each): {energy} kcal',
  stated_unknown: 'Not in the sum, since I do not know its figures: {foods}.',
  stated_only: 'Taken as you told it, for this conversation; to note it, press “I ate this” on the product’s page.',
} as const satisfies Catalog;
