import { http } from '../../platform/http/index.ts';
import type { AuthOutcome } from './auth-call.ts';

/** Sends a form of the auth area; what reads the answer is loaded only when something is sent. Never rejects. */
export async function sendAuth(path: `/api/auth/${string}`, body: object): Promise<AuthOutcome> {
  try {
    const { authCall } = await import('./auth-call.ts');
    return await authCall(http, path, body);
  } catch (error) {
    return { kind: 'connection', detail: error instanceof Error ? error.message : String(error) };
  }
}
