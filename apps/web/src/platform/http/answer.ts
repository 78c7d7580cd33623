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
