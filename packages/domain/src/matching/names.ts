import { foldText } from '../lib/index.ts';
import { NAME_ALIASES } from './names.data.ts';
import { NUTRIENT_RAMPS } from './nutrients/ramps.data.ts';
import { MICRONUTRIENTS } from './nutrients/reference-values.data.ts';
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
