import { type EntryChange, EntryContent, type ListEntry, MAX_ENTRIES, type ShoppingList } from '@labelwise/contracts/shopping';
import { entryOf, highestCount, MAX_LIST_NAME, MAX_LISTS, mergeEntry, type ShoppingEntry } from '@labelwise/domain/shopping';
import type { Db, Tx } from '../../db/db.ts';
import type { HouseholdPlace } from '../../db/schema/households.ts';
import type { Clock } from '../../lib/clock.ts';
import { clockOf, cursorOf } from '../household/household-events.service.ts';
import type { ShoppingRepository, ShownEntry } from './shopping.repository.ts';

/** Removed entries that are remembered, so that devices learn of them; beyond it they go, and devices read everything again. */
const MAX_REMOVED = 1000;
/** A device counts its changes from those that it has seen. One that claims more than this is counted as the next change. */
const MAX_AHEAD = 100_000;

type Deps = {
  repository: ShoppingRepository;
  households: Pick<Db, 'read' | 'write'> & {
    places: (tx: Tx, memberIds: readonly string[]) => Promise<HouseholdPlace[]>;
    lockOwn: (tx: Tx, memberId: string) => Promise<HouseholdPlace>;
    touch: (tx: Tx, id: string, change: { rowsGone: boolean; count: number }) => Promise<unknown>;
  };
  now: Clock;
};
export type ShoppingService = ReturnType<typeof createShoppingService>;

/** The shopping lists of a household: changes come from any device in any order, and each field ends with the last of them. */
export function createShoppingService({ repository, households, now }: Deps) {
  async function listOn(tx: Tx, memberId: string, since: string | undefined, refused: readonly string[]): Promise<ShoppingList> {
    const [place] = await households.places(tx, [memberId]);
    if (place === undefined) return { cursor: cursorOf(null), isWhole: true, entries: [], lists: [], count: 0, refused: [...refused] };
    const clock = clockOf(since, place);
    const rows = (await repository.entries(tx, place.householdId, clock)).map(present);
    return {
      cursor: cursorOf(place),
      isWhole: clock === null,
      entries: rows.filter(({ kind }) => kind === 'entry'),
      lists: rows.filter(({ kind }) => kind === 'list'),
      count: place.count,
      refused: [...refused],
    };
  }

  /** Takes the changes in. @returns ids of those that could not be taken */
  async function take(tx: Tx, memberId: string, place: HouseholdPlace, changes: readonly EntryChange[]): Promise<string[]> {
    const { householdId } = place;
    const clock = place.clock + 1;
    const rows = await repository.find(tx, householdId, [...new Set(changes.map(({ id }) => id))]);
    const stored = new Map(rows.map((row) => [row.id, readEntry(row)]));
    const counts = await repository.count(tx, householdId);
    const refused: string[] = [];
    let highest = place.count;
    let changed = 0;
    for (const given of changes) {
      const change = bounded(given, highest);
      const before = stored.get(change.id);
      const after = before === undefined ? entryOf(change) : mergeEntry(before, change);
      const isMore = after !== null && !after.isRemoved.value && (before === undefined || before.isRemoved.value);
      if (after === null || isTooLong(after) || (isMore && counts[after.kind] >= MAX_OF[after.kind])) {
        refused.push(change.id);
        continue;
      }
      const content = contentOf(after);
      if (before !== undefined && contentOf(before) === content) continue;
      if (isMore) counts[after.kind] += 1;
      const row = { householdId, id: change.id, content, removed: after.isRemoved.value ? 1 : 0, clock, changedBy: memberId };
      if (before === undefined) await repository.insert(tx, { ...row, kind: after.kind, memberId, createdAt: now() });
      else await repository.update(tx, row);
      stored.set(change.id, after);
      highest = Math.max(highest, highestCount(after));
      changed += 1;
    }
    const rowsGone = counts.removed > MAX_REMOVED;
    if (rowsGone) await repository.eraseRemoved(tx, householdId);
    if (changed > 0 || rowsGone) await households.touch(tx, householdId, { rowsGone, count: highest });
    return refused;
  }

  return {
    list: (memberId: string, since: string | undefined): Promise<ShoppingList> => listOn(households.read, memberId, since, []),

    change: (memberId: string, since: string | undefined, changes: readonly EntryChange[]): Promise<ShoppingList> =>
      changes.length === 0
        ? listOn(households.read, memberId, since, [])
        : households.write(async (tx) => {
            const place = await households.lockOwn(tx, memberId);
            const refused = await take(tx, memberId, place, changes);
            return listOn(tx, memberId, since, refused);
          }),
  };
}

const MAX_OF = { entry: MAX_ENTRIES, list: MAX_LISTS } as const;

const isTooLong = ({ kind, name }: ShoppingEntry): boolean => kind === 'list' && name.value.length > MAX_LIST_NAME;

function contentOf({ name, foodId, quantity, place, list, isRemoved }: ShoppingEntry): string {
  return JSON.stringify({ name, foodId, quantity, place, isRemoved, list });
}

function readEntry({ id, kind, content }: Pick<ShownEntry, 'id' | 'kind' | 'content'>): ShoppingEntry {
  return { id, kind, ...EntryContent.parse(JSON.parse(content)) };
}

function present(row: ShownEntry): ListEntry {
  return { ...readEntry(row), addedBy: row.addedBy, changedBy: row.changedBy };
}

/** No device gets ahead of all others for good. */
function bounded(change: EntryChange, highest: number): EntryChange {
  if (highestCount(change) <= highest + MAX_AHEAD) return change;
  const { id, kind, name, foodId, quantity, place, list, isRemoved } = change;
  const count = highest + 1;
  return {
    id,
    kind,
    ...(name && { name: { ...name, count: Math.min(name.count, count) } }),
    ...(foodId && { foodId: { ...foodId, count: Math.min(foodId.count, count) } }),
    ...(quantity && { quantity: { ...quantity, count: Math.min(quantity.count, count) } }),
    ...(place && { place: { ...place, count: Math.min(place.count, count) } }),
    ...(list && { list: { ...list, count: Math.min(list.count, count) } }),
    ...(isRemoved && { isRemoved: { ...isRemoved, count: Math.min(isRemoved.count, count) } }),
  };
}
