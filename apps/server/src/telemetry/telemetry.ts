import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { VERSION } from '../lib/version.ts';
import { watchOutgoingCalls } from './outgoing-calls.ts';
import { createRegistryProducer } from './registry-producer.ts';

type Settings = NonNullable<Config['telemetry']>;

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/**
 * Traces and metrics by OTLP over HTTP. Loaded only where an operator has switched it on. What leaves: method, the pattern of a route,
 * status, times, and the host of outgoing calls; the metrics of `GET /api/metrics`, by the same names. Nothing of an address, a query, a
 * body, a member or a food. A trace that a caller brings is not taken up: who calls does not decide what is recorded.
 */
export function startTelemetry(app: FastifyInstance, registry: Registry, settings: Settings): { stop: () => Promise<void> } {
  const { endpoint, headers, serviceName, sampleRatio, intervalMs } = settings;
  const resource = resourceFromAttributes({ 'service.name': serviceName, 'service.version': VERSION });
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }) })],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers }),
        exportIntervalMillis: intervalMs,
        exportTimeoutMillis: Math.min(intervalMs, 10_000),
        metricProducers: [createRegistryProducer(registry, resource)],
      }),
    ],
  });
  const tracer = traces.getTracer('labelwise', VERSION);
  const current = new AsyncLocalStorage<Span>();
  traceRequests(app, tracer, current);
  const stopWatching = watchOutgoingCalls(tracer, () => {
    const span = current.getStore();
    return span === undefined ? null : trace.setSpan(ROOT_CONTEXT, span);
  });
  return {
    async stop() {
      stopWatching();
      // A collector that is gone must not hold up the end of the service.
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
}

/** One span a request, by the pattern of its route. @source OpenTelemetry semantic conventions for HTTP spans, version 1.29 */
function traceRequests(app: FastifyInstance, tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? '-';
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'http.route': route } },
      ROOT_CONTEXT,
    );
    request.span = span;
    current.run(span, done);
  });
  app.addHook('onResponse', async ({ span }, reply) => {
    if (span === null) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
