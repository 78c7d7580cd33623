import { foldText } from '../../lib/index.ts';
import { relationsIn } from '../persons/relations.ts';
import {
  DRINKS_LITTLE,
  FASTS,
  HARD_TO_SWALLOW,
  HAS_NOT_EATEN,
  HOW_MUCH,
  NO_THIRST,
  OF_GREAT_AGE,
  OF_OTHER_DRINKS,
  OF_TABLETS,
  PROTEIN,
} from './bodies.data.ts';
import type { GeneralId } from './general.data.ts';

const plain = (message: string): string =>
  foldText(message)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'.,;:!?%/]+/gu, ' ')
    .trim();

/** Messages back to which somebody's trouble with swallowing holds. */
const HOLDS_FOR = 6;

/** Whether a message, or one before it, tells of somebody for whom every food is a question of how soft it is. */
function isHardToSwallow(messages: readonly string[]): boolean {
  return messages.slice(-HOLDS_FOR).some((message) => {
    const text = plain(message);
    return HARD_TO_SWALLOW.test(text) && !OF_TABLETS.test(text);
  });
}

/** Whether a message tells of somebody of great age who has no thirst, or drinks too little. */
function isOldWithoutThirst(text: string, message: string): boolean {
  const isOld =
    OF_GREAT_AGE.test(text) || relationsIn(message).some(({ groups }) => groups.includes('grandparent') || groups.includes('parent'));
  return isOld && !OF_OTHER_DRINKS.test(text) && (NO_THIRST.test(text) || DRINKS_LITTLE.test(text));
}

/**
 * The entry that answers before any food, by what a message tells of a body: how soft food must be, how somebody old drinks enough, how one
 * begins to eat again.
 *
 * @param isOfFood whether the message asks for or about food
 */
export function entryOfBody(message: string, earlier: readonly string[], isOfFood: boolean): GeneralId | null {
  const text = plain(message);
  if (isHardToSwallow([message]) || (isOfFood && isHardToSwallow(earlier))) return 'swallow_food';
  if (isOldWithoutThirst(text, message)) return NO_THIRST.test(text) ? 'older_water' : 'older_dehydrated';
  return HAS_NOT_EATEN.test(text) && !FASTS.test(text) ? 'appetite' : null;
}

/** The word for protein where a message asks how much of it somebody needs; `null` where it does not. */
export function proteinAsked(message: string): string | null {
  const text = plain(message);
  return HOW_MUCH.test(text) ? (PROTEIN.exec(text)?.[0] ?? null) : null;
}
