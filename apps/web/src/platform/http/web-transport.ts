import type { HttpAnswer, WireRequest } from './answer.ts';

/** The browser's fetch, cookies included. Rejects when no answer came at all. */
export function webTransport(request: WireRequest): Promise<HttpAnswer> {
  return fetch(request.url, {
    method: request.method,
    headers: request.headers,
    credentials: 'include',
    ...(request.body === undefined ? {} : { body: request.body }),
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
}
