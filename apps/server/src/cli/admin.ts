/** `npm run admin -- …`: members, invitations, what is offered, counts and the state of the database, for who has a shell. */
import { resolve } from 'node:path';
import { translatorOf } from '@labelwise/messages/say-in';
import { ConfigError, readConfig } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import { invite, listInvitations, members } from './admin-members.ts';
import { ADMIN_USAGE, type AdminCall, readAdminCall } from './admin-options.ts';
import { review } from './admin-review.ts';
import { type AdminTools, Misused, NotDone, openAdminTools } from './admin-tools.ts';
import { checkDatabase, showStatistics, vacuumDatabase } from './admin-upkeep.ts';

const ROOMS: Readonly<Record<string, (tools: AdminTools, call: AdminCall) => Promise<string>>> = {
  members,
  invite,
  invitations: listInvitations,
  review,
  statistics: showStatistics,
  check: checkDatabase,
  vacuum: vacuumDatabase,
};

process.exitCode = await run(readAdminCall(process.argv.slice(2)));

/** @returns the exit code: 0 done, 1 it could not be done, 2 not understood */
async function run(call: ReturnType<typeof readAdminCall>): Promise<number> {
  if ('help' in call) {
    console.log(ADMIN_USAGE);
    return 0;
  }
  if ('wrong' in call) return misused(call.wrong);
  const act = ROOMS[call.room];
  if (act === undefined) return misused(`There is nothing called "${call.room}".`);
  let tools: AdminTools | undefined;
  try {
    tools = await openAdminTools(readConfig({ DATA_DIR: resolve(import.meta.dirname, '../../../../data'), ...process.env }));
    console.log(await act(tools, call));
    return 0;
  } catch (error) {
    if (error instanceof Misused) return misused(error.message);
    if (error instanceof ConfigError || error instanceof NotDone) console.error(error.message);
    else if (error instanceof AppError) console.error(sentenceOf(error));
    else throw error;
    return 1;
  } finally {
    await tools?.close();
  }
}

function sentenceOf(error: AppError): string {
  const { error: words, issues } = error.body(translatorOf('en'));
  return [words, ...(issues ?? []).map(({ path, message }) => `${path} ${message}.`)].join(' ');
}

function misused(reason: string): number {
  console.error(`${reason}\n\n${ADMIN_USAGE}`);
  return 2;
}
