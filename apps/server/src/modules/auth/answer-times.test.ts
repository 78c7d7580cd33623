/** What the time of an answer tells about an account: nothing. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STRESS } from '@labelwise/domain/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { median } from '../../testing/median.ts';
import { type As, anyone, registration, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** How often two times are compared before they count as different. */
const MEASUREMENTS = 3;

/** A hash that takes many times as long as all the rest of a call, so that its absence shows on any machine. */
const SLOW_HASH = { memoryCost: 65_536, timeCost: 4, parallelism: 1 };

it('an unknown address at sign-in and a taken one at sign-up cost a hash like any other', async () => {
  const test = await startTestApp('sqlite', { passwordCost: SLOW_HASH });
  await signUp(test, 'ana');
  const login = (name: string) => anyone(test)('POST', '/api/auth/login', { email: `${name}@example.org`, password: 'not this one' });
  const known = await fastest(() => login('ana'));
  expect(await fastest(() => login('nobody'))).toBeGreaterThan(known / 4);
  expect(await fastest(() => anyone(test)('POST', '/api/auth/register', registration('ana')))).toBeGreaterThan(known / 4);
});

async function fastest(call: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await call();
    taken.push(performance.now() - start);
  }
  return Math.min(...taken);
}

describe.runIf(STRESS).each(DIALECTS)('who measures answers on %s', (dialect) => {
  let test: TestApp;
  let visitor: As;
  let folder: string;
  beforeEach(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'labelwise-mail-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    folder = path.join(dataDir, 'mail');
    const env = { DATA_DIR: dataDir, PUBLIC_URL: 'https://food.example', LABELWISE_BENCH: '1' };
    test = await startTestApp(dialect, { env, passwordCost: undefined });
    visitor = anyone(test);
  });
  const login = (email: string, password: string, headers: Record<string, string>) =>
    visitor('POST', '/api/auth/login', { email, password }, headers);

  it('reveals nothing by the time of an answer: unknown addresses take as long as known ones', async () => {
    await signUp(test, 'ana');
    let count = 0;
    // Each try from an address of its own: the limit of tries is not what is measured.
    const from = () => ({ 'x-forwarded-for': `198.51.100.${count++}` });
    const calls = {
      known: () => login('ana@example.org', 'not this one', from()),
      unknown: () => login('bob@example.org', 'not this one', from()),
    };
    // Without the dummy hash the unknown one would take a tenth of the time.
    await expectAlike(calls, { rounds: 100, share: 0.15 });
  });

  it('reveals nothing by the time of a sign-up: a taken address is hashed for all the same', async () => {
    await signUp(test, 'ana');
    let count = 0;
    const calls = {
      taken: () => visitor('POST', '/api/auth/register', registration('ana')),
      fresh: () => visitor('POST', '/api/auth/register', registration(`new${count++}`)),
    };
    // Without the hash the taken one would take a tenth of the time.
    await expectAlike(calls, { rounds: 100, share: 0.2 });
  });

  it('reveals nothing by the time of a forgotten password: the account is looked up afterwards', {
    timeout: 240_000,
  }, async () => {
    const rounds = 100;
    await givenMembers(test.db, MEASUREMENTS * (rounds + 1));
    const ask = (email: string) => visitor('POST', '/api/auth/forgot-password', { email });
    const idle = () =>
      eventually(async () => {
        for (const table of ['resetRequest', 'mailOutbox'] as const)
          expect(await test.db.read.selectFrom(table).select('id').execute()).toEqual([]);
      });
    let count = 0;
    const calls = { known: () => ask(`member${count++}@example.org`), unknown: () => ask(`nobody${count}@example.org`) };
    // What comes after the answer is over before the next one is asked, so that each is measured by itself.
    await expectAlike(calls, { rounds, share: 0.2, between: idle });
    expect(readdirSync(folder).length).toBeGreaterThanOrEqual(rounds);
  });
});

/** Medians of so many runs of each, taken in turn, so that other load on the machine affects both alike; the first round warms up. */
async function medians<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
  rounds: number,
  between: () => Promise<unknown> = async () => undefined,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls).filter((name): name is Name => name in calls);
  const taken: { name: Name; ms: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      await between();
      const start = performance.now();
      await calls[name]();
      if (round > 0) taken.push({ name, ms: performance.now() - start });
    }
  }
  const msOf = (name: Name) => taken.filter((one) => one.name === name).map(({ ms }) => ms);
  return Object.assign({}, ...names.map((name) => ({ [name]: median(msOf(name)) })));
}

/**
 * Fails when one kind of call takes longer than the other by more than this share of the longer, each time it is measured: noise comes
 * and goes, a leak stays.
 */
async function expectAlike(
  calls: Record<string, () => Promise<unknown>>,
  { rounds, share, between }: { rounds: number; share: number; between?: () => Promise<unknown> },
): Promise<void> {
  const shares: number[] = [];
  while (shares.length < MEASUREMENTS && shares.every((one) => one >= share)) {
    const [shorter = Number.NaN, longer = Number.NaN] = Object.values(await medians(calls, rounds, between)).toSorted((a, b) => a - b);
    shares.push((longer - shorter) / longer);
  }
  expect(Math.min(...shares)).toBeLessThan(share);
}

/** Members who never sign in; made without a hash each. */
async function givenMembers(db: TestApp['db'], count: number): Promise<void> {
  const member = (index: number) => ({
    id: `member-${index}`,
    email: `member${index}@example.org`,
    username: 'm',
    firstName: 'M',
    lastName: 'M',
    passwordHash: '-',
    subscriptionStatus: 'free' as const,
    subscriptionPlan: null,
    trialEndsAt: null,
    subscriptionEndsAt: null,
    units: null,
    timeZone: null,
    createdAt: 0,
  });
  await db.write((tx) =>
    tx
      .insertInto('member')
      .values(Array.from({ length: count }, (_, index) => member(index)))
      .execute(),
  );
}
