import { additiveName, additiveRisk } from '../additives/index.ts';
import { definitionOf, isDiet, MEMBER_SINGULAR, type Restriction } from '../diets/index.ts';
import type { FoodFacts } from '../food/index.ts';
import {
  amountOf,
  explainMatch,
  isAlcoholic,
  isSubstance,
  matchCanonical,
  per100,
  type ReadFood,
  type Suitability,
  type SuitabilityCause,
  suits,
} from '../matching/index.ts';
import { gradeFor, mostFiberOf, nutriScorePoints } from '../nutri-score/index.ts';
import { eachItem, hasProperty, type Property } from '../reading/index.ts';
import { ADDITIVES_LIMIT, GOAL_LIMIT, PROCESSING_AND_ADDITIVES_LIMIT, SLIMMING } from './constants.data.ts';
import type { AlertData, AlertLevel, LedgerAlert, LedgerLine, LineData, ScoreUnknown, UnstatedKind } from './ledger.types.ts';
import { baseScore, type Line } from './nutrition.ts';
import type { PreparedPreference, PreparedProfile } from './prepare-profile.ts';
import type { Cap, PreparedFood } from './prepared-food.ts';
import type { Constraint } from './profile.ts';

/** A line that is the same for everybody, with what it counts. */
export function describeFoodLine(food: PreparedFood, line: Line): LedgerLine {
  return { id: line.id, points: line.points, group: 'food', data: foodData(food, line) };
}

function foodData(food: PreparedFood, line: Line): LineData {
  const { facts, nutriScore } = food;
  switch (line.kind) {
    case 'nutri-score':
      return food.kind === 'water'
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

/**
 * Foods whose potassium is usually high, by what is among their first three ingredients: mg per 100 g. @source USDA FoodData Central, SR
 * Legacy 2018
 */
const USUAL: readonly (readonly [Property, string, number])[] = [
  ['dried fruit', 'dried fruit', 750],
  ['tomato concentrate', 'tomato concentrate', 1000],
  ['Chocolate', 'chocolate', 700],
  ['Nuts', 'nuts', 700],
  ['Peanuts', 'peanuts', 700],
  ['Legumes', 'pulses', 400],
  ['banana or avocado', 'bananas and avocado', 400],
  ['potato', 'potatoes', 420],
  ['Whole Grains', 'whole grain', 250],
];

/** What a food of this kind usually holds where its pack does not state it; `null` where it is stated or not usually high. */
export function usualPotassium(food: ReadFood): { readonly food: string; readonly milligrams: number } | null {
  if (amountOf(food, 'potassium') !== null) return null;
  const { findings } = food;
  const found = USUAL.find(
    ([property]) => (findings !== null && hasProperty(findings.firstThree, property)) || hasProperty(food.declared.ofKind, property),
  );
  return found === undefined ? null : { food: found[1], milligrams: found[2] };
}

const ORDER: readonly AlertLevel[] = ['conflict', 'traces', 'unknown', 'warning', 'note'];
const ADVICE_LEVELS = { no: 'conflict', unknown: 'unknown', limited: 'note' } as const;

/** What a person has to know before the number, most serious first; within a level by name. */
export function alertsFor(food: PreparedFood, constraints: readonly Constraint[]): LedgerAlert[] {
  const alerts = constraints.flatMap((constraint) => alertFor(food, constraint, suits(food, constraint.restriction)) ?? []);
  if (isAlcoholic(food)) alerts.push({ level: 'warning', about: 'alcohol', span: null, data: { kind: 'alcohol' } });
  return alerts.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level) || (one.about < other.about ? -1 : 1));
}

function alertFor(food: PreparedFood, constraint: Constraint, suitability: Suitability): LedgerAlert | null {
  const { strictness } = constraint;
  const { answer, because: cause, traces } = suitability;
  const restriction = restrictionWord(constraint.id);
  const substance = substanceOf(constraint.restriction);
  const alert = (level: AlertLevel, data: AlertData): LedgerAlert => ({ level, about: constraint.id, span: spanOf(food, cause), data });
  if (answer === 'yes') return null;
  if (cause.kind === 'advice') return alert(ADVICE_LEVELS[answer], { kind: 'advice', cause });
  if (answer === 'limited') return alert('note', { kind: 'fits in moderation', restriction, substance, cause });
  if (answer === 'no') {
    if (strictness === 'guide') return alert('note', { kind: 'not typical', restriction, substance, cause });
    if (strictness === 'pattern') return alert('warning', { kind: 'does not fit', restriction, substance, cause });
    return alert('conflict', conflictData(constraint, cause));
  }
  if (strictness === 'guide') return null;
  return traces ? alert('traces', tracesData(constraint, cause)) : alert('unknown', unknownData(constraint, suitability));
}

/** A substance that the food contains and the person leaves out; any other cause stands as it is. */
function conflictData({ id, restriction, manner }: Constraint, cause: SuitabilityCause): AlertData {
  const substance = substanceOf(restriction);
  if (cause.kind !== 'contains' || substance === null) return { kind: 'not suitable', restriction: restrictionWord(id), substance, cause };
  const { property, words, source } = cause;
  return { kind: 'contains', property, words, inName: source === 'name', manner, substance, cause };
}

function tracesData({ id, restriction, manner }: Constraint, cause: SuitabilityCause): AlertData {
  return {
    kind: 'traces',
    words: cause.kind === 'traces' ? cause.words : null,
    manner,
    substance: substanceOf(restriction),
    restriction: id,
    cause,
  };
}

function unknownData({ id, restriction }: Constraint, { because: cause, isMild }: Suitability): AlertData {
  const substance = substanceOf(restriction);
  if (cause.kind === 'not understood') return { kind: 'not understood', words: cause.words, cause };
  if (cause.kind === 'family') return { kind: 'family', named: cause.named, words: cause.words, cause };
  if (isMild && cause.kind === 'not known' && substance !== null)
    return { kind: 'unknown items', substance, items: cause.items.slice(0, 3), cause };
  return { kind: 'not shown', restriction: restrictionWord(id), substance, cause };
}

/** What a restriction leaves out, as it stands after "allergic to"; null where it is no matter of one substance. */
export function substanceOf(restriction: Restriction): string | null {
  switch (restriction.kind) {
    case 'diet':
      return definitionOf(restriction.diet).substance;
    case 'member':
      return MEMBER_SINGULAR[restriction.member] === restriction.member.toLowerCase()
        ? restriction.member.toLowerCase()
        : restriction.member;
    case 'food':
      return restriction.name;
    case 'words':
      return restriction.words;
  }
}

/** Where the words that an alert rests on stand in the printed list. */
function spanOf(food: PreparedFood, cause: SuitabilityCause): LedgerAlert['span'] {
  const words =
    cause.kind === 'contains' || cause.kind === 'doubt' || cause.kind === 'family' || cause.kind === 'traces' ? cause.words : null;
  if (words === null || words === '') return null;
  for (const item of eachItem(food.reading.items)) {
    if (item.source === 'list' && item.presence !== 'denied' && food.wordsOf(item) === words) return [item.start, item.end];
  }
  return null;
}

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
  const unknowns: ScoreUnknown[] = food.facts.nova === null && food.kind !== 'water' ? [{ kind: 'processing' }] : [];
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
