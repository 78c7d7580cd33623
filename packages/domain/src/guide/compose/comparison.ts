import { speaksNothingAgainst } from '../../people/index.ts';
import { type Answer, answerOf, entriesOf, entryOf } from '../answer.ts';
import type { Block, ComparedFood, NutrientComparison } from '../blocks.ts';
import type { ProductView } from '../facts.ts';
import { amountIn, gradeOf, MAIN_FIGURES, named, nutrimentOf, scored, shownAmount } from '../figures.ts';
import { conflictOf, sourcesOfLines } from './verdict.ts';

const MAX_DIFFERENCES = 4;
/** Below this neither of two foods is called a good choice. */
const EVERYDAY = 25;

/** Two foods side by side, and which of them suits the person better. `about`: the nutrients asked for, if any. */
export function composeComparison(one: ProductView, other: ProductView, about: readonly string[]): Answer {
  const outcome = outcomeOf(one, other);
  const asked: Extract<Block, { kind: 'compared nutrients' }> = {
    kind: 'compared nutrients',
    nutrients: about.flatMap((name) => comparisonOf(one, other, name) ?? []),
  };
  // What was asked after comes first, unless one of them must not be eaten.
  const isFree = outcome.outcome === 'better' || outcome.outcome === 'equal';
  return answerOf(
    [
      ...(isFree && asked.nutrients.length > 0 ? [asked, outcome] : [outcome, asked]),
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

function outcomeOf(one: ProductView, other: ProductView): Extract<Block, { kind: 'comparison' }> {
  const [better, worse] = isBetter(one, other) ? [one, other] : [other, one];
  const outcome = (): Extract<Block, { kind: 'comparison' }>['outcome'] => {
    if (one.barcode === other.barcode) return 'same product';
    if (!better.suggestable && !worse.suggestable && breaksSomething(better) && breaksSomething(worse)) return 'neither suits';
    if (breaksSomething(worse) && !breaksSomething(better)) return 'only one suits';
    return one.score === other.score ? 'equal' : 'better';
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
  const nutriment = nutrimentOf(name);
  if (nutriment === null) return null;
  const [first, second] = [amountIn(one, nutriment), amountIn(other, nutriment)];
  const [firstShown, secondShown] = [shownAmount(one, nutriment), shownAmount(other, nutriment)];
  if (first === null || firstShown === null) return { kind: 'not stated', name, food: named(one) };
  if (second === null || secondShown === null) return { kind: 'not stated', name, food: named(other) };
  if (first === second) return { kind: 'equal', name, amount: firstShown, per: one.per };
  return first > second
    ? { kind: 'less', name, food: named(other), other: named(one), less: secondShown, more: firstShown, per: other.per }
    : { kind: 'less', name, food: named(one), other: named(other), less: firstShown, more: secondShown, per: one.per };
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
