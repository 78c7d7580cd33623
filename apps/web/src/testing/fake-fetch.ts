import { vi } from 'vitest';
import { network } from '../platform/network/network.ts';

export type FetchCall = { method: string; path: string; body: unknown };
/** `body` is sent as JSON, `stream` as it is. */
type Given = { status?: number; body?: unknown; stream?: ReadableStream<Uint8Array>; headers?: Record<string, string> } | Error;
/** Answers by "METHOD /path", with its query or without; a function is asked at each call. Anything else is 404. */
export type FetchAnswers = Readonly<Record<string, Given | ((call: FetchCall) => Given | Promise<Given>)>>;

/** Puts an API of canned answers behind the browser's `fetch` and answers the list of calls made to it. */
export function fakeFetch(answers: FetchAnswers): FetchCall[] {
  const calls: FetchCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string } = {}) => {
    const call = { method: init.method ?? 'GET', path, body: init.body === undefined ? undefined : JSON.parse(init.body) };
    calls.push(call);
    const found = answers[`${call.method} ${path}`] ??
      answers[`${call.method} ${path.split('?')[0]}`] ?? { status: 404, body: { error: 'There is nothing here.', code: 'not_found' } };
    const given = typeof found === 'function' ? await found(call) : found;
    if (given instanceof Error) throw given;
    return new Response(given.stream ?? (given.body === undefined ? '' : JSON.stringify(given.body)), {
      status: given.status ?? 200,
      headers: given.headers ?? {},
    });
  });
  return calls;
}

const UNREACHABLE: FetchAnswers = new Proxy({}, { get: () => new TypeError('Failed to fetch') });

/** Nothing can be reached any more, and the browser says so. */
export function cutNetwork(): void {
  fakeFetch(UNREACHABLE);
  window.dispatchEvent(new Event('offline'));
}

/** There is a network again, with a server that answers this. */
export function restoreNetwork(answers: FetchAnswers): FetchCall[] {
  const calls = fakeFetch(answers);
  network.watchRequest().answered();
  return calls;
}
