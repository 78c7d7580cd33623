import { log } from '../../lib/log.ts';
import type { HttpAnswer, Method, Transport } from './answer.ts';
import { toApiError } from './api-error.ts';

export type HttpOptions = {
  method?: Method;
  /** Sent as JSON for every method except GET. */
  body?: unknown;
  /** Sent in addition to the usual ones. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

export type Http = {
  /** Answers whatever the server said, whichever its status. @throws when no answer came (offline, aborted) */
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
};

/** The one way to the API (core specification section 7): JSON headers, token, credentials, JSON body. */
export function createHttp({ transport, baseUrl, token }: HttpDeps): Http {
  async function send(path: string, options: HttpOptions = {}): Promise<HttpAnswer> {
    const method = options.method ?? 'GET';
    const bearer = token();
    const hasBody = method !== 'GET' && options.body !== undefined;
    const answer = await transport({
      url: /^https?:\/\//.test(path) ? path : baseUrl + path,
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
        ...options.headers,
      },
      ...(hasBody ? { body: JSON.stringify(options.body) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    // A refusal is only noted here; what follows from it is the caller's to decide (core specification section 6).
    if (answer.status === 401 || answer.status === 403) log.info(`Unauthorized: ${method} ${path} answered ${answer.status}`);
    return answer;
  }

  async function json(path: string, options?: HttpOptions): Promise<unknown> {
    const answer = await send(path, options);
    if (!answer.ok) throw await toApiError(answer);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  return { send, json };
}
