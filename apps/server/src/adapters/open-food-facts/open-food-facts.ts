/** The Open Food Facts product API behind the interface that the foods service declares. Knows nothing of our rows. */
import { isRecord } from '@labelwise/domain/lib';
import { OpenFoodFacts } from '@openfoodfacts/openfoodfacts-nodejs';
import { BodyTooLargeError, createCircuitBreaker, createSingleFlight, readBody } from '../../lib/resilience.ts';
import type { ProductUpstream, UpstreamResult } from '../../modules/foods/foods.service.ts';
import { PRODUCT_FIELDS } from './fields.data.ts';

export type OpenFoodFactsOptions = {
  /** Origin of the API, without a path. */
  readonly baseUrl: string;
  readonly version: string;
  /** Where this installation can be reached; part of the User-Agent, as the API asks. */
  readonly contactUrl: string;
  readonly timeLimitMs?: number;
  readonly maxBytes?: number;
  readonly callsPerMinute?: number;
};

const DEFAULTS = {
  timeLimitMs: 4_000,
  maxBytes: 2 * 1024 * 1024,
  /** The API allows 15 product reads a minute and address (as of 2026) and bans those who go over. */
  callsPerMinute: 15,
  failures: 3,
  coolDownMs: 20_000,
};

export function createOpenFoodFacts(options: OpenFoodFactsOptions): ProductUpstream {
  const budget = createCallBudget(options.callsPerMinute ?? DEFAULTS.callsPerMinute, 60_000);
  const breaker = createCircuitBreaker({ failures: DEFAULTS.failures, coolDownMs: DEFAULTS.coolDownMs });
  const ask = createAsker(options);
  const singleFlight = createSingleFlight<UpstreamResult>();

  async function guarded(gtin: string): Promise<UpstreamResult> {
    if (budget.waitMs() > 0) return unavailable('budget', budget.waitMs());
    if (!breaker.allowsCall()) return unavailable('circuit_open', breaker.waitMs());
    budget.trySpend();
    try {
      return await breaker.execute(() => ask(gtin));
    } catch (error) {
      const upstream = error instanceof UpstreamError ? error : new UpstreamError('not_json', 'unreadable', { cause: error });
      if (upstream.retryAfterSeconds !== null) breaker.pause(upstream.retryAfterSeconds * 1000);
      return unavailable(upstream.fault, Math.max(breaker.waitMs(), 1000));
    }
  }

  return {
    fetchProduct: (gtin) => singleFlight(gtin, () => guarded(gtin)),
  };
}

/** The official client on our bounded transport. The client sets its own User-Agent; the transport has the last word. */
function createAsker(options: OpenFoodFactsOptions): (gtin: string) => Promise<ProductAnswer> {
  const origin = new URL(options.baseUrl).origin;
  const transport = createTransport({
    origin,
    userAgent: `Labelwise/${options.version} (+${options.contactUrl})`,
    timeLimitMs: options.timeLimitMs ?? DEFAULTS.timeLimitMs,
    maxBytes: options.maxBytes ?? DEFAULTS.maxBytes,
  });
  const client = new OpenFoodFacts((input) => transport(withFields(input)), { host: origin });
  return async (gtin) => {
    const { data, error } = await client.getProductV2(upstreamCode(gtin));
    const answer = readProductAnswer(data ?? error);
    if (answer === null) throw new UpstreamError('not_json', 'the answer has no known shape');
    return answer;
  };
}

/** Only the fields that we read: 5 to 15 KB instead of 200. The commas must stay literal, the API does not know `%2C`. */
function withFields(input: string | URL | Request): string {
  const url = input instanceof Request ? input.url : String(input);
  return `${url}${url.includes('?') ? '&' : '?'}fields=${PRODUCT_FIELDS.join(',')}`;
}

/** The API's own spelling: leading zeros dropped, then 8 digits where they suffice, else 13 (or 14). */
export function upstreamCode(gtin: string): string {
  const bare = gtin.replace(/^0+/, '');
  return bare.length <= 8 ? bare.padStart(8, '0') : bare.padStart(13, '0');
}

