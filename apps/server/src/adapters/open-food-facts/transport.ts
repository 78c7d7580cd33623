/** One bounded HTTP GET for an upstream that may do anything: time, bytes, redirects and content are all limited here. */
import { BodyTooLargeError, readBody } from '../../lib/bounded-body.ts';
import { retryAfterSeconds } from './retry-after.ts';

export type TransportLimits = {
  /** The only origin that is ever asked, redirects included. */
  readonly origin: string;
  readonly userAgent: string;
  /** Milliseconds for the whole exchange, the last body byte included. */
  readonly timeLimitMs: number;
  /** Bytes of the body after decompression. */
  readonly maxBytes: number;
};

/** What the upstream did wrong, in one stable word for logs and metrics. */
export type UpstreamFault = 'timeout' | 'network' | 'too_large' | 'redirected' | 'not_json' | 'status' | 'throttled';

export class UpstreamError extends Error {
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
export function createTransport(limits: TransportLimits): (input: string | URL | Request) => Promise<Response> {
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
