/** The last transaction of a member, in the history of the primary that took it. */
export type WritePosition = { readonly timeline: string; readonly transactionId: number };

/** The same from columns that may be absent. */
export function positionOf(columns: { timeline?: string | null; transactionId?: number | null }): WritePosition | null {
  const { timeline, transactionId } = columns;
  return timeline == null || transactionId == null ? null : { timeline, transactionId };
}

/** What a replica has: every transaction below `undecided` is finished there, committed or not. */
export type ReplicaPosition = { readonly timeline: string; readonly undecided: number };

/** Who asks, and how old what is read may be. */
export type Asking = {
  /** Whose writes are noted; `null`: nobody's. */
  readonly memberId: string | null;
  /** What must show; `nothing`: anything that a replica has will do, `everything`: the primary alone will. */
  readonly mustShow: WritePosition | 'nothing' | 'everything';
};

/** Where the statements of a request read: on a replica that shows what its member wrote, else on the primary. */
export type Reads = {
  /** Runs what a request does. */
  run: <T>(asking: Asking, work: () => T) => T;
  /** The same request, on the primary alone. */
  onPrimary: <T>(work: () => T) => T;
  /** What the request that runs now reads, for who reads for it elsewhere; null outside of requests. */
  asking: () => Asking | null;
  /** Whether what is read now comes from a replica. */
  isBehind: () => boolean;
  /** Looks at the replicas now instead of within a second. */
  look: () => Promise<void>;
};

/**
 * Whether a replica shows what a member wrote. A write after a failover has a later timeline: the number of its transaction says nothing to
 * a replica that still follows the former primary.
 */
export function shows(replica: ReplicaPosition, write: WritePosition): boolean {
  return replica.timeline >= write.timeline && replica.undecided > write.transactionId;
}
