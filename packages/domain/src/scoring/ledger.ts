import { additiveName, additiveRisk } from '../additives/index.ts';
import { definitionOf, isDiet } from '../diets/index.ts';
import type { FoodFacts } from '../food/index.ts';
import { explainMatch, per100 } from '../matching/index.ts';
import { gradeFor } from '../nutri-score/index.ts';
import type { Cap } from './basis.ts';
import { ADDITIVES_LIMIT, GOAL_LIMIT, PROCESSING_AND_ADDITIVES_LIMIT, SLIMMING } from './constants.data.ts';
import type { LedgerLine, LineData, UnstatedKind } from './ledger.types.ts';
import type { Line } from './nutrition.ts';
import { usualPotassium } from './potassium.ts';
import type { PreparedPreference } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';

/** A line that is the same for everybody, with what it counts. */
export function describeFoodLine(food: PreparedFood, line: Line): LedgerLine {
  return { id: line.id, points: line.points, group: 'food', data: foodData(food, line) };
}

function foodData(food: PreparedFood, line: Line): LineData {
  const { facts, nutriScore } = food;
  switch (line.kind) {
    case 'nutri-score':
      return food.isWater
        ? { kind: 'water', foodKind: unstatedKind(facts) }
        : {
            kind: 'nutri-score',
            grade: food.nutriScoreGrade ?? 'e',
            nutriScore: food.nutriScorePoints ?? 0,
            assumed: nutriScore.computable ? nutriScore.assumed : [],
            foodKind: unstatedKind(facts),
          };
    case 'neutral start':
      return { kind: line.kind, missing: nutriScore.computable ? null : nutriScore.reason, foodKind: unstatedKind(facts) };
    case 'nutriment':
      return { kind: line.kind, nutriment: line.nutriment, limit: line.limit, amount: per100(food, line.nutriment) };
    case 'printed nutri-score':
      return { kind: line.kind, grade: facts.printedGrade ?? 'e' };
    case 'nutri-score range':
      return { kind: line.kind, ...rangeOf(food) };
    case 'processing':
      return { kind: line.kind, nova: facts.nova === 4 ? 4 : 3 };
    case 'additive':
      return { kind: line.kind, code: line.code, name: additiveName(line.code), risk: additiveRisk(line.code) };
    case 'additives limit':
      return { kind: line.kind, limit: -ADDITIVES_LIMIT };
    case 'processing and additives limit':
      return { kind: line.kind, limit: -PROCESSING_AND_ADDITIVES_LIMIT };
    case 'organic':
    case 'end of scale':
      return { kind: line.kind };
  }
}

/** Where the kind does not come from the categories of the source. */
function unstatedKind({ kind, kindBasis, kindFrom = [], plausibleKinds = [] }: FoodFacts): UnstatedKind | null {
  if (kind === null || kindBasis === undefined || kindBasis === 'category') return null;
  return kindBasis === 'inferred' ? { how: 'inferred', kind, from: kindFrom } : { how: 'strictest', kind, plausible: plausibleKinds };
}

function rangeOf({ nutriScoreEnds: ends, kind }: PreparedFood): Pick<Extract<LineData, { kind: 'nutri-score range' }>, 'best' | 'worst'> {
  if (ends === null || kind === null || kind === 'na') return { best: 'a', worst: 'e' };
  return { best: gradeFor(ends.best, kind), worst: gradeFor(ends.worst, kind) };
}

/** A preference that counts: what matched, and why the profile asks for it. */
export function describePreference(food: PreparedFood, preference: PreparedPreference, points: number): LedgerLine {
  const { id, name, value, want, reason, source } = preference;
  const { match, source: matchSource } = explainMatch(food, name, want);
  return {
    id,
    points,
    group: 'you',
    data: {
      kind: 'preference',
      name,
      value,
      match,
      matchSource,
      reason: reason?.kind === 'text' && reason.text === '' ? null : reason,
      source,
    },
  };
}

/** What losing weight asks for adds little in a food very dense in energy. */
export function describeDenseLimit(points: number): LedgerLine {
  return { id: 'cap.dense', points, group: 'you', data: { kind: 'energy density limit', kcal: SLIMMING.veryDense, limit: SLIMMING.most } };
}

export function describeGoalLimit(points: number, limit: number): LedgerLine {
  return { id: 'cap.goals', points, group: 'you', data: { kind: 'goals limit', limit, isSweet: limit !== GOAL_LIMIT } };
}

/** The line that holds the score down to its lowest cap. */
export function describeCap(food: PreparedFood, cap: Cap, points: number): LedgerLine {
  return { id: cap.id, points, group: cap.kind === 'alcohol' || cap.kind === 'high additive' ? 'food' : 'you', data: capData(food, cap) };
}

function capData(food: PreparedFood, cap: Cap): LineData {
  const { limit } = cap;
  switch (cap.kind) {
    case 'conflict':
      return { kind: 'conflict cap', about: cap.constraint, restriction: restrictionWord(cap.constraint), limit };
    case 'unknown':
      return { kind: 'unknown cap', about: cap.constraint, restriction: restrictionWord(cap.constraint), limit };
    case 'potassium':
      return { kind: 'potassium cap', food: usualPotassium(food)?.food ?? null, limit };
    case 'avoided':
      return { kind: 'avoided cap', limit };
    case 'alcohol':
      return { kind: 'alcohol cap', limit };
    case 'high additive':
      return { kind: 'high additive cap', limit };
  }
}

/** What a restriction asks a food to be, as it stands in a sentence: "gluten-free", "Mediterranean", "kiwi-free". */
export function restrictionWord(id: string): string {
  return isDiet(id) ? definitionOf(id).word : id;
}
