import { createTurns } from './fair-queue.ts';

/**
 * Many rows, some at a time: whoever reads them goes on while others have their turn between.
 *
 * @param after the rows behind a row, in their order, `size` of them at most; behind `null` the first
 */
export async function* inLooks<Row>(size: number, after: (last: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  const others = createTurns();
  for (let last: Row | null = null; ; ) {
    const rows: Row[] = await after(last);
    yield rows;
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < size) return;
    await others();
  }
}

/** Does something with each, and others have their turn between. */
export async function eachInTurn<T, Result>(items: Iterable<T>, work: (item: T) => Result): Promise<Result[]> {
  const others = createTurns();
  const results: Result[] = [];
  for (const item of items) {
    results.push(work(item));
    const turn = others();
    if (turn !== undefined) await turn;
  }
  return results;
}
