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
} as const satisfies Catalog;
