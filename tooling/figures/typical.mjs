/**
 * Typical figures of food groups from real products: tenth, median and ninetieth percentile of energy, dry matter and salt. These do
 * not move for the few errors among the products.
 */

import { placeOfSalt } from '../../packages/domain/src/food/doubts/list-evidence.ts';
import { dryMatter } from '../../packages/domain/src/food/doubts/serving-checks.ts';
import { energyOf } from '../../packages/domain/src/food/kind/plausible-kinds.ts';

/** Fewer products are no evidence about a group. */
const MIN_MEMBERS = 12;
/** Below this share of products without salt, a pack that lists no ingredients still has salt. */
const ALWAYS_SALTED = 0.06;
const HARDLY_SALTED = 0.25;

/** @param foods correct ones, each with its `group` */
export function typicalFrom(foods) {
  const groups = new Map();
  for (const food of foods) {
    if (food.group === null || food.group === undefined) continue;
    if (!groups.has(food.group)) groups.set(food.group, []);
    groups.get(food.group).push(food);
  }
  const typical = new Map();
  for (const [group, members] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const entry = typicalOf(members);
    if (entry !== null) typical.set(group, entry);
  }
  return typical;
}

function typicalOf(members) {
  const energies = numbers(members, ({ nutriments }) => energyOf(nutriments));
  const dry = numbers(members, ({ nutriments }) => dryMatter(nutriments));
  if (energies.length < MIN_MEMBERS || dry.length < MIN_MEMBERS) return null;
  const salted = members.filter(
    ({ ingredientsText, nutriments }) => nutriments.salt !== undefined && typeof placeOfSalt(ingredientsText) === 'number',
  );
  const salts = numbers(salted, ({ nutriments }) => nutriments.salt);
  const all = numbers(members, ({ nutriments }) => nutriments.salt);
  return {
    energy: tenths(energies),
    dry: tenths(dry),
    salt: salts.length < MIN_MEMBERS ? null : tenths(salts),
    alwaysSalted: all.length >= MIN_MEMBERS && all.filter((grams) => grams < HARDLY_SALTED).length / all.length <= ALWAYS_SALTED,
  };
}

function tenths(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return [0.1, 0.5, 0.9].map((share) => Number(quantile(sorted, share).toPrecision(3)));
}

function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const [from, to] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return from + (to - from) * (place - Math.floor(place));
}

function numbers(members, read) {
  return members.map(read).filter((value) => typeof value === 'number' && Number.isFinite(value));
}
