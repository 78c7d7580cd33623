import { type Invitation, owner } from '@labelwise/contracts/owner';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call, endpointQuery, execute } from './call.ts';

export type { Invitation, OwnersMember } from '@labelwise/contracts/owner';
export type Offer = CallOutput<typeof owner.offers>[number];
export type NewInvitation = NonNullable<CallInput<typeof owner.invite>['body']>;

/** More are found by words. */
export const MEMBERS_SHOWN = 100;

/** Counts, and how accounts begin here. */
export const overviewQuery = () => endpointQuery(owner.overview);
export const invitationsQuery = () => endpointQuery(owner.invitations);
export const offersQuery = () => endpointQuery(owner.offers);

/** Members whose e-mail or name holds these words, newest first. */
export const membersQuery = (q: string) =>
  queryOptions({
    ...endpointQuery(owner.members, { query: { limit: MEMBERS_SHOWN, ...(q !== '' && { q }) } }),
    placeholderData: keepPreviousData,
  });

/** What an owner may do with an account. Each throws ApiError; `asksForPassword` tells where the password is wanted once more. */
export const memberActs = {
  remove: (id: string) => execute(owner.removeMember, { params: { id } }),
  signOut: (id: string) => execute(owner.signOut, { params: { id } }),
  sendResetLink: (id: string) => execute(owner.sendResetLink, { params: { id } }),
  grant: (id: string, until: string | null) => execute(owner.grant, { params: { id }, body: { until } }),
  setRole: (id: string, isOwner: boolean) => execute(owner.setRole, { params: { id }, body: { isOwner } }),
};

/** Where the page reads, whatever it asks there. */
const READ: ReadonlySet<string> = new Set(Object.values(owner).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));

/** Everything that the page shows is read again. */
export async function refreshOwner(client: QueryClient): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => typeof address === 'string' && READ.has(address.split('?')[0] ?? ''),
  });
}

/** With the link, which is answered this once. @throws ApiError */
export const invite = (body: NewInvitation): Promise<Invitation & { link: string }> => call(owner.invite, { body });
/** @throws ApiError */
export const withdrawInvitation = (id: string): Promise<void> => execute(owner.withdrawInvitation, { params: { id } });
/** @throws ApiError */
export const acceptOffer = (key: string): Promise<void> => execute(owner.acceptOffer, { params: { key } });
/** @throws ApiError */
export const refuseOffer = (key: string, reason: string): Promise<void> =>
  execute(owner.refuseOffer, { params: { key }, body: { reason } });
export type DatabaseState = CallOutput<typeof owner.checkDatabase>['state'];
/** Answers when all of it was looked at. @throws ApiError */
export const checkDatabase = (): Promise<{ state: DatabaseState }> => call(owner.checkDatabase);
/** Sizes in bytes, once the file is written anew. @throws ApiError */
export const vacuumDatabase = (): Promise<{ before: number; after: number }> => call(owner.vacuumDatabase);
