import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createOpenFoodFacts, type OpenFoodFactsOptions } from './open-food-facts.ts';
import type { Misbehaviour } from './testing/misbehaviours.ts';
import { apiExamples, startStandIn } from './testing/stand-in.ts';

const GTIN = '3017620422003';
/** No answer of the stand-in takes this long, even on a busy machine. */
const PATIENT_MS = 60_000;

async function start(options: Partial<OpenFoodFactsOptions> = {}) {
  const upstream = await startStandIn();
  onTestFinished(() => upstream[Symbol.asyncDispose]());
  const client = createOpenFoodFacts({
    baseUrl: upstream.url,
    version: '9.9.9',
    contactUrl: 'https://food.example',
    timeLimitMs: PATIENT_MS,
    callsPerMinute: 1000,
    ...options,
  });
  return { upstream, client };
}

/** Sets the time for the rest of the test; timers stay real. */
function setClock(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}

describe('the Open Food Facts client', () => {
  it.each(apiExamples())('reads $title as $expected', async ({ code, reply, expected }) => {
    const { upstream, client } = await start();
    upstream.answer(code, reply);
    const result = await client.fetchProduct(code.padStart(13, '0'));
    expect(result.kind).toBe(expected);
    if (result.kind === 'found') expect(result.document['code']).toBe(code);
  });

  it('says who asks, and asks for few fields with literal commas', async () => {
    const { upstream, client } = await start();
    await client.fetchProduct(GTIN);
    expect(upstream.requests[0]?.userAgent).toBe('Labelwise/9.9.9 (+https://food.example)');
    expect(upstream.requests[0]?.path).toMatch(/^\/api\/v2\/product\/3017620422003\?fields=code,product_type,/);
  });

  it.each([
    ['0000096385074', '96385074'],
    ['0034000470693', '0034000470693'],
    ['10012345678902', '10012345678902'],
  ])('asks for %s by the spelling of the API', async (gtin, code) => {
    const { upstream, client } = await start();
    await client.fetchProduct(gtin);
    expect(upstream.requests[0]?.path).toContain(`/product/${code}?`);
  });

  const faults: Array<[Misbehaviour, string]> = [
    ['refuse', 'network'],
    ['reset', 'network'],
    ['hang', 'timeout'],
    ['drip', 'timeout'],
    ['throttle', 'throttled'],
    ['fail', 'status'],
    ['overload', 'throttled'],
    ['html', 'not_json'],
    ['truncated', 'not_json'],
    ['other-json', 'not_json'],
    ['huge', 'too_large'],
    ['gzip-bomb', 'too_large'],
    ['redirect-inside', 'redirected'],
    ['redirect-loop', 'redirected'],
  ];
  it.each(faults)('never takes "%s" for an answer (%s)', async (misbehaviour, reason) => {
    const { upstream, client } = await start({ timeLimitMs: misbehaviour === 'hang' || misbehaviour === 'drip' ? 150 : PATIENT_MS });
    upstream.misbehave(misbehaviour);
    expect(await client.fetchProduct(GTIN)).toMatchObject({ kind: 'unavailable', reason });
  });

  it('is unavailable when the port is closed', async () => {
    const { upstream, client } = await start();
    await upstream[Symbol.asyncDispose]();
    expect(await client.fetchProduct(GTIN)).toMatchObject({ kind: 'unavailable', reason: 'network' });
  });

  it('makes one call upstream of 1,000 parallel ones for the same code', async () => {
    const { upstream, client } = await start();
    const results = await Promise.all(Array.from({ length: 1000 }, () => client.fetchProduct(GTIN)));
    expect(new Set(results.map((result) => result.kind))).toEqual(new Set(['missing']));
    expect(upstream.requests).toHaveLength(1);
  });

  it('makes at most 15 calls a minute over all codes', async () => {
    setClock(0);
    const { upstream, client } = await start({ callsPerMinute: 15 });
    const ask = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => client.fetchProduct(String(1e12 + at))));
    const results = await ask(40);
    expect(upstream.requests).toHaveLength(15);
    expect(results.filter((result) => result.kind === 'unavailable')).toHaveLength(25);
    setClock(60_000);
    await ask(40);
    expect(upstream.requests).toHaveLength(30);
  });

  it('stops asking after three failures, tries once after the cool-down, and goes on when that works', async () => {
    setClock(0);
    const { upstream, client } = await start();
    upstream.misbehave('fail');
    for (const _ of [1, 2, 3, 4, 5]) await client.fetchProduct(GTIN);
    expect(upstream.requests).toHaveLength(3);
    expect(await client.fetchProduct(GTIN)).toEqual({ kind: 'unavailable', reason: 'circuit_open', retryAfterSeconds: 20 });
    setClock(20_001);
    await client.fetchProduct(GTIN);
    await client.fetchProduct(GTIN);
    expect(upstream.requests).toHaveLength(4);
    setClock(41_000);
    upstream.misbehave(null);
    expect((await client.fetchProduct(GTIN)).kind).toBe('missing');
    expect((await client.fetchProduct(GTIN)).kind).toBe('missing');
    expect(upstream.requests).toHaveLength(6);
  });

  it('waits as long as the upstream asks', async () => {
    setClock(0);
    const { upstream, client } = await start();
    upstream.misbehave('throttle');
    await client.fetchProduct(GTIN);
    expect(await client.fetchProduct(GTIN)).toEqual({ kind: 'unavailable', reason: 'circuit_open', retryAfterSeconds: 30 });
    expect(upstream.requests).toHaveLength(1);
  });
});
