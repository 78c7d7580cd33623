/** SQL of records that wait to be made foods. */
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Dialect, Tx } from '../../../db/db.ts';
import type { IndexedFood } from './food-row.ts';
import type { RecordBlock } from './record-block.ts';
import type { MadeRecord, PackedRecords } from './source-record.ts';

export type WaitingBlock = PackedRecords & { readonly number: number };
type Store = (tx: Tx, foods: readonly IndexedFood[]) => Promise<number>;

const Format = z.union([
  z.object({ kind: z.literal('jsonl') }),
  z.object({ kind: z.literal('table'), delimiter: z.string(), quoted: z.boolean(), header: z.array(z.string()) }),
]);

/** @returns a function that stores blocks within a transaction, and answers how many foods are in them */
export function createRecordWriter(db: Db): (tx: Tx, blocks: readonly RecordBlock[]) => Promise<number> {
  if (db.dialect === 'postgres') return writeOnPostgres;
  const addBlock = db.writer.prepare('insert into "foodRecordBlock" (format, content) values (?, ?)');
  const add = db.writer.prepare('insert into "foodRecord" (id, block, hash) values (?, ?, ?)');
  return async (_tx, blocks) => {
    let count = 0;
    for (const { format, content, ids, hashes } of blocks) {
      const { lastInsertRowid } = addBlock.run(JSON.stringify(format), content);
      for (let at = 0; at < ids.length; at += 1) add.run(ids[at], lastInsertRowid, hashes[at]);
      count += ids.length;
    }
    return count;
  };
}

async function writeOnPostgres(tx: Tx, blocks: readonly RecordBlock[]): Promise<number> {
  if (blocks.length === 0) return 0;
  const stored = await tx
    .insertInto('foodRecordBlock')
    .values(blocks.map(({ format, content }) => ({ format: JSON.stringify(format), content: Buffer.from(content) })))
    .returning('number')
    .execute();
  const numbers = blocks.flatMap(({ ids }, at) => ids.map(() => stored[at]?.number ?? 0));
  await sql`insert into "foodRecord" (id, block, hash) select * from unnest(
    ${blocks.flatMap(({ ids }) => ids)}::bigint[], ${numbers}::bigint[], ${blocks.flatMap(({ hashes }) => hashes)}::bigint[])`.execute(tx);
  return numbers.length;
}

/** @returns whether any record waits, at next to no cost on SQLite: look-ups of what is not stored ask it each time */
export function createWaitingCheck(db: Db): () => Promise<boolean> {
  if (db.dialect === 'sqlite') {
    const any = db.reader.prepare('select 1 from "foodRecord" limit 1');
    return async () => any.get() !== undefined;
  }
  return async () => (await db.read.selectFrom('foodRecord').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The blocks that hold records of these foods, in the order in which they came. */
export async function blocksOf(read: Tx, ids: readonly number[]): Promise<WaitingBlock[]> {
  const rows = await read
    .selectFrom('foodRecordBlock')
    .select(['number', 'format', 'content'])
    .where('number', 'in', (query) => query.selectFrom('foodRecord').select('block').where('id', 'in', ids))
    .orderBy('number')
    .execute();
  return rows.map(blockOf);
}

export async function nextBlocks(read: Tx, after: number, limit: number): Promise<WaitingBlock[]> {
  const rows = await read
    .selectFrom('foodRecordBlock')
    .select(['number', 'format', 'content'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(blockOf);
}

function blockOf({ number, format, content }: { number: number; format: string; content: Uint8Array }): WaitingBlock {
  return { number, format: Format.parse(JSON.parse(format)), content: new Uint8Array(content) };
}

export type MadeBlock = { readonly number: number; readonly records: readonly MadeRecord[] };
/** How many records are foods now, and of the others how many for which reason. */
export type MadeCounts = { readonly foods: number; readonly refused: ReadonlyMap<string, number> };

/** Stores foods that were made of records, each once, whoever else is at it. */
export async function storeMade(tx: Tx, dialect: Dialect, store: Store, blocks: readonly MadeBlock[]): Promise<MadeCounts> {
  const rows: IndexedFood[] = [];
  const refused = new Map<string, number>();
  const taken = await takeRecords(tx, dialect, blocks);
  for (const { number, records } of blocks) {
    for (const { id, made } of records) {
      if (!taken.get(number)?.has(id)) continue;
      if (made.ok) rows.push(made.row);
      else refused.set(made.reason, (refused.get(made.reason) ?? 0) + 1);
    }
  }
  if (rows.length > 0) await store(tx, rows);
  return { foods: rows.length, refused };
}

/** In one statement for all blocks. @returns those that nobody had taken before, by the number of their block */
async function takeRecords(tx: Tx, dialect: Dialect, blocks: readonly MadeBlock[]): Promise<Map<number, Set<number>>> {
  const keys = blocks
    .flatMap(({ number, records }) => records.map(({ id }) => [id, number] as const))
    .sort(([one, block], [other, otherBlock]) => one - other || block - otherBlock);
  const made =
    dialect === 'sqlite'
      ? sql`select value ->> 0, value ->> 1 from json_each(${JSON.stringify(keys)})`
      : sql`select * from unnest(${keys.map(([id]) => id)}::bigint[], ${keys.map(([, block]) => block)}::bigint[])`;
  const { rows } = await sql<{ id: number; block: number }>`
    delete from "foodRecord" where (id, block) in (${made}) returning id, block`.execute(tx);
  return new Map([...Map.groupBy(rows, ({ block }) => block)].map(([block, some]) => [block, new Set(some.map(({ id }) => id))]));
}

/** A block of which all records are foods. */
export async function removeBlocks(tx: Tx, numbers: readonly number[]): Promise<void> {
  await tx.deleteFrom('foodRecordBlock').where('number', 'in', numbers).execute();
}
