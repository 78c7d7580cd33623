import type { health } from '@labelwise/contracts/health';
import { locale } from '../../i18n/say.ts';
import { log } from '../../lib/log.ts';
import { network, observeServerDate, type RequestWatch } from '../network/network.ts';
import { getPlatform } from '../platform.ts';
import { STORED_ANSWER_HEADER } from '../service-worker.ts';
import { takeEarlyLookup } from '../start/early-lookup.ts';
import { readToken } from '../storage/token.ts';
import { type HttpAnswer, type Method, type Transport, toApiError, type WireRequest } from './answer.ts';

export { ApiError, toApiError } from './answer.ts';
export type HttpOptions = {
  method?: Method;
  /** Sent as JSON for every method except GET. */
  body?: unknown;
  /** Sent in addition to the usual ones. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

export type Http = {
  /** The answer, regardless of its status. @throws when no answer came (offline, aborted) */
  send(path: string, options?: HttpOptions): Promise<HttpAnswer>;
  /** The JSON of an OK answer, `undefined` for an empty one. @throws ApiError for a non-OK answer */
  json(path: string, options?: HttpOptions): Promise<unknown>;
};

export type HttpDeps = {
  transport: Transport;
  /** The host of the API followed by nothing; empty on the web, where the API is on the app's own origin. */
  baseUrl: string;
  /** The normalised token, null when signed out. */
  token: () => string | null;
  /** Observes whether the API's own host answered a request; requests to other hosts are not watched. */
  watchRequest?: () => RequestWatch;
};

/** The one way to the API: JSON headers, token, credentials, JSON body. */
export function createHttp({ transport, baseUrl, token, watchRequest }: HttpDeps): Http {
  async function exchange(path: string, options: HttpOptions): Promise<{ answer: HttpAnswer; watch: RequestWatch | undefined }> {
    const method = options.method ?? 'GET';
    const bearer = token();
    const hasBody = method !== 'GET' && options.body !== undefined;
    const url = /^https?:\/\//.test(path) ? path : baseUrl + path;
    const watch = originOf(url) === originOf(baseUrl) ? watchRequest?.() : undefined;
    const request = transport({
      url,
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        // Words of the API stand among those of the screens, whatever the browser would ask for.
        'Accept-Language': locale(),
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
        ...options.headers,
      },
      ...(hasBody ? { body: JSON.stringify(options.body) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    const answer = await watched(request, watch, options.signal);
    if (isFromServer(answer)) {
      watch?.answered();
      if (watch !== undefined) observeServerDate(answer.headers.get('date'));
    } else watch?.unanswered();
    // A refusal is only noted here; what follows from it is the caller's to decide.
    if (answer.status === 401 || answer.status === 403) log.info(`Unauthorized: ${method} ${path} answered ${answer.status}`);
    return { answer, watch };
  }

  async function send(path: string, options: HttpOptions = {}): Promise<HttpAnswer> {
    return (await exchange(path, options)).answer;
  }

  async function json(path: string, options: HttpOptions = {}): Promise<unknown> {
    const { answer, watch } = await exchange(path, options);
    if (!answer.ok) throw await toApiError(answer);
    const text = await watched(answer.text(), watch, options.signal);
    return text === '' ? undefined : JSON.parse(text);
  }

  return { send, json };
}

/** Waits for an answer, or for its body, and reports when it did not come. Aborted by the caller, nothing is reported. */
async function watched<T>(work: Promise<T>, watch: RequestWatch | undefined, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAbortedByCaller(error, signal)) watch?.unanswered();
    throw error;
  }
}

/** A time limit aborts as well, but says that no answer came. */
function isAbortedByCaller(error: unknown, signal: AbortSignal | undefined): boolean {
  const isAborted = signal?.aborted === true;
  const cause: unknown = isAborted ? signal.reason : error;
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : null;
  return name !== 'TimeoutError' && (isAborted || name === 'AbortError');
}

/** False for a native request that failed (status 0), and for an answer that the service worker stored on an earlier day. */
function isFromServer(answer: HttpAnswer): boolean {
  return answer.status !== 0 && answer.headers.get(STORED_ANSWER_HEADER) === null;
}

/** The app's own origin for a path and for the empty base of the web. */
function originOf(url: string): string {
  return new URL(url, window.location.href).origin;
}

/** The browser's fetch, cookies included. Rejects when no answer came at all. */
export function webTransport(request: WireRequest): Promise<HttpAnswer> {
  const early = takeEarlyLookup(request.method, request.url);
  if (early !== null) return early;
  return fetch(request.url, {
    method: request.method,
    headers: request.headers,
    credentials: 'include',
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
}

/** The path of `health.check` of the contracts, which would bring their schemas into the first load. */
export const HEALTH_PATH = '/api/health' satisfies typeof health.check.path;

/** In the native shell every request takes the native plugin, loaded at the first one. */
async function nativeOrWeb(request: WireRequest): Promise<HttpAnswer> {
  if (getPlatform() === 'web') return webTransport(request);
  const { nativeTransport } = await import('./native-transport.ts');
  return nativeTransport(request);
}

/** The app's own connection to its API. Every request tells `network` whether the server answered. */
export const http = createHttp({
  transport: nativeOrWeb,
  baseUrl: import.meta.env.VITE_API_URL ?? '',
  token: readToken,
  watchRequest: network.watchRequest,
});

network.checkWith((signal) => http.send(HEALTH_PATH, { signal }));

/**
 * What a refusal without words of its own is called: "HTTP {status}" in the shell, whose requests have no status text; null in
 * a browser, where each caller has its own sentence.
 */
export function wordlessRefusal(status: number): string | null {
  return getPlatform() === 'native' && status > 0 ? `HTTP ${status}` : null;
}
