import type { Nutriments } from '../food-facts.ts';
import { energyOf } from '../kind/plausible-kinds.ts';
import { type Compared, type Doubt, deviation, doubt, type LabelFacts } from './doubt.ts';
import { CLEAR_DRINKS, CONCENTRATED, MOIST, NOT_BY_NAME, OF_ANY_WATER, RICH_DRINKS, THIN } from './group-traits.data.ts';
import { evidenceOf, type ListEvidence, placeOfSalt } from './list-evidence.ts';
import { saysLittleSalt } from './salt-checks.ts';
import { isUsServing, isUsSodium, type Rounding, usRounding } from './us-rounding.ts';

/**
 * Standard deviations from the middle of a group, and a share of it, as servings are no larger; above, recipes vary more, as sugar and
 * fat are added freely.
 */
const TOO_LITTLE = { energy: 2.7, dry: 2.3, share: 0.65 } as const;
const TOO_MUCH = { energy: 3.6, dry: 3.2 } as const;
/** The logarithm of how much likelier the figures are as those of one serving; no deviation counts beyond the worst. */
const FITS_SERVING = { odds: 1.2, oddsOfLarge: 1.8, worst: 4, round: 0.4, unusual: 1 } as const;
/** Servings that differ enough from 100 g to be recognised. */
const SERVING = { least: 5, most: 400, unlikeHundred: 0.2 } as const;

/** So many round figures, most of which are none of the stated serving, are those of the serving. */
const ROUND_FIGURES = 4;
const MISFITS = 0.6;

/** Foods of dry ingredients hold at least this, grams in 100 g. */
const MIN_DRY = { food: 62, moist: 45 } as const;
/** Half of a group that is sold dry holds more than this: a member with water in its list is something else. */
const DRY_FOOD = 75;
/** Foods that begin with water or milk hold at most this, unless they are dried or boiled down, and half of their group less than that. */
const MAX_WET = { food: 62, group: 40 } as const;
/** Milkshakes and smoothies stay below; what is richer is a powder, or the figures are those of a glass. */
const RICHEST_DRINK = { kj: 450, dry: 22 } as const;
/** Grape juice and tonic water stay below. */
const RICHEST_CLEAR_DRINK = { kj: 340, dry: 19.5 } as const;

type Judged = Compared & {
  readonly energy: number;
  readonly dry: number;
  /** Read at first need: most foods hold what is usual, and their lists need not be looked at. */
  readonly evidence: () => ListEvidence;
};

/** A table of one serving entered as that of 100 g: far less, or far more, than like foods hold and than the ingredients leave. */
export function servingDoubts(food: LabelFacts, compared: Compared): Doubt[] {
  const { nutriments } = food;
  const [energy, dry] = [energyOf(nutriments), dryMatter(nutriments)];
  // Other checks report figures that are known to be a serving's, and tables of zeros.
  if (energy === null || dry === null || food.servingAsPer100g === true || (energy === 0 && dry === (nutriments.salt ?? 0))) return [];
  const size = servingIn(food, {
    ...compared,
    energy,
    dry,
    evidence: remembering(() => evidenceOf(food.ingredientsText, food.lang ?? null)),
  });
  if (size === null) return [];
  return [
    doubt(size === 'small' ? 'per_serving_as_per_100g' : 'large_serving_as_per_100g', ['energyKj', 'fat', 'carbohydrates', 'proteins']),
  ];
}

/** Whether the figures are those of a serving below or above 100 g; `null`: they may well be those of 100 g. */
function servingIn(food: LabelFacts, judged: Judged): 'small' | 'large' | null {
  switch (comparedWithServing(food)) {
    case 'figures of 100 g':
      return null;
    case 'figures of the serving':
      return (food.servingSize ?? 0) < 100 ? 'small' : 'large';
    case null:
      break;
  }
  if ((isTooLight(judged) || fitsAsServing(food, judged)) && !isWatered(judged)) return 'small';
  return isTooHeavy(judged) || isTooRichToDrink(food, judged) ? 'large' : null;
}

function remembering<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/**
 * What the rounding of US labels tells, if anything: they state figures of a serving, so those of 100 g are not round, but these times
 * the serving are.
 */
function comparedWithServing({ nutriments, servingSize = null }: LabelFacts): 'figures of 100 g' | 'figures of the serving' | null {
  if (servingSize === null || Math.abs(servingSize / 100 - 1) < SERVING.unlikeHundred) return null;
  if (isUsServing(nutriments, servingSize / 100)) return 'figures of 100 g';
  const { on, of } = usRounding(nutriments, servingSize / 100);
  return isUsServing(nutriments, 1, ROUND_FIGURES) && on <= of * MISFITS ? 'figures of the serving' : null;
}

/** Of a group that is sold dry, but this one names water: it is another food. */
function isWatered(judged: Judged): boolean {
  return judged.usual !== undefined && judged.usual.dry[1] > DRY_FOOD && !isConcentrated(judged) && judged.evidence().namesWater;
}

