/** How old a replica is, by the beats that the primary's processes write. */

export type Beat = { readonly timeline: string; readonly beat: number };
type Seen = Beat & { readonly at: number };

/** @param remembered how long a beat is of use, ms: a replica that is older is of none */
export function createBeats(remembered: number) {
  let seen: Seen[] = [];
  return {
    /** The primary shows this beat at this moment. */
    see(beat: Beat, at: number): void {
      const last = seen.at(-1);
      if (last?.timeline === beat.timeline && last.beat === beat.beat) return;
      seen = [...seen.filter((one) => at - one.at <= 2 * remembered), { ...beat, at }];
    },

    /**
     * How long ago a replica that shows this beat was up to date, ms, counted to the newest beat known: while the primary is gone nobody
     * grows older. Null where that is longer than remembered, or where the replica follows another primary.
     */
    ageOf({ timeline, beat }: Beat): number | null {
      const newest = seen.at(-1);
      if (newest === undefined || newest.timeline !== timeline) return null;
      const has = seen.findLast((one) => one.timeline === timeline && one.beat <= beat);
      const age = has === undefined ? null : newest.at - has.at;
      return age !== null && age <= remembered ? age : null;
    },
  };
}
