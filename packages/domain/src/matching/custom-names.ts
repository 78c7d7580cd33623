import { escapeRegex, firstFound, isLatin, memoize, printedPattern } from '../lib/index.ts';
import { nameKey } from './names.ts';
import type { ReadFood, Share } from './read-food.ts';

/** No form of a word changes more of its end than this. */
const STEM = 3;
const NEVER = /(?!)/g;
const patternOf = memoize(compile);

/** The member's own words as whole words of the list, singular or plural, joined by space or hyphen. `null` without a list. */
export function customRule(name: string): (food: ReadFood) => Share {
  const key = nameKey(name);
  const pattern = patternOf(key);
  const stem = stemOf(key);
  const printed = printedPattern(stem);
  return (food) => {
    const list = food.facts.ingredientsText;
    if (list === null) return null;
    // Nearly no list holds a given word: few need be folded, and fewer need their denials removed.
    if (printed !== null && !printed.test(list) && isLatin(list)) return 0;
    if (!food.folded.includes(stem) || firstFound(pattern, food.folded) === null) return 0;
    return firstFound(pattern, food.searchable) === null ? 0 : 1;
  };
}

/** What every form of the name begins with. */
function stemOf(key: string): string {
  const [first = ''] = key.split(' ').filter((word) => word !== '');
  return first.length < STEM ? first.slice(0, 1) : first.slice(0, -STEM);
}

export function customPattern(name: string): RegExp {
  return patternOf(nameKey(name));
}

function compile(key: string): RegExp {
  const words = key.split(' ').filter((word) => word !== '');
  if (words.length === 0) return NEVER;
  const last = words.pop() ?? '';
  const source = [...words.map(escapeRegex), eitherNumber(last)].join('[- ]?');
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Berry and berries, tomato and tomatoes, peach and peaches, from either form. */
function eitherNumber(word: string): string {
  if (word.length < 3) return escapeRegex(word);
  if (word.endsWith('ies')) return `${escapeRegex(word.slice(0, -3))}(?:y|ies|ie)`;
  if (/[^aeiou]y$/.test(word)) return `${escapeRegex(word.slice(0, -1))}(?:y|ies)`;
  const stem = /(?:[sxzo]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.replace(/([^s])s$/, '$1');
  return `${escapeRegex(stem)}(?:e?s)?`;
}
