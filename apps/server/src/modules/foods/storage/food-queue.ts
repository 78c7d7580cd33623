/**
 * Foods that wait: to be made of their records and found by their names, or to be read, scored and answered from their rows. Until then
 * each is answered all the same.
 */
import { sql } from 'kysely';
import type { Tx } from '../../../db/db.ts';
import type { IndexedFood } from './food-row.ts';

/** `name`: an earlier version stored it without its search words. `reading`: its row has no ready answer, or was not even read. */
export const STEPS = { name: 1, reading: 2 } as const;
type Step = keyof typeof STEPS;

/** What waits for what, of foods that were just stored. */
export function waitingOf(foods: readonly IndexedFood[]): [step: number, id: number][] {
  const waiting: [number, number][] = [];
  for (const { id, searchRank, answer } of foods) {
    if (searchRank === null) waiting.push([STEPS.name, id]);
    if (answer === null) waiting.push([STEPS.reading, id]);
  }
  return waiting;
}

/** `name`: records that wait, too. */
export async function countWaiting(db: { read: Tx }): Promise<Record<Step, number>> {
  const rows = await db.read
    .selectFrom('foodQueue')
    .select(['step', (query) => query.fn.countAll<number>().as('count')])
    .groupBy('step')
    .execute();
  const of = (step: Step): number => Number(rows.find((row) => row.step === STEPS[step])?.count ?? 0);
  const records = await db.read
    .selectFrom('foodRecord')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return { name: of('name') + Number(records?.count ?? 0), reading: of('reading') };
}

/** For operators. */
export function waitingSentence({ name, reading }: Record<Step, number>): string {
  const count = (foods: number): string => `${foods.toLocaleString('en')} food${foods === 1 ? '' : 's'}`;
  const names = name === 0 ? [] : [`${count(name)} are up to date by barcode but not by name yet`];
  const lists = reading === 0 ? [] : [`the lists of ${count(reading)} are read when they are looked up, and by and by`];
  const waiting = [...names, ...lists];
  return waiting.length === 0 ? 'No imported food waits to be indexed or read.' : `Waiting for the service: ${waiting.join('; ')}.`;
}

/** Their turn is over. */
export async function leaveQueue(tx: Tx, step: Step, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += 500)
    await sql`delete from "foodQueue" where step = ${STEPS[step]} and id in (${sql.join(ids.slice(at, at + 500))})`.execute(tx);
}
