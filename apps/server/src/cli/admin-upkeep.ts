import { statSync } from 'node:fs';
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
export async function checkDatabase({ db, upkeep }: AdminTools): Promise<string> {
  const state = await upkeep.check();
  const name = db.dialect === 'sqlite' ? db.file : 'The database';
  switch (state.kind) {
    case 'whole':
      return `${name} is whole: every page, index and reference was looked at.`;
    case 'damaged':
      throw new NotDone(`${name} is damaged: ${state.reason}. Restore a backup: npm run restore -- FILE --replace.`);
    case 'rows-without-owner':
      throw new NotDone(`${state.count} rows point at rows that are not there.`);
    case 'checksums-on':
      return 'PostgreSQL checks each page as it reads it (data_checksums is on). pg_amcheck looks at all of them.';
    case 'checksums-off':
      return 'PostgreSQL does not check its pages (data_checksums is off): pg_checksums --enable turns that on. pg_amcheck looks at all of them.';
  }
}

/** `vacuum` */
export async function vacuumDatabase({ db, upkeep }: AdminTools): Promise<string> {
  const sizes = await upkeep.vacuum();
  if (sizes === null || db.dialect === 'postgres')
    return 'PostgreSQL does this by itself (autovacuum). To have the room of deleted rows back at once: vacuum (full, analyze), in psql.';
  return `${db.file}: ${(sizes.before / 1e6).toFixed(1)} MB before, ${(sizes.after / 1e6).toFixed(1)} MB now.`;
}
