import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { type AdminTools, NotDone } from './admin-tools.ts';

/** `statistics` */
export async function showStatistics({ owner, db, config }: AdminTools): Promise<string> {
  const counts = await owner.counts();
  const foods = await db.read
    .selectFrom('food')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows: [string, string | number][] = [
    ['members', counts.members],
    ['of them owners', counts.owners],
    ['with premium', counts.premium],
    ['seen in thirty days', counts.activeInThirtyDays],
    ['scans in seven days', counts.scansInSevenDays],
    ['offers to look at', counts.offersWaiting],
    ['invitations open', counts.invitations],
    ['mails that wait', counts.mailsWaiting],
    ['foods', Number(foods.count)],
    ['sign-up', config.signUp],
    ['database', db.dialect === 'sqlite' ? `SQLite, ${(statSync(db.file).size / 1e6).toFixed(1)} MB` : 'PostgreSQL'],
  ];
  return rows.map(([name, value]) => `${name.padEnd(22)}${value}`).join('\n');
}

/** `check`: every page of a SQLite file and every reference; of PostgreSQL what it can say of itself. */
export async function checkDatabase({ db }: AdminTools): Promise<string> {
  if (db.dialect === 'postgres') {
    const { rows } = await sql<{ data_checksums: string }>`show data_checksums`.execute(db.read);
    return rows[0]?.data_checksums === 'on'
      ? 'PostgreSQL checks each page as it reads it (data_checksums is on). pg_amcheck looks at all of them.'
      : 'PostgreSQL does not check its pages (data_checksums is off): pg_checksums --enable turns that on. pg_amcheck looks at all of them.';
  }
  const found = db.reader.pragma('integrity_check(5)', { simple: true });
  if (found !== 'ok')
    throw new NotDone(`${db.file} is damaged: ${String(found).split('\n')[0]}. Restore a backup: npm run restore -- FILE --replace.`);
  const orphans = db.reader.pragma('foreign_key_check');
  if (Array.isArray(orphans) && orphans.length > 0) throw new NotDone(`${orphans.length} rows point at rows that are not there.`);
  return `${db.file} is whole: every page, index and reference was looked at.`;
}

/** `vacuum` */
export async function vacuumDatabase({ db }: AdminTools): Promise<string> {
  if (db.dialect === 'postgres') {
    await db.ask('vacuum (analyze)');
    return 'Done: rows that were deleted make room for new ones, and the planner has new figures.';
  }
  const before = statSync(db.file).size;
  db.writer.exec('vacuum');
  db.writer.pragma('wal_checkpoint(truncate)');
  const after = statSync(db.file).size;
  return `${db.file}: ${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB now.`;
}
