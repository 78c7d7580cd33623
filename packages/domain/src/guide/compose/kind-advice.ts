import { isDiet } from '../../diets/index.ts';
import { foldText } from '../../lib/index.ts';
import { understand } from '../../understanding/index.ts';
import type { Answer } from '../answer.ts';
import type { Block, KindAdvice } from '../blocks.ts';
import { type Circumstance, conditionsOf, type StateName } from '../declared/circumstances.ts';
import { idsOf } from '../declared/named-foods.ts';
import { OTHERS_APART, OTHERS_ASKED, OTHERS_UNNAMED } from '../knowledge/caution-advice.data.ts';
import {
  ADVICE_LEVELS,
  type AdviceLevel,
  HELD,
  KIND_ADVICE,
  KIND_REASONS,
  type KindReason,
  type Need,
} from '../knowledge/kind-advice.data.ts';
import { KINDS, type KindId } from '../knowledge/kinds.data.ts';
import { kindsOfTags, type NamedKind } from '../knowledge/kinds.ts';

const OF_CONDITION: Readonly<Record<string, Need>> = {
  Diabetes: 'diabetes',
  'High Blood Pressure': 'blood pressure',
  'Heart Disease': 'heart',
  'High Cholesterol': 'cholesterol',
  'Kidney Disease': 'kidneys',
  GERD: 'reflux',
  IBS: 'FODMAP',
  Celiac: 'gluten',
};
/** "Pregnancy", "schwanger", "enceinte" as a word of a health profile. */
const tellsOfPregnancyIn = (words: string): boolean =>
  /\b(?:pregnan\w*|schwanger\w*|enceinte|grossesse|embaraz\w*|incinta|gravidanza|gravid[ae]\w*|zwanger\w*)/.test(foldText(words));
/** Needs bear the names of their states; with low blood sugar every food is a matter of minutes. */
function needsOfState(name: StateName): Need[] {
  if (name === 'low sugar') return [];
  return name === 'insulin' || name === 'metformin' ? [name, 'diabetes'] : [name];
}

/**
 * What advice on kinds of food is for: what was reported, and what those whom it is for keep to.
 *
 * @param diets that bind them, by id
 */
export function needsOf(circumstances: readonly Circumstance[], conditions: readonly string[], diets: readonly string[]): Need[] {
  const reported = circumstances.flatMap((one): Need[] => {
    if (one.kind === 'child') return [one.age < 1 ? 'infant' : one.age < 3 ? 'toddler' : one.age < 5 ? 'young child' : 'child'];
    if (one.kind === 'state') return needsOfState(one.name);
    return one.kind === 'condition' ? [] : [one.kind];
  });
  // A profile may hold words of its own: "Pregnant".
  const inWords = conditions.flatMap((words): Need[] => (tellsOfPregnancyIn(words) ? ['pregnancy'] : []));
  const ill = [...[...conditionsOf(circumstances), ...conditions].flatMap((name) => OF_CONDITION[name] ?? []), ...inWords];
  const bound = [
    ...(diets.includes('gluten-free') ? (['gluten'] as const) : []),
    ...(diets.includes('lactose-free') ? (['lactose'] as const) : []),
    ...(diets.includes('phenylalanine-free') ? (['phenylketonuria'] as const) : []),
  ];
  return [...new Set([...reported, ...ill, ...bound])];
}

/** The ids of diets that words of a health profile stand for: "Allergy: Peanuts" is peanut-free. */
export function dietsOfLimits(limits: readonly string[]): string[] {
  return limits.flatMap((limit) => {
    const id = limit.toLowerCase();
    return isDiet(id) ? [id] : idsOf(understand(limit), limit);
  });
}

/**
 * What holds of each kind of food for those needs, the strictest first; nothing of kinds that no need speaks of.
 *
 * @param isLeftOut whether words name a food that somebody of those whom it is for leaves out
 * @param isComplete a food that no row names gets a line as well, so that silence is not read as leave
 */
