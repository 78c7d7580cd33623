import { hasWholeList } from '../../food/index.ts';
import { speaksNothingAgainst } from '../../people/index.ts';
import { type Answer, answerOf, entriesOf, entryOf } from '../answer.ts';
import type { Block, ComparedFood, NutrientComparison } from '../blocks.ts';
import type { ProductView } from '../facts.ts';
import { amountIn, gradeOf, MAIN_FIGURES, named, nutrimentOf, scored, shownAmount } from '../figures.ts';
import { conflictOf, sourcesOfLines } from './verdict.ts';

const MAX_DIFFERENCES = 4;
/** Below this neither of two foods is called a good choice. */
const EVERYDAY = 25;
/** So few points apart no food is the better one. */
const ALIKE_POINTS = 2;
/** Amounts that are asked for and differ by less than this share of the greater one are called alike. */
const ALIKE_SHARE = 0.05;
/** Foods whose scores are alike are set apart by amounts that differ by more than this share. */
const APART_SHARE = 0.1;
/** From here on a difference has a sentence, in kcal or g per 100 g or ml. */
const NOTABLE: Readonly<Record<string, number>> = { Calories: 15, Sugar: 1, 'Saturated Fat': 0.5, Sodium: 0.1, Fiber: 1, Protein: 1 };
const MAX_APART = 3;

/** Two foods side by side, and which of them suits the person better. `about`: the nutrients asked for, if any. */
export function composeComparison(one: ProductView, other: ProductView, about: readonly string[]): Answer {
  const outcome = outcomeOf(one, other);
  const isAlike = outcome.outcome === 'alike' || outcome.outcome === 'equal';
  const asked = comparedBlock(one, other, about.length === 0 && isAlike ? mostApart(one, other) : about);
  // What was asked after comes first, unless one of them must not be eaten.
  const isFree = about.length > 0 && (outcome.outcome === 'better' || isAlike);
  return answerOf(
    [
      ...(isFree && asked.nutrients.length > 0 ? [asked, outcome] : [outcome, asked]),
      isAlike ? additivesApart(one, other) : null,
      Math.max(one.score, other.score) < EVERYDAY ? { kind: 'neither for every day' } : null,
      {
        kind: 'figures side by side',
        per: one.per === other.per ? one.per : null,
        nutriments: MAIN_FIGURES,
        foods: [columnOf(one), columnOf(other)],
      },
      differencesOf(one, other),
      {
        kind: 'alerts by food',
        alerts: [one, other].flatMap((product) =>
          product.alerts.filter(({ level }) => level !== 'note').map((alert) => ({ food: named(product), alert })),
        ),
      },
      one.per === other.per ? null : { kind: 'different bases' },
    ],
    [
      entryOf(one),
      entryOf(other),
      { kind: 'scoring rules' },
      ...sourcesOfLines([...one.contributions.slice(0, 1), ...other.contributions.slice(0, 1)]),
    ],
  );
}

function comparedBlock(one: ProductView, other: ProductView, about: readonly string[]): Extract<Block, { kind: 'compared nutrients' }> {
  return { kind: 'compared nutrients', nutrients: about.flatMap((name) => comparisonOf(one, other, name) ?? []) };
}

/** What two foods differ in most, by canonical names. */
function mostApart(one: ProductView, other: ProductView): readonly string[] {
  return Object.entries(NOTABLE)
    .flatMap(([name, notable]) => {
      const nutriment = nutrimentOf(name);
      const [first, second] = nutriment === null ? [null, null] : [amountIn(one, nutriment), amountIn(other, nutriment)];
      if (first === null || second === null || Math.abs(first - second) < Math.max(notable, APART_SHARE * Math.max(first, second)))
        return [];
      return [{ name, gap: Math.abs(first - second) / notable }];
    })
    .sort((a, b) => b.gap - a.gap)
    .slice(0, MAX_APART)
    .map(({ name }) => name);
}

