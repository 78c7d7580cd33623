import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;

/** The metrics of `GET /api/metrics` for OpenTelemetry, by the same names, so that one dashboard and one set of rules serve both ways. */
export function createRegistryProducer(registry: Registry, resource: Resource): MetricProducer {
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
