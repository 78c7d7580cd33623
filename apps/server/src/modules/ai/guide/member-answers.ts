import {
  bestAndLowest,
  composeBestOrWorst,
  composeBmi,
  composeContaining,
  composeMemberData,
  composeNeed,
  composeOwnFoods,
  composeScanned,
  composeTooMuch,
  composeWeek,
  recentOf,
} from '@labelwise/domain/guide';
import type { JudgedScan } from '../tools/assistant-tools.ts';
import { type Answerer, betterThan, MAX_SCANS } from './lookup.ts';

/** A swap is proposed at this score or below. */
const MAX_SCORE_TO_SWAP = 60;
/** Nothing that scores less is proposed in its place. */
const MIN_SCORE_TO_PROPOSE = 50;

/** A score that rests on nothing is in no average, and neither the best nor the worst. */
const isJudged = ({ basis }: JudgedScan): boolean => basis !== 'none';

/** "Analyze my recent food choices", "am I eating too much salt?" */
export const week: Answerer = async ({ question, tools }) => {
  const all = await tools.scans(MAX_SCANS);
  const [nutrient] = question.nutrients;
  if (nutrient !== undefined && /\b(?:too much|too many|enough|too little|a lot of|more|much|many)\b/.test(question.normalizedText))
    return composeTooMuch(all, tools.now, nutrient);
  const scans = all.filter(isJudged);
  const recent = recentOf(scans, tools.now).scans;
  const worst = recent.length === 0 ? null : bestAndLowest(recent)[1];
  const found = worst === null || worst.product.score > MAX_SCORE_TO_SWAP ? [] : await betterThan(worst.product, [], tools);
  const better = found.find(({ product }) => product.score >= MIN_SCORE_TO_PROPOSE);
  return composeWeek(scans, tools.now, worst === null || better === undefined ? null : { from: worst, to: better });
};

export const scanned: Answerer = async ({ tools }) => composeScanned(await tools.scans(MAX_SCANS));

const FLAVOURS = { salty: 'Sodium', sweet: 'Sugar', fatty: 'Fat' } as const;

export const bestOrWorst: Answerer = async ({ question, tools }) => {
  const flavour = (['salty', 'sweet', 'fatty'] as const).find((word) =>
    question.normalizedText.includes(word === 'salty' ? 'saltiest' : word === 'sweet' ? 'sweetest' : 'fattiest'),
  );
  const nutrient = question.nutrients[0] ?? (flavour === undefined ? null : FLAVOURS[flavour]);
  // Of an amount "lowest" is the least, of a score it is the worst.
  const isWorst =
    nutrient === null
      ? /\b(?:worst|lowest|unhealthiest|least healthy|most)\b/.test(question.normalizedText)
      : !/\b(?:least|lowest|less|best|healthiest)\b/.test(question.normalizedText);
  const scans = await tools.scans(MAX_SCANS);
  return composeBestOrWorst(nutrient === null ? scans.filter(isJudged) : scans, tools.now, isWorst ? 'worst' : 'best', nutrient);
};

export const containing: Answerer = async ({ question, tools }) => {
  if (question.ownFoods !== null) return composeOwnFoods(await tools.scans(MAX_SCANS), question.ownFoods);
  const requested = question.criteria.flatMap((one) =>
    one.kind === 'diet' && !question.declared.diets.includes(one.diet) ? [one.diet] : [],
  );
  const diets = question.diets.length > 0 ? question.diets : requested;
  const sides = question.criteria.flatMap((one) => (one.kind === 'amount' ? [one.side] : []));
  const conflicts = /\b(?:conflict\w*|break|against|violate\w*|fit|match)\b/.test(question.normalizedText) && diets.length === 0;
  return composeContaining(await tools.scans(MAX_SCANS), {
    nutrients: question.nutrients,
    additives: question.additives,
    diets,
    side: sides[0] ?? null,
    conflicts,
    anyAdditive: /\badditives?\b/.test(question.normalizedText) && question.additives.length === 0,
  });
};

export const memberData: Answerer = async ({ question, tools }) => {
  if (/\b(?:bmi|body mass index)\b/.test(question.normalizedText)) return composeBmi(tools.profile());
  const [nutrient] = question.nutrients;
  if (nutrient !== undefined && /\b(?:need|should|how much|how many|target|must)\b/.test(question.normalizedText))
    return composeNeed(nutrient, tools.profile());
  return composeMemberData(tools.profile(), await tools.preferences());
};
