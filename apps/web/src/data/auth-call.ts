import { auth } from '@labelwise/contracts/auth';
import * as z from 'zod/mini';
import { type Http, http, wordlessRefusal } from '../platform/http/index.ts';
import type { AuthForm, AuthOutcome, FormBody } from './auth.ts';
import { sendGiven } from './call.ts';
import { parseUser } from './session/user.ts';

const Answer = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.nullable(z.string())),
  error: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.string())),
  token: z.optional(z.nullable(z.string())),
  user: z.optional(z.unknown()),
});

/** Sends a form of the auth area and says what came of it. Never rejects. */
export async function authCall<F extends AuthForm>(form: F, body: FormBody<F>, via: Pick<Http, 'send'> = http): Promise<AuthOutcome> {
  try {
    const answer = await sendGiven(auth[form], { body }, via);
    const wordless = answer.ok ? null : wordlessRefusal(answer.status);
    const parsed = Answer.safeParse(jsonOr(await answer.text(), wordless));
    if (!parsed.success) return { kind: 'connection', detail: 'The answer could not be read.' };
    const { success, message, error, code, token, user } = parsed.data;
    // Status 0 is a native request that never reached the server.
    if (answer.status === 0) return { kind: 'connection', detail: error ?? '' };
    if (!answer.ok || success === false) return { kind: 'refused', message: message ?? error ?? wordless, code: code ?? null };
    const known = parseUser(user);
    if (token && known !== undefined) return { kind: 'signed-in', token, user: known };
    return { kind: 'done', message: message ?? null };
  } catch (error) {
    return { kind: 'connection', detail: error instanceof Error ? error.message : String(error) };
  }
}

/** What the text says; where it says nothing that can be read, an answer with those words instead. @throws without such words */
function jsonOr(text: string, words: string | null): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (words === null) throw error;
    return { message: words };
  }
}
