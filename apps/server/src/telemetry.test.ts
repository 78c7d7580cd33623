import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { STRESS } from '@labelwise/domain/testing';
import { expect, it, onTestFinished } from 'vitest';
import { givenFullMember, PRIVATE } from './testing/full-member.ts';
import { givenFoods } from './testing/given-foods.ts';
import { commandEnvironment } from './testing/process.ts';
import { createTestApp } from './testing/test-app.ts';

const OATS = '4006040055235';
type Received = { path: string; authorization: string | undefined; body: string };

/** A collector: it accepts and remembers. */
async function startCollector() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    received.push({ path: request.url ?? '', authorization: request.headers.authorization, body: Buffer.concat(chunks).toString() });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(() => void server.closeAllConnections());
  const address = server.address();
  return { received, endpoint: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` };
}

it('sends a span for each request and the metrics of /api/metrics, and nothing of members, foods or words', async () => {
  const { received, endpoint } = await startCollector();
  const test = await createTestApp('sqlite', {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
  });
  await givenFoods(test.db, { gtin: OATS });
  const ana = await givenFullMember(test, 'ana');
  await ana.as('GET', `/api/foods/barcode/${OATS}`);
  await ana.as('GET', `/api/search?q=${PRIVATE}`, undefined, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
  await ana.as('GET', `/api/no/such/${PRIVATE}`);
  await test.close();

  const of = (kind: string) => received.filter((each) => each.path === `/v1/${kind}`).map(({ body }) => body);
  const spans = of('traces').flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: object[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  expect(spans).toContainEqual(
    expect.objectContaining({
      name: 'GET /api/foods/barcode/:barcode',
      attributes: expect.arrayContaining([
        { key: 'http.route', value: { stringValue: '/api/foods/barcode/:barcode' } },
        { key: 'http.response.status_code', value: { intValue: 200 } },
      ]),
    }),
  );
  const keys = new Set(spans.flatMap(({ attributes }: { attributes: { key: string }[] }) => attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual(['http.request.method', 'http.response.status_code', 'http.route']);

  expect(of('metrics').join('')).toContain('"http_request_duration_seconds"');
  expect(received.every(({ authorization }) => authorization === 'Bearer of-the-collector')).toBe(true);
  const everything = received.map(({ body }) => body).join('');
  for (const secret of [PRIVATE, PRIVATE.toLowerCase(), OATS, ana.email, ana.id, ana.token, 'a'.repeat(32)])
    expect(everything).not.toContain(secret);
});

it('a collector that is gone changes no answer and does not hold up the end', async () => {
  const test = await createTestApp('sqlite', { env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: '1' } });
  expect((await test.app.inject('/api/health')).statusCode).toBe(200);
  await test.close();
});

it.runIf(STRESS)('without an address nothing of it is loaded', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve(name, context, next) { const found = next(name, context); loaded.push(found.url); return found; } });
    const { createContext } = await import(${JSON.stringify(path.join(import.meta.dirname, 'context.ts'))});
    console.log(loaded.length > 100, loaded.filter((url) => /src\\/telemetry\\.ts|@opentelemetry\\/(?:sdk|exporter)/u.test(url)).length, typeof createContext);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env: commandEnvironment() });
  expect(stdout.trim()).toBe('true 0 function');
});
