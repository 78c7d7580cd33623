import type { HttpAnswer, WireRequest } from './answer.ts';

/** The native HTTP plugin, as the shell's bridge offers it. */
export type NativeHttp = {
  request(options: {
    url: string;
    method: string;
    headers: Readonly<Record<string, string>>;
    data?: unknown;
    webFetchExtra?: { credentials: 'include' };
  }): Promise<{ status: number; data: unknown; headers: Record<string, string> }>;
};

/**
 * Requests through the native HTTP plugin. It never rejects: a failed native request becomes an answer with status 0
 * and a body whose `error` holds the message (core specification section 7).
 */
export async function nativeTransport(plugin: NativeHttp, request: WireRequest): Promise<HttpAnswer> {
  const { url, method, headers, body } = request;
  try {
    const data: unknown = body === undefined ? undefined : JSON.parse(body);
    const answer = await plugin.request({
      url,
      method,
      headers,
      webFetchExtra: { credentials: 'include' },
      ...(data === undefined ? {} : { data }),
    });
    return answerOf(answer.status, answer.data, answer.headers);
  } catch (error) {
    return answerOf(0, { error: error instanceof Error ? error.message : String(error) }, {});
  }
}

function answerOf(status: number, data: unknown, headers: Readonly<Record<string, string>>): HttpAnswer {
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    status,
    ok: status >= 200 && status < 300,
    statusText: '',
    headers: { get: (name) => lower.get(name.toLowerCase()) ?? null },
    text: async () => (typeof data === 'string' ? data : JSON.stringify(data ?? null)),
  };
}
