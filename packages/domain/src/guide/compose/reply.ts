/** An amount of a food: what 100 g or ml hold, times grams. */
export type Portion = { readonly per100: number; readonly grams: number };

/** How a number that no source states was worked out from numbers that they do, so that it can be checked. */
export type Derived =
  | { kind: 'portions'; value: number; of: readonly Portion[] }
  | { kind: 'sum'; value: number; of: readonly number[] }
  | { kind: 'mean'; value: number; of: readonly number[] }
  | { kind: 'product'; value: number; of: readonly number[] }
  /** Whole percent. */
  | { kind: 'share'; value: number; part: number; whole: number }
  | { kind: 'difference'; value: number; from: number; less: number }
  /** Things counted, by what identifies them. */
  | { kind: 'count'; value: number; of: readonly string[] };

/**
 * An answer in the making: Markdown blocks, named sources, the numbers that were worked out, and the barcodes of the products
 * that it proposes (as opposed to those it was asked about).
 */
export type Reply = {
  readonly blocks: readonly string[];
  readonly sources: readonly string[];
  readonly derived: readonly Derived[];
  readonly suggested: readonly string[];
};

type Extra = { derived?: readonly Derived[]; suggested?: readonly { barcode: string }[] };

export function reply(
  blocks: readonly (string | null)[],
  sources: readonly string[] = [],
  { derived = [], suggested = [] }: Extra = {},
): Reply {
  return {
    blocks: blocks.flatMap((block) => (block === null || block === '' ? [] : [block])),
    sources: [...new Set(sources)],
    derived,
    suggested: suggested.map(({ barcode }) => barcode),
  };
}

/** Items as a Markdown list, or `null` where there are none. */
export function bullets(items: readonly string[]): string | null {
  return items.length === 0 ? null : items.map((item) => `- ${item}`).join('\n');
}

/** The Markdown of an answer, its sources named at the end. */
export function toMarkdown({ blocks, sources }: Reply): string {
  const named = sources.length === 0 ? [] : [`*Sources: ${sources.join('; ')}.*`];
  return [...blocks, ...named].join('\n\n');
}
