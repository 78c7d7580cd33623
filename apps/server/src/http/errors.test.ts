import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { ERROR_STATUS, type ErrorCode } from '@labelwise/contracts/errors';
import { expect, it, onTestFinished } from 'vitest';
import { answerClientError } from './errors.ts';

/** What a client reads whose request the HTTP parser gave up for a reason. */
async function answerTo(reason: string): Promise<string> {
  const server = createServer((socket) => answerClientError(Object.assign(new Error(reason), { code: reason }), socket));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return text(connect(address.port, '127.0.0.1'));
}

it.each<[string, ErrorCode]>([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request_timeout'],
  ['HPE_INVALID_METHOD', 'method_not_allowed'],
  ['HPE_INVALID_CONTENT_LENGTH', 'malformed_json'],
])('what the parser gives up for %s carries the code %s, with the status that the catalogue gives it', async (reason, code) => {
  const [head = '', body = ''] = (await answerTo(reason)).split('\r\n\r\n');
  expect(Number(head.slice(9, 12))).toBe(ERROR_STATUS[code]);
  expect(JSON.parse(body)).toMatchObject({ code });
});
