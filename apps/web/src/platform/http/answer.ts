import { isRecord } from '@labelwise/domain/lib';

type ErrorDetails = { code?: string | null; reason?: string; retryAfterMs?: number };

/** A non-OK answer. `message` is `{status}: {error, else message, else status text}`. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 when a native request failed before any answer. */
  readonly status: number;
  /** The stable code of the error catalogue, where the answer named one. */
  readonly code: string | null;
  /**
   * The server's own sentence, for a person; empty where it gave none. Ours come with a `code`, those of the auth area with `success`: a machine
   * in between, whose JSON says "Too Many Requests" or "Forbidden", has neither.
   */
  readonly reason: string;
  /** How long the server asks to be left alone, in ms; 0 where it does not say. */
  readonly retryAfterMs: number;

  /** @param words what the answer says of itself, for the log */
  constructor(status: number, words: string, { code = null, reason = '', retryAfterMs = 0 }: ErrorDetails = {}) {
    super(`${status}: ${words}`);
    this.status = status;
    this.reason = reason;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Reads a non-OK answer into the error that its callers see. */
export async function toApiError(answer: HttpAnswer): Promise<ApiError> {
  const text = await answer.text().catch(() => '');
  const body = parseObject(text);
  const retryAfterMs = 1000 * (Number(answer.headers.get('retry-after')) || 0);
  if (body === null) return new ApiError(answer.status, text || answer.statusText, { retryAfterMs });
  const sentence = textOf(body['error']) ?? textOf(body['message']);
  const code = textOf(body['code']);
  const isOurs = answer.status > 0 && (code !== null || typeof body['success'] === 'boolean');
  const details = { code, reason: isOurs ? (sentence ?? '') : '', retryAfterMs };
  return new ApiError(answer.status, sentence ?? answer.statusText, details);
}

/** The JSON object in `text`; null when it is not JSON; an empty object for JSON of another kind. */
function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return null;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What a request answers: the part of `Response` that the app reads, so that a failed native request can have status 0. */
export type HttpAnswer = {
  readonly status: number;
  readonly ok: boolean;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  /** The bytes as they arrive, where the platform can tell; otherwise only the whole text. */
  readonly body?: ReadableStream<Uint8Array> | null;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request as it leaves the app: address, method, all headers, and the body as text. */
export type WireRequest = {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
};

/** Carries one request and never judges its status. */
export type Transport = (request: WireRequest) => Promise<HttpAnswer>;
