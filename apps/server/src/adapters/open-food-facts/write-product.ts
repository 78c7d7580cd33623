import { isRecord } from '@labelwise/domain/lib';
import { BodyTooLargeError, readBody } from '../../lib/resilience.ts';
import type { Contributor, ProductWriter, WriteResult } from '../../modules/submissions/contributions.service.ts';
import { retryAfterSeconds, upstreamCode } from './open-food-facts.ts';

export type WriterOptions = {
  /** Origin of the API, without a path. */
  readonly baseUrl: string;
  readonly version: string;
  /** Where this installation can be reached; part of the User-Agent, as the API asks. */
  readonly contactUrl: string;
  readonly timeLimitMs?: number;
};

/** Saving computes a product anew, which takes seconds there. */
const TIME_LIMIT_MS = 20_000;
/** Answers have a few bytes; pages of errors have 100 kB. */
const MAX_BYTES = 512 * 1024;
const RETRY_AFTER_SECONDS = 60;

/**
 * The write interface of Open Food Facts: the product form of its API up to version 2, which is the one that takes a member's own name
 * and password. @source Open Food Facts server, cgi/product_jqm_multilingual.pl, and its API documentation
 */
export function createProductWriter({ baseUrl, version, contactUrl, timeLimitMs = TIME_LIMIT_MS }: WriterOptions): ProductWriter {
  const url = `${new URL(baseUrl).origin}/cgi/product_jqm2.pl`;
  const headers = { 'user-agent': `Labelwise/${version} (+${contactUrl})`, accept: 'application/json' };
  return {
    async addToProduct(gtin, fields, contributor) {
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        const body = formOf(gtin, fields, contributor, version);
        // A redirect is never followed: it would carry the password to somewhere else.
        return await readAnswer(await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' }));
      } catch (error) {
        if (error instanceof BodyTooLargeError) return { kind: 'failed', reason: 'not_understood' };
        return signal.aborted ? { kind: 'timeout' } : { kind: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS };
      }
    },
  };
}

function formOf(gtin: string, fields: readonly (readonly [string, string])[], { userName, password }: Contributor, version: string) {
  return new URLSearchParams([
    ['code', upstreamCode(gtin)],
    ['user_id', userName],
    ['password', password],
    ['comment', `Labelwise ${version}`],
    ['app_name', 'Labelwise'],
    ['app_version', version],
    ...fields.map(([name, value]): [string, string] => [name, value]),
  ]);
}

async function readAnswer(response: Response): Promise<WriteResult> {
  const { status } = response;
  if (status === 200) return readBodyOf((await readBody(response, MAX_BYTES)).toString('utf8'));
  await response.body?.cancel();
  if (status === 401 || status === 403) return { kind: 'not_accepted' };
  if (status === 429 || status === 503)
    return { kind: 'unavailable', retryAfterSeconds: retryAfterSeconds(response) ?? RETRY_AFTER_SECONDS };
  if (status >= 300 && status < 400) return { kind: 'failed', reason: 'redirected' };
  return { kind: 'failed', reason: status === 404 || status === 410 ? 'gone' : 'status' };
}

/** Its servers up to 2022 answer a wrong password with a page of a good status; each such page offers to reset it. */
const PASSWORD_PAGE = /Incorrect user name or password|reset_password\.pl/iu;

function readBodyOf(text: string): WriteResult {
  const answer = parsed(text);
  if (!isRecord(answer)) return PASSWORD_PAGE.test(text) ? { kind: 'not_accepted' } : { kind: 'failed', reason: 'not_understood' };
  const { status, status_verbose: words } = answer;
  if (status === 1 || status === '1') return { kind: 'saved' };
  if (status !== 0 && status !== '0') return { kind: 'failed', reason: 'not_understood' };
  return words === 'not modified' ? { kind: 'unchanged' } : { kind: 'refused' };
}

/** The type that an answer states is not relied upon. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
