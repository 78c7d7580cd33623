import { NOT_TELLING } from './non-telling.data.ts';

const READABLE = /^[a-z]{2}:[a-z0-9][a-z0-9-]*$/;

/**
 * The most telling category in words ("Chocolate spreads"), or `null`. Lists run from wide to narrow, so it is the last one that
 * tells something; English tags come first, then those in the pack's own language.
 */
export function leafCategory(tags: readonly string[], lang: string | null = null): string | null {
  for (const prefix of ['en', lang]) {
    if (prefix === null) continue;
    for (let at = tags.length - 1; at >= 0; at -= 1) {
      const tag = tags[at] ?? '';
      if (tag.startsWith(`${prefix}:`) && READABLE.test(tag) && !NOT_TELLING.has(tag)) return inWords(tag);
    }
  }
  return null;
}

function inWords(tag: string): string {
  const words = tag.slice(3).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
