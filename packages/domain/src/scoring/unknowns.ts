import { isSubstance, matchCanonical } from '../matching/index.ts';
import { gradeFor, mostFiberOf, nutriScorePoints } from '../nutri-score/index.ts';
import type { ScoreUnknown } from './ledger.types.ts';
import { baseScore } from './nutrition.ts';
import { usualPotassium } from './potassium.ts';
import type { PreferenceGroup, PreparedProfile } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';

/** The whole food is fruit or vegetables. */
const ALL_FRUIT = 100;

/** Everything that the pack left open and the score therefore counted as nothing. */
export function unknownsFor(food: PreparedFood, { preferenceGroups, limitsPotassium }: PreparedProfile): ScoreUnknown[] {
  const open = preferenceUnknowns(food, preferenceGroups);
  return [
    ...nutriScoreUnknowns(food),
    ...kindUnknown(food),
    ...processingUnknowns(food),
    ...(limitsPotassium ? withPotassium(food, open) : open),
  ];
}

function nutriScoreUnknowns(food: PreparedFood): ScoreUnknown[] {
  const { nutriScore, facts, kind } = food;
  if (!nutriScore.computable) {
    const fix =
      nutriScore.missing.length > 0 ? `Add to the nutrition table: ${nutriScore.missing.map(readable).join(', ')}.` : 'Add a category.';
    return nutriScore.reason === 'exempt'
      ? []
      : [{ name: 'Nutri-Score', reason: 'It cannot be worked out from what the pack states.', fix }];
  }
  if (kind === null || kind === 'na' || kind === 'water') return [];
  const assumed = nutriScore.assumed.map((name) => ({
    name: capitalized(readable(name)),
    reason: 'Not stated, counted at its worst: it cannot change the letter.',
    fix: 'Check the nutrition table on the pack.',
  }));
  const open = nutriScore.unknown.flatMap((input) => {
    const known =
      input === 'fiber'
        ? { ...facts, nutriments: { ...facts.nutriments, fiber: mostFiberOf(facts) } }
        : { ...facts, fruitVegPercent: ALL_FRUIT };
    const best = nutriScorePoints(known) ?? nutriScore.points;
    const gain = baseScore(best, kind) - baseScore(nutriScore.points, kind);
    const name = input === 'fiber' ? 'Fiber' : 'Fruit and vegetables';
    const letter = gradeFor(best, kind).toUpperCase();
    return gain <= 0
      ? []
      : [{ name, reason: 'Not stated, counted as none.', fix: `Up to +${gain} (Nutri-Score ${letter}) if the pack says so.` }];
  });
  return [...assumed, ...open];
}

/** Nothing settles what kind of food it is, and the strictest counts. */
function kindUnknown({ facts: { kindBasis }, nutriScore }: PreparedFood): ScoreUnknown[] {
  return kindBasis !== 'none' || !nutriScore.computable
    ? []
    : [{ name: 'Category', reason: 'It is not known what kind of food this is; the strictest it may be counts.', fix: 'Add a category.' }];
}

/** Potassium that is not stated, with what such a food usually holds. */
function withPotassium(food: PreparedFood, open: readonly ScoreUnknown[]): ScoreUnknown[] {
  const usual = usualPotassium(food);
  if (usual === null) return [...open];
  const line = {
    name: 'Potassium',
    reason: `Not stated, usually high: about ${usual.milligrams} mg per 100 g of ${usual.word} (USDA FoodData Central).`,
    fix: 'Check the nutrition table on the pack, or ask your care team.',
  };
  return [...open.filter(({ name }) => name !== 'Potassium'), line].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function processingUnknowns(food: PreparedFood): ScoreUnknown[] {
  const unknowns: ScoreUnknown[] = [];
  if (food.facts.nova === null && !food.isWater) {
    unknowns.push({ name: 'Processing', reason: 'No NOVA group is known.', fix: 'The ingredient list would show it.' });
  }
  for (const code of food.basis.unknownAdditives) {
    unknowns.push({
      name: code.toUpperCase(),
      reason: 'This additive is not in our table.',
      fix: 'It counts nothing until it is assessed.',
    });
  }
  return unknowns;
}

function preferenceUnknowns(food: PreparedFood, groups: readonly PreferenceGroup[]): ScoreUnknown[] {
  const open = groups.flat().filter(({ name, want }) => matchCanonical(food, name, want) === null);
  return open
    .map(({ name }) =>
      isSubstance(name)
        ? { name, reason: 'There is no ingredient list that we can read.', fix: 'Check the ingredients on the pack.' }
        : { name, reason: 'The pack does not state it.', fix: 'Check the nutrition table on the pack.' },
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a figure as people write it ("saturated fat"). */
export function readable(nutriment: string): string {
  return nutriment.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace('energy kj', 'energy');
}
