import type { FoodScore } from '../../../data/scores/scores.ts';
import type { LedgerGroup, LedgerRow } from '../../../ui/food/ledger/ledger-rows.ts';

type Line = FoodScore['contributions'][number];

const TITLES = { food: 'The food itself', you: 'What matters to you', limits: 'Where the scale ends' } as const;

/**
 * The ledger in the order in which it counts. Lines of the food after the personal ones (a cap, the ends of the scale) are
 * a group of their own, so that each running total is the one that was computed.
 */
export function ledgerGroups(lines: readonly Line[]): LedgerGroup[] {
  const firstOwn = lines.findIndex(({ group }) => group === 'you');
  const sectionOf = ({ group }: Line, at: number) => (group === 'you' ? 'you' : firstOwn >= 0 && at > firstOwn ? 'limits' : 'food');
  const sections = (['food', 'you', 'limits'] as const).map((section) => ({
    title: TITLES[section],
    rows: lines.filter((line, at) => sectionOf(line, at) === section).map(rowOf),
  }));
  return sections.filter(({ rows }) => rows.length > 0);
}

function rowOf({ id, label, points, reason, data }: Line): LedgerRow {
  if (data.kind !== 'end of scale') return { id, what: label, points, reason };
  return points < 0
    ? { id, what: 'The scale ends at 100', points, reason: 'More than that is not counted.', isNeutral: true }
    : { id, what: 'The scale begins at 0', points, reason: 'Less than that is not counted.', isNeutral: true };
}

/** Where the rules come from, each source once, in the order of the ledger. */
export function sourcesOf(lines: readonly Line[]): string[] {
  return [...new Set(lines.flatMap(({ source }) => source ?? []))];
}
