import { isSubstance, matchCanonical } from '../matching/index.ts';
import { gradeFor, mostFiberOf, nutriScorePoints } from '../nutri-score/index.ts';
import type { ScoreUnknown } from './ledger.types.ts';
import { baseScore } from './nutrition.ts';
import { usualPotassium } from './potassium.ts';
import type { PreparedProfile } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';

/** The whole food is fruit or vegetables. */
const ALL_FRUIT = 100;

/** Everything that the pack left open and the score therefore counted as nothing. */
export function unknownsFor(food: PreparedFood, person: PreparedProfile): ScoreUnknown[] {
  return [...nutriScoreUnknowns(food), ...kindUnknown(food), ...processingUnknowns(food), ...preferenceUnknowns(food, person)];
}

function nutriScoreUnknowns(food: PreparedFood): ScoreUnknown[] {
  const { nutriScore, facts, kind } = food;
  if (!nutriScore.computable) return nutriScore.reason === 'exempt' ? [] : [{ kind: 'nutri-score', missing: nutriScore.missing }];
  if (kind === null || kind === 'na' || kind === 'water') return [];
  const assumed = nutriScore.assumed.map((nutriment): ScoreUnknown => ({ kind: 'assumed', nutriment }));
  const open = nutriScore.unknown.flatMap((input) => {
    const known =
      input === 'fiber'
        ? { ...facts, nutriments: { ...facts.nutriments, fiber: mostFiberOf(facts) } }
        : { ...facts, fruitVegPercent: ALL_FRUIT };
    const best = nutriScorePoints(known) ?? nutriScore.points;
    const gain = baseScore(best, kind) - baseScore(nutriScore.points, kind);
    return gain <= 0 ? [] : [{ kind: 'open' as const, input, gain, grade: gradeFor(best, kind) }];
  });
  return [...assumed, ...open];
}

/** Nothing settles what kind of food it is, and the strictest counts. */
function kindUnknown({ facts: { kindBasis }, nutriScore }: PreparedFood): ScoreUnknown[] {
  return kindBasis !== 'none' || !nutriScore.computable ? [] : [{ kind: 'category' }];
}

function processingUnknowns(food: PreparedFood): ScoreUnknown[] {
  const unknowns: ScoreUnknown[] = food.facts.nova === null && !food.isWater ? [{ kind: 'processing' }] : [];
  return [...unknowns, ...food.basis.unknownAdditives.map((code): ScoreUnknown => ({ kind: 'additive', code }))];
}

/** Preferences that the pack does not answer, by name; potassium that is limited with what such a food usually holds. */
function preferenceUnknowns(food: PreparedFood, { preferenceGroups, limitsPotassium }: PreparedProfile): ScoreUnknown[] {
  const usual = limitsPotassium ? usualPotassium(food) : null;
  const names = preferenceGroups
    .flat()
    .filter(({ name, want }) => matchCanonical(food, name, want) === null && (usual === null || name !== 'Potassium'))
    .map(({ name }) => name);
  if (usual !== null) names.push('Potassium');
  return names
    .sort((one, other) => (one < other ? -1 : 1))
    .map((name) =>
      usual !== null && name === 'Potassium'
        ? { kind: 'potassium', ...usual }
        : { kind: isSubstance(name) ? 'substance' : 'nutrient', name },
    );
}
