import { additiveName, additiveRisk } from '../additives/index.ts';
import { definitionOf, isDiet } from '../diets/index.ts';
import type { FoodFacts, FoodKind, KindEvidence } from '../food/index.ts';
import { explainMatch, per100 } from '../matching/index.ts';
import { gradeFor } from '../nutri-score/index.ts';
import { sliderLabel } from '../preferences/index.ts';
import type { Cap } from './basis.ts';
import { GOAL_LIMIT, SLIMMING } from './constants.data.ts';
import type { Contribution } from './ledger.types.ts';
import type { Line } from './nutrition.ts';
import { usualPotassium } from './potassium.ts';
import type { PreparedPreference } from './prepare-profile.ts';
import type { PreparedFood } from './prepared-food.ts';
import { readable } from './unknowns.ts';

type Words = { label: string; reason: string; source: string | null };

const NUTRI_SCORE = 'Nutri-Score 2023, Santé publique France';
const NOVA = 'NOVA classification; Lane and others, BMJ 2024;384:e077310';
const FALLBACK = 'Rules for foods without a computable Nutri-Score';
const WHY_NONE = {
  no_category: 'the pack has no category',
  exempt: 'this kind of food has no Nutri-Score',
  missing_nutriments: 'the nutrition table is incomplete',
} as const;

/** Words for the lines that are the same for everybody. */
export function describeFoodLine(food: PreparedFood, { id, points }: Line): Contribution {
  return { id, points, group: 'food', ...wordsFor(food, id) };
}

function wordsFor(food: PreparedFood, id: string): Words {
  if (id.startsWith('additive.')) return additiveWords(id.slice('additive.'.length));
  switch (id) {
    case 'base.nutriscore':
      return baseWords(food);
    case 'processing.nova':
    case 'fallback.nova':
      return novaWords(food);
    case 'organic':
      return { label: 'Organic', reason: 'The pack carries an organic label.', source: 'Labels on the pack' };
    case 'cap.additives':
      return limit('Additives, limit', 'Additives together take at most 15 points.');
    case 'cap.processing_additives':
      return limit('Processing and additives, limit', 'Processing and additives together take at most 18 points.');
    case 'cap.alcohol':
      return {
        label: 'Contains alcohol',
        reason: 'Above 1.2% alcohol a score ends at 25.',
        source: 'WHO 2023: no level of alcohol is safe',
      };
    case 'cap.high_additive':
      return limit('Additive of high concern', 'With an additive of high concern a score ends at 74.');
    case 'clamp':
      return limit('Ends of the scale', 'Scores run from 0 to 100.');
    default:
      return fallbackWords(food, id);
  }
}

function limit(label: string, reason: string): Words {
  return { label, reason, source: null };
}

function baseWords(food: PreparedFood): Words {
  if (food.isWater) return { label: 'Nutri-Score A', reason: `Plain water.${aboutKind(food.facts)}`, source: NUTRI_SCORE };
  const points = food.nutriScorePoints ?? 0;
  const noun = Math.abs(points) === 1 ? 'point' : 'points';
  return {
    label: `Nutri-Score ${(food.nutriScoreGrade ?? '').toUpperCase()}`,
    reason: `Nutri-Score gives it ${String(points).replace('-', '−')} ${noun}; fewer is better.${aboutAssumed(food)}${aboutKind(food.facts)}`,
    source: NUTRI_SCORE,
  };
}

const KIND_WORDS: Readonly<Record<FoodKind, string>> = {
  general: 'a food',
  cheese: 'a cheese',
  fat: 'a fat, oil, nut or seed',
  beverage: 'a drink',
  water: 'water',
  na: 'exempt',
};
const EVIDENCE_WORDS: Readonly<Record<KindEvidence, string>> = {
  name: 'its name',
  quantity: 'the unit of its quantity',
  ingredients: 'its first ingredients',
  figures: 'its figures',
};

/** Where the kind does not come from the categories of the source. */
function aboutKind({ kind, kindBasis, kindFrom = [], plausibleKinds = [] }: FoodFacts): string {
  if (kind === null || kindBasis === undefined || kindBasis === 'category') return '';
  if (kindBasis === 'inferred')
    return ` No category is known: taken for ${KIND_WORDS[kind]} by ${kindFrom.map((one) => EVIDENCE_WORDS[one]).join(' and ')}.`;
  const may = plausibleKinds.map((one) => KIND_WORDS[one]);
  return ` No category is known: it may be ${may.join(' or ')}, and is counted as the strictest of them, ${KIND_WORDS[kind]}.`;
}

function aboutAssumed({ nutriScore }: PreparedFood): string {
  if (!nutriScore.computable || nutriScore.assumed.length === 0) return '';
  return ` Not stated, and counted at its worst because it cannot change the letter: ${nutriScore.assumed.map(readable).join(', ')}.`;
}

