import type { NutrimentName } from '../../food/index.ts';
import type { ProductView } from '../facts.ts';
import { amountIn, amountText, nutrimentOf, wordFor } from './figures.ts';
import { linked, plainName, plainText, signed, withBrand } from './format.ts';
import { bullets, type Reply, reply } from './reply.ts';
import { entriesOf, entryOf, RULES_SOURCE } from './sources.ts';
import { conflictOf, sourcesOfLines } from './verdict.ts';

type Row = { word: string; nutriment: NutrimentName };
const ROWS: readonly Row[] = [
  { word: 'Energy', nutriment: 'energyKcal' },
  { word: 'Sugars', nutriment: 'sugars' },
  { word: 'Saturated fat', nutriment: 'saturatedFat' },
  { word: 'Salt', nutriment: 'salt' },
  { word: 'Fibre', nutriment: 'fiber' },
  { word: 'Protein', nutriment: 'proteins' },
];
const REASONS = 4;
/** Below this neither of two foods is called a good choice. */
const EVERYDAY = 25;

/** Two foods side by side, and which of them suits the person better. `about`: the nutrient asked for, if any. */
export function composeComparison(one: ProductView, other: ProductView, about: readonly string[]): Reply {
  return reply(
    [
      opening(one, other),
      about
        .map((name) => aboutOne(one, other, name))
        .filter((line) => line !== null)
        .join(' '),
      Math.max(one.score, other.score) < EVERYDAY ? 'Neither is a food for every day.' : null,
      table(one, other),
      reasons(one, other),
      bullets(
        [one, other].flatMap((product) =>
          product.alerts.filter(({ level }) => level !== 'note').map(({ message }) => `${linked(product)}: ${plainText(message)}`),
        ),
      ),
      one.per === other.per ? null : 'One of them is a drink, judged per 100 ml, so the figures do not compare one to one.',
    ],
    [entryOf(one), entryOf(other), RULES_SOURCE, ...sourcesOfLines([...one.contributions.slice(0, 1), ...other.contributions.slice(0, 1)])],
  );
}

function opening(one: ProductView, other: ProductView): string {
  const [better, worse] = isBetter(one, other) ? [one, other] : [other, one];
  if (one.barcode === other.barcode) return `Both names lead to the same product, ${withBrand(one)}: **${one.score} of 100** for you.`;
  if (!better.suggestable && !worse.suggestable && bound(better) && bound(worse)) {
    return `Neither ${linked(better)} (**${better.score}**) nor ${linked(worse)} (**${worse.score}**) is known to keep to your restrictions.`;
  }
  if (bound(worse) && !bound(better))
    return `Of the two only ${withBrand(better)} keeps to your restrictions: **${better.score} of 100** against **${worse.score}** for ${withBrand(worse)}.`;
  if (one.score === other.score) return `Both score **${one.score} of 100** for you: ${withBrand(one)} and ${withBrand(other)}.`;
  return `For you ${withBrand(better)} is the better one: **${better.score} of 100** against **${worse.score}** for ${withBrand(worse)}.`;
}

/** A food that keeps to the restrictions comes first, whatever the scores. */
function isBetter(one: ProductView, other: ProductView): boolean {
  return bound(one) === bound(other) ? one.score >= other.score : !bound(one);
}

/** Something graver than a note stands against it. */
const bound = ({ alerts }: ProductView): boolean => alerts.some(({ level, about }) => level !== 'note' && about !== 'alcohol');

function aboutOne(one: ProductView, other: ProductView, name: string): string | null {
  const nutriment = nutrimentOf(name);
  if (nutriment === null) return null;
  const [a, b] = [amountIn(one, nutriment), amountIn(other, nutriment)];
  if (a === null || b === null)
    return `Which has more ${wordFor(name)} I do not know: ${a === null ? linked(one) : linked(other)} does not state it.`;
  if (a === b) return `Both have ${amountText(one, nutriment) ?? ''} ${wordFor(name)} per ${one.per}.`;
  const [more, less] = a > b ? [one, other] : [other, one];
  return `**Less ${wordFor(name)}:** ${linked(less)} with ${amountText(less, nutriment) ?? ''} against ${amountText(more, nutriment) ?? ''} per ${less.per}.`;
}

function table(one: ProductView, other: ProductView): string {
  const cell = (product: ProductView, nutriment: NutrimentName) => amountText(product, nutriment) ?? 'not stated';
  const rows = ROWS.map(({ word, nutriment }) => `| ${word} | ${cell(one, nutriment)} | ${cell(other, nutriment)} |`);
  const grade = ({ nutriScore }: ProductView) => (nutriScore.computable ? nutriScore.grade.toUpperCase() : 'none');
  const nova = ({ facts }: ProductView) => (facts.nova === null ? 'not known' : String(facts.nova));
  return [
    `| Per ${one.per === other.per ? one.per : '100 g or ml'} | ${plainName(one.name)} | ${plainName(other.name)} |`,
    '|---|---|---|',
    `| Score for you | ${one.score} | ${other.score} |`,
    `| Nutri-Score | ${grade(one)} | ${grade(other)} |`,
    `| NOVA group | ${nova(one)} | ${nova(other)} |`,
    ...rows,
  ].join('\n');
}

/** The lines of the two ledgers that differ most. */
function reasons(one: ProductView, other: ProductView): string | null {
  const ids = new Set([...one.contributions, ...other.contributions].map(({ id }) => id));
  const differing = [...ids]
    .map((id) => {
      const [a, b] = [one, other].map((product) => product.contributions.find((line) => line.id === id));
      return { gap: Math.abs((a?.points ?? 0) - (b?.points ?? 0)), a, b };
    })
    .filter(({ gap }) => gap > 0)
    .sort((first, second) => second.gap - first.gap)
    .slice(0, REASONS);
  const items = differing.map(({ a, b }) => [...said(one, a), ...said(other, b)].join('; '));
  return items.length === 0 ? null : `What sets them apart:\n${bullets(items) ?? ''}`;
}

function said(product: ProductView, line: ProductView['contributions'][number] | undefined): string[] {
  return line === undefined ? [] : [`${plainName(product.name)} **${signed(line.points)}** (${plainName(line.label)})`];
}

/** "Which one has the most protein?" Of the products spoken of before. */
export function composeAmong(products: readonly ProductView[], name: string | null, side: 'most' | 'least'): Reply {
  const nutriment = name === null ? null : nutrimentOf(name);
  const worth = (product: ProductView): number | null => (nutriment === null ? product.score : amountIn(product, nutriment));
  const stated = products
    .filter((product) => worth(product) !== null)
    .sort((one, other) => ((worth(other) ?? 0) - (worth(one) ?? 0)) * (side === 'most' ? 1 : -1));
  const silent = products.filter((product) => worth(product) === null);
  return reply(
    [
      `Of the products above, ${nutriment === null ? `${side === 'most' ? 'best' : 'lowest'} first` : `${side === 'most' ? 'most' : 'least'} ${wordFor(name ?? '')} first`}:`,
      bullets(
        stated.map(
          (product) =>
            `${withBrand(product)}: ${nutriment === null ? `**${product.score}** (${product.label})` : `**${amountText(product, nutriment) ?? ''}** per ${product.per}, score ${product.score}`}${conflictOf(product)}`,
        ),
      ),
      silent.length === 0 ? null : `Not stated for ${silent.map(linked).join(', ')}.`,
    ],
    entriesOf(products),
  );
}