export function adviceOn(
  foods: readonly NamedKind[],
  needs: readonly Need[],
  diets: readonly string[],
  isLeftOut: (words: string) => boolean = () => false,
  isComplete = false,
): KindAdvice[] {
  const lines = foods.flatMap(({ kind, words, isPart = false, beside }): KindAdvice[] => {
    const named = needs.flatMap((need) => rowOf(kind, need) ?? []);
    const rows = isComplete ? [...named, ...othersOf(kind, needs, named.length > 0)] : named;
    const strictest = ADVICE_LEVELS.find((level) => rows.some((row) => row.level === level));
    const held = heldIn(kind, diets).filter((one) => !(one === 'gluten' && strictest === 'no'));
    // Whoever leaves out gluten or lactose may have oats or cheese that are without it.
    const isOfKind = rows.some(({ reason }) => /^(?:gluten|lactose)_/.test(reason));
    const isOut = held.length === 0 && !isOfKind && isLeftOut(foldText(words));
    const level = held.length > 0 || isOut ? 'never' : strictest;
    // That a part of a dish is fine says nothing of the dish.
    const isOfUnknown = isPart || (beside !== undefined && needs.some((need) => rowOf(beside, need) === null));
    if (level === undefined || (level === 'fine' && isOfUnknown && !isComplete)) return [];
    if (level === 'fine' && isOfUnknown)
      return [{ food: words, level: 'ask', reasons: ['ask_unknown'], held: [], diets: [], isLeftOut: false }];
    // Of what speaks against it everything counts; that it is fine in one respect says little then.
    const reasons = rows.filter((row) => level === 'fine' || row.level !== 'fine').map(({ reason }) => reason);
    return [
      {
        food: words,
        level,
        reasons: [...new Set(reasons)],
        held,
        diets: diets.filter((diet) => held.some((one) => HELD[one]?.includes(diet))),
        isLeftOut: isOut,
      },
    ];
  });
  return lines.toSorted((one, other) => ADVICE_LEVELS.indexOf(one.level) - ADVICE_LEVELS.indexOf(other.level));
}

/** Whether a product is of a kind that is not for those needs, or not without asking: it is not proposed. */
export function isAdvisedAgainst(categories: readonly string[], needs: readonly Need[]): boolean {
  const ofKinds = needsOfKinds(needs);
  return kindsOfTags(categories).some((kind) => ofKinds.some((need) => NOT_PROPOSED.has(rowOf(kind, need)?.level ?? 'fine')));
}
/** The needs that a product's kind alone speaks to. */
export function needsOfKinds(needs: readonly Need[]): readonly Need[] {
  return needs.filter((need) => !JUDGED_BY_PACKS.has(need));
}
/** Of these the list of each product tells: pasta may be free of gluten. */
const JUDGED_BY_PACKS: ReadonlySet<Need> = new Set(['gluten', 'lactose']);
const NOT_PROPOSED: ReadonlySet<AdviceLevel> = new Set(['never', 'no', 'ask', 'little', 'limited']);

function rowOf(kind: KindId, need: Need): { level: AdviceLevel; reason: KindReason } | null {
  const row = KIND_ADVICE[need].find(([, , kinds]) => kinds.split(' ').includes(kind));
  return row === undefined ? null : { level: row[0], reason: row[1] };
}

/** What holds of a kind that no row of a need names. @param isNamed another need does */
function othersOf(kind: KindId, needs: readonly Need[], isNamed: boolean): { level: AdviceLevel; reason: KindReason }[] {
  return needs.flatMap((need): { level: AdviceLevel; reason: KindReason }[] => {
    if (rowOf(kind, need) !== null) return [];
    if (OTHERS_ASKED.has(need)) return [{ level: 'ask', reason: 'ask_unknown' }];
    if (OTHERS_APART.has(need) && kind !== 'water') return [{ level: 'apart', reason: 'bis_apart' }];
    return OTHERS_UNNAMED.has(need) && !isNamed ? [{ level: 'unnamed', reason: 'medicine_unnamed' }] : [];
  });
}

