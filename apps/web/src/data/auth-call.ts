import { auth } from '@labelwise/contracts/auth';
import * as z from 'zod/mini';
import type { HttpAnswer } from '../platform/http/answer.ts';
import { type Http, http, wordlessRefusal } from '../platform/http/http.ts';
import { type CallInput, SAVE_LIMIT_MS, sendGiven } from './call.ts';
import type { SessionUser } from './session/session.ts';
import { parseUser } from './session/user.ts';

/** The forms of the auth area by the names of their endpoints. */
export type AuthForm = 'login' | 'register' | 'forgotPassword' | 'resetPassword';

export type FormBody<F extends AuthForm> = CallInput<(typeof auth)[F]>['body'];

export type AuthOutcome =
  | { kind: 'signed-in'; token: string; user: SessionUser }
  /** Sent and understood, with nothing to sign in with (forgotten password). */
  | { kind: 'done'; message: string | null }
  /** The server refused; `message` is its own sentence where it gave one, `status` says whether it was able to answer at all. */
  | { kind: 'refused'; message: string | null; code: string | null; status: number }
  /** No answer, or one that is not JSON (`status` 200 and up); `detail` is what the platform says about it, never the answer itself. */
  | { kind: 'connection'; detail: string; status?: number };

const Answer = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.nullable(z.string())),
  error: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.string())),
  token: z.optional(z.nullable(z.string())),
  user: z.optional(z.unknown()),
});

/** Sends a form of the auth area and says what came of it. Never rejects. */
export function authCall<F extends AuthForm>(form: F, body: FormBody<F>, via: Pick<Http, 'send'> = http): Promise<AuthOutcome> {
  return authOutcome(() => sendGiven(auth[form], { body, signal: AbortSignal.timeout(SAVE_LIMIT_MS) }, via));
}

/** What came of a call that answers as those of the auth area do. Never rejects. */
export async function authOutcome(send: () => Promise<HttpAnswer>): Promise<AuthOutcome> {
  try {
    const answer = await send();
    const wordless = answer.ok ? null : wordlessRefusal(answer.status);
    const parsed = Answer.safeParse(jsonOr(await answer.text(), wordless));
    if (!parsed.success) return { kind: 'connection', detail: '', status: answer.status };
    const { success, message, error, code, token, user } = parsed.data;
    // Status 0 is a native request that never reached the server.
    if (answer.status === 0) return { kind: 'connection', detail: error ?? '' };
    // What has neither is of a machine in between.
    const isOurs = typeof code === 'string' || success !== undefined;
    if (!answer.ok || success === false)
      return { kind: 'refused', message: (isOurs ? (message ?? error) : null) ?? wordless, code: code ?? null, status: answer.status };
    const known = parseUser(user);
    if (token && known !== undefined) return { kind: 'signed-in', token, user: known };
    return { kind: 'done', message: message ?? null };
  } catch (error) {
    return { kind: 'connection', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** What the text says; where it is no JSON, an answer with those words instead, or null. */
function jsonOr(text: string, words: string | null): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return words === null ? null : { message: words };
  }
}
