import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Context, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';

/** What Node's fetch says of a call: its address is not read, since it may hold a barcode. */
type Call = { readonly method?: unknown; readonly origin?: unknown };

const callOf = (message: unknown): (object & Call) | null => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return null;
  const { request } = message;
  return typeof request === 'object' && request !== null ? request : null;
};

/**
 * A span for each call that the service makes by `fetch` while it answers a request: its method and the host it goes to.
 *
 * @source Node.js documentation: diagnostics_channel; undici: Diagnostics Channel Support
 */
export function watchOutgoingCalls(tracer: Tracer, parent: () => Context | null): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (message: unknown) => {
    const call = callOf(message);
    const within = parent();
    if (call === null || within === null) return;
    const method = String(call.method);
    const host = typeof call.origin === 'string' && URL.canParse(call.origin) ? new URL(call.origin).hostname : '-';
    const attributes = { 'http.request.method': method, 'server.address': host };
    spans.set(call, tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes }, within));
  };
  const end = (message: unknown) => {
    const call = callOf(message);
    if (call !== null) spans.get(call)?.end();
  };
  const fail = (message: unknown) => {
    const call = callOf(message);
    const span = call === null ? undefined : spans.get(call);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:trailers', end],
    ['undici:request:error', fail],
  ] as const;
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}
