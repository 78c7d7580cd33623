import { foldText } from '../../lib/index.ts';
import type { GeneralId } from '../knowledge/general.data.ts';

/** Blood thinners of the kind that vitamin K works against. */
const THINNERS =
  /\b(?:warfarin\w*|coumadin\w*|marcumar|falithrom|phenprocoumon|varfarina|sintrom|acenocoumarol\w*|previscan|fluindione|blood ?thinners?|blutverdunner\w*|anticoagulant\w*|anticoagulante\w*|anticoagulanti|bloedverdunner\w*|antistolling\w*)\b/;
/** A measured level of blood sugar that is too low, or the word for it. */
const LOW_SUGAR =
  /\b(?:sugars?|blood sugar|glucose|zucker\w*|blutzucker\w*|glycemie|sucre|glucosa|glucemia|azucar|glicemia|zuccheri|acucar|glicose|suiker|bloedsuiker)\b(?: (?:level|reading|value|wert|is|at|was|of|now|ist|bei|liegt|auf|est|a|es|esta|en|de|e|di|op|staat|just|only|nur|rn|waarde)){0,3} (?:[123](?:[.,]\d)?(?!\d)|[3-6]\d(?= ?mg| $|$))(?! ?(?:g\b|gr|%|kcal|spoons?|cubes?))|\b(?:hypoglyc?[ck]?a?emi\w*|having a hypo|going hypo|i'?m hypo|unterzuckert?|en hypo|hipoglucemi\w*|ipoglicemi\w*|hipoglicemi\w*)\b/;
const DIABETES = /\b(?:diabet\w*|type (?:1|one)|typ ?[12]|insulin\w*|hypo\w*|hipo\w*|ipoglic\w*|unterzucker\w*)\b/;
/** Messages that a low level stays in force for. */
const SOON = 3;

/** What was told of a medicine that food works against; it binds the whole conversation. */
export function tellsOfThinners(messages: readonly string[]): boolean {
  return messages.some((message) => THINNERS.test(foldText(message)));
}

/** Whether somebody with diabetes told of a level that is too low, in the last messages. */
export function tellsOfLowSugar(messages: readonly string[]): boolean {
  const last = messages.slice(-SOON).map(foldText);
  return last.some((message) => LOW_SUGAR.test(message)) && last.some((message) => DIABETES.test(message));
}

/** What is said first of every food to somebody who told of it. */
export const SAID_FIRST = { thinners: 'thinner_food', lowSugar: 'low_sugar' } as const satisfies Readonly<Record<string, GeneralId>>;
