import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { additiveRisk, assessedAdditiveCodes } from '../../packages/domain/src/additives/index.ts';
import {
  ADDITIVE_POINTS,
  ADDITIVES_LIMIT,
  AVOIDED_FROM,
  BASE_KNOTS,
  BASE_OF_WATER,
  CAPS,
  GOAL_LIMIT,
  GOAL_LIMIT_OF_SWEETS,
  NOVA_POINTS,
  ORGANIC_POINTS,
  PROCESSING_AND_ADDITIVES_LIMIT,
  WEIGHTS,
} from '../../packages/domain/src/scoring/constants.data.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const linesOf = (file: string) => read(file).trim().split('\n').length;

const number = (value: number) => String(value).replace('-', '−');
const signed = (value: number) => (value > 0 ? `+${value}` : number(value));
const curve = (rows: readonly (readonly [number, number])[]) => rows.map(([points, base]) => `(${number(points)}, ${base})`).join(' ');
const rated = (level: string) => assessedAdditiveCodes().filter((code) => additiveRisk(code) === level).length;

const sampleFoods = globSync('apps/server/catalogue/*.jsonl', { cwd: ROOT }).reduce((sum, file) => sum + linesOf(file), 0);

/** What each page states of a table, worded from the table itself. */
const STATED: readonly (readonly [page: string, statement: string])[] = [
  ['README', `over ${Math.floor(sampleFoods / 100) * 100} real foods`],
  [
    'docs/behaviour/additives',
    `${assessedAdditiveCodes().length} codes are rated: ${rated('high')} high, ${rated('moderate')} moderate, ${rated('low')} low`,
  ],
  ['docs/behaviour/score', `| NOVA 3 ${signed(NOVA_POINTS[3])}, NOVA 4 ${signed(NOVA_POINTS[4])} |`],
  [
    'docs/behaviour/score',
    `| high ${signed(ADDITIVE_POINTS.high)}, moderate ${signed(ADDITIVE_POINTS.moderate)} each; at least ${signed(ADDITIVES_LIMIT)} together, ${signed(PROCESSING_AND_ADDITIVES_LIMIT)} with processing |`,
  ],
  ['docs/behaviour/score', `| \`organic\` | ${signed(ORGANIC_POINTS)} |`],
  ['docs/behaviour/score', `together at most ${signed(GOAL_LIMIT)}, ${signed(GOAL_LIMIT_OF_SWEETS)} in a food full of sugar`],
  ['docs/behaviour/score', `| strength 1 to 5: ${WEIGHTS.slice(1).join(', ')} |`],
  ['docs/behaviour/score', `${linesOf('packages/domain/fixtures/scoring/golden.jsonl')} worked cases`],
  ['docs/behaviour/score', `| General food, cheese | ${curve(BASE_KNOTS.general)} |`],
  ['docs/behaviour/score', `| Fats, oils, nuts, seeds | ${curve(BASE_KNOTS.fat)} |`],
  ['docs/behaviour/score', `| Drinks | ${curve(BASE_KNOTS.beverage)} |`],
  ['docs/behaviour/score', `| Plain water | ${BASE_OF_WATER} |`],
  ['docs/behaviour/score', `| conflict with an allergy, a free-from, vegan, vegetarian, pescatarian, kosher, halal | ${CAPS.conflict} |`],
  ['docs/behaviour/score', `| keto conflict | ${CAPS.keto} |`],
  ['docs/behaviour/score', `| low-carb, low-sodium or paleo conflict | ${CAPS.pattern} |`],
  ['docs/behaviour/score', `| alcohol above 1.2 % vol | ${CAPS.alcohol} |`],
  ['docs/behaviour/score', `| safety diet unknown, or traces | ${CAPS.unknownSafety} |`],
  ['docs/behaviour/score', `| few unknown items and nothing resembling the allergen | ${CAPS.unknownMild} |`],
  ['docs/behaviour/score', `| vegan and its like unknown | ${CAPS.unknownIdentity} |`],
  ['docs/behaviour/score', `| additive of level high | ${CAPS.highAdditive} |`],
  [
    'docs/behaviour/score',
    `| something strongly avoided (−${AVOIDED_FROM}, −${AVOIDED_FROM + 1}) that matches in full | ${CAPS.avoided} |`,
  ],
  ['docs/behaviour/score', `| potassium not stated and usually high, in kidney disease | ${CAPS.potassium} |`],
];

describe('the pages state the figures of the tables', () => {
  it.each(STATED)('%s: %s', (page, statement) => {
    expect(read(`${page}.md`)).toContain(statement);
  });
});
