import { useQuery } from '@tanstack/react-query';
import { getPlatform } from '../platform/platform.ts';
import type { AuthForm, AuthOutcome, FormBody } from './auth-call.ts';
import { fetchJson } from './call.ts';

/** Sends a form of the auth area; what reads the answer is loaded only when something is sent. Never rejects. */
export async function sendAuth<F extends AuthForm>(form: F, body: FormBody<F>): Promise<AuthOutcome> {
  try {
    const { authCall } = await import('./auth-call.ts');
    return await authCall(form, body);
  } catch (error) {
    return { kind: 'connection', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Least length where the server does not raise it. */
export const PASSWORD_MIN = 6;

/**
 * Least length of a new password, in characters: the server's own, and 6 until or unless it answers.
 * Asked where a password is chosen and nowhere else; read by hand, since these screens do without the contracts.
 */
export function usePasswordMin(): number {
  const { data } = useQuery({ queryKey: ['password-rules'], queryFn: fetchRules, select: minLengthOf });
  return data ?? PASSWORD_MIN;
}

/** The contract comes with the first question: these screens do without schemas until then. */
async function fetchRules({ signal }: { signal: AbortSignal }): Promise<unknown> {
  const { auth } = await import('@labelwise/contracts/auth');
  return fetchJson(auth.passwordRules, { signal });
}

export type SignUp = 'open' | 'invitation' | 'closed';

export type Provider = { readonly id: string; readonly label: string };
type Ways = { readonly signUp: SignUp; readonly passkeys: boolean; readonly providers: readonly Provider[] };

/** How accounts begin and members sign in here: anybody, and by password alone, until and unless the server says otherwise. */
export function useWays(): Ways {
  const { data } = useQuery({ queryKey: ['auth-ways'], queryFn: fetchWays, select: readWays });
  return data ?? NO_WAYS;
}

const NO_WAYS: Ways = { signUp: 'open', passkeys: false, providers: [] };

async function fetchWays({ signal }: { signal: AbortSignal }): Promise<unknown> {
  const { auth } = await import('@labelwise/contracts/auth');
  return fetchJson(auth.ways, { signal });
}

function readWays(body: unknown): Ways {
  const given: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { signUp, passkeys, providers } = given;
  return {
    signUp: signUp === 'closed' || signUp === 'invitation' ? signUp : 'open',
    passkeys: passkeys === true,
    // The shell has pages of another address, which no service sends anybody back to.
    providers: Array.isArray(providers) && getPlatform() === 'web' ? providers.filter(isProvider) : [],
  };
}

function isProvider(given: unknown): given is Provider {
  return (
    typeof given === 'object' &&
    given !== null &&
    'id' in given &&
    typeof given.id === 'string' &&
    'label' in given &&
    typeof given.label === 'string'
  );
}

function minLengthOf(body: unknown): number {
  const minLength = typeof body === 'object' && body !== null && 'minLength' in body ? body.minLength : undefined;
  return typeof minLength === 'number' && minLength > PASSWORD_MIN ? minLength : PASSWORD_MIN;
}

/** Whether this browser makes passkeys for this address. The shell has an address of its own, for which it makes none. */
export function canUsePasskeys(): boolean {
  return getPlatform() === 'web' && 'PublicKeyCredential' in globalThis;
}
