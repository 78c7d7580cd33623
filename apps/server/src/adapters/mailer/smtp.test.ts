import { once } from 'node:events';
import { createServer } from 'node:net';

import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { DIALECTS } from '../../testing/database.ts';
import { anybody, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createMailer } from './mailer.ts';

/** A mail server that keeps what it is given; `down` refuses every mail until it is told otherwise. */
async function startMailServer({ down = false, tls = 'never' }: { down?: boolean; tls?: 'never' | 'at once' | 'when asked' } = {}) {
  const mails: string[] = [];
  const state = { down, refused: 0, encrypted: false };
  const server = new SMTPServer({
    authOptional: true,
    secure: tls === 'at once',
    disabledCommands: tls === 'when asked' ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onMailFrom(_address, _session, answer) {
      if (!state.down) return answer();
      state.refused += 1;
      return answer(Object.assign(new Error('out of order'), { responseCode: 451 }));
    },
    onData(stream, session, answer) {
      state.encrypted = session.secure;
      let mail = '';
      stream.on('data', (part: Buffer) => { mail += part.toString(); });
      stream.on('end', () => {
        mails.push(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        answer();
      });
    },
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => { server.close(resolve); }));
  // Its certificate is one of its own making.
  return { url: `${tls === 'at once' ? 'smtps' : 'smtp'}://127.0.0.1:${port}${tls === 'never' ? '' : '/?tls.rejectUnauthorized=false'}`, mails, state };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Patient: a busy machine takes its time to open a connection. */
const patiently = { timeout: 15_000 };
const forgot = { email: 'ana@example.org' };

it.each(['never', 'at once', 'when asked'] as const)('encryption %s is what the address asks for', async (tls) => {
  const mail = await startMailServer({ tls });
  const mailer = createMailer({ smtpUrl: mail.url, from: null, folder: '', onFile: () => undefined });
  await mailer.send({ to: 'ana@example.org', subject: 'Hello', text: 'Hello' });
  expect(mail.mails).toHaveLength(1);
  expect(mail.state.encrypted).toBe(tls !== 'never');
  mailer.close();
});

describe.each(DIALECTS)('mail by SMTP on %s', (dialect) => {
  it('a reset mail reaches the mail server with the sender that was configured', async () => {
    const mail = await startMailServer();
    const test = await startTestApp(dialect, { env: { SMTP_URL: mail.url, MAIL_FROM: 'Food <food@example.org>' } });
    await signUp(test, 'ana');
    await anybody(test)('POST', '/api/auth/forgot-password', forgot);
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), patiently);
    expect(mail.mails[0]).toContain('From: Food <food@example.org>');
    expect(mail.mails[0]).toContain('reset-password?token=');
  });

  it('while the mail server is down the answer is the same, and the mail goes out once when it is back', async () => {
    const mail = await startMailServer({ down: true });
    const test = await startTestApp(dialect, { env: { SMTP_URL: mail.url } });
    await signUp(test, 'ana');
    expect((await anybody(test)('POST', '/api/auth/forgot-password', forgot)).status).toBe(200);
    await vi.waitFor(() => expect(mail.state.refused).toBe(1), patiently);
    await vi.waitFor(async () => expect(await test.db.read.selectFrom('mailOutbox').select('attempts').execute()).toEqual([{ attempts: 1 }]), patiently);

    mail.state.down = false;
    await test.db.write((tx) => tx.updateTable('mailOutbox').set({ nextAttemptAt: Date.now() }).execute());
    // A second request wakes the queue; its own mail goes out beside the one that waited.
    await anybody(test)('POST', '/api/auth/forgot-password', forgot);
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), patiently);
    await vi.waitFor(async () => expect(await test.db.read.selectFrom('mailOutbox').selectAll().execute()).toEqual([]), patiently);
  });
});
