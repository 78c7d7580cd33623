import { submissions } from '@labelwise/contracts/submissions';
import { gtinKey } from '@labelwise/domain/gtin';
import { EMPTY_FIELDS, mergeFields, type StatedFields, saysAnything } from '@labelwise/domain/submission';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../platform/http/http.ts';
import { network } from '../../platform/network/network.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { readToken } from '../../platform/storage/token.ts';
import { call, endpointQuery, execute, keyOf } from '../call.ts';
import { eraseGuestDrafts, eraseGuestFigures, takeDraftsAlong, takeFiguresAlong } from '../guest-data.ts';
import { emitPreferencesUpdated } from '../preferences-updated.ts';
import { asSubmission, forgetHere, type SubmissionHere, stateHere, statementsIn, stateRemovalHere, submissionHere } from './here.ts';

const GUESTS = statementsIn(storageKeys.submissions);
const MEMBERS = statementsIn(storageKeys.submissionsWaiting);

/** `here`: a guest's, on this device alone. `waiting`: a member's, to be sent once there is a network; it counts from now on. */
export type SavedWhere = 'saved' | 'waiting' | 'here';

/** What the person says of a pack; null: nothing. */
export function submissionQuery(barcode: string) {
  return queryOptions({
    queryKey: [...keyOf(submissions.get, { params: { foodId: barcode } }), readToken() === null ? 'here' : 'member'],
    queryFn: async ({ signal }): Promise<StatedFields | null> => {
      const here = submissionHere(barcode);
      if (readToken() === null) return here?.fields ?? null;
      if (here?.isRemoval === true) return null;
      const stored = await call(submissions.get, { params: { foodId: barcode }, signal }).catch(noneIfUnknown);
      return here === null ? (stored?.fields ?? null) : mergeFields(stored?.fields ?? EMPTY_FIELDS, here.fields);
    },
  });
}

function noneIfUnknown(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 0)) return null;
  throw error;
}

/**
 * Says what a pack prints. It counts at once: scores, lists and proposals are computed again. @throws ApiError of a refusal
 * @param barcode in any spelling of its GTIN
 * @param isOffered where it has to wait, the member's offer to everybody waits with it
 */
export async function saveSubmission(client: QueryClient, barcode: string, fields: StatedFields, isOffered = false): Promise<SavedWhere> {
  const gtin = gtinKey(barcode) ?? barcode;
  const where = await saveWhere(gtin, fields, isOffered);
  await renewSubmitted(client);
  return where;
}

async function saveWhere(gtin: string, fields: StatedFields, isOffered: boolean): Promise<SavedWhere> {
  if (readToken() === null) {
    stateHere(gtin, fields);
    return 'here';
  }
  if (await isSent(() => execute(submissions.save, { params: { foodId: gtin }, body: { fields } }))) return 'saved';
  stateHere(gtin, fields, isOffered);
  return 'waiting';
}

/** Forgets everything that the person says of a pack: the catalogue's values hold again. @throws ApiError of a refusal */
export async function removeSubmission(client: QueryClient, barcode: string): Promise<void> {
  const gtin = gtinKey(barcode) ?? barcode;
  const isSentNow = readToken() === null || (await isSent(() => removed(gtin)));
  if (isSentNow) forgetHere(gtin);
  else stateRemovalHere(gtin);
  await renewSubmitted(client);
}

/** What is not there any more was removed on another device. */
async function removed(gtin: string): Promise<void> {
  await execute(submissions.remove, { params: { foodId: gtin } }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  });
}

/** `false` where there turns out to be no network. @throws ApiError of a refusal */
async function isSent(send: () => Promise<void>): Promise<boolean> {
  if (!network.isOnline()) return false;
  try {
    await send();
    return true;
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status !== 0;
    if (isAnswered || network.isOnline()) throw error;
    return false;
  }
}

/** Every food may be another one now. */
export async function renewSubmitted(client: QueryClient): Promise<void> {
  emitPreferencesUpdated();
  const refetched = client.invalidateQueries();
  // Without a network some of them wait for one.
  if (network.isOnline()) await refetched;
}

/** Sends one statement that waited; its offer goes on waiting until the values are there. @throws ApiError */
export async function sendStated(statement: SubmissionHere): Promise<void> {
  const { gtin, fields, isRemoval, isOffered } = statement;
  if (isRemoval) return removed(gtin);
  if (!saysAnything(fields)) return isOffered ? execute(submissions.share, { params: { foodId: gtin } }) : undefined;
  await execute(submissions.save, { params: { foodId: gtin }, body: { fields } });
  if (isOffered) MEMBERS.replace(statement, { ...statement, fields: EMPTY_FIELDS });
}

