import { foldText } from '../../lib/index.ts';
import { type Circumstance, readCircumstances } from '../declared/circumstances.ts';
import type { GeneralId } from '../knowledge/general.data.ts';
import { aimsAtWeight } from './target-weight.ts';

const YOUNG = '(?:[89]|1[0-7])';
/** What follows a number that is no age. */
const NO_AGE =
  "(?! ?(?:st|stone|kg|kgs|kilos?|lbs?|pounds?|cm|g|weeks?|months?|days?|wochen?|woche|monate?n?|tage?|semaines?|mois|jours?|semanas?|meses|dias?|settimane|mesi|giorni|weken|maanden|dagen|%|[.,]\\d|'|\\d)\\b)";
/** How old somebody under 18 says that they are. */
const OF_THE_WRITER: readonly RegExp[] = [
  `(?:i'm|im|i am|i just turned|just turned|turning|turn|aged?|me) (?:only |just |a |an |almost |nearly )*${YOUNG}\\b${NO_AGE}`,
  `^(?:hi |hey |hello )?(?:[fm] ?)?${YOUNG} ?(?:yo\\b|y o\\b|y/o\\b|years? old|f\\b|m\\b|here\\b|and\\b|$)`,
  `\\b(?:ich bin|bin) (?:erst |jetzt |grad |gerade |noch )*${YOUNG}\\b${NO_AGE}`,
  `\\b(?:j'ai|jai|ai) (?:seulement |que |tout juste )*${YOUNG} ans\\b`,
  `\\btengo (?:solo |apenas )?${YOUNG} anos\\b`,
  `\\bho (?:solo |appena )?${YOUNG} anni\\b`,
  `\\btenho (?:so |apenas )?${YOUNG} anos\\b`,
  `\\b(?:ik ben|ben) (?:pas |net |nog maar )?${YOUNG}\\b${NO_AGE}`,
  `^${YOUNG} (?:jahre?|ans|anos|anni|jaar)\\b`,
  "\\b(?:(?:in |i'm in |im in )?(?:year|grade) (?:[5-9]|1[0-2])(?= here|\\b)|(?:5|6|7|8|9|10|11)th grade|i'm (?:a )?teen(?:ager)?|im (?:a )?teen(?:ager)?|(?:5|6|7|8|9|10)\\. klasse|en (?:4e|3e|5e|6e|seconde)\\b|(?:2|3)e? ?(?:de la )?eso\\b|terza media)",
].map((form) => new RegExp(form));

/** Less weight, or a thinner body, is wanted. */
const SLIMMING =
  /\b(?:lose (?:\w+ ){0,3}?(?:weight|kilos?|kgs?|pounds?|lbs?|stone|fat|belly)|losing weight|weight loss|drop (?:\w+ ){0,2}?(?:kilos?|kgs?|pounds?|lbs?|stone|weight)|(?:get|be|become|getting|look|want) (?:\w+ ){0,2}?(?:skinny|thin|thinner|slim|slimmer|skinnier)|slim down|go on a diet|diet plan|cut calories|calorie deficit|too fat|im fat|i'm fat|abnehm\w*|abzunehmen|abspeck\w*|schlank\w*|dunner (?:werden|sein)|diat\b|zu dick|maigri\w*|perdre (?:\w+ ){0,3}?(?:poids|kilos?|kg|ventre)|mincir|(?:etre|devenir|rester) (?:plus )?mince|regime\b|trop grosse?|adelgaz\w*|bajar (?:\w+ ){0,3}?(?:peso|kilos?|kg)|perder (?:\w+ ){0,3}?(?:peso|kilos?|quilos?|kg|barriga)|(?:estar|ser|ponerme|verme|ficar) (?:mas |mais |muy |muito )?(?:flac[oa]|delgad[oa]|magr[oa])|dieta\b|(?:estoy|soy|estou|sou) (?:muy |muito |demasiado )?gord[oa]\b|dimagri\w*|perdere (?:\w+ ){0,3}?(?:peso|chil[io]|kg|pancia)|(?:essere|diventare) (?:piu )?magr[oa]\b|(?:sono|troppo) grass[oa]\b|emagrec\w*|afvallen|afgevallen|afslank\w*|slanker?\b|te dik|op dieet)/;

/**
 * What answers whoever is under 18, or asks for somebody under 18, and wants less weight: no list of foods, no figure of energy. `null` where
 * nobody is, or slimming is not spoken of.
 *
 * @source NHS, Healthy eating for teens: no weight-loss diets while growing, but with a doctor
 */
export function youngSlimming(question: string): Extract<GeneralId, 'teen_diet' | 'kids_weight'> | null {
  const text = foldText(question)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'./%]+/gu, ' ')
    .trim();
  if (!SLIMMING.test(text) && !aimsAtWeight(question)) return null;
  if (OF_THE_WRITER.some((form) => form.test(text))) return 'teen_diet';
  return readCircumstances(question).reported.some(isYoung) ? 'kids_weight' : null;
}

/** Whoever nurses a baby speaks of their own weight. */
const FROM_AGE = 4;
const OF_AGE = 18;
const isYoung = (one: Circumstance): boolean => one.kind === 'child' && one.age >= FROM_AGE && one.age < OF_AGE;
