import type BetterSqlite3 from 'better-sqlite3';

export type ReadingTurn = {
  /**
   * Whatever this connection reads until the end of the running turn of the event loop is of one moment. To be called where a request
   * arrives, which is when the loop asks for input: what was acknowledged to anybody before they sent it is in that moment.
   */
  readonly begin: () => void;
  /**
   * The same for a request that reads one row as a rule: begins with the second of them in a turn, since a transaction costs as much as one
   * statement saves.
   */
  readonly beginWithSecond: () => void;
  /** At once: what was committed until now is read from here on. */
  readonly end: () => void;
};

/**
 * One transaction for what is read in one turn of the event loop: to begin and end it costs as much as to find a row, and a request reads
 * two or three, several requests of a turn as many more. See docs/decisions/154-one-moment-a-turn.md.
 */
export function createReadingTurn(reader: BetterSqlite3.Database): ReadingTurn {
  // Locks nothing and looks at nothing before the first row is read.
  const begin = reader.prepare('begin');
  const commit = reader.prepare('commit');
  let isOpen = false;
  let isSecond = false;

  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    if (reader.inTransaction) commit.run();
  }

  function open(): void {
    if (isOpen || !reader.open || reader.inTransaction) return;
    begin.run();
    isOpen = true;
    setImmediate(end);
  }

  return {
    begin: open,
    beginWithSecond() {
      if (isSecond) open();
      else {
        isSecond = true;
        setImmediate(() => {
          isSecond = false;
        });
      }
    },
    end,
  };
}
