/** `npm run admin -- …`: members, invitations, what is offered, counts and the state of the database, for who has a shell. */
import { parseArgs } from 'node:util';
import type { OwnersMember } from '@labelwise/contracts/owner';
import { type OwnField, plain } from '@labelwise/domain/submission';
import { translatorOf } from '@labelwise/messages/say-in';
import { ConfigError } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import type { Offer } from '../modules/submissions/sharing.service.ts';
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

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/u;
/** Names that a shell's window holds; more are found by words. */
const MAX_LISTED = 200;

/** `members …` */
async function members(tools: AdminTools, { words: [act = 'list', who, value, ...rest], yes }: AdminCall): Promise<string> {
  const { owner } = tools;
  if (act === 'list') return list(tools, [who, value, ...rest].filter((word) => word !== undefined).join(' '));
  if (who === undefined) throw new Misused(`"members ${act}" needs a member: an e-mail or an id.`);
  const member = await find(tools, who);
  switch (act) {
    case 'reset-link':
      return `${await tools.resetLink(member.id)}\nWorks once, for an hour. Hand it to ${member.email} over a way that nobody else reads.`;
    case 'sign-out':
      await owner.signOut(member.id);
      return `${member.email} is signed in nowhere, and has no access tokens.`;
    case 'premium':
      return grant(tools, member, value);
    case 'owner':
      if (value !== undefined && value !== 'off') throw new Misused('After "members owner MEMBER" stands nothing, or off.');
      await owner.setRole(member.id, value === undefined);
      return value === undefined
        ? `${member.email} runs this server at ${tools.config.publicUrl}/owner.`
        : `${member.email} is a member like others.`;
    case 'remove':
      if (!yes) throw new Misused(`This deletes ${member.email} with all that is theirs, for good. Add --yes to do it.`);
      await owner.remove(member.id, null);
      return `${member.email} is deleted.`;
    default:
      throw new Misused(`Members cannot be "${act}".`);
  }
}

async function find({ owner }: AdminTools, who: string): Promise<OwnersMember> {
  return owner.find(who).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') throw new Misused(`There is no member "${who}".`);
    throw error;
  });
}

async function list({ owner }: AdminTools, words: string): Promise<string> {
  const { items, next } = await owner.members(words, MAX_LISTED);
  if (items.length === 0) return words === '' ? 'There are no members.' : `No member is found by "${words}".`;
  return [...items.map(lineOf), ...(next === null ? [] : [`More than ${MAX_LISTED}: add words to find fewer.`])].join('\n');
}

function lineOf({ id, email, name, isOwner, createdAt, lastSeenAt, plan, grantedUntil }: OwnersMember): string {
  const day = (text: string) => text.slice(0, 10);
  const notes = [
    ...(isOwner ? ['owner'] : []),
    plan,
    ...(grantedUntil === null ? [] : [`given until ${day(new Date(Date.parse(grantedUntil) - 1).toISOString())}`]),
    `since ${day(createdAt)}`,
    lastSeenAt === null ? 'signed in nowhere' : `seen ${day(lastSeenAt)}`,
  ];
  return `${id}  ${email}  ${name}  (${notes.join(', ')})`;
}

async function grant({ owner }: AdminTools, { id, email }: OwnersMember, day: string | undefined): Promise<string> {
  if (day === 'off') {
    await owner.grant(id, null);
    return `${email} has no premium from you any more; what they pay for stays.`;
  }
  if (day === undefined || !DAY_PATTERN.test(day) || Number.isNaN(Date.parse(day)))
    throw new Misused('Premium needs a day, as 2027-01-31, or off.');
  await owner.grant(id, day);
  return `${email} has premium until the end of ${day} (UTC).`;
}

/** `invite [NOTE] [--owner] [--days N]` */
async function invite({ invitations }: AdminTools, { words, owner, days }: AdminCall): Promise<string> {
  const { link, expiresAt } = await invitations.invite({ note: words.join(' ').slice(0, 100), makesOwner: owner, days });
  return `${link}\nMakes one account${owner ? ', an owner’s,' : ''} until ${expiresAt.slice(0, 10)}. It is shown this once.`;
}

/** `invitations [withdraw ID]` */
async function listInvitations({ invitations }: AdminTools, { words: [act, id] }: AdminCall): Promise<string> {
  if (act === 'withdraw' && id !== undefined) {
    await invitations.withdraw(id);
    return 'Withdrawn: its link is no good any more.';
  }
  if (act !== undefined) throw new Misused('After "invitations" stands nothing, or withdraw and an id.');
  const rows = await invitations.list();
  if (rows.length === 0) return 'No invitation can be used.';
  return rows
    .map(({ id: own, note, makesOwner, expiresAt }) => `${own}  until ${expiresAt.slice(0, 10)}${makesOwner ? '  owner' : ''}  ${note}`)
    .join('\n');
}

/** `review …`: what members offer to everybody on this server is looked at, accepted or refused. Who offered it is shown nowhere. */
async function review({ sharing }: AdminTools, { words: [act, key, ...words] }: AdminCall): Promise<string> {
  if (act === undefined) return listOffers(await sharing.waiting());
  if (key === undefined) throw new Misused(`"review ${act}" needs the key of an offer.`);
  const reason = words.join(' ').trim();
  try {
    switch (act) {
      case 'show': {
        const offer = (await sharing.waiting()).find((one) => one.key === key);
        if (offer === undefined) throw new AppError('not_found');
        return [head(offer), ...offer.changes.map(changeLine), ...warning(offer)].join('\n');
      }
      case 'accept':
        return done(await sharing.accept(key), 'Accepted: it is the catalogue’s now.');
      case 'refuse':
        if (reason === '') throw new Misused('A refusal needs a reason: the member reads it.');
        return done(await sharing.refuse(key, reason), 'Refused.');
      default:
        throw new Misused(`An offer cannot be "${act}".`);
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return fail(`Nothing waits under "${key}".`);
    throw error;
  }
}

function listOffers(offers: readonly Offer[]): string {
  return offers.length === 0 ? 'Nothing waits.' : offers.map(head).join('\n');
}

function head({ key, gtin, name, isNew, offeredAt, changes }: Offer): string {
  const what = isNew ? 'a new product' : `${changes.length} value${changes.length === 1 ? '' : 's'} of a known product`;
  return `${key}  ${new Date(offeredAt).toISOString().slice(0, 10)}  ${gtin}  ${inOneLine(name)}: ${what}`;
}

/** "  sugars: 12 → 18 (photo)" */
function changeLine(change: OwnField): string {
  const own = change.kind === 'figure' ? `${change.bound ?? ''}${change.own}` : change.own;
  return `  ${change.field}: ${inOneLine(String(change.catalogue ?? 'nothing'))} → ${inOneLine(String(own))} (${change.from})`;
}

/** What matters more than any other change stands last, where it is seen. */
function warning({ takenAway }: Offer): string[] {
  return takenAway.length === 0 ? [] : [`Afterwards the food warns less: ${takenAway.join(', ')}`];
}

/** Strangers' words have no line of their own, in which they could pass for ours, and move no cursor. A list's lines are parted by "/". */
function inOneLine(text: string): string {
  return text.split('\n').map(plain).join(' / ');
}

function done(isDone: boolean, words: string): string {
  return isDone ? words : fail('It was taken back or decided meanwhile.');
}

function fail(words: string): never {
  throw new NotDone(words);
}

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
