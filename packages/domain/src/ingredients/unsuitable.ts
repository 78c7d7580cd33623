import { occurs, termSource, wholeWords } from '../lib/index.ts';
import { either } from './denials.ts';
import { NOT_FOR, NOT_FOR_AFTER, NOT_FOR_BEFORE, VEGANS, VEGETARIANS } from './statements.data.ts';

const PEOPLE = `${either([...VEGETARIANS, ...VEGANS])}(?![a-z])`;
/**
 * "vegetarians, strict vegans or …": only people and what joins them, so that "not suitable for nut allergy sufferers. Vegan." denies
 * nothing.
 */
const GROUP = `(?:(?:strict|the|a|an|any|les|des|regime|regimes|una|dieta|dietas|een|eine|die|personas|person[ae]s?|l') ?){0,3}${PEOPLE}`;
const GROUPS = `${GROUP}(?:(?: ?[,/&]| (?:or|and|nor|et|ou|ni|und|oder|y|o|e|en|of))+ (?:for |aux |fur |voor |para )?${GROUP})*`;
const STATEMENT = new RegExp(
  `(?<![a-z0-9])(?:${either(NOT_FOR)}[- ]${GROUPS}|${termSource(NOT_FOR_BEFORE)} ${GROUPS} ${termSource(NOT_FOR_AFTER)})(?![a-z0-9])`,
  'g',
);
const SAYS_VEGETARIAN = wholeWords(VEGETARIANS);

export type PlantDiet = 'vegan' | 'vegetarian';

/**
 * The diets that a pack itself rules out ("Not suitable for vegetarians"), read from its folded text; what no vegetarian eats is not
 * vegan either.
 */
export function unsuitableFor(folded: string): readonly PlantDiet[] {
  if (!/veg[ae]/.test(folded)) return [];
  const statements = folded.match(STATEMENT) ?? [];
  if (statements.length === 0) return [];
  return statements.some((statement) => occurs(SAYS_VEGETARIAN, statement)) ? ['vegan', 'vegetarian'] : ['vegan'];
}
