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

const STOMA = /\b(?:stomas?|ileostom\w*|colostom\w*|estomas?|stomie|stomia|ostomy|kunstlicher darmausgang)\b/;
const HIGH_POTASSIUM =
  /\b(?:potassium|kalium\w*|potasio|potassio)\b.{0,25}\b(?:too high|high|zu hoch|hoch|erhoht|meiden|trop (?:eleve|haut)|eleve|alto|alta|te hoog|hoog)\b|\b(?:high|hohes|hoher|zu viel|too much|trop de|te veel|avoid|limit|hyper) ?(?:potassium|kalium)\b|\bhyperka\w*emi\w*|\bhiperpotasemia|\bhipercal[ie]emia/;

/** What stands before every food for somebody who reported a medicine or a state that foods work on; it binds the whole conversation. */
export function entriesReportedIn(messages: readonly string[]): GeneralId[] {
  const text = messages.map(foldText).join(' \n ');
  const reported: readonly (readonly [RegExp, GeneralId])[] = [
    [THINNERS, 'thinner_food'],
    [STOMA, 'stoma_food'],
    [HIGH_POTASSIUM, 'potassium_high'],
  ];
  return reported.flatMap(([sign, id]) => (sign.test(text) ? [id] : []));
}

/** Whether somebody with diabetes reported a level that is too low, in the last messages. */
export function tellsOfLowSugar(messages: readonly string[]): boolean {
  const last = messages.slice(-SOON).map(foldText);
  return last.some((message) => LOW_SUGAR.test(message)) && last.some((message) => DIABETES.test(message));
}

/** What answers it, before anything else. */
export const ON_LOW_SUGAR = 'low_sugar' satisfies GeneralId;
