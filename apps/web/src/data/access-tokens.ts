import { type AccessToken, accessTokens } from '@labelwise/contracts/access-tokens';
import type { QueryClient } from '@tanstack/react-query';
import { type CallInput, call, endpointQuery, execute } from './call.ts';

export type { AccessToken } from '@labelwise/contracts/access-tokens';
export type { TokenScope } from '@labelwise/contracts/endpoint';
export type NewAccessToken = CallInput<typeof accessTokens.add>['body'];
/** With the token itself, which is answered this once. */
export type MadeAccessToken = AccessToken & { readonly token: string };

/** What other programs may do, newest first. */
export function accessTokensQuery() {
  return endpointQuery(accessTokens.list);
}

/** @throws ApiError; `asksForPassword` tells where the password is wanted once more */
export async function makeAccessToken(client: QueryClient, body: NewAccessToken): Promise<MadeAccessToken> {
  const made = await call(accessTokens.add, { body });
  void client.invalidateQueries({ queryKey: accessTokensQuery().queryKey });
  return made;
}

/** Withdraws a token: its next call is refused. @throws ApiError */
export async function withdrawAccessToken(client: QueryClient, id: string): Promise<void> {
  await execute(accessTokens.remove, { params: { id } });
  client.setQueryData(accessTokensQuery().queryKey, (all) => all?.filter((token) => token.id !== id));
}