/** How many packs a guest stated on this device; for a member who has just signed in: they may be taken along. */
export function guestSubmissions(): number {
  return GUESTS.all().length;
}

/** Takes what a guest stated on this device into the account. @throws ApiError; what has arrived is not sent again */
export async function takeSubmissionsAlong(client: QueryClient): Promise<void> {
  const member = readToken();
  for (const guest of GUESTS.all()) {
    const { gtin, ...fields } = asSubmission(guest);
    // Whoever agreed to it is not signed in any more.
    if (readToken() !== member) return;
    await execute(submissions.save, { params: { foodId: gtin }, body: { fields } });
    GUESTS.removeSubject(gtin);
  }
  takeFiguresAlong();
  takeDraftsAlong();
  await renewSubmitted(client);
}

/** Erases what a guest stated or began to state on this device, and the figures of what they scanned. The answer puts it back. */
export async function eraseGuestSubmissions(client: QueryClient): Promise<() => Promise<void>> {
  const statements = GUESTS.all();
  const putFiguresBack = eraseGuestFigures();
  const putDraftsBack = eraseGuestDrafts();
  for (const { gtin } of statements) GUESTS.removeSubject(gtin);
  await renewSubmitted(client);
  return async () => {
    for (const one of statements.toReversed()) GUESTS.putBack(one);
    putFiguresBack();
    putDraftsBack();
    await renewSubmitted(client);
  };
}

/** What this server does with what members want to share. */
export const sharingSettingsQuery = () => endpointQuery(submissions.settings);

/** What became of a member's offer; `here`: it waits for a network; null where they state nothing of this pack that has arrived. */
export function sharingQuery(barcode: string) {
  return queryOptions({
    queryKey: [...keyOf(submissions.get, { params: { foodId: barcode } }), 'sharing'],
    queryFn: async ({ signal }) => {
      if (submissionHere(barcode)?.isOffered === true) return { state: 'here' as const };
      const stored = await call(submissions.get, { params: { foodId: barcode }, signal }).catch(noneIfUnknown);
      return stored?.sharing ?? null;
    },
  });
}

/** What would leave for Open Food Facts, asked for anew each time that it is shown. */
export function contributionQuery(barcode: string) {
  return queryOptions({
    queryKey: keyOf(submissions.contribution, { params: { foodId: barcode } }),
    queryFn: ({ signal }) => call(submissions.contribution, { params: { foodId: barcode }, signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** When the member last sent a pack to Open Food Facts, and when they last changed what they state of it; null: nothing has arrived. */
export function contributedQuery(barcode: string) {
  return queryOptions({
    queryKey: [...keyOf(submissions.get, { params: { foodId: barcode } }), 'contributed'],
    queryFn: async ({ signal }) => {
      const stored = await call(submissions.get, { params: { foodId: barcode }, signal }).catch(noneIfUnknown);
      return stored === null ? null : { at: stored.contributedAt, changedAt: stored.updatedAt };
    },
  });
}

type Contributor = { userName: string; password: string };

/** Sends what was shown to Open Food Facts, once: it never waits for a network, since nothing stores the password. @throws ApiError */
export async function contribute(client: QueryClient, barcode: string, shown: { key: string } & Contributor): Promise<void> {
  await execute(submissions.contribute, { params: { foodId: barcode }, body: shown });
  await client.invalidateQueries({ queryKey: contributedQuery(barcode).queryKey });
}

/** Offers what is stated now to everybody on this server; it waits where there is no network. @throws ApiError of a refusal */
export async function shareSubmission(client: QueryClient, barcode: string): Promise<'offered' | 'waiting'> {
  const gtin = gtinKey(barcode) ?? barcode;
  // What still waits is to be there before it is offered.
  const isHere = submissionHere(gtin) !== null;
  const isOffered = !isHere && (await isSent(() => execute(submissions.share, { params: { foodId: gtin } })));
  if (!isOffered) stateHere(gtin, EMPTY_FIELDS, true);
  await renewSubmitted(client);
  return isOffered ? 'offered' : 'waiting';
}

/** @throws ApiError */
export async function takeOfferBack(client: QueryClient, barcode: string): Promise<void> {
  await execute(submissions.takeBack, { params: { foodId: barcode } });
  await client.invalidateQueries({ queryKey: sharingQuery(barcode).queryKey });
}
