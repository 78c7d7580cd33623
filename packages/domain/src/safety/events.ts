import {
  ACID,
  ATE,
  BERRIES,
  BLOODY_STOOL,
  BULGING_TIN,
  CHILD,
  CHLORINE,
  CHOKES,
  CHOKING_HAZARD,
  DEADLY,
  EATEN,
  FEELS,
  FEVER,
  FOUND,
  GUT,
  HOT_SPICES,
  ILL_SINCE,
  LUNGS,
  MISSED_INSULIN,
  MIXED,
  MOUTH,
  MUSHROOM,
  NERVES,
  ODD_BREATH,
  PRESERVED,
  RAW_BEANS,
  REACTION,
  STUCK_IN_THROAT,
  SUGAR_FIGURE,
  SWALLOWED_OBJECT,
  THIRST,
  WHENEVER,
} from './event-words.data.ts';
import { areFumesIndoors } from './fumes.ts';
import { DIABETES } from './low-sugar.data.ts';
import {
  ALCOHOL,
  CANNABIS,
  DRUG,
  GREEN_POTATO,
  IRON_OR_VITAMINS,
  KERNELS,
  MANY_OR_CHILD,
  UNWELL,
  WHOLE_PACK,
} from './poison-words.data.ts';

const OF_ONESELF =
  /\b(?:myself|weight|fat|thin|skinny|calories|guilt\w*|binge\w*|laxative\w*|finger|abnehm\w*|gewicht|dick|kalorien|maigr\w*|poids|gross\w*|adelgaz\w*|peso|gord\w*|dimagr\w*|grass[oa]|emagrec\w*|afvallen|gewicht|dik)\b/;
const MOUTH_FEELS = new RegExp(`\\b(?:${MOUTH})\\b.{0,25}\\b${FEELS}|\\b${FEELS}\\b.{0,25}\\b(?:${MOUTH})\\b`);

/**
 * Something happens to a body, heard by its parts rather than by a phrase: what was eaten or swallowed, and what the body shows since.
 * Neither part alone is one: mushrooms are food, and an itch is for a doctor.
 *
 * @param text folded, with single spaces and no punctuation
 */
export function isEmergency(text: string): boolean {
  return isReaction(text) || isBlocked(text) || isPoisoned(text) || areFumes(text);
}

/** An allergic reaction that is under way. Who tells what happens whenever they eat something tells no event. */
function isReaction(text: string): boolean {
  if (!EATEN.test(text) || WHENEVER.test(text)) return false;
  return REACTION.test(text) || (MOUTH_FEELS.test(text) && !HOT_SPICES.test(text));
}

/** Something is stuck, or was swallowed that is no food. */
function isBlocked(text: string): boolean {
  return SWALLOWED_OBJECT.test(text) || STUCK_IN_THROAT.test(text) || (CHOKES.test(text) && !CHOKING_HAZARD.test(text));
}

/** Something poisonous or spoilt was eaten. */
function isPoisoned(text: string): boolean {
  const [isIll, ate] = [GUT.test(text) || NERVES.test(text) || UNWELL.test(text), ATE.test(text)];
  const isChild = CHILD.test(text);
  if (DEADLY.test(text) && (ate || isIll)) return true;
  if (MUSHROOM.test(text) && FOUND.test(text) && isIll) return true;
  if (BERRIES.test(text) && FOUND.test(text) && ate && (isIll || isChild)) return true;
  if (RAW_BEANS.test(text) && GUT.test(text)) return true;
  if (BULGING_TIN.test(text) && ate) return true;
  if (GREEN_POTATO.test(text) && isIll) return true;
  if (KERNELS.test(text) && (isIll || (ate && (MANY_OR_CHILD.test(text) || isChild)))) return true;
  if (IRON_OR_VITAMINS.test(text) && WHOLE_PACK.test(text) && ate) return true;
  if (DRUG.test(text) && ALCOHOL.test(text) && isIll) return true;
  if (CANNABIS.test(text) && (isIll ? ate : ate && isChild)) return true;
  if (NERVES.test(text) && (EATEN.test(text) || PRESERVED.test(text))) return true;
  return BLOODY_STOOL.test(text) && (FEVER.test(text) || EATEN.test(text));
}

/** Cleaners that must not meet were mixed, or something burns where its fumes stay. */
function areFumes(text: string): boolean {
  if (areFumesIndoors(text)) return true;
  return CHLORINE.test(text) && ACID.test(text) && (MIXED.test(text) || LUNGS.test(text));
}

/** Blood sugar far too high, by a bare figure with what the body shows, or by what a body with diabetes shows without insulin. */
export function isHighSugar(text: string): boolean {
  const [isIll, hasOddBreath] = [GUT.test(text), ODD_BREATH.test(text)];
  if (SUGAR_FIGURE.test(text) && (isIll || hasOddBreath || THIRST.test(text))) return true;
  if (MISSED_INSULIN.test(text) && (isIll || hasOddBreath || THIRST.test(text))) return true;
  return hasOddBreath && DIABETES.test(text);
}

/** Sick for a night or a day: an illness of the body, and no habit of eating. */
export function isIllness(text: string): boolean {
  return isSick(text) && ILL_SINCE.test(text);
}

/** Sick, without a word of one’s weight or of doing it to oneself. */
export function isSick(text: string): boolean {
  return GUT.test(text) && !OF_ONESELF.test(text);
}
