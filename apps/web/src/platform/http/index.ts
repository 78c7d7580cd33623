import { network } from '../network/network.ts';
import { getPlatform } from '../platform.ts';
import { readToken } from '../storage/token.ts';
import type { HttpAnswer, WireRequest } from './answer.ts';
import { createHttp, webTransport } from './http.ts';

export { ApiError, toApiError } from './answer.ts';
export type { Http, HttpOptions } from './http.ts';

/** The path of `health.check` of the contracts, which would bring their schemas into the first load. */
export const HEALTH_PATH = '/api/health';

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
