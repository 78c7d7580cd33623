/** Counts of an import, kept with its checkpoint so that a resumed import still tells the whole story. */
import * as z from 'zod';
import type { BlockRows } from './read-block.ts';

const Counts = z.object({
  records: z.number(),
  /** New or changed rows. */
  stored: z.number(),
  /** Records that are stored already, or are older than what is. */
  unchanged: z.number(),
  skipped: z.record(z.string(), z.object({ count: z.number(), firstRecord: z.number() })),
});
export type ImportCounts = z.infer<typeof Counts>;
export type Tally = ReturnType<typeof createTally>;

/** @param saved counts of a checkpoint, as JSON */
export function createTally(saved?: string) {
  const counts: ImportCounts = saved === undefined ? { records: 0, stored: 0, unchanged: 0, skipped: {} } : Counts.parse(JSON.parse(saved));
  const after = (rows: number, changed: number): ImportCounts => ({
    ...structuredClone(counts),
    stored: counts.stored + changed,
    unchanged: counts.unchanged + rows - changed,
  });
  return {
    /** The counts as they will be once these rows are stored. */
    after,
    counts: (): ImportCounts => structuredClone(counts),
    read({ records, unchanged, skipped }: BlockRows): void {
      for (const { reason, count, first } of skipped) {
        const entry = (counts.skipped[reason] ??= { count: 0, firstRecord: counts.records + first + 1 });
        entry.count += count;
      }
      counts.records += records;
      counts.unchanged += unchanged;
    },
    stored(rows: number, changed: number): void {
      Object.assign(counts, after(rows, changed));
    },
  };
}