/** Additives that only one of two has, where both lists are known. */
function additivesApart(one: ProductView, other: ProductView): Block | null {
  if (!hasWholeList(one.facts) || !hasWholeList(other.facts)) return null;
  const only = (own: ProductView, others: ProductView) => own.facts.additives.filter((code) => !others.facts.additives.includes(code));
  const foods = [
    { food: named(one), codes: only(one, other) },
    { food: named(other), codes: only(other, one) },
  ].filter(({ codes }) => codes.length > 0);
  return foods.length === 0 ? null : { kind: 'additives apart', foods };
}

/**
 * "Why does A get a worse grade than B?" Whether it does, what they differ in, and how they compare for the one who asks.
 *
 * @param isWorse whether `one` was asked about as having the worse grade
 */
export function composeGrades(one: ProductView, other: ProductView, isWorse: boolean): Answer {
  const [grade, otherGrade] = [gradeOf(one), gradeOf(other)];
  const compared = composeComparison(one, other, mostApart(one, other));
  if (grade === null || otherGrade === null) return compared;
  const outcome = grade === otherGrade ? 'same' : grade > otherGrade === isWorse ? 'so' : 'other way round';
  const grades: Block = { kind: 'grades', one: { ...named(one), grade }, other: { ...named(other), grade: otherGrade }, outcome };
  return { ...compared, blocks: [grades, ...compared.blocks] };
}

/** Three foods or more of which one is to be taken. What somebody must not eat is never the one. */
export function composeOptions(products: readonly ProductView[], name: string | null, side: 'most' | 'least'): Answer {
  const nutriment = name === null ? null : nutrimentOf(name);
  const by = nutriment === null ? null : name;
  const figureOf = (product: ProductView): number | null => (nutriment === null ? product.score : amountIn(product, nutriment));
  const sign = nutriment === null || side === 'most' ? 1 : -1;
  const stated = products
    .filter((product) => figureOf(product) !== null)
    .sort((one, other) => ((figureOf(other) ?? 0) - (figureOf(one) ?? 0)) * sign);
  const free = stated.filter((product) => !breaksSomething(product));
  const top = free[0] === undefined ? null : figureOf(free[0]);
  const within = nutriment === null ? ALIKE_POINTS : ALIKE_SHARE * Math.abs(top ?? 0);
  const best = free.filter((product) => top !== null && Math.abs((figureOf(product) ?? 0) - top) <= within);
  const shown = (product: ProductView) => ({
    ...scored(product),
    amount: nutriment === null ? null : shownAmount(product, nutriment),
    per: product.per,
  });
  return answerOf(
    [
      {
        kind: 'options',
        name: by,
        side,
        best: best.map(shown),
        isPoor: best.every(({ score }) => score < EVERYDAY),
        foods: stated.map((product) => ({ ...shown(product), conflict: conflictOf(product) })),
      },
      { kind: 'not stated for', foods: products.filter((product) => figureOf(product) === null).map(named) },
      new Set(products.map(({ per }) => per)).size > 1 ? { kind: 'different bases' } : null,
    ],
    [...entriesOf(products), { kind: 'scoring rules' }],
  );
}

function outcomeOf(one: ProductView, other: ProductView): Extract<Block, { kind: 'comparison' }> {
  const [better, worse] = isBetter(one, other) ? [one, other] : [other, one];
  const outcome = (): Extract<Block, { kind: 'comparison' }>['outcome'] => {
    if (one.barcode === other.barcode) return 'same product';
    if (!better.suggestable && !worse.suggestable && breaksSomething(better) && breaksSomething(worse)) return 'neither suits';
    if (breaksSomething(worse) && !breaksSomething(better)) return 'only one suits';
    if (one.score === other.score) return 'equal';
    return Math.abs(one.score - other.score) <= ALIKE_POINTS ? 'alike' : 'better';
  };
  return { kind: 'comparison', outcome: outcome(), better: scored(better), worse: scored(worse) };
}

