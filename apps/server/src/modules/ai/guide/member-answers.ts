import {
  composeBmi,
  composeExtreme,
  composeHolding,
  composeMine,
  composeNeed,
  composeScanned,
  composeTooMuch,
  composeWeek,
  endsOf,
  recentOf,
} from '@labelwise/domain/guide';
import type { JudgedScan } from '../tools/assistant-tools.ts';
import { type Answerer, SCANS_READ } from './answerer.ts';
import { betterThan } from './lookup.ts';

/** A swap is worth proposing from here down. */
const WORTH_A_SWAP = 60;
/** Nothing that scores less is proposed in its place. */
const WORTH_TAKING = 50;

/** A score that rests on nothing is in no average, and neither the best nor the worst. */
const isJudged = ({ basis }: JudgedScan): boolean => basis !== 'none';

/** "Analyze my recent food choices", "am I eating too much salt?" */
export const week: Answerer = async ({ of, tools }) => {
  const all = await tools.scans(SCANS_READ);
  const [nutrient] = of.nutrients;
  if (nutrient !== undefined && /\b(?:too much|too many|enough|too little|a lot of|more|much|many)\b/.test(of.said))
    return composeTooMuch(all, tools.now, nutrient);
  const scans = all.filter(isJudged);
  const recent = recentOf(scans, tools.now).scans;
  const worst = recent.length === 0 ? null : endsOf(recent)[1];
  const found = worst === null || worst.product.score > WORTH_A_SWAP ? [] : await betterThan(worst.product, [], tools);
  const better = found.find(({ product }) => product.score >= WORTH_TAKING);
  return composeWeek(scans, tools.now, worst === null || better === undefined ? null : { from: worst, to: better });
};

export const scanned: Answerer = async ({ tools }) => composeScanned(await tools.scans(SCANS_READ));

const FLAVOURS = { salty: 'Sodium', sweet: 'Sugar', fatty: 'Fat' } as const;

export const extreme: Answerer = async ({ of, tools }) => {
  const flavour = (['salty', 'sweet', 'fatty'] as const).find((word) =>
    of.said.includes(word === 'salty' ? 'saltiest' : word === 'sweet' ? 'sweetest' : 'fattiest'),
  );
  const nutrient = of.nutrients[0] ?? (flavour === undefined ? null : FLAVOURS[flavour]);
  // Of an amount "lowest" is the least, of a score it is the worst.
  const isWorst =
    nutrient === null
      ? /\b(?:worst|lowest|unhealthiest|least healthy|most)\b/.test(of.said)
      : !/\b(?:least|lowest|less|best|healthiest)\b/.test(of.said);
  const scans = await tools.scans(SCANS_READ);
  return composeExtreme(nutrient === null ? scans.filter(isJudged) : scans, tools.now, isWorst ? 'worst' : 'best', nutrient);
};

export const holding: Answerer = async ({ of, tools }) => {
  const asked = of.criteria.flatMap((one) => (one.kind === 'diet' && !of.stated.diets.includes(one.diet) ? [one.diet] : []));
  const diets = of.diets.length > 0 ? of.diets : asked;
  const sides = of.criteria.flatMap((one) => (one.kind === 'amount' ? [one.side] : []));
  const conflicts = /\b(?:conflict\w*|break|against|violate\w*|fit|match)\b/.test(of.said) && diets.length === 0;
  return composeHolding(await tools.scans(SCANS_READ), {
    nutrients: of.nutrients,
    additives: of.additives,
    diets,
    side: sides[0] ?? null,
    conflicts,
    anyAdditive: /\badditives?\b/.test(of.said) && of.additives.length === 0,
  });
};

export const mine: Answerer = async ({ of, tools }) => {
  if (/\b(?:bmi|body mass index)\b/.test(of.said)) return composeBmi(tools.profile());
  const [nutrient] = of.nutrients;
  if (nutrient !== undefined && /\b(?:need|should|how much|how many|target|must)\b/.test(of.said))
    return composeNeed(nutrient, tools.profile());
  return composeMine(tools.profile(), await tools.preferences());
};
