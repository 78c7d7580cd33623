import { times, within } from '@labelwise/domain/testing';
import { expect, it, onTestFinished } from 'vitest';
import { MISBEHAVIOURS, type Misbehaviour } from '../../adapters/open-food-facts/testing/misbehaviours.ts';
import { startStandIn } from '../../adapters/open-food-facts/testing/stand-in.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { createTestApp, startTestApp, type TestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
const CALLS_A_MINUTE = 15;
const FAULTS = Object.keys(MISBEHAVIOURS).filter((name): name is Misbehaviour => name in MISBEHAVIOURS);

/** A code with a valid check digit that no catalogue of the test holds. */
function codeOf(index: number): string {
  const digits = String(400_000_000_000 + index);
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

async function lookup(
  { app }: TestApp,
  barcode: string,
): Promise<{ status: number; code: string | undefined; retryAfter: unknown; ms: number }> {
  const start = performance.now();
  const answer = await app.inject(`/api/foods/barcode/${barcode}`);
  return { status: answer.statusCode, code: answer.json().code, retryAfter: answer.headers['retry-after'], ms: performance.now() - start };
}

/** How long so many look-ups of a known food take, one after the other, ms. */
async function timesOf(test: TestApp, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < count; at += 1) taken.push((await lookup(test, OATS)).ms);
  return taken;
}

const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

it.each(FAULTS)(
  'an upstream that answers with "%s" is a 503 within three seconds, never a false "not found", and slows down no one else',
  { timeout: 600_000 },
  async (fault) => {
    const upstream = await startStandIn();
    onTestFinished(() => upstream[Symbol.asyncDispose]());
    // The stand-in builds its decompression bomb at the first request, which takes this process a while.
    upstream.misbehave(fault === 'gzip-bomb' ? fault : null);
    await (await fetch(upstream.url)).body?.cancel();
    upstream.misbehave(null);
    const [calm, meanwhile]: [number[], number[]] = [[], []];
    for (let round = 0; round < times(1, 20); round += 1) {
      const test = await createTestApp('sqlite', { env: { OFF_ENABLED: 'true', OFF_BASE_URL: upstream.url } });
      await givenFoods(test.db, { gtin: OATS });
      calm.push(...(await timesOf(test, 50)));
      upstream.misbehave(fault);
      const asked = Promise.all(Array.from({ length: 6 }, (_, index) => lookup(test, codeOf(round * 10 + index))));
      meanwhile.push(...(await timesOf(test, 100)));
      for (const { status, code, retryAfter, ms } of await asked) {
        expect({ status, code }).toEqual({ status: 503, code: 'upstream_unavailable' });
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(ms).toBeLessThan(within(3000));
      }
      upstream.misbehave(null);
      // Before and after: what else a busy machine begins meanwhile does not count against us alone.
      calm.push(...(await timesOf(test, 50)));
      await test.close();
    }
    // Twice as slow at most; where calm is a millisecond, a busy machine alone takes more.
    expect(p99(meanwhile)).toBeLessThan(Math.max(p99(calm) * 2, within(100)));
  },
);

it('an upstream whose name does not resolve is a 503, and so is a closed port', async () => {
  for (const url of ['http://nowhere.invalid', 'http://127.0.0.1:9']) {
    const test = await startTestApp('sqlite', { env: { OFF_ENABLED: 'true', OFF_BASE_URL: url } });
    const { status, code, ms } = await lookup(test, codeOf(1));
    expect({ status, code }).toEqual({ status: 503, code: 'upstream_unavailable' });
    expect(ms).toBeLessThan(within(3000));
  }
});

it('many callers for one unknown code cost one call upstream, round after round, and never more than fifteen a minute', {
  timeout: 600_000,
}, async () => {
  const upstream = await startStandIn();
  onTestFinished(() => upstream[Symbol.asyncDispose]());
  const test = await startTestApp('sqlite', { env: { OFF_ENABLED: 'true', OFF_BASE_URL: upstream.url, LABELWISE_BENCH: '1' } });
  const start = performance.now();
  for (let round = 0; round < times(3, 50); round += 1) {
    const answers = await Promise.all(Array.from({ length: times(200, 1000) }, () => lookup(test, codeOf(100 + round))));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    const calls = upstream.requests.filter(({ path }) => path.includes(codeOf(100 + round))).length;
    // As long as the budget lasts upstream is asked; after that it is not, until the minute is over.
    if (round < CALLS_A_MINUTE) expect([calls, answers[0]?.status]).toEqual([1, 404]);
    else expect(calls).toBeLessThanOrEqual(1);
    expect(upstream.requests.length).toBeLessThanOrEqual(CALLS_A_MINUTE * (1 + Math.floor((performance.now() - start) / 60_000)));
  }
});
