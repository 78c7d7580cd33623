import { DIETS, definitionOf, type Restriction } from '../../diets/index.ts';
import { remembered } from '../../lib/index.ts';
import { namedIn, understand } from '../../understanding/index.ts';
import { dietsOfWord } from './named.ts';

const LONGEST = 3;
const SHORTEST_GUESS = 5;
/** Proper words that are near to the name of a diet. */
const NOT_MEANT: ReadonlySet<string> = new Set([
  'vegetable',
  'vegetables',
  'vegetal',
  'ketone',
  'megan',
  'vegas',
  'began',
  'vega',
  'natal',
  'closer',
  'mediterraneo',
  'catcher',
  'mosher',
  'washer',
  'posher',
]);
/** Before what is left out: "sans gluten". "No" asks as often what is in a food, so it says a diet of two alone. */
const WITHOUT: ReadonlySet<string> = new Set(['without', 'sans', 'ohne', 'sin', 'senza', 'zonder', 'sem']);
const NO: ReadonlySet<string> = new Set(['no gluten', 'no dairy']);
const FREE: ReadonlySet<string> = new Set(['free', 'frei', 'vrij']);
const SAYS_FREE = /.(?:free|frei(?:e[srnm]?)?|vrije?|less|los(?:e[srnm]?)?)$/;
const CELIAC = /^(?:c[eo]{1,2}l+i|col?iac|celia|celic|zoliak)/;

/** The diet that a word names by itself, with a typing error too: "veganer", "vegeterian", "glutenfrei", "coeliacs". */
export const dietOfMistyped = remembered((word: string): string | null => dietsOfName(word)[0] ?? null);

/** Whether a word names the illness that asks for food without gluten. */
export const isCeliacWord = remembered(
  (word: string): boolean =>
    CELIAC.test(word) &&
    namedIn([word], { isOwnOnly: true, isCautious: true }).some(({ restrictions }) =>
      restrictions.some((one) => one.kind === 'diet' && one.diet === 'gluten-free'),
    ),
);

/** Diets that words name, the longest names first. "Nut free" names two. */
export function dietsNamedIn(words: readonly string[]): { diet: string; at: number; length: number }[] {
  const found: { diet: string; at: number; length: number }[] = [];
  for (let length = LONGEST; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      if (found.some((one) => at < one.at + one.length && one.at < at + length)) continue;
      const run = words.slice(at, at + length);
      const diets = length === 1 ? dietsOfName(run[0] ?? '') : dietsOfPhrase(run.join(' '));
      found.push(...diets.map((diet) => ({ diet, at, length })));
    }
  }
  return found.sort((one, other) => one.at - other.at);
}

const dietsOfName = remembered((word: string): readonly string[] => {
  if (NOT_MEANT.has(word)) return [];
  if (isCeliacWord(word)) return ['gluten-free'];
  const [run] = namedIn([word], { isOwnOnly: true, isCautious: true, mayBeMistyped: (token) => token.length >= SHORTEST_GUESS });
  const kept = keptDiets(run?.restrictions ?? []);
  if (kept.length > 0 || !SAYS_FREE.test(word)) return kept;
  return leftOut(understand(word));
});

const dietsOfPhrase = remembered((phrase: string): readonly string[] => {
  const words = phrase.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (FREE.has(last)) return leftOutIn(words.slice(0, -1).join(' '));
  if (WITHOUT.has(first) || NO.has(phrase)) return leftOutIn(words.slice(1).join(' '));
  const [run] = namedIn(words, { isOwnOnly: true, mayBeMistyped: () => false });
  return run !== undefined && run.from === 0 && run.to === words.length ? keptDiets(run.restrictions) : [];
});

/** Diets that are kept as a whole, unlike those that leave one thing out. Where a slip can mean several, the strictest. */
function keptDiets(restrictions: readonly Restriction[]): string[] {
  const named = new Set(restrictions.flatMap((one) => (one.kind === 'diet' && isKept(one.diet) ? [one.diet] : [])));
  return DIETS.filter((diet) => named.has(diet)).slice(0, 1);
}

function isKept(diet: Extract<Restriction, { kind: 'diet' }>['diet']): boolean {
  return ['plant', 'kosher', 'halal', 'amount', 'paleo', 'mediterranean'].includes(definitionOf(diet).rule.kind) && diet !== 'low-sodium';
}

/** "Gluten free" is a diet; "kiwi free" is asked for here and now. */
function leftOutIn(food: string): readonly string[] {
  return leftOut((dietsOfWord(food) ?? []).length === 0 ? [] : understand(`no ${food}`));
}

function leftOut(restrictions: readonly Restriction[]): string[] {
  return restrictions.flatMap((one) => {
    if (one.kind !== 'diet') return [];
    const { rule } = definitionOf(one.diet);
    return one.diet === 'meat-free' ? ['vegetarian'] : rule.kind === 'free-from' && rule.isNamedByLaw ? [one.diet] : [];
  });
}
