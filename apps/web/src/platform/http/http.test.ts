import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../lib/log.ts';
import { answer } from '../../testing/fake-http.ts';
import { STORED_ANSWER_HEADER } from '../service-worker.ts';
import { ApiError, type HttpAnswer, type Transport, toApiError, type WireRequest } from './answer.ts';
import { createHttp, webTransport } from './http.ts';
import { type NativeHttp, nativeTransport } from './native-transport.ts';

function recording(given: HttpAnswer, token: string | null = null) {
  const sent: WireRequest[] = [];
  const transport = async (request: WireRequest) => {
    sent.push(request);
    return given;
  };
  return { sent, http: createHttp({ transport, baseUrl: 'https://api.example', token: () => token }) };
}

afterEach(() => vi.unstubAllGlobals());

describe('what a request says of the network', () => {
  function watching(transport: Transport, baseUrl = '') {
    const outcomes: string[] = [];
    const watchRequest = () => ({ answered: () => void outcomes.push('answered'), unanswered: () => void outcomes.push('unanswered') });
    return { outcomes, http: createHttp({ transport, baseUrl, token: () => null, watchRequest }) };
  }
  /** Settles as `fetch` does when its signal is aborted. */
  const hanging: Transport = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const noNetwork: Transport = () => Promise.reject(new TypeError('Failed to fetch'));

  it.each([200, 401, 404, 429, 500, 503])('an answer of %i is an answer', async (status) => {
    const { outcomes, http } = watching(async () => answer(status, {}));
    await http.send('/api/x');
    expect(outcomes).toEqual(['answered']);
  });

  it('a request that fails has no answer', async () => {
    const { outcomes, http } = watching(noNetwork);
    await expect(http.send('/api/x')).rejects.toThrow('Failed to fetch');
    expect(outcomes).toEqual(['unanswered']);
  });

  it('nor has a native request that failed, whose status is 0', async () => {
    const { outcomes, http } = watching(async () => answer(0, { error: 'No route to host' }));
    await http.send('/api/x');
    expect(outcomes).toEqual(['unanswered']);
  });

  it('nor has one that the service worker answered with what it stored', async () => {
    const { outcomes, http } = watching(async () => new Response('{}', { headers: { [STORED_ANSWER_HEADER]: '1' } }));
    await http.send('/api/x');
    expect(outcomes).toEqual(['unanswered']);
  });

  it('nor has one that took longer than our own limit', async () => {
    const { outcomes, http } = watching(hanging);
    const signal = AbortSignal.any([new AbortController().signal, AbortSignal.timeout(1)]);
    await expect(http.send('/api/x', { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(outcomes).toEqual(['unanswered']);
  });

  it.each([undefined, 'a reason of its own'])('one that its caller aborted says nothing (reason: %s)', async (reason) => {
    const { outcomes, http } = watching(hanging);
    const caller = new AbortController();
    const sent = http.send('/api/x', { signal: AbortSignal.any([caller.signal, AbortSignal.timeout(60_000)]) });
    caller.abort(reason);
    await expect(sent).rejects.toBe(caller.signal.reason);
    expect(outcomes).toEqual([]);
  });

  it('one that the browser aborted says nothing', async () => {
    const { outcomes, http } = watching(() => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')));
    await expect(http.send('/api/x')).rejects.toMatchObject({ name: 'AbortError' });
    expect(outcomes).toEqual([]);
  });

  it('an answer that breaks off is none in the end', async () => {
    const { outcomes, http } = watching(async () => ({ ...answer(200), text: () => Promise.reject(new TypeError('network error')) }));
    await expect(http.json('/api/x')).rejects.toThrow('network error');
    expect(outcomes).toEqual(['answered', 'unanswered']);
  });

  it.each(['', 'https://api.example'])('a request to another host than that of the API ("%s") says nothing', async (baseUrl) => {
    const { outcomes, http } = watching(noNetwork, baseUrl);
    await expect(http.send('https://other.example/x')).rejects.toThrow('Failed to fetch');
    expect(outcomes).toEqual([]);
    await expect(http.send(`${baseUrl}/api/x`)).rejects.toThrow('Failed to fetch');
    expect(outcomes).toEqual(['unanswered']);
  });
});

describe('a request', () => {
  it('goes to the host with JSON headers and no authorization when signed out', async () => {
    const { sent, http } = recording(answer(200, {}));
    await http.send('/api/health');
    expect(sent).toEqual([
      {
        url: 'https://api.example/api/health',
        method: 'GET',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': 'en' },
      },
    ]);
  });

  it('carries the token, and extra headers in addition', async () => {
    const { sent, http } = recording(answer(200, {}), 'abc');
    await http.send('/api/scans', { method: 'POST', body: {}, headers: { 'Idempotency-Key': 'k1' } });
    expect(sent[0]?.headers).toMatchObject({ Authorization: 'Bearer abc', Accept: 'application/json', 'Idempotency-Key': 'k1' });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('sends a body as JSON with %s', async (method) => {
    const { sent, http } = recording(answer(200, {}));
    await http.send('/api/x', { method, body: { a: 1 } });
    expect(sent[0]?.body).toBe('{"a":1}');
  });

  it('never sends a body with GET', async () => {
    const { sent, http } = recording(answer(200, {}));
    await http.send('/api/x', { body: { a: 1 } });
    expect(sent[0]).not.toHaveProperty('body');
  });

  it('takes an absolute address as it is', async () => {
    const { sent, http } = recording(answer(200, {}));
    await http.send('https://other.example/x');
    expect(sent[0]?.url).toBe('https://other.example/x');
  });

  it.each([401, 403])('answers a %i like any other status, and logs it', async (status) => {
    const logged = vi.spyOn(log, 'info');
    const { http } = recording(answer(status, { error: 'no' }));
    await expect(http.send('/api/x')).resolves.toMatchObject({ status });
    expect(logged).toHaveBeenCalledExactlyOnceWith(`Unauthorized: GET /api/x answered ${status}`);
  });

  it('answers undefined for an empty body', async () => {
    const { http } = recording(answer(204, ''));
    await expect(http.json('/api/x')).resolves.toBeUndefined();
  });
});

describe('the browser transport', () => {
  it('includes credentials', async () => {
    const fetched = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    await webTransport({ url: '/api/x', method: 'POST', headers: { A: 'b' }, body: '{}' });
    expect(fetched).toHaveBeenCalledWith('/api/x', { method: 'POST', headers: { A: 'b' }, credentials: 'include', body: '{}' });
  });
});

describe('the native transport', () => {
  const request: WireRequest = { url: 'https://api.example/x', method: 'POST', headers: {}, body: '{"a":1}' };
  const plugin = (request: NativeHttp['request']): NativeHttp => ({ request });

  it('answers what the plugin answers', async () => {
    const given = await nativeTransport(
      request,
      plugin(async ({ data, url }) => ({ status: 201, data: { got: data }, headers: { ETag: '"1"' }, url })),
    );
    expect(given).toMatchObject({ status: 201, ok: true });
    expect(await given.text()).toBe('{"got":{"a":1}}');
    expect(given.headers.get('etag')).toBe('"1"');
  });

  it.each([[null], ['']])('answers an empty text for the empty body %j', async (data) => {
    const given = await nativeTransport(
      request,
      plugin(async ({ url }) => ({ status: 204, data, headers: {}, url })),
    );
    expect(await given.text()).toBe('');
  });

  it('turns a failed request into status 0 with the message in the error field', async () => {
    const given = await nativeTransport(
      request,
      plugin(() => Promise.reject(new Error('No route to host'))),
    );
    expect(given).toMatchObject({ status: 0, ok: false });
    expect(await given.text()).toBe('{"error":"No route to host"}');
    expect((await toApiError(given)).message).toBe('0: No route to host');
  });

  it.each([
    ['ios', undefined],
    ['android', 15_000],
  ])('waits for an answer of a minute on %s', async (platform, connecting) => {
    const asked = vi.fn(async ({ url }: Parameters<NativeHttp['request']>[0]) => ({ status: 200, data: {}, headers: {}, url }));
    await nativeTransport(request, plugin(asked), platform);
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ readTimeout: 90_000 });
    // iOS knows one limit, and would take this one for the answer as well.
    expect(asked.mock.calls[0]?.[0].connectTimeout).toBe(connecting);
  });

  it('gives up with the caller, whose promise the answer then never resolves', async () => {
    const caller = new AbortController();
    const given = nativeTransport(
      { ...request, signal: caller.signal },
      plugin(() => new Promise(() => undefined)),
    );
    caller.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an error answer', () => {
  it.each([
    [
      'the error field',
      { error: 'Product not found', message: 'other', code: 'food_not_found' },
      '404: Product not found',
      'food_not_found',
    ],
    ['else the message field', { message: 'Nothing there' }, '404: Nothing there', null],
    ['else the status text', { detail: 1 }, '404: Not Found', null],
    ['the raw text of a body that is not JSON', 'gateway down', '404: gateway down', null],
    ['the status text of an empty body', '', '404: Not Found', null],
  ])('says the status and %s', async (_what, body, message, code) => {
    const { http } = recording(answer(404, body, 'Not Found'));
    const error = await http.json('/api/x').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, code, status: 404 });
  });
});
