import { withDenialsRaised } from '../../ingredients/index.ts';
import { foldText } from '../../lib/index.ts';

/** Non-nutritive sweeteners by number; polyols (E420, E421, E953, E964–E968) feed and are not meant. */
const CODES: ReadonlySet<string> = new Set([
  'e950',
  'e951',
  'e952',
  'e954',
  'e955',
  'e957',
  'e959',
  'e960',
  'e960a',
  'e960b',
  'e960c',
  'e960d',
  'e961',
  'e962',
  'e969',
]);

const NAMES =
  /\b(?:aspartam|acesulfam|sucralos|saccharin|sacarin|saccarin|cyclam|ciclam|zyklam|neotam|advantam|thaumatin|taumatin|neohesperidin|steviol|stevia|rebaudiosid|glucosides? de stevio)/;

/**
 * Whether a sweetener that Nutri-Score counts against drinks is in, by additive code (collapsed) or by name on the pack; one that the
 * pack only denies is not.
 */
export function hasSweetener(additives: readonly string[], ingredientsText: string | null): boolean {
  for (const code of additives) if (CODES.has(code)) return true;
  if (ingredientsText === null) return false;
  const folded = foldText(ingredientsText);
  return NAMES.test(folded) && NAMES.test(withDenialsRaised(folded));
}