function isTooLight(judged: Judged): boolean {
  const { energy, dry, group, usual, strict } = judged;
  if (group !== null && THIN.has(group)) return false;
  const isFar =
    usual !== undefined &&
    Math.max(energy / usual.energy[1], dry / usual.dry[1]) < TOO_LITTLE.share &&
    deviation('energy', energy, usual.energy) < -TOO_LITTLE.energy * strict &&
    deviation('dry', dry, usual.dry) < -TOO_LITTLE.dry * strict;
  if (isFar && isComparable(judged)) return true;
  const least = group !== null && MOIST.has(group) ? MIN_DRY.moist : MIN_DRY.food;
  // Of dry ingredients, but of a group that is mostly water: a mix, and the figures may be those of what it makes.
  return dry < least && (usual === undefined || usual.dry[1] > least) && judged.evidence().wetness === 'dry';
}

/** Whether the list leaves the group what it is. */
function isComparable({ group, evidence, isByName }: Judged): boolean {
  const { wetness, hasList } = evidence();
  if (isByName) return (wetness === 'dry' || !hasList) && (group === null || !NOT_BY_NAME.has(group));
  return wetness !== 'wet' || isConcentrated({ group });
}

function isConcentrated({ group }: Pick<Judged, 'group'>): boolean {
  return group !== null && CONCENTRATED.has(group);
}

function isTooHeavy({ energy, dry, group, usual, evidence, isByName, strict }: Judged): boolean {
  if (isByName || usual === undefined || group === null || OF_ANY_WATER.has(group)) return false;
  const isFar =
    deviation('energy', energy, usual.energy) > TOO_MUCH.energy * strict && deviation('dry', dry, usual.dry) > TOO_MUCH.dry * strict;
  const isDryInWet = dry > MAX_WET.food && usual.dry[1] < MAX_WET.group && !isConcentrated({ group });
  if (!isFar && !isDryInWet) return false;
  const { wetness, isMadeRich } = evidence();
  return (isFar && !isMadeRich && wetness !== 'dry') || (isDryInWet && wetness === 'wet');
}

function isTooRichToDrink({ kind, kindBasis }: LabelFacts, { energy, dry, group }: Judged): boolean {
  if (kind !== 'beverage' || kindBasis === 'inferred' || (group !== null && RICH_DRINKS.has(group))) return false;
  const richest = group !== null && CLEAR_DRINKS.has(group) ? RICHEST_CLEAR_DRINK : RICHEST_DRINK;
  return energy > richest.kj && dry > richest.dry;
}

/** Whether the figures are clearly likelier as those of the stated serving: the ratio of two normal densities of logarithms. */
function fitsAsServing(food: LabelFacts, { energy, dry, usual, strict }: Judged): boolean {
  const { servingSize = null, nutriments, ingredientsText } = food;
  if (usual === undefined || servingSize === null || servingSize < SERVING.least || servingSize > SERVING.most) return false;
  const share = servingSize / 100;
  if (Math.abs(share - 1) < SERVING.unlikeHundred) return false;
  const body = (part: number): number =>
    // Energy and dry matter say the same thing, salt another.
    (capped(deviation('energy', energy / part, usual.energy)) + capped(deviation('dry', dry / part, usual.dry))) / 2;
  const { salt: usualSalt } = usual;
  const saltOf = (part: number): number => (usualSalt === null ? 0 : capped(deviation('salt', (nutriments.salt ?? 0) / part, usualSalt)));
  const isSalted =
    usualSalt !== null && nutriments.salt !== undefined && typeof placeOfSalt(ingredientsText) === 'number' && !saysLittleSalt(food);
  const distance = (part: number): number => body(part) + (isSalted ? saltOf(part) : 0);
  const asStated = distance(1);
  if (asStated <= FITS_SERVING.unusual) return false;
  const needed = (share > 1 ? FITS_SERVING.oddsOfLarge : FITS_SERVING.odds) * strict - FITS_SERVING.round * roundness(nutriments, share);
  return (asStated - distance(share)) / 2 > needed;
}

/** How many figures say by their rounding that they are the serving's, less those that say that they are not. */
function roundness(nutriments: Nutriments, share: number): number {
  const [asStated, asServing] = [usRounding(nutriments, share), usRounding(nutriments, 1)];
  const sodium = nutriments.salt !== undefined && isUsSodium(nutriments.salt, share) === true ? 1 : 0;
  return (isAllOn(asServing) ? asServing.of : 0) - (isAllOn(asStated) ? asStated.of + sodium : 0);
}

function isAllOn({ on, of }: Rounding): boolean {
  return of > 0 && on === of;
}

/** No group is normal in its tails. */
function capped(distance: number): number {
  return Math.min(Math.abs(distance), FITS_SERVING.worst) ** 2;
}

/** What is not water, grams in 100 g; a label states the ash only as salt. `null` where a main part is not stated. */
export function dryMatter({ fat, carbohydrates, proteins, salt = 0, fiber = 0, polyols = 0 }: Nutriments): number | null {
  if (fat === undefined || carbohydrates === undefined) return null;
  return fat + Math.max(carbohydrates, polyols) + (proteins ?? 0) + salt + fiber;
}
