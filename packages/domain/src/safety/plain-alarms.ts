import { foldText } from '../lib/index.ts';
import type { AlarmKind } from './alarm-kinds.ts';
import { signsIn } from './alarm-signs.ts';
import { CHOKES, HOT_SPICES, STUCK_IN_THROAT, WHENEVER } from './event-words.data.ts';
import { areFumesIndoors } from './fumes.ts';
import {
  BREATHES_WELL,
  FEW_A_DAY,
  HAS_EATEN,
  MAY_COME,
  NOT_THERE,
  OF_A_DIFFERENCE,
  OF_CALORIES,
  OF_OTHER_FIGURES,
  OF_PIMPLES,
  SIGN_OF_PRESSURE,
  SLOW_SUGAR,
  TIGHT_THROAT,
  TURNED_BLUE,
  VERY_HIGH_PRESSURE,
} from './plain-alarms.data.ts';

/** Folded, with single spaces and no punctuation but apostrophes. */
export const plainWords = (message: string): string =>
  foldText(message)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'&]+/gu, ' ')
    .trim();

/** An emergency that a few words tell for sure, whatever else a message is like; `null` where none is. */
export function plainAlarmIn(message: string): Extract<AlarmKind, 'reaction' | 'pressure' | 'fumes' | 'unclear'> | null {
  const folded = foldText(message).replace(/\s+/g, ' ');
  if (!OF_OTHER_FIGURES.test(folded) && VERY_HIGH_PRESSURE.some((sign) => sign.test(folded))) return 'pressure';
  if (areFumesIndoors(plainWords(message))) return 'fumes';
  const text = plainWords(message).replace(NOT_THERE, ' ');
  const isOfAnother = STUCK_IN_THROAT.test(text) || CHOKES.test(text) || WHENEVER.test(text) || HOT_SPICES.test(text);
  if (TIGHT_THROAT.test(text) && !isOfAnother) return 'reaction';
  return TURNED_BLUE.test(text) && !CHOKES.test(text) ? 'unclear' : null;
}

/** Whether a reaction goes on to the throat, the breath or the circulation: then the pen and the ambulance come before everything else. */
export function tellsSevereReaction(message: string): boolean {
  if (plainAlarmIn(message) === 'reaction') return true;
  return signsIn(plainWords(message).replace(BREATHES_WELL, ' ').replace(NOT_THERE, ' ')).some((sign) => OF_SEVERE.has(sign));
}
const OF_SEVERE: ReadonlySet<string> = new Set(['breath', 'dizzy', 'blue']);

/** Whether a message tells of what makes a very high blood pressure an emergency. */
export const tellsSignOfPressure = (message: string): boolean => SIGN_OF_PRESSURE.test(plainWords(message).replace(NOT_THERE, ' '));

/** Whether a message names what brings a low blood sugar up too slowly. */
export const namesSlowSugar = (message: string): boolean => SLOW_SUGAR.test(plainWords(message));

/**
 * Whether a message tells of so few calories a day that they need a doctor; what was written before may show that it is of calories.
 * @source NHS, Very low calorie diets: 800 kcal a day or fewer only under medical supervision
 */
export function eatsTooLittle(message: string, earlier: readonly string[]): boolean {
  const text = plainWords(message);
  return (
    FEW_A_DAY.test(text) && !OF_A_DIFFERENCE.test(text) && [text, ...earlier.slice(-3).map(plainWords)].some((one) => OF_CALORIES.test(one))
  );
}

/** Whether somebody asks what holds if a food makes a skin or a face show signs, without telling that it does. */
export function mayReact(message: string, earlier: readonly string[]): boolean {
  const text = plainWords(message);
  if (!MAY_COME.test(text) || OF_PIMPLES.test(text) || HAS_EATEN.test(text)) return false;
  const signs = signsIn(message);
  const shows = signs.includes('skin') || (signs.includes('swells') && signs.includes('face'));
  return shows && [message, ...earlier.slice(-2)].some((one) => signsIn(one).some((sign) => OF_ALLERGY.has(sign)));
}
const OF_ALLERGY: ReadonlySet<string> = new Set(['allergen', 'allergic']);

/** Whether a message tells that somebody has eaten or tasted something. */
export const tellsOfEating = (message: string): boolean => HAS_EATEN.test(plainWords(message));
