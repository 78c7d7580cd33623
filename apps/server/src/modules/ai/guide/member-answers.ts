import {
  type Answer,
  bestAndLowest,
  comparedBy,
  composeBestOrWorst,
  composeBmi,
  composeEaten,
  composeMemberData,
  composeNeed,
  composeOwnFoods,
  composeScanned,
  composeTooMuch,
  composeWeek,
  type Days,
  type OwnSet,
  recentOf,
  type Time,
} from '@labelwise/domain/guide';
import type { JudgedScan } from '../tools/assistant-tools.ts';
import { adviceOfKinds } from './guarded.ts';
import { type Answerer, type Inquiry, MAX_SCANS } from './inquiry.ts';
import { betterThan } from './lookup.ts';

/** A swap is proposed at this score or below. */
const MAX_SCORE_TO_SWAP = 60;
const DAY_MS = 86_400_000;

/** A score that rests on nothing is in no average, and neither the best nor the worst. */
const isJudged = ({ basis }: JudgedScan): boolean => basis !== 'none';

/** "Analyze my recent food choices", "am I eating too much salt?" */
export const week: Answerer<'my week'> = async ({ nutrient }, { tools }) => {
  const all = await tools.own('scans', MAX_SCANS);
  if (nutrient !== null) return composeTooMuch(all, tools.now, nutrient);
  const scans = all.filter(isJudged);
  const recent = recentOf(scans, tools.now).scans;
  const worst = recent.length === 0 ? null : bestAndLowest(recent)[1];
  const found = worst === null || worst.product.score > MAX_SCORE_TO_SWAP ? null : await betterThan(worst.product, [], tools);
  const better = found?.isGood === true ? found.foods[0] : undefined;
  return composeWeek(scans, tools.now, worst === null || better === undefined ? null : { from: worst, to: better });
};

/** What was noted as eaten today, and what that leaves of a day. */
export const eatenToday = async ({ nutrient }: { nutrient: string | null }, { tools }: Inquiry): Promise<Answer> =>
  composeEaten(
    (await tools.own('eaten', MAX_SCANS)).filter(({ day }) => day === tools.today),
    tools.profile(),
    nutrient,
  );

export const listed: Answerer<'own list'> = async ({ set, time }, { tools }) => {
  const all = await tools.own(set, MAX_SCANS);
  const days = set === 'list' || all.length === 0 ? null : daysOf(time, tools);
  const found = days === null ? all : all.filter(({ day }) => days.from <= day && day <= days.to);
  return withNames(composeScanned(found, set, days), set, tools);
};

/** What stands on a shopping list as a name alone is named, since nothing is known of it. */
async function withNames(answer: Answer, set: OwnSet, tools: Inquiry['tools']): Promise<Answer> {
  const names = set === 'list' ? await tools.listNames() : [];
  if (names.length === 0) return answer;
  const blocks = answer.blocks.filter(({ kind }) => kind !== 'none of own');
  return { ...answer, blocks: [...blocks, { kind: 'list names', names: names.slice(0, MAX_NAMES) }] };
}
const MAX_NAMES = 12;

/** The first and the last day of what a question asks for. */
function daysOf(time: Time, { now, today, dayOf }: Inquiry['tools']): Days | null {
  const before = (days: number): string => dayOf(now - days * DAY_MS);
  if (time === null) return null;
  if (time === 'today') return { from: today, to: today, named: 'today' };
  if (time === 'yesterday') return { from: before(1), to: before(1), named: 'yesterday' };
  if (time === 'week') return { from: before(DAYS_OF_WEEK - 1), to: today, named: null };
  if (time === 'month') return { from: `${today.slice(0, -2)}01`, to: today, named: null };
  if ('from' in time) return { from: before(time.from), to: before(time.to), named: null };
  const since = (new Date(`${today}T00:00:00Z`).getUTCDay() - time.weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  if (time.isSince) return { from: before(since), to: today, named: null };
  // Who names the day that it is means the one a week ago.
  const on = before(since === 0 ? DAYS_OF_WEEK : since);
  return { from: on, to: on, named: null };
}
const DAYS_OF_WEEK = 7;

export const bestOrWorst: Answerer<'own ranking'> = async (intent, { tools, typed }) => {
  const all = await tools.own(intent.set, MAX_SCANS);
  // "The worst for my heart" is that by what counts for the heart.
  const nutrient = intent.nutrient ?? comparedBy(typed)[0] ?? null;
  return withNames(
    composeBestOrWorst(nutrient === null ? all.filter(isJudged) : all, tools.now, { ...intent, nutrient }),
    intent.set,
    tools,
  );
};

export const ownFoods: Answerer<'own foods'> = async (intent, inquiry) => {
  const { tools, needs } = inquiry;
  const scans = await tools.own(intent.set, MAX_SCANS);
  // An illness leaves nothing out, yet has advice on kinds of food.
  const products = intent.property.kind === 'conflict' ? scans.map(({ product }) => product) : [];
  const against = products.filter((product) => adviceOfKinds([product], needs).some(({ level }) => level === 'never' || level === 'no'));
  const composed = composeOwnFoods(scans, intent, new Set(against.map(({ barcode }) => barcode)));
  const answer = await withNames(composed, intent.set, tools);
  const advised = adviceOfKinds(products, needs);
  return advised.length === 0 ? answer : { ...answer, blocks: [...answer.blocks, { kind: 'kind advice', lines: advised, isKnown: true }] };
};

export const memberData: Answerer<'my profile'> = async ({ about }, { tools }) => {
  if (about === 'bmi') return composeBmi(tools.profile());
  return about === 'all' ? composeMemberData(tools.profile(), await tools.preferences()) : composeNeed(about.need, tools.profile());
};
