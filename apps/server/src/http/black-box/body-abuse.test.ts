import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../testing/bare-app.ts';
import { signUp } from '../../testing/members.ts';
import { startProcess, temporaryFolder } from '../../testing/process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Malformed and hostile bodies, and their answers. */
const FORMS: Array<[name: string, status: number, body: string | Buffer, headers?: Record<string, string>]> = [
  ['no JSON at all', 400, 'name=oats&amount=1'],
  ['half of it', 400, '{"name":"oats"'],
  ['text behind it', 400, '{"name":"oats"} and so on'],
  ['two of them', 400, '{"name":"oats"}{"name":"oats"}'],
  ['single quotes', 400, "{'name':'oats'}"],
  ['a comma too many', 400, '{"name":"oats",}'],
  ['a comment', 400, '{"name":"oats"/* mine */}'],
  ['NaN', 400, '{"name":NaN}'],
  ['a byte order mark', 400, '\ufeff{"name":"oats"}'],
  ['only blanks', 400, '   '],
  ['a number', 400, '5'],
  ['null', 400, 'null'],
  ['a text', 400, '"oats"'],
  ['a list', 400, '[]'],
  ['a name twice', 400, '{"name":"oats","name":"rice"}'],
  ['a name twice, one in escapes', 400, String.raw`{"name":"oats","\u006eame":"rice"}`],
  ['__proto__', 400, '{"__proto__":{"isAdmin":true}}'],
  ['__proto__ deep inside', 400, '{"food":{"nutriments":{"__proto__":{"isAdmin":true}}}}'],
  ['__proto__ in escapes', 400, String.raw`{"\u005f\u005fproto__":{"isAdmin":true}}`],
  ['constructor.prototype', 400, '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['1e400', 400, '{"novaGroup":1e400}'],
  ['-1e400 in a list', 400, '{"food":{"amounts":[-1e400]}}'],
  ['400 digits', 400, `{"novaGroup":${'9'.repeat(400)}}`],
  ['half a surrogate pair', 400, String.raw`{"name":"\ud83d"}`],
  ['the other half', 400, String.raw`{"name":"\ude00 oats"}`],
  ['NUL in a text', 400, String.raw`{"name":"oa\u0000ts"}`],
  ['a raw NUL', 400, '{"name":"oa\u0000ts"}'],
  ['bad UTF-8', 400, Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['UTF-8 of a surrogate', 400, Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])],
  ['overlong UTF-8', 400, Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')])],
  ['UTF-16', 400, Buffer.from('{"name":"oats"}', 'utf16le')],
  ['lists nested 100,000 deep', 400, nested(100_000, '[', ']')],
  ['objects nested 100,000 deep', 400, nested(100_000, '{"a":', '}')],
  ['100,000 opening brackets', 400, '['.repeat(100_000)],
  ['Infinity', 400, '{"novaGroup":Infinity}'],
  ['a hexadecimal number', 400, '{"novaGroup":0x10}'],
  ['a number with a leading zero', 400, '{"novaGroup":012}'],
  ['a plus sign', 400, '{"novaGroup":+1}'],
  ['typographic quotes', 400, '{\u201cname\u201d:\u201coats\u201d}'],
  ['a line break within a text', 400, '{"name":"oa\nts"}'],
  ['a backslash at the end', 400, '{"name":"oats\\'],
  ['an escape that is none', 400, String.raw`{"name":"\x41"}`],
  ['half a surrogate pair in a name', 400, String.raw`{"\udc00":1}`],
  ['a name twice, deep inside', 400, '{"food":{"nutriments":{"fat":1,"fat":2}}}'],
  ['__proto__ in a list', 400, '{"food":[{"__proto__":{"isAdmin":true}}]}'],
  ['a NUL behind it', 400, '{"name":"oats"}\u0000'],
  ['JSON that says it is a form', 415, '{"name":"oats"}', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['JSON that says it is text', 415, '{"name":"oats"}', { 'content-type': 'text/plain' }],
  ['JSON that says it is XML', 415, '{"name":"oats"}', { 'content-type': 'text/xml' }],
  ['a multipart form', 415, '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no type', 415, '{"name":"oats"}', { 'content-type': '' }],
  ['a type of nonsense', 415, '{"name":"oats"}', { 'content-type': 'json' }],
  ['UTF-16 by its own account', 415, '{"name":"oats"}', { 'content-type': 'application/json; charset=utf-16' }],
  ['gzip', 415, gzipSync('{"name":"oats"}'), { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ['brotli by its own account', 415, '{"name":"oats"}', { ...JSON_TYPE, 'content-encoding': 'br' }],
  ['gzip without a word', 400, gzipSync('{"name":"oats"}')],
];

describe('a malformed or hostile body', () => {
  let test: TestApp;
  let headersOfAna: Record<string, string>;
  let routes: Array<{ method: 'POST' | 'PUT' | 'PATCH'; url: string }> = [];
  beforeAll(async () => {
    test = await createTestApp('sqlite', { env: { LABELWISE_BENCH: '1', FIRST_MEMBER_IS_OWNER: 'true' } });
    headersOfAna = { authorization: `Bearer ${(await signUp(test, 'ana', { trial: true })).token}` };
    routes = Object.entries(test.app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      (['POST', 'PUT', 'PATCH'] as const)
        .filter((method) => takesBody(Reflect.get(methods ?? {}, method.toLowerCase())))
        .map((method) => ({ method, url: path.replaceAll(/\{\w+\}/gu, 'x') })),
    );
  });
  afterAll(() => test.close());

  it.each(FORMS)('%s is %i, whichever route it is sent to', async (_name, status, payload, headers = JSON_TYPE) => {
    expect(routes.length).toBeGreaterThan(0);
    for (const { method, url } of routes) {
      // Sent by an owner: who has no access is refused before their body is read.
      const answer = await test.app.inject({ method, url, payload, headers: { ...headersOfAna, ...headers } });
      expect({ call: `${method} ${url}`, status: answer.statusCode }).toEqual({ call: `${method} ${url}`, status });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.body).not.toMatch(/ at |node_modules|Unexpected token/u);
    }
  });

  it('leaves no trace in what comes after it', async () => {
    for (let count = 0; count < 100; count += 1) {
      await test.app.inject({
        method: 'POST',
        url: '/api/calculate-score?__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1',
        payload: '{"__proto__":{"isAdmin":true}}',
        headers: JSON_TYPE,
      });
    }
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect((await test.app.inject({ method: 'POST', url: '/api/calculate-score', payload: {} })).statusCode).toBe(200);
  });

  it('is measured: 1 MiB goes in, one byte more is 413', async () => {
    const body = (bytes: number) => `{"ingredients":"${'rice '.repeat(3000)}","pad":"${'b'.repeat(bytes - 15_000 - 27)}"}`;
    const send = (bytes: number) =>
      test.app.inject({ method: 'POST', url: '/api/calculate-score', payload: body(bytes), headers: JSON_TYPE });
    expect(body(1024 * 1024)).toHaveLength(1024 * 1024);
    // A busy machine may ask to come back.
    await expect.poll(async () => (await send(1024 * 1024)).statusCode).toBe(200);
    const refused = await send(1024 * 1024 + 1);
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it.each([
    ['both Content-Length and Transfer-Encoding', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two different lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a negative length', 'Content-Length: -1\r\n\r\n'],
    ['a chunk size that is none', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
    ['a header folded over two lines', 'X-A: a\r\n b\r\nContent-Length: 2\r\n\r\n{}x'],
    ['headers of 64 kB', `X-A: ${'a'.repeat(65_536)}\r\n\r\n`],
  ])('%s is refused in JSON', async (_name, rest) => {
    const address = await listening(test);
    const { status, body } = await rawRequest(
      address,
      `POST /api/calculate-score HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${rest}`,
    );
    expect([400, 431]).toContain(status);
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String) });
  });
});

it('64 MB in chunks are refused before they are read, and other callers are answered meanwhile', async () => {
  const { url } = await startProcess({ DATA_DIR: temporaryFolder() });
  const metric = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(await (await fetch(`${url}/api/metrics`)).text())?.[1]);
  await rawRequest(url, 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const before = await metric('process_resident_memory_bytes');
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(1_048_576, 'a'), Buffer.from('\r\n')]);
  const chunks = Array.from({ length: 64 }, () => chunk);
  const start = 'POST /api/calculate-score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  for (const _ of [1, 2, 3]) {
    const [refused, other] = await Promise.all([rawRequest(url, start, ...chunks), fetch(`${url}/api/health`)]);
    // Who is still sending when the connection closes may not get to read the answer.
    expect([413, 0]).toContain(refused.status);
    expect(other.status).toBe(200);
  }
  for (const depth of [100_000, 300_000]) {
    const body = '['.repeat(depth);
    expect((await fetch(`${url}/api/calculate-score`, { method: 'POST', body, headers: JSON_TYPE })).status).toBe(400);
  }
  expect((await metric('process_resident_memory_bytes')) - before).toBeLessThan(50 * 1024 * 1024);
});

function takesBody(operation: unknown): boolean {
  return typeof operation === 'object' && operation !== null && 'requestBody' in operation;
}

async function listening({ app }: TestApp): Promise<string> {
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : app.listen({ host: '127.0.0.1', port: 0 });
}