function unavailable(reason: UpstreamFault | 'circuit_open' | 'budget', waitMs: number): UpstreamResult {
  return { kind: 'unavailable', reason, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}

/** Reads what the product API answers, in all the shapes that versions 0 to 3 use. */

type ProductAnswer =
  | { readonly kind: 'found'; readonly document: Record<string, unknown> }
  /** `otherType` names the sister database (beauty, pet food…) where the code is known as something else. */
  | { readonly kind: 'missing'; readonly otherType: string | null };

/**
 * The versions disagree on how "not found" looks: 404 with a body, or 200 with `status: 0`. Both are read here.
 * Returns `null` for JSON that is no product answer at all; that is an upstream fault, never "not found".
 */
function readProductAnswer(body: unknown): ProductAnswer | null {
  if (!isRecord(body)) return null;
  if (isRecord(body['product']) && Object.keys(body['product']).length > 0 && isSuccess(body['status'])) {
    return { kind: 'found', document: withCode(body['product'], body['code']) };
  }
  if (body['status'] === 0 || body['status'] === '0') return { kind: 'missing', otherType: null };
  if (body['status'] === 'failure') return missingByErrors(body);
  return null;
}

function isSuccess(status: unknown): boolean {
  return status === 1 || status === '1' || (typeof status === 'string' && status.startsWith('success'));
}

/** Version 3 states its reasons as a list; only those that mean "no such food" become our 404. */
function missingByErrors(body: Record<string, unknown>): ProductAnswer | null {
  const errors = Array.isArray(body['errors']) ? body['errors'].filter(isRecord) : [];
  const idOf = (part: unknown): unknown => (isRecord(part) ? part['id'] : undefined);
  for (const error of errors) {
    const id = idOf(error['message']);
    if (id === 'product_found_with_a_different_product_type') {
      const value = isRecord(error['field']) ? error['field']['value'] : null;
      return { kind: 'missing', otherType: typeof value === 'string' ? value : 'other' };
    }
    if (id === 'product_not_found' || id === 'invalid_code') return { kind: 'missing', otherType: null };
  }
  return idOf(body['result']) === 'product_not_found' ? { kind: 'missing', otherType: null } : null;
}

/** With a field list the document may lack its own code; the envelope has it. */
function withCode(document: Record<string, unknown>, code: unknown): Record<string, unknown> {
  return document['code'] === undefined && typeof code === 'string' ? { ...document, code } : document;
}

/** At most `calls` in any window of `windowMs`, counted exactly: the upstream bans addresses that go over. */
function createCallBudget(calls: number, windowMs: number) {
  const spent: number[] = [];
  const forget = () => {
    while (spent[0] !== undefined && spent[0] <= Date.now() - windowMs) spent.shift();
  };
  return {
    /** Spends one call if there is one left. */
    trySpend(): boolean {
      forget();
      if (spent.length >= calls) return false;
      spent.push(Date.now());
      return true;
    },
    /** Milliseconds until the next call is free; 0 when one is. */
    waitMs(): number {
      forget();
      const oldest = spent[0];
      return oldest === undefined || spent.length < calls ? 0 : oldest + windowMs - Date.now();
    },
  };
}

/** One bounded HTTP GET for an upstream that may do anything: time, bytes, redirects and content are all limited here. */

type TransportLimits = {
  /** The only origin that is ever asked, redirects included. */
  readonly origin: string;
  readonly userAgent: string;
  /** Milliseconds for the whole exchange, the last body byte included. */
  readonly timeLimitMs: number;
  /** Bytes of the body after decompression. */
  readonly maxBytes: number;
};

/** What the upstream did wrong, in one stable word for logs and metrics. */
type UpstreamFault = 'timeout' | 'network' | 'too_large' | 'redirected' | 'not_json' | 'status' | 'throttled';

class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly fault: UpstreamFault;
  /** Seconds that the upstream asked us to wait, where it gave a time. */
  readonly retryAfterSeconds: number | null;

  constructor(fault: UpstreamFault, message: string, options?: ErrorOptions & { retryAfterSeconds?: number | null }) {
    super(message, options);
    this.fault = fault;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null;
  }
}

const MAX_REDIRECTS = 2;

/**
 * A `fetch` with those limits. Resolves with a complete, already read JSON answer of status 200 or 404;
 * everything else is an `UpstreamError`.
 */
function createTransport(limits: TransportLimits): (input: string | URL | Request) => Promise<Response> {
  return async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const signal = AbortSignal.timeout(limits.timeLimitMs);
    try {
      const response = await followWithinOrigin(url, limits, signal);
      refuseBadStatus(response);
      refuseOtherThanJson(response);
      const body = await readBody(response, limits.maxBytes);
      if (body.length === 0) throw new UpstreamError('not_json', 'the answer is empty');
      return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } });
    } catch (error) {
      throw asUpstreamError(error, signal);
    }
  };
}

/** A redirect may only stay where we meant to go: a hijacked answer must not make us read an internal address. */
async function followWithinOrigin(start: string, limits: TransportLimits, signal: AbortSignal): Promise<Response> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (new URL(url).origin !== limits.origin) throw new UpstreamError('redirected', 'redirected to another host');
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { 'user-agent': limits.userAgent, accept: 'application/json' },
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    url = new URL(location, url).href;
  }
  throw new UpstreamError('redirected', 'too many redirects');
}

function refuseBadStatus(response: Response): void {
  if (response.status === 200 || response.status === 404) return;
  void response.body?.cancel();
  const throttled = response.status === 429 || response.status === 503;
  throw new UpstreamError(throttled ? 'throttled' : 'status', `status ${response.status}`, {
    retryAfterSeconds: retryAfterSeconds(response),
  });
}

/** Under load the upstream answers a web page with a good status: only JSON is read as an answer. */
function refuseOtherThanJson(response: Response): void {
  if (/^application\/(?:[\w.+-]*\+)?json\b/i.test(response.headers.get('content-type') ?? '')) return;
  void response.body?.cancel();
  throw new UpstreamError('not_json', 'the answer is not JSON');
}

function asUpstreamError(error: unknown, signal: AbortSignal): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof BodyTooLargeError) return new UpstreamError('too_large', error.message, { cause: error });
  if (signal.aborted) return new UpstreamError('timeout', 'the time limit passed', { cause: error });
  return new UpstreamError('network', 'the connection failed', { cause: error });
}

const MAX_SECONDS = 3600;

/** Whole seconds, at most an hour, that an answer asks us to wait, rounded up; `null` where it gives no number of them. */
export function retryAfterSeconds({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MAX_SECONDS) : null;
}
