import { Capacitor, CapacitorHttp, type HttpResponse } from '@capacitor/core';
import type { HttpAnswer, WireRequest } from './answer.ts';

/** The part of the native HTTP plugin that a request needs. */
export type NativeHttp = Pick<typeof CapacitorHttp, 'request'>;

/** Until a connection stands, and until an answer has come; an assistant may think for a minute. In milliseconds. */
const CONNECT_MS = 15_000;
const READ_MS = 90_000;

/** iOS has one limit, from one byte to the next, and takes the one for connecting where both are given: it would cut long answers short. */
function limitsOf(platform: string): { connectTimeout?: number; readTimeout: number } {
  return platform === 'ios' ? { readTimeout: READ_MS } : { connectTimeout: CONNECT_MS, readTimeout: READ_MS };
}

/**
 * A request through the native HTTP plugin, which knows no other origin and so needs no CORS. A failed native request becomes
 * an answer with status 0 and a body whose `error` holds the message.
 *
 * @throws the reason of `request.signal` when the caller gave up, as `fetch` does; otherwise it never rejects
 */
export async function nativeTransport(
  request: WireRequest,
  plugin: NativeHttp = CapacitorHttp,
  platform: string = Capacitor.getPlatform(),
): Promise<HttpAnswer> {
  const { signal } = request;
  signal?.throwIfAborted();
  const answer = send(plugin, request, platform);
  return signal === undefined ? answer : Promise.race([answer, abortOf(signal)]);
}

async function send(plugin: NativeHttp, { url, method, headers, body }: WireRequest, platform: string): Promise<HttpAnswer> {
  try {
    const data: unknown = body === undefined ? undefined : JSON.parse(body);
    const answer = await plugin.request({
      url,
      method,
      headers: { ...headers },
      webFetchExtra: { credentials: 'include' },
      ...limitsOf(platform),
      ...(data === undefined ? {} : { data }),
    });
    return answerOf(answer);
  } catch (error) {
    return answerOf({ status: 0, data: { error: error instanceof Error ? error.message : String(error) }, headers: {} });
  }
}

/** Only ever rejects. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The plugin parses JSON by itself and gives every other body as text; an empty body arrives as null or as empty text. */
function answerOf({ status, data, headers }: Pick<HttpResponse, 'status' | 'headers'> & { data: unknown }): HttpAnswer {
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    status,
    ok: status >= 200 && status < 300,
    statusText: '',
    headers: { get: (name) => lower.get(name.toLowerCase()) ?? null },
    text: async () => (typeof data === 'string' ? data : data === null || data === undefined ? '' : JSON.stringify(data)),
  };
}
