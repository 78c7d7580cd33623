import type { Submission } from '@labelwise/domain/submission';
import type { Amount, FigureName } from '@labelwise/label-reader';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { type Provisional, provisionalScores } from '../../data/label-reading/provisional.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { type FoundInList, foundInList } from './allergens.ts';
import type { Draft } from './draft.ts';
import { type Assumed, fieldsOf } from './fields.ts';
import { openRows, type Row } from './rows.ts';

/** What the draft comes to, from the strict outcome to the kind one. */
export type Outlook = {
  /** `null`: not enough for a number. */
  readonly range: { readonly strict: number; readonly kind: number } | null;
  readonly found: FoundInList | null;
  /** What a likely reading of an open row would score, where the other open rows are as they were read. */
  readonly scoreOf: (name: FigureName, amount: Amount) => number | null;
};

export const NO_OUTLOOK: Outlook = { range: null, found: null, scoreOf: () => null };

/** Rows whose likely readings are combined; with more, the range would be guessing. */
const MAX_COMBINED = 4;

/** One way the open rows may turn out; `row` is set where it shows what one reading would score. */
type Case = { readonly assumed: Assumed; readonly of: { readonly name: FigureName; readonly amount: Amount } | null };

/** What may come of the draft: as it stands, with each reading of each open row, and with all of them combined. */
export function casesOf(rows: readonly Row[]): Case[] {
  const open = openRows(rows).filter(({ proposals }) => proposals.length > 0);
  const asRead = new Map(open.flatMap(({ name, proposals: [own] }) => (own === undefined ? [] : [[name, own] as const])));
  const single = rows
    .filter(({ wasOpen, state }) => wasOpen || state === 'open')
    .flatMap(({ name, proposals }) =>
      proposals.length < 2
        ? []
        : proposals.map((amount): Case => ({ assumed: new Map([...asRead, [name, amount]]), of: { name, amount } })),
    );
  let combined: Map<FigureName, Amount>[] = [asRead];
  for (const { name, proposals } of open.filter((row) => row.proposals.length > 1).slice(0, MAX_COMBINED))
    combined = combined.flatMap((each) => proposals.map((amount) => new Map([...each, [name, amount]])));
  return [{ assumed: new Map(), of: null }, ...combined.map((assumed): Case => ({ assumed, of: null })), ...single];
}

/** The strictest and the kindest of these; as the draft stands it counts where that gives a number at all. */
export function rangeOf(results: readonly Provisional[]): Outlook['range'] {
  const known = results.flatMap(({ score, possible }) => (score === null ? [] : [{ score, possible: possible ?? score }]));
  if (known.length === 0) return null;
  return { strict: Math.min(...known.map(({ score }) => score)), kind: Math.max(...known.map(({ possible }) => possible)) };
}

/** Scored on this device, again after each change. */
export function useOutlook(draft: Draft, rows: readonly Row[], food: Food | null): Outlook {
  const revision = useScoreRevision();
  const cases = casesOf(rows);
  const gtin = food?.barcode ?? (draft.about.barcode || '0');
  const submissions = cases.map(({ assumed }): Submission => ({ ...fieldsOf(draft, 0, { assumed }), gtin }));
  const asked = useDeferredValue(JSON.stringify(submissions));
  const { data } = useQuery({
    queryKey: ['provisional', revision, food?.id ?? null, asked],
    queryFn: async () => {
      const given: Submission[] = JSON.parse(asked);
      return { asked, results: await provisionalScores(food, given) };
    },
    placeholderData: (before) => before,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
  const results = data?.results ?? null;
  if (results === null) return NO_OUTLOOK;
  const isNow = data?.asked === JSON.stringify(submissions);
  return {
    range: rangeOf(results),
    found: foundInList(results[0]?.reading ?? null),
    scoreOf(name, amount) {
      const at = isNow ? cases.findIndex(({ of }) => of?.name === name && of.amount === amount) : -1;
      return results[at]?.score ?? null;
    },
  };
}
