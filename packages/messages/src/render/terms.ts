import type { Say } from '../index.ts';

/**
 * What the domain names in English, in the language of `say`: restrictions, substances, preferences. What has no name there, as the words
 * that a person typed or a pack prints, stays as it is.
 */
export function termText(say: Say, name: string): string {
  return say.term?.(name) ?? name;
}

/** The same at the start of a line. */
export function termAtStart(say: Say, name: string): string {
  const term = say.term?.(name);
  return term === undefined ? name : term.charAt(0).toUpperCase() + term.slice(1);
}

/** The same inside a sentence: in small letters, unless the language writes the word with a capital. */
export function termInside(say: Say, name: string): string {
  return say.term?.(name) ?? name.toLowerCase();
}
