import { DIETS, type Diet, type DietRule, definitionOf, type Restriction, restrictionId } from '../../diets/index.ts';
import { COMPOSED_FOODS, maskOf } from '../../reading/index.ts';
import { matchCanonical } from '../match-name.ts';
import { amountOf, sideFor } from '../nutrients/shares.ts';
import { evidenceOf, presenceOf } from '../presence.ts';
import type { ReadFood, Want } from '../read-food.ts';
import { breastfeedingAnswer, pregnancyAnswer } from './advice.ts';
import { limited, no, onlyTraces, type Suitability, unknown, yes } from './answer.ts';
import { contradiction, foundIn, freeFrom, freeFromMember, isFound, mayHoldTraces, namedBy, plantAnswer, tracesOf } from './free-from.ts';
import { doubt, hasUnknownItems, isDoubtful, isMostlyUnknown, statedAlcohol, unknownItems, whyUnprovable } from './list-evidence.ts';
import { freeFromFood, freeFromWords } from './named-food.ts';
import { mayCarryAlcohol } from './unnamed-source.ts';

const PLACES = placesOf(DIETS);

function placesOf(diets: readonly Diet[]): Readonly<Record<string, number>> {
  return Object.fromEntries(diets.map((diet, place) => [diet, place]));
}

/** Where a food remembers its answer to a restriction, in `dietAnswers`; -1 of what is no diet. */
export function placeOfAnswer(restriction: Restriction): number {
  return restriction.kind === 'diet' ? (PLACES[restriction.diet] ?? -1) : -1;
}

/** Whether a food suits a diet, and why. What the pack does not show is unknown, never yes. */
export function suitability(food: ReadFood, diet: Diet): Suitability {
  const place = PLACES[diet] ?? -1;
  const known = food.dietAnswers[place];
  if (known !== undefined) return known;
  const given = heldOpen(food, food.isWater ? yes({ kind: 'water' }) : answerFor(food, diet), definitionOf(diet).rule.kind === 'amount');
  food.dietAnswers[place] = given;
  return given;
}

/**
 * The one place through which every answer passes: while nobody has confirmed the list, nothing that could rest on it is a yes, whatever
 * else speaks for the food. Answers of amounts rest on the table alone.
 */
function heldOpen(food: ReadFood, given: Suitability, restsOnTable: boolean): Suitability {
  if (food.facts.listBasis !== 'unconfirmed' || restsOnTable) return given;
  return given.answer === 'yes' || given.answer === 'limited' ? unknown({ kind: 'unconfirmed' }) : given;
}

function answerFor(food: ReadFood, diet: Diet): Suitability {
  const { rule } = definitionOf(diet);
  switch (rule.kind) {
    case 'free-from':
      return freeFrom(food, rule);
    case 'plant':
      return plantAnswer(food, rule);
    case 'kosher':
      return kosherAnswer(food);
    case 'halal':
      return halalAnswer(food);
    case 'amount':
      return amountAnswer(food, rule);
    case 'paleo':
      return paleoAnswer(food);
    case 'mediterranean':
      return mediterraneanAnswer(food);
    case 'pregnancy':
      return pregnancyAnswer(food);
    case 'breastfeeding':
      return breastfeedingAnswer(food);
  }
}

/** Whether a food suits a restriction. */
export function suits(food: ReadFood, restriction: Restriction): Suitability {
  if (restriction.kind === 'diet') return suitability(food, restriction.diet);
  if (food.isWater && restriction.kind !== 'words') return heldOpen(food, yes({ kind: 'water' }), false);
  const key = keyOf(restriction);
  const known = food.answers.get(key);
  if (known !== undefined) return known;
  const given = heldOpen(food, answerForOther(food, restriction), false);
  food.answers.set(key, given);
  return given;
}

const keys = new WeakMap<Restriction, string>();

/** Its place in the memory of a food. Made once: a list asks thousands of foods about the same restriction. */
function keyOf(restriction: Restriction): string {
  const known = keys.get(restriction);
  if (known !== undefined) return known;
  const key = `${restriction.kind} ${restrictionId(restriction)}`;
  keys.set(restriction, key);
  return key;
}

function answerForOther(food: ReadFood, restriction: Exclude<Restriction, { kind: 'diet' }>): Suitability {
  switch (restriction.kind) {
    case 'member':
      return freeFromMember(food, restriction.member);
    case 'food':
      return freeFromFood(food, restriction);
    case 'words':
      return freeFromWords(food, restriction.words);
  }
}

/** Keto, low-carb, low-sodium: grams per 100 g or 100 ml. */
function amountAnswer(food: ReadFood, rule: Extract<DietRule, { kind: 'amount' }>): Suitability {
  const { nutriment } = rule;
  const amount = amountOf(food, nutriment);
  if (amount === null) return unknown({ kind: 'amount not stated', nutriment });
  const { good, most } = sideFor(food, rule);
  if (amount > most) return no({ kind: 'amount', nutriment });
  return amount <= good ? yes({ kind: 'amount', nutriment }) : limited({ kind: 'amount', nutriment });
}

function paleoAnswer(food: ReadFood): Suitability {
  const found = (['Grains', 'Legumes', 'Dairy', 'Seed oils'] as const).find((name) => presenceOf(food, name).amount === 1);
  if (found !== undefined) return no(() => ({ kind: 'pattern', reason: 'holds', words: evidenceOf(food, found) ?? found }));
  if ((matchCanonical(food, 'Added Sugar', 'less') ?? 0) > 0) return no({ kind: 'pattern', reason: 'added sugar', words: null });
  if (food.facts.nova === 4) return no({ kind: 'pattern', reason: 'ultra-processed', words: null });
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  if (food.facts.nova === null) return unknown({ kind: 'pattern', reason: 'processing not stated', words: null });
  return hasUnknownItems(food) ? unknownItems(food) : yes({ kind: 'every ingredient known' });
}