/** States that are still to be minded with kinds of food, where advice does not call all of them fine. */
export function statesToMind(states: readonly StateName[], named: readonly NamedKind[]): StateName[] {
  const isFine = (name: StateName) => {
    const needs = needsOfState(name);
    return named.length > 0 && needs.length > 0 && named.every(({ kind }) => needs.every((need) => rowOf(kind, need)?.level === 'fine'));
  };
  return states.filter((name) => !isFine(name));
}

function heldIn(kind: KindId, diets: readonly string[]): string[] {
  return KINDS[kind].holds.filter((held) => (HELD[held] ?? []).some((diet) => diets.includes(diet)));
}

/** Answers without a food: advice on its kind stands in their place. */
const NO_ANSWER: ReadonlySet<Block['kind']> = new Set([
  'not found',
  'scan it',
  'perhaps meant',
  'ask back',
  'unknown',
  'not sure',
  'no ideas',
  'capabilities',
]);
/** The advice states the same, for that very food. */
const STATED_AGAIN: ReadonlySet<Block['kind']> = new Set(['states first']);
/** What holds in general praises what somebody must not eat, and which product is meant does not matter then. */
const NOT_BESIDE_NO: ReadonlySet<Block['kind']> = new Set(['general', 'own limits first', 'topic', 'several foods']);

/**
 * An answer below what holds of the kinds of food that were asked about. Where it knew no food, the advice stands in its place; of a
 * judged product it stands first where it speaks against it.
 */
export function withKindAdvice(answer: Answer, lines: readonly KindAdvice[], isOnly: boolean): Answer {
  const [first] = lines;
  if (first === undefined) return answer;
  // What a pack shows goes before what is usual.
  const isConflict = answer.blocks.some(
    (block) =>
      (block.kind === 'verdict' && block.summary.kind !== 'everyday' && block.summary.kind !== 'normal amounts') ||
      block.kind === 'people verdict' ||
      block.kind === 'suitability',
  );
  // Above "not for you" nothing says how much of it would suit.
  const isAgainstProduct = answer.blocks.some((block) => {
    if (block.kind === 'verdict') return block.summary.kind === 'conflict';
    if (block.kind === 'suitability') return block.answers.some(({ suitability }) => suitability.answer === 'no');
    return block.kind === 'people verdict' && block.answer === 'conflict';
  });
  const shown = isAgainstProduct
    ? lines.filter(({ level }) => level === 'never' || level === 'no' || level === 'ask')
    : isConflict
      ? lines.filter(({ level }) => level !== 'fine')
      : lines;
  if (shown.length === 0) return answer;
  const isMissing = answer.blocks.some(({ kind }) => kind === 'not found' || kind === 'perhaps meant' || kind === 'unknown');
  const isAgainst = first.level === 'never' || first.level === 'no';
  const below = isOnly
    ? []
    : answer.blocks.filter(({ kind }) => !NO_ANSWER.has(kind) && !STATED_AGAIN.has(kind) && !(isAgainst && NOT_BESIDE_NO.has(kind)));
  const publications = [...new Set(shown.flatMap(({ reasons }) => reasons.flatMap((reason) => KIND_REASONS[reason])))];
  return {
    ...answer,
    blocks: [{ kind: 'kind advice', lines: shown, isKnown: !isMissing }, ...below],
    sources: [
      ...publications.map((publication) => ({ kind: 'publication' as const, publication })),
      ...(isAgainst || below.length === 0
        ? answer.sources.filter(({ kind }) => kind !== 'publication' && below.length > 0)
        : answer.sources),
    ],
    ...(isOnly && { suggested: [], derived: [] }),
  };
}
