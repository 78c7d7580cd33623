/** What processes need to know of a database that has replicas; empty without any. */
export type ReplicaTables = { replicaBeat: ReplicaBeatTable; memberWrite: MemberWriteTable };

/** One row, counted up every second: a replica that shows a beat has everything that was committed before it. */
export type ReplicaBeatTable = {
  id: number;
  beat: number;
  /** By the database's clock. */
  at: number;
  /** Of the primary that wrote it, as PostgreSQL counts: a server that is promoted begins the next. Eight hexadecimal digits. */
  timeline: string;
};

/** The last transaction in which a member wrote something. */
export type MemberWriteTable = { memberId: string; timeline: string; transactionId: number };

/** The same, joined to somebody; absent where there are no replicas. */
export type WrittenBy = { [Column in 'timeline' | 'transactionId']?: MemberWriteTable[Column] | null };