function mediterraneanAnswer(food: ReadFood): Suitability {
  const isFull = (name: string, want: Want): boolean => matchCanonical(food, name, want) === 1;
  if (presenceOf(food, 'Processed Meat').amount === 1)
    return no({ kind: 'pattern', reason: 'holds', words: evidenceOf(food, 'Processed Meat') ?? 'processed meat' });
  if (food.facts.nova === 4) return no({ kind: 'pattern', reason: 'ultra-processed', words: null });
  if (isFull('Sugar', 'less') && isFull('Added Sugar', 'less')) return no({ kind: 'pattern', reason: 'sweet', words: null });
  const good = (['Olive Oil', 'Legumes', 'Whole Grains', 'Fish', 'Nuts'] as const).find((name) => isFull(name, 'more'));
  if (food.facts.nova === null) return unknown({ kind: 'pattern', reason: 'processing not stated', words: null });
  if (good !== undefined) return yes({ kind: 'pattern', reason: 'holds', words: evidenceOf(food, good) ?? good });
  return (food.facts.fruitVegPercent ?? 0) >= 60
    ? yes({ kind: 'pattern', reason: 'fruit and vegetables', words: null })
    : unknown({ kind: 'pattern', reason: 'nothing speaks for it', words: null });
}

const NOT_KOSHER = maskOf(['Pork', 'Shellfish', 'crustaceans', 'molluscs', 'insects']);
/** What a warning of traces speaks of for either faith (docs/decisions/160). */
const PORK = maskOf(['Pork']);
const NOT_HALAL = maskOf(['Pork', 'Alcohol', 'insects']);
/** Meat, gelatin and rennet may be halal, and only a certificate says so; flavourings may carry alcohol. */
const DOUBTFUL_FOR_HALAL = maskOf(['slaughter', 'Meat', 'Gelatin', 'Pork', 'Alcohol', 'insects', 'animal product']);
const PLAIN_PLANTS: ReadonlySet<string> = new Set([
  'en:coffees',
  'en:dried-fruits',
  'en:fresh-fruits',
  'en:fresh-plant-based-foods',
  'en:fresh-vegetables',
  'en:fruits',
  'en:herbal-teas',
  'en:legumes',
  'en:lentils',
  'en:nuts',
  'en:olive-oils',
  'en:potatoes',
  'en:rices',
  'en:salts',
  'en:sugars',
  'en:teas',
  'en:vegetable-oils',
  'en:vegetables',
]);

/** Pork, shellfish, meat with milk and carmine count against it; a certificate, or a plain plant food of NOVA 1, for it. */
function kosherAnswer(food: ReadFood): Suitability {
  const isCertified = isCertifiedAs(food, 'kosher');
  if (isFound(food, NOT_KOSHER)) return isCertified ? unknown(() => contradiction(food, NOT_KOSHER)) : no(() => foundIn(food, NOT_KOSHER));
  if (food.has('Meat') && food.has('Dairy'))
    return isCertified ? unknown({ kind: 'contradiction', words: null }) : no({ kind: 'meat with milk' });
  if (mayHoldTraces(food, PORK)) return onlyTraces(() => tracesOf(food, PORK));
  if (isCertified) return yes({ kind: 'label' });
  const named = namedBy(food, NOT_KOSHER);
  if (named !== null) return named;
  return food.facts.nova === 1 && isPlainPlant(food) ? yes({ kind: 'plain food' }) : unknown({ kind: 'no certificate' });
}

/** Pork, alcohol and carmine count against it; a certificate, or a list of known plants, milk, eggs and fish, for it. */
function halalAnswer(food: ReadFood): Suitability {
  const isCertified = isCertifiedAs(food, 'halal');
  if (isFound(food, NOT_HALAL)) return isCertified ? unknown(() => contradiction(food, NOT_HALAL)) : no(() => foundIn(food, NOT_HALAL));
  const alcohol = statedAlcohol(food);
  if (alcohol !== null) return isCertified ? unknown({ kind: 'contradiction', words: null }) : no(alcohol);
  if (mayHoldTraces(food, NOT_HALAL)) return onlyTraces(() => tracesOf(food, NOT_HALAL));
  if (isCertified) return yes({ kind: 'label' });
  const named = namedBy(food, NOT_HALAL);
  if (named !== null) return named;
  const open = whyUnprovable(food);
  if (open !== null) return unknown(open);
  if (isFound(food, DOUBTFUL_FOR_HALAL)) return unknown({ kind: 'no certificate' });
  if (isMostlyUnknown(food)) return unknownItems(food);
  if (isDoubtful(food, DOUBTFUL_FOR_HALAL)) return unknown(() => doubt(food, DOUBTFUL_FOR_HALAL));
  const carried = mayCarryAlcohol(food);
  if (carried !== null) return unknown(carried);
  return hasUnknownItems(food)
    ? unknownItems(food)
    : yes({ kind: food.facts.ingredientsText === null ? 'plain food' : 'every ingredient known' });
}

function isCertifiedAs(food: ReadFood, faith: 'kosher' | 'halal'): boolean {
  return (
    food.facts.labelsTags.some((tag) => tag.includes(faith)) ||
    food.findings?.claims.some(({ about, suits }) => suits && about === faith) === true
  );
}

function isPlainPlant({ facts: { categoriesTags } }: ReadFood): boolean {
  return !categoriesTags.some((tag) => COMPOSED_FOODS.has(tag)) && categoriesTags.some((tag) => PLAIN_PLANTS.has(tag));
}
