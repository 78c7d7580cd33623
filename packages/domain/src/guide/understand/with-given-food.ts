import { foldText } from '../../lib/index.ts';
import { readCircumstances } from '../declared/circumstances.ts';

const HONEY = /(?<!\p{L})(?:\p{L}*honey\p{L}*|\p{L}*honig\p{L}*|miel|miele|mel|\p{L}*honing\p{L}*)(?!\p{L})/u;
/** Somebody was given it, or has eaten it: not what is asked before it is. */
const GIVEN =
  /(?<!\p{L})(?:(?:has |have |'s |'ve )?(?:already |just )?(?:had|ate|eaten|got|tasted|licked|swallowed)|(?:gave|fed) (?:him|her|it|the baby)|(?:i|we)(?:'ve| have)? given|bekommen|gekriegt|gegessen|gegeben|probiert|geschleckt|abgeleckt|genascht|(?:a|ai|avons|ont) (?:\S+ )?(?:mange|goute|donne|eu|leche|avale)|(?:ha|he|hemos) (?:comido|probado|tomado|dado|chupado)|(?:le |les |se lo )di(?:mos)?|comio|probo|(?:ha|ho|abbiamo|gliene ho|gliel'ho) (?:mangiato|assaggiato|dato|preso|leccato)|comeu|provou|lambeu|(?:lhe )?(?:dei|demos)|gehad|gegeten|gegeven|geproefd|gelikt|gesnoept)(?!\p{L})/u;
const LOOKED_AT = 4;

/**
 * "He already had a spoonful yesterday" after honey for a baby was asked about: the same with what was given, since it names neither. Other
 * messages stay as they are.
 *
 * @param earlier messages of the same person, oldest first
 */
export function withGivenFood(message: string, earlier: readonly string[]): string {
  const text = foldText(message).replaceAll('’', "'");
  if (HONEY.test(text) || message.trim().endsWith('?') || !GIVEN.test(text)) return message;
  const before = earlier.slice(-LOOKED_AT);
  const isOfHoney = before.some((one) => HONEY.test(foldText(one)));
  const isOfBaby = before.some((one) =>
    readCircumstances(one).reported.some((circumstance) => circumstance.kind === 'child' && circumstance.age < 1),
  );
  return isOfHoney && isOfBaby ? `${message} (baby, honey)` : message;
}

/** Messages of one person, each with what it leaves unnamed. */
export function inFull(messages: readonly string[]): readonly string[] {
  return messages.map((message, at) => withGivenFood(message, messages.slice(0, at)));
}
