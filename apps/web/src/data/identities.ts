import { identities } from '@labelwise/contracts/identities';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { perTab } from '../platform/storage/local.ts';
import { type AuthOutcome, authOutcome } from './auth-call.ts';
import { type CallInput, call, endpointQuery, execute, send } from './call.ts';

export type { Identity } from '@labelwise/contracts/identities';

/** What the address of the sign-up page asked for, while its person is elsewhere. */
const SIGN_UP_QUERY = 'labelwise_sign_up_query';

/** The services that open the member's account, newest first. */
export const identitiesQuery = () => endpointQuery(identities.list);

/** Where to go to sign in there. @param signUp the query of the page, for a sign-up afterwards. @throws ApiError */
export async function beginSignIn(provider: string, signUp: URLSearchParams): Promise<string> {
  const { url } = await call(identities.start, { body: { provider } });
  perTab.set(SIGN_UP_QUERY, signUp.toString());
  return url;
}

/** The same for who is signed in: to connect the service, or to show once more who is there. @throws ApiError */
export async function beginProof(provider: string, purpose: 'connect' | 'prove'): Promise<string> {
  const { url } = await call(identities.add, { body: { provider, purpose } });
  return url;
}

/** What the sign-up page was asked for before its person went elsewhere. */
export const storedSignUpQuery = () => new URLSearchParams(perTab.get(SIGN_UP_QUERY) ?? '');

const Step = z.object({
  step: z.enum(['sign-up', 'password']),
  provider: z.string(),
  proposal: z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), username: z.string() }),
});
export type Step = z.infer<typeof Step>;

/** Who came back is signed in, or has one more step to take. Never rejects. */
export async function finishSignIn(): Promise<AuthOutcome | Step> {
  let step: Step | undefined;
  const outcome = await authOutcome(async () => {
    const answer = await send(identities.finish);
    const text = await answer.text();
    step = answer.ok ? readStep(text) : undefined;
    const { status, ok, statusText, headers } = answer;
    return { status, ok, statusText, headers, text: async () => text };
  });
  return step ?? outcome;
}

function readStep(text: string): Step | undefined {
  try {
    return Step.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type Registration = CallInput<typeof identities.register>['body'];
/** Never rejects. */
export const registerElsewhere = (body: Registration): Promise<AuthOutcome> => authOutcome(() => send(identities.register, { body }));
/** Never rejects. */
export const connectByPassword = (password: string): Promise<AuthOutcome> =>
  authOutcome(() => send(identities.connect, { body: { password } }));

/** @throws ApiError */
export async function disconnect(client: QueryClient, id: string): Promise<void> {
  await execute(identities.remove, { params: { id } });
  client.setQueryData(identitiesQuery().queryKey, (all) => all?.filter((identity) => identity.id !== id));
}
