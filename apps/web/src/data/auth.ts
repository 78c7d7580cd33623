import { useQuery } from '@tanstack/react-query';
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

/** How accounts begin and members sign in here: anybody, and by password alone, until and unless the server says otherwise. */
export function useWays(): { readonly signUp: SignUp; readonly passkeys: boolean } {
  const { data } = useQuery({ queryKey: ['auth-ways'], queryFn: fetchWays, select: readWays });
  return data ?? NO_WAYS;
}

const NO_WAYS = { signUp: 'open', passkeys: false } as const;

async function fetchWays({ signal }: { signal: AbortSignal }): Promise<unknown> {
  const { auth } = await import('@labelwise/contracts/auth');
  return fetchJson(auth.ways, { signal });
}

function readWays(body: unknown): { signUp: SignUp; passkeys: boolean } {
  const given: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { signUp, passkeys } = given;
  return { signUp: signUp === 'closed' || signUp === 'invitation' ? signUp : 'open', passkeys: passkeys === true };
}

function minLengthOf(body: unknown): number {
  const minLength = typeof body === 'object' && body !== null && 'minLength' in body ? body.minLength : undefined;
  return typeof minLength === 'number' && minLength > PASSWORD_MIN ? minLength : PASSWORD_MIN;
}
