import { statSync } from 'node:fs';
import path from 'node:path';
import { createMailer } from '../adapters/mailer.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { createHouseholds } from '../household-context.ts';
import { createUpkeep } from '../jobs/upkeep.ts';
import { systemClock } from '../lib/clock.ts';
import { newId } from '../lib/ids.ts';
import { fingerprint, newToken } from '../lib/secrets.ts';
import { createAccessTokensRepository } from '../modules/access-tokens/access-tokens.repository.ts';
import { createRecoveryRepository, createSessionsRepository } from '../modules/auth/auth.repository.ts';
import { createFoodsRepository } from '../modules/foods/foods.repository.ts';
import { createFoodsService } from '../modules/foods/foods.service.ts';
import { createSharingService } from '../modules/submissions/sharing.service.ts';
import { createSubmissionsRepository } from '../modules/submissions/submissions.repository.ts';
import { createUsersRepository } from '../modules/users/users.repository.ts';
import { closeAccount } from '../modules/users/users.service.ts';
import { createInvitations, createOwner } from '../owner-context.ts';
import { createBilling } from '../subscription-context.ts';
import { openForCommand } from './command.ts';

const HOUR = 3_600_000;

/** What was asked for, as `readAdminCall` understood it. */
export type AdminCall = {
  readonly room: string;
  readonly words: readonly string[];
  readonly owner: boolean;
  readonly yes: boolean;
  readonly days: number;
};

/** The command was called in a way that it does not understand; the message is a sentence. */
export class Misused extends Error {
  override name = 'Misused';
}

/** It was understood and could not be done; the message is a sentence. */
export class NotDone extends Error {
  override name = 'NotDone';
}

export type AdminTools = Awaited<ReturnType<typeof openAdminTools>>;

/** The same services as behind the owner's pages, without the server. */
export async function openAdminTools(config: Config) {
  const db: Db = await openForCommand(config.database);
  const billing = await createBilling({ config, db, onFailure: (error) => console.error(String(error)) });
  const mailer = createMailer({ ...config.mail, folder: path.join(config.dataDir, 'mail'), onFile: () => undefined });
  const repository = createUsersRepository(db);
  const [sessions, tokens] = [createSessionsRepository(db), createAccessTokensRepository(db)];
  const foods = createFoodsService({ repository: createFoodsRepository(db), upstream: null, now: systemClock });
  const households = createHouseholds(config, db, (error) => console.error(String(error)));
  const accountClosure = households.closing(billing.accountClosure);
  return {
    config,
    db,
    upkeep: createUpkeep(db),
    owner: createOwner(db, {
      closeAccount: (id) => closeAccount({ repository, accountClosure, removeFiles: mailer.removeOf }, id),
      signOut: (id) =>
        db.write(async (tx) => {
          await sessions.removeAll(tx, id);
          await tokens.removeAll(tx, id);
        }),
      // The person at the machine gets a link to hand over: a server without mail needs one most.
      mailResetLink: () => Promise.reject(new Error('not by mail')),
    }),
    invitations: createInvitations(config, db),
    sharing: createSharingService({
      repository: createSubmissionsRepository(db),
      foods,
      mode: config.sharedFoods,
      countOffer: async () => 0,
      now: systemClock,
    }),
    /** Works once, for an hour; stored as a hash. */
    async resetLink(memberId: string): Promise<string> {
      const token = newToken();
      const now = systemClock();
      const row = { tokenHash: fingerprint(token), memberId, mailId: newId(), createdAt: now, expiresAt: now + HOUR };
      await createRecoveryRepository(db).insertLink(row);
      return `${config.publicUrl}/reset-password?token=${token}`;
    },
    async close(): Promise<void> {
      mailer.close();
      households.close();
      await billing.close();
      await db.close();
    },
  };
}

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
