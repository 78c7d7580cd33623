import { hasWholeList } from '../food/index.ts';
import { escapeRegex, firstFound, foldText, isLatin, memoize, printedPattern } from '../lib/index.ts';
import { NAME_ALIASES } from './names.data.ts';
import { NUTRIENT_RAMPS } from './nutrients/ramps.data.ts';
import { MICRONUTRIENTS } from './nutrients/reference-values.data.ts';
import type { ReadFood, Share } from './read-food.ts';
import { SUBSTANCE_EVIDENCE } from './substances.data.ts';

/** Names of the rules' own; a member who writes such a word means the plain word. */
const HELPERS: ReadonlySet<string> = new Set([
  'Partially Hydrogenated Oil',
  'Hydrogenated Oil',
  'Sugars and Syrups',
  'Rich in Omega-3',
  'Some Omega-3',
  'Good Fat Source',
  'Antioxidant Source',
]);

/** Every name that is matched by meaning. */
export const KNOWN_NAMES: readonly string[] = [
  ...new Set([
    ...Object.keys(NUTRIENT_RAMPS),
    'Added Sugar',
    'Trans Fat',
    'Protein',
    'Plant Protein',
    'Fiber',
    'Omega-3',
    'Healthy Fats',
    'Ultra-Processed Foods',
    ...Object.keys(MICRONUTRIENTS),
    ...Object.keys(SUBSTANCE_EVIDENCE).filter((name) => !HELPERS.has(name)),
  ]),
];

const BY_KEY = new Map(KNOWN_NAMES.map((name) => [nameKey(name), name]));

/** The name as we write it ("carbs" → "Carbohydrates"); words that we do not know stay the member's own, trimmed. */
export function canonicalName(written: string): string {
  const key = nameKey(written);
  const known = BY_KEY.get(key) ?? (Object.hasOwn(NAME_ALIASES, key) ? NAME_ALIASES[key] : undefined);
  return known ?? written.trim().replace(/\s+/g, ' ');
}

/** Two spellings of one name have the same key. */
export function nameKey(written: string): string {
  return foldText(written)
    .trim()
    .replace(/[\s-]+/g, ' ');
}

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
    const absent = hasWholeList(food.facts) ? 0 : null;
    // Nearly no list holds a given word: few need be folded, and fewer need their denials removed.
    if (printed !== null && !printed.test(list) && isLatin(list)) return absent;
    if (!food.folded.includes(stem) || firstFound(pattern, food.folded) === null) return absent;
    return firstFound(pattern, food.searchable) === null ? absent : 1;
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
