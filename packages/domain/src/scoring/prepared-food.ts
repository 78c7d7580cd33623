import { additiveRisk, collapseAdditives } from '../additives/index.ts';
import type { FoodFacts } from '../food/index.ts';
import { memoize } from '../lib/index.ts';
import { isAlcoholic, ReadFood } from '../matching/index.ts';
import { computeNutriScore, type NutriScoreResult } from '../nutri-score/index.ts';
import {
  ADDITIVE_POINTS,
  ADDITIVES_LIMIT,
  CAPS,
  NON_NUTRITIVE_SWEETENERS,
  NOVA_POINTS,
  ORGANIC_POINTS,
  PROCESSING_AND_ADDITIVES_LIMIT,
} from './constants.data.ts';
import { FALLBACK_NOVA_POINTS, type Line, nutritionOf, sumOf, withCountedKind } from './nutrition.ts';

/** A food made ready to be scored many times: text, matches, Nutri-Score and the sum for everybody are worked out once, at first need. */
export class PreparedFood extends ReadFood {
  private result: NutriScoreResult | undefined = undefined;
  private known: Basis | undefined = undefined;

  constructor(facts: FoodFacts) {
    super(withCountedKind(facts));
  }

  /** Nutri-Score with its components, for the ledger; the sum itself needs the points only. */
  get nutriScore(): NutriScoreResult {
    this.result ??= computeNutriScore(this.facts);
    return this.result;
  }

  get basis(): Basis {
    this.known ??= basisOf(this);
    return this.known;
  }
}

/** Reads a food for repeated scoring; keep it as long as its facts stand. */
export function prepareFood(facts: FoodFacts): PreparedFood {
  return new PreparedFood(facts);
}

/** The most that a score can be, and why. Its id is that of its line in the ledger. */
export type Cap = { readonly id: string; readonly limit: number } & (
  | { readonly kind: 'alcohol' | 'high additive' | 'potassium' | 'avoided' }
  /** Set by a restriction of the profile, named by its id: "gluten-free". */
  | { readonly kind: 'conflict' | 'unknown'; readonly constraint: string }
);

/** Steps 1 to 4 of the sum and the caps for everybody: what a food comes to before any profile. */
type Basis = {
  readonly base: 'nutriscore' | 'fallback';
  /** Nothing is known that a number could rest on: no Nutri-Score, printed grade, processing or readable list. */
  readonly isUnknown: boolean;
  readonly lines: readonly Line[];
  readonly sum: number;
  readonly caps: readonly Cap[];
  /** The lowest of `caps`, or Infinity. */
  readonly limit: number;
  readonly unknownAdditives: readonly string[];
};

/** Whole numbers only, so that the lines add up exactly. */
function basisOf(food: ReadFood): Basis {
  const { facts } = food;
  const codes = facts.additives.length === 0 ? facts.additives : collapseAdditives(facts.additives);
  const nutrition = nutritionOf(facts, food.nutriScoreEnds);
  const lines = [...nutrition.lines];
  // What is missing may move a food between letters and the fallback rules: processing counts the same on both sides.
  const processing = facts.nova === null ? 0 : (nutrition.isComplete ? NOVA_POINTS : FALLBACK_NOVA_POINTS)[facts.nova];
  if (processing !== 0)
    lines.push({ id: nutrition.isComplete ? 'processing.nova' : 'fallback.nova', kind: 'processing', points: processing });
  // A drink with a letter, or with letters left, has its sweeteners counted among its Nutri-Score points.
  addAdditives(lines, codes, processing, food.isDrink && food.kind !== null);
  if (isOrganic(facts.labelsTags)) lines.push({ id: 'organic', kind: 'organic', points: ORGANIC_POINTS });
  const caps = capsForEverybody(food, codes);
  const limit = caps.reduce((lowest, cap) => Math.min(lowest, cap.limit), Infinity);
  const isUnknown = !nutrition.isBounded && facts.printedGrade === null && facts.nova === null && food.list !== 'read';
  return {
    base: nutrition.base,
    isUnknown,
    lines,
    sum: sumOf(lines),
    caps,
    limit,
    unknownAdditives: codes.filter((code) => additiveRisk(code) === 'unknown'),
  };
}

const lineOf: (code: string) => string = memoize((code) => `additive.${code}`);

function addAdditives(lines: Line[], codes: readonly string[], processed: number, sweetenersCounted: boolean): void {
  let additives = 0;
  for (const code of codes) {
    if (sweetenersCounted && NON_NUTRITIVE_SWEETENERS.has(code)) continue;
    const points = ADDITIVE_POINTS[additiveRisk(code)];
    if (points === 0) continue;
    lines.push({ id: lineOf(code), kind: 'additive', code, points });
    additives += points;
  }
  if (additives < ADDITIVES_LIMIT) {
    lines.push({ id: 'cap.additives', kind: 'additives limit', points: ADDITIVES_LIMIT - additives });
    additives = ADDITIVES_LIMIT;
  }
  const together = additives + processed;
  if (together < PROCESSING_AND_ADDITIVES_LIMIT) {
    lines.push({
      id: 'cap.processing_additives',
      kind: 'processing and additives limit',
      points: PROCESSING_AND_ADDITIVES_LIMIT - together,
    });
  }
}

function capsForEverybody(food: ReadFood, codes: readonly string[]): Cap[] {
  const caps: Cap[] = [];
  if (isAlcoholic(food)) caps.push({ id: 'cap.alcohol', kind: 'alcohol', limit: CAPS.alcohol });
  if (codes.some((code) => additiveRisk(code) === 'high'))
    caps.push({ id: 'cap.high_additive', kind: 'high additive', limit: CAPS.highAdditive });
  return caps;
}

/** Labels that sources do not always file under `en:organic` although they mean it. */
const ORGANIC_LABELS: ReadonlySet<string> = new Set([
  'organic',
  'eu-organic',
  'usda-organic',
  'canada-organic',
  'australian-certified-organic',
  'organic-japanese-agricultural-standards',
  'ab-agriculture-biologique',
  'agriculture-biologique',
  'bio',
  'bioland',
  'demeter',
  'naturland',
  'biopark',
  'bio-suisse',
  'ecovin',
  'bio-partenaire',
  'nature-et-progres',
  'bio-coherence',
  'soil-association-organic',
  'krav',
  'debio',
  'statskontrolleret-okologisk',
  'organic-farmers-growers',
  '100-organic',
]);
/** Control body codes of organic farming: `fr-bio-01`, `de-oko-006`, `gb-org-05`, `it-bio-007`. */
const CONTROL_BODY = /^[a-z]{2}-(?:bio|oko|org|eko|eco|öko)-\d{1,3}(?:-[a-z]+)?$/;

/** Whether a label says that the food is organic. */
export function isOrganic(labelsTags: readonly string[]): boolean {
  if (labelsTags.length === 0) return false;
  return (
    labelsTags.includes('en:organic') ||
    labelsTags.some((tag) => {
      const label = tag.replace(/^[a-z]{2,3}:/, '');
      return ORGANIC_LABELS.has(label) || CONTROL_BODY.test(label);
    })
  );
}
