import type { Say } from '../index.ts';

/**
 * What the domain names in English, in the language of `say`: restrictions, substances, preferences. What has no name there, as the words
 * that a person typed or a pack prints, stays as it is.
 */
export function termText(say: Say, name: string): string {
  return say.term?.(name, true) ?? name;
}

/** What a preference is about, at the start of a line. */
export function termAtStart(say: Say, name: string): string {
  const term = say.term?.(name);
  return term === undefined ? name : term.charAt(0).toUpperCase() + term.slice(1);
}

/**
 * The name of an additive as it stands inside a sentence; its code where it has none in the language of `say`, never its English name.
 *
 * @param inEnglish how English writes the name there
 */
export function additiveName(say: Say, code: string, inEnglish: string): string {
  if (say.term === undefined) return inEnglish;
  return say.term(code.toLowerCase()) ?? code.toUpperCase();
}

/** The same inside a sentence: in small letters, unless the language writes the word with a capital. */
export function termInside(say: Say, name: string): string {
  return say.term?.(name) ?? name.toLowerCase();
}
