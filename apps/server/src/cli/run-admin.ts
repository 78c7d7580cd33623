/** What `npm run admin` does with its words. */
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

/** Exit code: 0 done, 1 it could not be done, 2 not understood. */
type Outcome = { readonly code: 0 | 1 | 2; readonly text: string };

/**
 * @param args words of the command
 * @param env settings, as the service reads them
 */
export async function runAdmin(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const call = readAdminCall(args);
  if ('help' in call) return { code: 0, text: ADMIN_USAGE };
  if ('wrong' in call) return misused(call.wrong);
  const act = ROOMS[call.room];
  if (act === undefined) return misused(`There is nothing called "${call.room}".`);
  let tools: AdminTools | undefined;
  try {
    tools = await openAdminTools(readConfig({ DATA_DIR: resolve(import.meta.dirname, '../../../../data'), ...env }));
    return { code: 0, text: await act(tools, call) };
  } catch (error) {
    if (error instanceof Misused) return misused(error.message);
    if (error instanceof ConfigError || error instanceof NotDone) return { code: 1, text: error.message };
    if (error instanceof AppError) return { code: 1, text: sentenceOf(error) };
    throw error;
  } finally {
    await tools?.close();
  }
}

function sentenceOf(error: AppError): string {
  const { error: words, issues } = error.body(translatorOf('en'));
  return [words, ...(issues ?? []).map(({ path, message }) => `${path} ${message}.`)].join(' ');
}

function misused(reason: string): Outcome {
  return { code: 2, text: `${reason}\n\n${ADMIN_USAGE}` };
}
