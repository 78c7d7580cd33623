import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { times, within } from '@labelwise/domain/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { anyone, signUp } from '../testing/members.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createMailer } from './mailer.ts';

const MAIL = { memberId: 'ana', to: 'ana@example.org', subject: 'Reset', text: 'https://food.example/reset-password?token=secret' };
const LIMITS = { silence: 300, mail: 900 };

/** Answers as a mail server does, until the client says this; then it does that. */
const until = (word: RegExp, fault: (socket: Socket) => void) => (socket: Socket) => {
  socket.write('220 mail ESMTP\r\n');
  socket.on('data', (line: Buffer) => {
    const text = line.toString();
    if (word.test(text)) fault(socket);
    else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n');
  });
};
const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write('2'), 50);
  socket.on('close', () => clearInterval(timer));
};
const pour = (socket: Socket) => {
  const line = Buffer.from(`250-${'x'.repeat(500)}\r\n`.repeat(2000));
  let left = 50;
  const on = () => {
    while (left > 0 && !socket.destroyed) {
      left -= 1;
      if (!socket.write(line)) return void socket.once('drain', on);
    }
  };
  on();
};

/** Everything that a mail server may do instead of taking a mail. */
const FAULTS: Record<string, (socket: Socket) => void> = {
  'hangs up at once': (socket) => socket.end(),
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'resets in the middle of a mail': until(/^DATA/u, (socket) => socket.resetAndDestroy()),
  'never greets': () => undefined,
  'stands still in the middle of a mail': until(/^RCPT/u, () => undefined),
  'greets a byte at a time': drip,
  'answers a byte at a time': until(/^MAIL/u, drip),
  'is busy (421)': (socket) => socket.end('421 try again later\r\n'),
  'is overloaded (451)': until(/^RCPT/u, (socket) => socket.write('451 overloaded\r\n')),
  'refuses (554)': until(/^MAIL/u, (socket) => socket.write('554 no\r\n')),
  'fails after the last line of a mail': until(/\r\n\.\r\n$/u, (socket) => socket.write('452 disk full\r\n')),
  'is a web server': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<!doctype html><p>Be back soon'),
  'stops in the middle of a word': (socket) => socket.end('22'),
  'pours 50 MB': pour,
};

/** A server that answers with raw bytes; closed with the test. */
async function startSocketServer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    behave(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, sockets };
}

async function meet(smtpUrl: string): Promise<void> {
  const mailer = createMailer({ smtpUrl, from: null, folder: '', onFile: () => undefined, limits: LIMITS });
  const start = performance.now();
  const failure: unknown = await mailer.send(MAIL).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).not.toContain('token=');
  // The limit, and what a busy machine adds.
  expect(performance.now() - start).toBeLessThan(LIMITS.mail + within(2000));
}

describe('a mail server that fails', () => {
  it.each(Object.keys(FAULTS))('that %s has not got the mail: that is known in time, and nothing is left open', async (fault) => {
    const { url, sockets } = await startSocketServer(FAULTS[fault] ?? (() => undefined));
    for (let left = times(1, 20); left > 0; left -= 5) await Promise.all(Array.from({ length: Math.min(left, 5) }, () => meet(url)));
    await eventually(() => expect(sockets.size).toBe(0));
  });

  it('that is missing, or whose name does not resolve, is detected in time', async () => {
    for (let round = 0; round < times(1, 20); round += 1) await Promise.all(['smtp://127.0.0.1:9', 'smtp://nowhere.invalid'].map(meet));
  });

  it('that answers a byte at a time delays no one, and the service still stops', async () => {
    const { url, sockets } = await startSocketServer(until(/^MAIL/u, drip));
    const test = await createTestApp('sqlite', { env: { SMTP_URL: url } });
    await signUp(test, 'ana');
    const visitor = anyone(test);
    expect((await visitor('POST', '/api/auth/forgot-password', { email: MAIL.to })).status).toBe(200);
    await eventually(() => expect(sockets.size).toBe(1));
    for (let turn = 0; turn < 50; turn += 1) expect((await visitor('GET', '/api/health')).status).toBe(200);
    const start = performance.now();
    await test.close();
    expect(performance.now() - start).toBeLessThan(within(8000));
  });
});