/** A food that suits the restrictions comes first, at any score. */
function isBetter(one: ProductView, other: ProductView): boolean {
  return breaksSomething(one) === breaksSomething(other) ? one.score >= other.score : !breaksSomething(one);
}

/** Something graver than a note is against it. */
const breaksSomething = ({ alerts, people }: ProductView): boolean =>
  people === undefined ? alerts.some(({ level, about }) => level !== 'note' && about !== 'alcohol') : !speaksNothingAgainst(people.answer);

function comparisonOf(one: ProductView, other: ProductView, name: string): NutrientComparison | null {
  const per = one.per === other.per ? one.per : null;
  const nutriment = nutrimentOf(name);
  if (nutriment === null) return null;
  const [first, second] = [amountIn(one, nutriment), amountIn(other, nutriment)];
  const [firstShown, secondShown] = [shownAmount(one, nutriment), shownAmount(other, nutriment)];
  if (first === null || firstShown === null) return { kind: 'not stated', name, food: named(one) };
  if (second === null || secondShown === null) return { kind: 'not stated', name, food: named(other) };
  if (first === second) return { kind: 'equal', name, amount: firstShown, per };
  if (Math.abs(first - second) < ALIKE_SHARE * Math.max(first, second)) {
    const [less, more] = first < second ? [one, other] : [other, one];
    const [lessShown, moreShown] = first < second ? [firstShown, secondShown] : [secondShown, firstShown];
    return { kind: 'alike', name, food: named(less), other: named(more), less: lessShown, more: moreShown, per };
  }
  return first > second
    ? { kind: 'less', name, food: named(other), other: named(one), less: secondShown, more: firstShown, per }
    : { kind: 'less', name, food: named(one), other: named(other), less: firstShown, more: secondShown, per };
}

function columnOf(product: ProductView): ComparedFood {
  return {
    ...named(product),
    score: product.score,
    grade: gradeOf(product),
    nova: product.facts.nova,
    amounts: MAIN_FIGURES.map((nutriment) => shownAmount(product, nutriment)),
  };
}

/** The lines of the two ledgers that differ most. */
function differencesOf(one: ProductView, other: ProductView): Block {
  const ids = new Set([...one.contributions, ...other.contributions].map(({ id }) => id));
  const differences = [...ids]
    .map((id) => {
      const lines = [one, other].map((product) => ({ product, line: product.contributions.find((line) => line.id === id) }));
      return { gap: Math.abs((lines[0]?.line?.points ?? 0) - (lines[1]?.line?.points ?? 0)), lines };
    })
    .filter(({ gap }) => gap > 0)
    .sort((first, second) => second.gap - first.gap)
    .slice(0, MAX_DIFFERENCES)
    .map(({ lines }) => lines.flatMap(({ product, line }) => (line === undefined ? [] : [{ food: named(product), line }])));
  return { kind: 'score differences', differences };
}

/** "Which one has the most protein?" Of the products of the answers before. */
export function composeAmong(products: readonly ProductView[], name: string | null, side: 'most' | 'least'): Answer {
  const nutriment = name === null ? null : nutrimentOf(name);
  const figureOf = (product: ProductView): number | null => (nutriment === null ? product.score : amountIn(product, nutriment));
  const stated = products
    .filter((product) => figureOf(product) !== null)
    .sort((one, other) => ((figureOf(other) ?? 0) - (figureOf(one) ?? 0)) * (side === 'most' ? 1 : -1));
  return answerOf(
    [
      {
        kind: 'ranked foods',
        name: nutriment === null ? null : name,
        side,
        foods: stated.map((product) => ({
          ...scored(product),
          amount: nutriment === null ? null : shownAmount(product, nutriment),
          per: product.per,
          conflict: conflictOf(product),
        })),
      },
      { kind: 'not stated for', foods: products.filter((product) => figureOf(product) === null).map(named) },
    ],
    entriesOf(products),
  );
}
