import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  type Attributes,
  type Context,
  type HrTime,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
  ValueType,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';
import type { Config } from './config.ts';
import { VERSION } from './lib/version.ts';

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

type Metric = MetricObjectWithValues<MetricValue<string>>;

/** The metrics of `GET /api/metrics` for OpenTelemetry, by the same names, so that one dashboard and one set of rules serve both ways. */
function createRegistryProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime(Date.now());
  return {
    async collect(): Promise<CollectionResult> {
      const endTime = hrTime(Date.now());
      const metrics = (await registry.getMetricsAsJSON()).flatMap((metric) => convert(metric, { startTime, endTime }));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'labelwise' }, metrics }] }, errors: [] };
    },
  };
}

type Times = { readonly startTime: HrTime; readonly endTime: HrTime };

function convert(metric: Metric, times: Times): MetricData[] {
  const common = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // prom-client states the kind as a member of an enumeration or as its name.
  const kind = String(metric.type);
  if (kind === 'histogram') return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric.values, times) }];
  if (kind === 'summary') return [];
  const dataPoints = metric.values.map(({ value, labels }) => ({ ...times, value, attributes: attributesOf(labels) }));
  if (kind === 'counter') return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
}

/** prom-client lists sums, counts and buckets one by one, and each bucket with those below it; OpenTelemetry has one point with each by itself. */
function histograms(values: readonly (MetricValue<string> & Partial<MetricValueWithName<string>>)[], times: Times): DataPoint<Histogram>[] {
  const points = new Map<string, { attributes: Attributes; buckets: { bound: number; upTo: number }[]; sum: number; count: number }>();
  for (const { value, labels, metricName = '' } of values) {
    const { le, ...rest } = attributesOf(labels);
    const key = JSON.stringify(rest);
    const point = points.get(key) ?? { attributes: rest, buckets: [], sum: 0, count: 0 };
    points.set(key, point);
    if (metricName.endsWith('_sum')) point.sum = value;
    else if (metricName.endsWith('_count')) point.count = value;
    else if (le !== '+Inf') point.buckets.push({ bound: Number(le), upTo: value });
  }
  return [...points.values()].map(({ attributes, buckets, sum, count }) => {
    const ordered = buckets.toSorted((one, other) => one.bound - other.bound);
    const upTo = [...ordered.map((bucket) => bucket.upTo), count];
    const counts = upTo.map((all, index) => all - (upTo[index - 1] ?? 0));
    return { ...times, attributes, value: { buckets: { boundaries: ordered.map(({ bound }) => bound), counts }, sum, count } };
  });
}

const attributesOf = (labels: Partial<Record<string, string | number>>): Attributes => ({ ...labels });

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];

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
function watchOutgoingCalls(tracer: Tracer, parent: () => Context | null): () => void {
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
