import type { auth } from '@labelwise/contracts/auth';
import type { CallInput } from './call.ts';
import type { SessionUser } from './session/session-user.ts';

/** The forms of the auth area by the names of their endpoints. */
export type AuthForm = 'login' | 'register' | 'forgotPassword' | 'resetPassword';
export type FormBody<F extends AuthForm> = CallInput<(typeof auth)[F]>['body'];

export type AuthOutcome =
  | { kind: 'signed-in'; token: string; user: SessionUser }
  /** Sent and understood, with nothing to sign in with (forgotten password). */
  | { kind: 'done'; message: string | null }
  /** The server refused; `message` is its own sentence where it gave one. */
  | { kind: 'refused'; message: string | null; code: string | null }
  /** No answer, or one that is not JSON; `detail` is what the platform says about it. */
  | { kind: 'connection'; detail: string };

/** Sends a form of the auth area; what reads the answer is loaded only when something is sent. Never rejects. */
export async function sendAuth<F extends AuthForm>(form: F, body: FormBody<F>): Promise<AuthOutcome> {
  try {
    const { authCall } = await import('./auth-call.ts');
    return await authCall(form, body);
  } catch (error) {
    return { kind: 'connection', detail: error instanceof Error ? error.message : String(error) };
  }
}
