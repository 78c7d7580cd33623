import { readFood } from '../../matching/index.ts';
import { meets } from '../criteria.ts';
import type { AlternativeView, Criterion, ProductView } from '../facts.ts';
import { CLAIMS } from '../knowledge/claims.data.ts';
import { keptBy } from './advice.ts';
import { amountText, nutrimentOf, wordFor } from './figures.ts';
import { linked, listed, plainName, plainText, withBrand } from './format.ts';
import { bullets, type Reply, reply } from './reply.ts';
import { CLAIMS_SOURCE, entriesOf, entryOf, RULES_SOURCE } from './sources.ts';

/** Foods of one answer. */
export const SUGGESTED = 5;

/** "high in protein", "low in salt", "vegan", "with at least 10 g fibre": what was asked for, in words. */
export function criteriaWords(criteria: readonly Criterion[]): string {
  const kinds = criteria.flatMap((criterion) => {
    if (criterion.kind === 'diet') return [criterion.diet];
    if (criterion.kind === 'no additives') return ['without additives'];
    return criterion.kind === 'amount' ? [amountWords(criterion)] : [];
  });
  const limits = criteria.flatMap((one) =>
    one.kind === 'limit' ? [`at ${one.side} ${one.text}${one.name === 'Calories' ? '' : ` ${wordFor(one.name)}`}`] : [],
  );
  return [listed(kinds), limits.length === 0 ? '' : `with ${listed(limits)} per 100 g or ml`].filter((part) => part !== '').join(' ');
}

const amountWords = ({ side, name }: Extract<Criterion, { kind: 'amount' }>): string =>
  `${side === 'high' ? 'high in' : isSubstance(name) ? 'without' : 'low in'} ${wordFor(name)}`;
/** "Snacks that are vegan", "snacks with at least 10 g protein". */
const described = (label: string, criteria: readonly Criterion[]): string =>
  [label, criteriaWords(criteria)]
    .filter((part) => part !== '')
    .join(criteria.some(({ kind }) => kind !== 'limit' && kind !== 'guidance') ? ' that are ' : ' ');

