/** `npm run admin -- …`: members, invitations, what is offered, counts and the state of the database, for who has a shell. */
import { parseArgs } from 'node:util';
import { translatorOf } from '@labelwise/messages/say-in';
import { ConfigError } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import { invite, listInvitations, members, review } from './admin-members.ts';
import {
  type AdminCall,
  type AdminTools,
  checkDatabase,
  Misused,
  NotDone,
  openAdminTools,
  showStatistics,
  vacuumDatabase,
} from './admin-tools.ts';
import { commandConfig } from './command.ts';

const ADMIN_USAGE = `Usage: npm run admin -- members [list [WORDS]]              newest first; WORDS look in e-mails and names
       npm run admin -- members reset-link MEMBER           a link to set a new password, good for an hour
       npm run admin -- members sign-out MEMBER             everywhere; access tokens end too
       npm run admin -- members premium MEMBER DAY|off      until the end of DAY (2027-01-31, UTC)
       npm run admin -- members owner MEMBER [off]          may do all this in the browser, at /owner
       npm run admin -- members remove MEMBER --yes         the account with all that is theirs; a paid plan ends
       npm run admin -- invite [NOTE] [--owner] [--days 7]  a link with which one account can be made
       npm run admin -- invitations [withdraw ID]           those that can still be used
       npm run admin -- review [show|accept KEY | refuse KEY REASON]   what members offer to everybody here
       npm run admin -- statistics                          counts; nothing of any one member
       npm run admin -- check                               is the database whole?
       npm run admin -- vacuum                              writes the database file anew, without its gaps

MEMBER is an e-mail or an id. Nothing that a member eats, is or asks is shown by any of these. Safe to run beside the
service; vacuum makes writes wait while it works. Reads the same environment: DATA_DIR or DATABASE_URL.`;

/** What was asked for; a sentence where that cannot be understood. */
export function readAdminCall(args: readonly string[]): AdminCall | { readonly help: true } | { readonly wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        owner: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        days: { type: 'string', default: '7' },
      },
    });
    if (values.help) return { help: true };
    const [room, ...words] = positionals;
    if (room === undefined) return { wrong: 'Say what to do.' };
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1 || days > 90) return { wrong: '--days is a whole number from 1 to 90.' };
    return { room, words, owner: values.owner, yes: values.yes, days };
  } catch (error) {
    return { wrong: `${error instanceof Error ? error.message.split('. ')[0] : String(error)}.` };
  }
}

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
    tools = await openAdminTools(commandConfig(env));
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

if (import.meta.main) {
  const { code, text } = await runAdmin(process.argv.slice(2), process.env);
  if (code === 0) console.log(text);
  else console.error(text);
  process.exitCode = code;
}
