import { foldText } from '../lib/index.ts';
import { NAME_ALIASES } from './names.data.ts';

/** What two spellings of one ingredient name have in common: folded, one space, aliases resolved ("fibre" = "Fiber"). */
export function preferenceKey(name: string): string {
  const folded = foldText(name).trim().replace(/\s+/g, ' ');
  const alias = Object.hasOwn(NAME_ALIASES, folded) ? NAME_ALIASES[folded] : undefined;
  return alias === undefined ? folded : foldText(alias);
}

/** A name as a member typed it, ready to store: trimmed, one space between words; `null` when it is blank. */
export function cleanIngredientName(text: string): string | null {
  const clean = text.trim().replace(/\s+/g, ' ');
  return clean === '' ? null : clean;
}
