import type { HttpAnswer, WireRequest } from '../platform/http/answer.ts';
import { createHttp, type Http } from '../platform/http/http.ts';
import { readToken } from '../platform/storage/token.ts';

/** An answer of the API: a status and a body that is sent as JSON, text as it is. */
export function answer(status: number, body: unknown = null, statusText = ''): HttpAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, ok: status >= 200 && status < 300, statusText, headers: { get: () => null }, text: async () => text };
}

export type FakeApi = { http: Http; requests: WireRequest[] };

/**
 * An API of canned answers by "METHOD /path"; anything else is 404. The outside world is faked here, the request layer is
 * the real one. An `Error` as an answer stands for no network.
 */
export function fakeApi(answers: Readonly<Record<string, HttpAnswer | Error | (() => Promise<HttpAnswer>)>>): FakeApi {
  const requests: WireRequest[] = [];
  const http = createHttp({
    baseUrl: '',
    token: readToken,
    transport: async (request) => {
      requests.push(request);
      const given = answers[`${request.method} ${request.url}`] ?? answer(404, { error: 'There is nothing here.', code: 'not_found' });
      if (given instanceof Error) throw given;
      return typeof given === 'function' ? given() : given;
    },
  });
  return { http, requests };
}