function novaWords(food: PreparedFood): Words {
  return food.facts.nova === 4
    ? { label: 'Ultra-processed', reason: 'NOVA group 4.', source: NOVA }
    : { label: 'Processed', reason: 'NOVA group 3.', source: NOVA };
}

function additiveWords(code: string): Words {
  const level = additiveRisk(code);
  const [name, number] = [additiveName(code), code.toUpperCase()];
  return {
    label: name === number ? number : `${name} (${number})`,
    reason: `Additive of ${level} concern.`,
    source: 'Additive evaluations (EFSA, JECFA, IARC)',
  };
}

function fallbackWords(food: PreparedFood, id: string): Words {
  const say = (label: string, reason: string): Words => ({ label, reason, source: FALLBACK });
  switch (id) {
    case 'fallback.sugars':
      return say('Sugars', `More than 15 g: ${per100(food, 'sugars')}.`);
    case 'fallback.salt':
      return say('Salt', `More than 1.5 g: ${per100(food, 'salt')}.`);
    case 'fallback.saturated_fat':
      return say('Saturated fat', `More than 5 g: ${per100(food, 'saturatedFat')}.`);
    case 'fallback.protein':
      return say('Protein', `More than 10 g: ${per100(food, 'proteins')}.`);
    case 'fallback.fiber':
      return say('Fiber', `More than 5 g: ${per100(food, 'fiber')}.`);
    case 'fallback.nutriscore':
      return say(`Nutri-Score ${(food.facts.printedGrade ?? '').toUpperCase()}`, 'As its source prints it.');
    case 'fallback.range':
      return say('Nutri-Score range', rangeReason(food));
    default:
      return say('Neutral start', `No Nutri-Score can be worked out: ${whyNone(food)}.${aboutKind(food.facts)}`);
  }
}

function whyNone(food: PreparedFood): string {
  const { nutriScore } = food;
  return nutriScore.computable ? '' : WHY_NONE[nutriScore.reason];
}

function rangeReason({ nutriScoreEnds: ends, kind }: PreparedFood): string {
  if (ends === null || kind === null || kind === 'na') return '';
  const letter = (points: number): string => gradeFor(points, kind).toUpperCase();
  return `What is stated leaves Nutri-Score ${letter(ends.best)} at best and ${letter(ends.worst)} at worst.`;
}

/** "Fiber, Prefer": what matched, then why the profile asks for it. */
export function describePreference(food: PreparedFood, preference: PreparedPreference, points: number): Contribution {
  const { reason, source } = explainMatch(food, preference.name, preference.want);
  return {
    id: preference.id,
    label: `${preference.name}, ${sliderLabel(preference.value)}`,
    points,
    reason: preference.reason === null || preference.reason === '' ? reason : `${reason} ${preference.reason}`,
    source: preference.source ?? source,
    group: 'you',
  };
}

/** What losing weight asks for adds little in a food very dense in energy. */
export function describeDenseLimit(points: number): Contribution {
  return {
    id: 'cap.dense',
    label: 'Dense in energy, limit',
    points,
    group: 'you',
    source: null,
    reason: `Above ${SLIMMING.veryDense} kcal per 100 g, what helps to lose weight adds at most ${SLIMMING.most} points.`,
  };
}

export function describeGoalLimit(points: number, limit: number): Contribution {
  return {
    id: 'cap.goals',
    label: 'Goals, limit',
    points,
    group: 'you',
    source: null,
    reason: `What your goals want more of adds at most ${limit} points${limit === GOAL_LIMIT ? '' : ' in a food full of sugar'}.`,
  };
}

/** The line that holds the score down to its lowest cap. */
export function describeCap(food: PreparedFood, cap: Cap, points: number): Contribution {
  const line = { id: cap.id, points, source: null, group: 'you' as const };
  if (cap.kind === 'conflict')
    return { ...line, label: `Not ${wordOf(cap.constraint)}`, reason: `It does not fit your profile, so the score ends at ${cap.limit}.` };
  if (cap.kind === 'unknown') {
    return {
      ...line,
      label: `Not known to be ${wordOf(cap.constraint)}`,
      reason: `Until the pack says so, the score ends at ${cap.limit}.`,
    };
  }
  if (cap.kind === 'potassium') {
    const usual = usualPotassium(food);
    return {
      ...line,
      label: 'Potassium not stated',
      reason: `Usually high in ${usual?.word ?? 'this food'}, so the score ends at ${cap.limit}.`,
      source: 'USDA FoodData Central, SR Legacy 2018',
    };
  }
  if (cap.kind === 'avoided')
    return { ...line, label: 'Something you avoid', reason: `What you strongly avoid ends the score at ${cap.limit}.` };
  return describeFoodLine(food, { id: cap.id, points });
}

function wordOf(id: string): string {
  return isDiet(id) ? definitionOf(id).word : id;
}
