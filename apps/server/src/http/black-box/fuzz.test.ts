import { STRESS, times } from '@labelwise/domain/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { addressOf, invalid, type Known, type Published, publishedCalls, valid } from '../../testing/from-schema.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { PASSWORD, signUp } from '../../testing/members.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const FOODS = ['4006040055235', '3017620422003'];
/** What every client takes out of an address before it is sent. @source WHATWG URL, "single-dot" and "double-dot" path segments */
const DOTS = /^\.{1,2}$/u;
/** Calls that hash a password take their time; the long run makes fewer of them. */
const HASHES = /\/auth\/(?:register|login|reset|change|sessions)|DELETE \/api\/users/u;
/** To repeat a failure, or to look longer, at all calls or from one of them on: `FUZZ_SEED=4 FUZZ_RUNS=500 FUZZ_FROM=170 npx vitest run …`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 17);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? times(8, 10_000));
const FROM = Number(process.env['FUZZ_FROM'] ?? 0);

let test: TestApp;
let token: string;
let known: Known;
beforeAll(async () => {
  test = await createTestApp('sqlite', { env: { LABELWISE_BENCH: '1', FREE_SCANS_PER_DAY: '0' } });
  await givenFoods(test.db, ...FOODS.map((gtin) => ({ gtin })));
  await renew('ana');
});
afterAll(() => test.close());

/** A member on trial; many a call ends a session or an account. */
async function renew(name: string): Promise<void> {
  const ana = await signUp(test, name, { trial: true });
  token = ana.token;
  const favorite = await ana.as('POST', '/api/favorites', { foodId: FOODS[0] });
  const talk = await ana.as('POST', '/api/ai/conversations', { title: 'Breakfast' });
  known = {
    id: [ana.id, favorite.json.favorite.id, talk.json?.id ?? 'x', 'nobody'],
    foodId: [...FOODS, favorite.json.favorite.id, '20006'],
    barcode: [...FOODS, ' 3017620422003', 'abc'],
    email: ['ana@example.org', 'new@example.org'],
    password: [PASSWORD, 'short', 'another good one'],
    currentPassword: [PASSWORD, 'wrong'],
    name: ['Sugar', 'oats'],
    ingredientName: ['Sugar', 'Palm Oil', 'Fibre', '🥛'],
    preferenceValue: [-5, -1, 1, 5],
    userId: [ana.id, 'somebody-else'],
    q: ['oats', 'otas', '"', '%'],
    cursor: ['', 'x', 'eyJ9'],
    conversationId: [talk.json?.id ?? 'x'],
    timeZone: ['Europe/Berlin', 'Mars/Olympus'],
    fields: [
      {},
      { name: { value: 'Oats', from: 'hand', at: 0 }, per100: { salt: { value: { value: 0.5, bound: '<' }, from: 'photo', at: 1 } } },
    ],
    image: ['data:image/png;base64,iVBORw0KGgo=', 'data:,'],
  };
}

it('for any input the calls of the published document answer as it says and never fail', { timeout: 7_200_000 }, async () => {
  let sent = 0;
  for (const call of publishedCalls(test).slice(FROM)) {
    const name = `${call.method} ${call.path}`;
    const runs = HASHES.test(name) ? Math.ceil(RUNS / 40) + 4 : RUNS;
    let understood = 0;
    for (const [index, attempt] of fc.sample(requests(call), { numRuns: runs, seed: SEED }).entries()) {
      const { status, code, problem } = await send(call, attempt);
      if (problem !== null) expect.fail(`${problem}\n${name} (seed ${SEED}, request ${index}): ${JSON.stringify(attempt).slice(0, 2000)}`);
      if (code !== 'invalid_input') understood += 1;
      sent += 1;
      if (status === 401 || status === 204 || call.path.startsWith('/api/users')) await renewIfGone(`ana${sent}`);
    }
    expect(understood, `positive_data_acceptance: ${name} understood none of ${runs} requests`).toBeGreaterThan(0);
  }
  if (STRESS) process.stdout.write(`${sent} requests, each answered as published\n`);
});

type Attempt = { good: boolean; params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/** Requests as the document allows them, and ones with a body or query that it does not. */
function requests({ params, query, body }: Published): fc.Arbitrary<Attempt> {
  const each = (schemas: Record<string, Published['params'][string]>) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, valid(schema, known, name).filter((value) => !DOTS.test(String(value)))]),
    );
  const asked = fc.record(
    Object.fromEntries(
      Object.entries(query).map(([name, { schema, required }]) => [
        name,
        required ? valid(schema, known, name) : fc.option(valid(schema, known, name), { nil: undefined, freq: 2 }),
      ]),
    ),
  );
  const good = fc.record({
    good: fc.constant(true),
    params: fc.record(each(params)),
    query: asked,
    body: body === null ? fc.constant(undefined) : valid(body, known),
  });
  if (body === null) return good;
  return fc.oneof(good, fc.record({ good: fc.constant(false), params: fc.record(each(params)), query: asked, body: invalid(body, known) }));
}

async function send(
  call: Published,
  { good, params, query, body }: Attempt,
): Promise<{ status: number; code: string | undefined; problem: string | null }> {
  const filled = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const answer = await test.app.inject({
    method: call.method,
    url: addressOf(call.path, filled, query),
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, code: codeOf(answer.body), problem: problemOf(call, good, answer) };
}

/** The checks of Schemathesis, by its names; `null` when all of them hold. */
function problemOf(
  { responses }: Published,
  good: boolean,
  answer: { statusCode: number; headers: Record<string, unknown>; body: string },
): string | null {
  const { statusCode, headers, body } = answer;
  const published = responses[statusCode];
  if (statusCode >= 500 && !isForeseen(published, body)) return `not_a_server_error: ${statusCode} ${body}`;
  if (published === undefined) return `status_code_conformance: ${statusCode} is not published: ${body.slice(0, 300)}`;
  if (!good && statusCode < 300) return `negative_data_rejection: ${statusCode}`;
  if (headers['x-request-id'] === undefined) return 'response_headers_conformance: no x-request-id';
  const type = Object.keys(published.content ?? {})[0];
  if (type === undefined || statusCode === 204) return body === '' ? null : 'content_type_conformance: a body where none is published';
  if (!String(headers['content-type']).startsWith(`${type}; charset=utf-8`))
    return `content_type_conformance: ${String(headers['content-type'])}`;
  const schema = published.content?.[type]?.schema;
  if (schema === undefined || type !== 'application/json') return null;
  const parsed = readerOf(schema).safeParse(JSON.parse(body));
  return parsed.success ? null : `response_schema_conformance: ${z.prettifyError(parsed.error)}\n${body.slice(0, 500)}`;
}

/**
 * What is not configured in this test, or a partner that fails, has a code of its own; `internal` and `unavailable` are failures of ours.
 */
function isForeseen(published: Published['responses'][string] | undefined, body: string): boolean {
  const code = codeOf(body);
  return code !== undefined && code !== 'internal' && code !== 'unavailable' && published?.description.includes(`\`${code}\``) === true;
}

function codeOf(body: string): string | undefined {
  return /"code":"(?<code>\w+)"/u.exec(body)?.groups?.['code'];
}

const readers = new Map<object, z.ZodType>();
function readerOf(schema: object): z.ZodType {
  const reader = readers.get(schema) ?? z.fromJSONSchema(JSON.parse(JSON.stringify(schema)));
  readers.set(schema, reader);
  return reader;
}

async function renewIfGone(name: string): Promise<void> {
  const { statusCode } = await test.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });
  if (statusCode !== 200) await renew(name);
}
