import { foldText } from '../lib/index.ts';

/** What two spellings of one chip have in common: "Gluten-Free", "gluten free" and " GLUTEN-FREE " are the same. */
export function selectionKey(chip: string): string {
  return foldText(chip)
    .trim()
    .replace(/[\s-]+/g, ' ');
}