/** How what was asked for is judged: by the claim of the regulation where there is one, and by whose limits otherwise. */
function basisOf(criteria: readonly Criterion[]): { text: string | null; sources: string[] } {
  const amounts = criteria.filter((one) => one.kind === 'amount');
  const claims = amounts.flatMap((one) =>
    Object.hasOwn(CLAIMS, `${one.side} ${one.name}`) ? [CLAIMS[`${one.side} ${one.name}`] ?? ''] : [],
  );
  const others = amounts.filter((one) => !Object.hasOwn(CLAIMS, `${one.side} ${one.name}`) && nutrimentOf(one.name) !== null);
  const text = [
    claims.length === 0 ? '' : `By the limits of nutrition claims ${listed(claims)}.`,
    others.length === 0 ? '' : `For “${listed(others.map(amountWords))}” the rules of the score decide, per 100 g or ml.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  return { text: text === '' ? null : text, sources: claims.length === 0 ? [] : [CLAIMS_SOURCE] };
}

const isSubstance = (name: string): boolean => nutrimentOf(name) === null;

/** One suggested food: why it is here, in figures of the catalogue. */
export function suggestionLine(product: ProductView, criteria: readonly Criterion[]): string {
  const figures = criteria.flatMap((criterion) => {
    const nutriment = criterion.kind === 'amount' || criterion.kind === 'limit' ? nutrimentOf(criterion.name) : null;
    const amount = nutriment === null ? null : amountText(product, nutriment);
    return amount === null || (criterion.kind !== 'amount' && criterion.kind !== 'limit') ? [] : [`${amount} ${wordFor(criterion.name)}`];
  });
  const grade = product.nutriScore.computable ? `, Nutri-Score ${product.nutriScore.grade.toUpperCase()}` : '';
  return `${withBrand(product)}: **${product.score}** (${product.label}${grade})${figures.length === 0 ? '' : `; ${figures.join(', ')} per ${product.per}`}`;
}

type Ideas = {
  /** Of what: "snacks"; `null` for any food. */
  label: string | null;
  criteria: readonly Criterion[];
  found: readonly ProductView[];
  /** Foods that the person scanned and that meet the same. */
  scanned: readonly ProductView[];
  /** What the advice rests on, above the list. */
  advice: string | null;
  adviceSources: readonly string[];
};

/** Foods of the catalogue and of one's own scans that are what was asked for; never one that breaks a restriction. */
export function composeIdeas({ label, criteria, found, scanned, advice, adviceSources }: Ideas): Reply {
  const what = described(label ?? 'foods', criteria);
  const isNear = criteria.some((criterion) => criterion.kind === 'amount' && criterion.nearly === true);
  const basis = basisOf(criteria);
  const own = scanned.filter(({ barcode }) => !found.some((one) => one.barcode === barcode)).slice(0, 3);
  const sources = [...adviceSources, ...(isNear ? [] : basis.sources), RULES_SOURCE, ...entriesOf([...found, ...own])];
  if (found.length === 0 && own.length === 0) {
    const diets = criteria.flatMap((one) => (one.kind === 'diet' ? [one.diet] : []));
    const wanted = described(
      label ?? 'foods',
      criteria.filter(({ kind }) => kind !== 'diet'),
    );
    return reply(
      [
        advice,
        `I know no ${wanted} in this catalogue that are surely ${diets.length === 0 ? 'within all you have to avoid' : listed(diets)}, so I suggest none. Ask for less at once, or scan what your shop has and I will score it.`,
      ],
      adviceSources,
    );
  }
  return reply(
    [
      advice,
      found.length === 0
        ? null
        : `${isNear ? `Nothing in the catalogue reaches that, so I looked for what comes near. ` : ''}${capital(what)}, from the catalogue, best for you first${keptWords(keptBy(found))}:\n${bullets(found.map((product) => suggestionLine(product, criteria))) ?? ''}`,
      own.length === 0 ? null : `From your own scans:\n${bullets(own.map((product) => suggestionLine(product, criteria))) ?? ''}`,
      isNear ? null : basis.text,
    ],
    sources,
    { suggested: [...found, ...own] },
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const keptWords = (kept: readonly string[]): string => (kept.length === 0 ? '' : ` (each known to fit ${listed(kept.map(plainName))})`);

/** "What could I eat instead?" */
export function composeAlternatives(product: ProductView, alternatives: readonly AlternativeView[], criteria: readonly Criterion[]): Reply {
  const asked = criteriaWords(criteria);
  const fitting = alternatives
    .filter((one) =>
      criteria.every((criterion) => meets(readFood(one.product.facts), criterion) || isLess(one.product, product, criterion)),
    )
    .slice(0, SUGGESTED);
  const intro = `${withBrand(product)} scores **${product.score} of 100** for you.`;
  if (fitting.length === 0) {
    const known = alternatives.length === 0 ? '' : ' The better ones that I know do not go that way.';
    return reply(
      [
        `${intro} I know nothing of its kind in this catalogue that scores higher for you${asked === '' ? '' : ` and is ${asked}`} and is known to keep to your restrictions.${asked === '' ? '' : known}`,
        'Scan what stands beside it on the shelf, and I will compare.',
      ],
      [entryOf(product)],
    );
  }
  return reply(
    [
      `${intro} Better for you${asked === '' ? '' : ` and ${asked}`}${keptWords(keptBy(fitting.map((one) => one.product)))}:`,
      bullets(
        fitting.map(
          ({ product: better, reason }) =>
            `${withBrand(better)}: **${better.score}** (${better.label}). ${plainText(reason)}.${comparedFigures(better, product, criteria)}`,
        ),
      ),
      `Ask “compare ${plainName(product.name)} and ${plainName(fitting[0]?.product.name ?? '')}” for both side by side.`,
    ],
    [entryOf(product), ...entriesOf(fitting.map((one) => one.product)), RULES_SOURCE],
    { suggested: fitting.map((one) => one.product) },
  );
}

/** In a swap, less than before will do where "low" by the claim is out of reach. */
function isLess(better: ProductView, current: ProductView, criterion: Criterion): boolean {
  const nutriment = criterion.kind === 'amount' ? nutrimentOf(criterion.name) : null;
  if (criterion.kind !== 'amount' || nutriment === null) return false;
  const [a, b] = [better.facts.nutriments[nutriment], current.facts.nutriments[nutriment]];
  return a !== undefined && b !== undefined && (criterion.side === 'low' ? a < b : a > b);
}

function comparedFigures(better: ProductView, current: ProductView, criteria: readonly Criterion[]): string {
  const figures = criteria.flatMap((criterion) => {
    const nutriment = criterion.kind === 'amount' ? nutrimentOf(criterion.name) : null;
    if (criterion.kind !== 'amount' || nutriment === null) return [];
    const [a, b] = [amountText(better, nutriment), amountText(current, nutriment)];
    return a === null || b === null ? [] : [`${a} ${wordFor(criterion.name)} per ${better.per}, ${linked(current)} has ${b}`];
  });
  return figures.length === 0 ? '' : ` It has ${figures.join('; ')}.`;
}
