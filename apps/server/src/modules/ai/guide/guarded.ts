import {
  type Answer,
  adviceOn,
  type Block,
  foodsNamed,
  hasUnknownBeside,
  type KindAdvice,
  kindsOfTags,
  needsOfKinds,
  type ProductView,
  unjudgedProducts,
  withLeftOut,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';
import { fitByAlerts } from '@labelwise/domain/scoring';
import type { Inquiry } from './inquiry.ts';
import { withNamedAgainst } from './named-against.ts';

/** Foods of an answer that are looked up again, and named as not for those who ask. */
const MAX_LOOKED_UP = 12;
const MAX_NAMED = 5;
/** Up to so many have a line for the reason. */
const MAX_IN_FULL = 2;

/**
 * Every answer leaves the guide by this: nothing that it names, be it a product, a kind of food or a food in one of our own texts, is left
 * without a word where those whom it is for must not eat it.
 */
export async function guarded(composed: Answer, inquiry: Inquiry): Promise<Answer> {
  const { diets, tools, states } = inquiry;
  const answer = await withNamedAgainst(composed, inquiry);
  // With low blood sugar a sweet drink is what helps.
  const needs = states.includes('low sugar') ? [] : inquiry.needs;
  const unjudged = unjudgedProducts(answer).slice(0, MAX_LOOKED_UP);
  const judged = answer.blocks.flatMap((block) => (block.kind === 'people verdict' ? [block.food.barcode] : []));
  const products = await looked(unjudged, inquiry);
  const against = products.flatMap((product) => notForThem(product)).slice(0, MAX_NAMED);
  const isBrief = against.length > MAX_IN_FULL;
  const named = needs.length === 0 ? [] : [...(await looked(judged.slice(0, MAX_LOOKED_UP), inquiry)), ...products];
  const advised = [
    ...adviceOfKinds(
      named.filter((product) => !isRefused(product)),
      needs,
    ),
    ...adviceOfKinds(named.filter(isRefused), needs).filter(({ level }) => STRICT.has(level)),
  ];
  // Beside what must not be eaten at all, how much of it would suit says nothing.
  const lines = against.length === 0 ? advised : advised.filter(({ level }) => level === 'never' || level === 'no');
  const mild = await withoutMilder(answer, inquiry);
  const advice: Block[] =
    lines.length === 0 || mild.blocks.some(({ kind }) => kind === 'kind advice') ? [] : [{ kind: 'kind advice', lines, isKnown: true }];
  const refused = against.map((block) => ({ ...block, isBrief }));
  const isBehind = refused.length === 0 && mayFollowFigure(lines, needs) && mild.blocks.some(isFigure);
  const whole = {
    ...mild,
    blocks: isBehind ? behindFigures(mild.blocks, advice) : belowWhom(mild.blocks, [...refused, ...advice]),
  };
  return withLeftOut(withoutFine(whole, inquiry), {
    needs,
    diets,
    leavesOut: tools.leavesOut,
  });
}

/**
 * Of a food that must not be eaten its figures do not say that it is fine, nor of one beside it that is refused; and nothing is cleared of
 * a dish by the one word of its name that is known ("kung pao chicken").
 */
function withoutFine(answer: Answer, { typed, diets }: Inquiry): Answer {
  const facts = answer.blocks.flatMap((block) => (block.kind === 'generic food' ? [block.fact] : []));
  const isRefused = facts.some((fact) => fact.asked === 'suits' && (fact.certainty === 'certain' || fact.certainty === 'usual'));
  const isClearing = (block: Block): boolean => {
    if (block.kind !== 'generic food') return false;
    const { fact } = block;
    const isFine = fact.asked === 'judged' && fact.high.length === 0;
    const isCleared = (fact.asked === 'suits' && fact.certainty === null) || fact.asked === 'usually without';
    return (isFine && isRefused) || ((isFine || isCleared) && diets.length > 0 && hasUnknownBeside(typed, fact.words));
  };
  return answer.blocks.some(isClearing) ? { ...answer, blocks: answer.blocks.filter((block) => !isClearing(block)) } : answer;
}

/** How much of a product would suit is stated of none that must not be eaten at all. */
async function withoutMilder(answer: Answer, inquiry: Inquiry): Promise<Answer> {
  const isMild = ({ level }: KindAdvice): boolean => !STRICT.has(level);
  if (!answer.blocks.some((block) => block.kind === 'kind advice' && block.lines.some(isMild))) return answer;
  const products = await looked(foodsNamed(answer).slice(0, MAX_LOOKED_UP), inquiry);
  const refused = products.filter(isRefused).map(({ name }) => foldText(name));
  if (refused.length === 0) return answer;
  const isOfRefused = ({ food }: KindAdvice): boolean => products.length === refused.length || refused.includes(foldText(food));
  const blocks = answer.blocks.flatMap((block): Block[] => {
    if (block.kind !== 'kind advice') return [block];
    const lines = block.lines.filter((line) => !isMild(line) || !isOfRefused(line));
    return lines.length === 0 ? [] : [{ ...block, lines }];
  });
  return { ...answer, blocks };
}
const STRICT: ReadonlySet<KindAdvice['level']> = new Set(['never', 'no', 'ask']);

/** Somebody of those whom an answer is for must not eat it. */
function isRefused({ people, alerts }: ProductView): boolean {
  return people === undefined ? fitByAlerts(alerts) === 'conflict' : people.answer === 'conflict';
}

async function looked(barcodes: readonly string[], { tools }: Inquiry): Promise<readonly ProductView[]> {
  const found = await Promise.all(barcodes.map((barcode) => tools.product(barcode)));
  return found.flatMap((product) => product ?? []);
}

/** A line that a product is not for the one who asks; where it is judged for others, the answer has theirs already. */
export function notForThem({ barcode, name, brand, alerts, people }: ProductView): Extract<Block, { kind: 'people verdict' }>[] {
  const grave = alerts.filter(({ level }) => level === 'conflict' || level === 'traces');
  if (people !== undefined || grave.length === 0) return [];
  const answer = grave.some(({ level }) => level === 'conflict') ? 'conflict' : 'unknown';
  return [
    {
      kind: 'people verdict',
      food: { barcode, name, brand },
      answer,
      people: [{ name: null, answer, score: null, youthRule: null, alerts: grave }],
    },
  ];
}

/** What advice says against the kinds of these products. */
export function adviceOfKinds(products: readonly ProductView[], needs: Inquiry['needs']): readonly KindAdvice[] {
  const kinds = products.flatMap(({ name, facts }) =>
    kindsOfTags(facts.categoriesTags)
      .slice(0, 1)
      .map((kind) => ({ kind, words: name })),
  );
  return adviceOn(kinds, needsOfKinds(needs), [])
    .filter(({ level }) => level === 'never' || level === 'no' || level === 'ask' || level === 'little' || level === 'limited')
    .slice(0, MAX_NAMED);
}

/**
 * Asked how much, the figure is the answer, and how much of it suits an illness stands right behind it. What must not be eaten at all, and
 * what is advised in pregnancy or for a small child, stays first.
 */
function mayFollowFigure(lines: readonly KindAdvice[], needs: Inquiry['needs']): boolean {
  return lines.every(({ level, held }) => level !== 'never' && held.length === 0) && !needs.some((need) => OF_CIRCUMSTANCES.has(need));
}
const OF_CIRCUMSTANCES: ReadonlySet<Inquiry['needs'][number]> = new Set(['pregnancy', 'breastfeeding', 'infant', 'toddler']);

const isFigure = (block: Block): boolean =>
  block.kind === 'reckoned' ||
  (block.kind === 'contents' && block.lines.length > 0 && block.lines.every(({ kind }) => kind === 'amount' || kind === 'portion'));

function behindFigures(blocks: readonly Block[], behind: readonly Block[]): readonly Block[] {
  const last = blocks.findLastIndex((block) => isFigure(block) || block.kind === 'sugar in cubes' || block.kind === 'piece not weighed');
  return [...blocks.slice(0, last + 1), ...behind, ...blocks.slice(last + 1)];
}

/** Below what says whom the answer is for, and what was reported, and below a "yes, it is in there" that was asked for. */
function belowWhom(blocks: readonly Block[], above: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex((block) => !ABOVE.has(block.kind) && !saysItIsHeld(block));
  return at === -1 ? [...blocks, ...above] : [...blocks.slice(0, at), ...above, ...blocks.slice(at)];
}
const saysItIsHeld = (block: Block): boolean =>
  block.kind === 'generic food' || (block.kind === 'suitability' && block.answers.every(({ suitability }) => suitability.answer === 'no'));
const ABOVE: ReadonlySet<Block['kind']> = new Set([
  'for people',
  'people unknown',
  'restrictions changed',
  'circumstances changed',
  'stored already',
]);
