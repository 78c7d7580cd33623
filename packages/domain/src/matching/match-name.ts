import { DIET_DEFINITIONS } from '../diets/index.ts';
import { maskOf, overlaps } from '../reading/index.ts';
import { canonicalName, customRule } from './names.ts';
import { NUTRIENT_RAMPS } from './nutrients/ramps.data.ts';
import {
  addedSugarShare,
  alcoholShare,
  caffeineShare,
  earnsNoCredit,
  fiberShare,
  healthyFatsShare,
  isMicronutrient,
  micronutrientShare,
  omega3Share,
  proteinShare,
  rampShare,
  saturatedFatShare,
  transFatShare,
} from './nutrients/shares.ts';
import { isSubstanceName, presenceTest } from './presence.ts';
import type { ReadFood, Share, Want } from './read-food.ts';
import type { SubstanceName } from './substances.data.ts';
import { plantAnswer } from './suitability/free-from.ts';

type Rule = (food: ReadFood, want: Want) => Share;

const RULES: Readonly<Record<string, Rule>> = {
  Sugar: (food) => rampShare(food, NUTRIENT_RAMPS.Sugar),
  Carbohydrates: (food) => rampShare(food, NUTRIENT_RAMPS.Carbohydrates),
  Sodium: (food) => rampShare(food, NUTRIENT_RAMPS.Sodium),
  Fat: (food) => rampShare(food, NUTRIENT_RAMPS.Fat),
  Calories: (food) => rampShare(food, NUTRIENT_RAMPS.Calories),
  'Saturated Fat': saturatedFatShare,
  'Added Sugar': addedSugarShare,
  'Trans Fat': transFatShare,
  Protein: proteinShare,
  'Plant Protein': plantProteinShare,
  Fiber: fiberShare,
  'Omega-3': omega3Share,
  'Healthy Fats': healthyFatsShare,
  Caffeine: caffeineShare,
  Alcohol: alcoholShare,
  'Ultra-Processed Foods': (food) => (food.facts.nova === null ? null : Number(food.facts.nova === 4)),
};

/** Plain water holds nothing that anybody could want more or less of, but these. */
const IN_WATER: ReadonlySet<string> = new Set(['Sodium', 'Potassium', 'Calcium', 'Magnesium', 'Carbonation']);
/** Wanted: a trace of them late in the list is not what a member wants. */
const FULL_WHEN_PROMINENT: ReadonlySet<string> = new Set(['Fish', 'Legumes', 'Nuts', 'Olive Oil', 'Soluble Fiber', 'Whole Grains']);
const MAX_CUSTOM_SHARES = 300;

/**
 * How much of what a name means is in the food: 1 full, between some, 0 no, `null` unknown.
 * Per 100 g (100 ml for drinks); thresholds and their sources are in the tables of this room.
 * `name` may be any spelling; unknown names are searched as the member's own words.
 */
export function matchName(food: ReadFood, name: string, want: Want = 'more'): Share {
  return matchCanonical(food, canonicalName(name), want);
}

/** As `matchName`, for a name that `canonicalName` already gave. */
export function matchCanonical(food: ReadFood, name: string, want: Want): Share {
  return matcherOf(name, want)(food);
}

/** Finds the rule of a canonical name once, for any number of foods. The second question about a food is answered from memory. */
export function matcherOf(name: string, want: Want): (food: ReadFood) => Share {
  const rule = ruleOf(name, want);
  const inWater = IN_WATER.has(name);
  const index = placeOfShare(name, want);
  if (index === NO_PLACE) return (food) => (food.isWater && !inWater ? 0 : rule(food));
  return (food) => {
    if (food.isWater && !inWater) return 0;
    const { shares } = food;
    if (shares === null) return rule(food);
    const known = shares[index];
    if (known !== undefined) return known;
    const share = rule(food);
    shares[index] = share;
    return share;
  };
}

const NO_PLACE = -1;

/** Where a food remembers what it came to for a name and want, in `shares`; -1 of a member's own words. */
export function placeOfShare(name: string, want: Want): number {
  return isCustom(name) ? NO_PLACE : shareIndexOf(`${want} ${name}`);
}

/** One place a name and want in the memory of every food; only names of the tables have one, so it stays small. */
const shareIndexes = new Map<string, number>();

function shareIndexOf(key: string): number {
  const known = shareIndexes.get(key);
  if (known !== undefined) return known;
  shareIndexes.set(key, shareIndexes.size);
  return shareIndexes.size - 1;
}

function isCustom(name: string): boolean {
  return !Object.hasOwn(RULES, name) && !isMicronutrient(name) && !isSubstanceName(name);
}

function ruleOf(name: string, want: Want): (food: ReadFood) => Share {
  const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  if (rule !== undefined) return (food) => rule(food, want);
  if (isMicronutrient(name)) return (food) => (want === 'more' && earnsNoCredit(food) ? 0 : micronutrientShare(food, name, want));
  if (isSubstanceName(name)) return substanceRule(name, want);
  // Searched as words: the only rule that is expensive enough to be remembered with the food.
  const share = customRule(name);
  return (food) => cachedShare(food, name, want, share);
}

function cachedShare(food: ReadFood, name: string, want: Want, shareOf: (food: ReadFood) => Share): Share {
  const shares = want === 'more' ? food.wanted : food.unwanted;
  const known = shares.get(name);
  if (known !== undefined) return known;
  const share = shareOf(food);
  // A food that a server holds on to would otherwise collect the words of every member.
  if (shares.size > MAX_CUSTOM_SHARES) shares.clear();
  shares.set(name, share);
  return share;
}

function substanceRule(name: SubstanceName, want: Want): (food: ReadFood) => Share {
  const presence = presenceTest(name);
  if (want === 'less') return (food) => presence(food).amount;
  if (name === 'Probiotics') return (food) => (earnsNoCredit(food) ? 0 : presence(food).amount);
  if (!FULL_WHEN_PROMINENT.has(name)) return (food) => presence(food).amount;
  return (food) => {
    const { amount, prominent } = presence(food);
    return amount === 1 && !prominent ? 0.5 : amount;
  };
}

const ANIMAL = maskOf(['Dairy', 'Eggs', 'Meat', 'Fish', 'Shellfish', 'Gelatin']);

/** Protein of a food that is known to be vegan; none of it in one with milk, egg, meat, fish or gelatin. */
function plantProteinShare(food: ReadFood, want: Want): Share {
  if (want === 'less') return proteinShare(food, 'less');
  if (overlaps(food.inList, ANIMAL) || overlaps(food.declared.has, ANIMAL)) return 0;
  const protein = proteinShare(food, 'more');
  return protein === 0 || plantAnswer(food, DIET_DEFINITIONS.vegan.rule).answer === 'yes' ? protein : null;
}
