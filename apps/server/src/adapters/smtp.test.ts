import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { times } from '@labelwise/domain/testing';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { anyone, PASSWORD, signUp } from '../testing/members.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createMailer } from './mailer.ts';

type Tls = 'never' | 'at once' | 'when asked';
type Running = { close: () => Promise<void> };
/** How it may be out of order. */
type Outage = 'says 451' | 'is not there' | 'takes the call and says nothing';

/** A mail server that passes each mail to `onMail`, until another one takes its port. */
async function startMailServer({ tls = 'never' }: { tls?: Tls } = {}) {
  const mails: string[] = [];
  const state = { encrypted: false, turnedAway: 0 };
  const port = await freePort();
  const onMail = (mail: string, encrypted: boolean) => {
    mails.push(mail);
    state.encrypted = encrypted;
  };
  const turnsAway = () => {
    state.turnedAway += 1;
  };
  let running: Running | undefined = await startSmtp(port, tls, onMail);
  onTestFinished(() => running?.close());
  const become = async (next: 'works' | Outage) => {
    await running?.close();
    if (next === 'works') running = await startSmtp(port, tls, onMail);
    else if (next === 'says 451') running = await startSmtp(port, tls, onMail, turnsAway);
    else running = next === 'is not there' ? undefined : await startMute(port, turnsAway);
  };
  // Its certificate is self-signed.
  return {
    url: `${tls === 'at once' ? 'smtps' : 'smtp'}://127.0.0.1:${port}${tls === 'never' ? '' : '/?tls.rejectUnauthorized=false'}`,
    mails,
    state,
    become,
  };
}

/** @param turnsAway when set, no mail is accepted */
async function startSmtp(
  port: number,
  tls: Tls,
  onMail: (mail: string, encrypted: boolean) => void,
  turnsAway?: () => void,
): Promise<Running> {
  const server = new SMTPServer({
    authOptional: true,
    secure: tls === 'at once',
    disabledCommands: tls === 'when asked' ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onMailFrom(_address, _session, answer) {
      turnsAway?.();
      return answer(turnsAway && Object.assign(new Error('out of order'), { responseCode: 451 }));
    },
    onData(stream, session, answer) {
      let mail = '';
      stream.on('data', (part: Buffer) => {
        mail += part.toString();
      });
      stream.on('end', () => {
        onMail(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='), session.secure);
        answer();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}

/** Takes calls and says nothing, until it is closed: then it hangs up on all of them. */
async function startMute(port: number, called: () => void): Promise<Running> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    called();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
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
const forgot = { email: 'ana@example.org' };

it.each(['never', 'at once', 'when asked'] as const)('encryption follows the address: %s', async (tls) => {
  const mail = await startMailServer({ tls });
  const mailer = createMailer({ smtpUrl: mail.url, from: null, folder: '', onFile: () => undefined });
  await mailer.send({ memberId: 'ana', to: 'ana@example.org', subject: 'Hello', text: 'Hello' });
  expect(mail.mails).toHaveLength(1);
  expect(mail.state.encrypted).toBe(tls !== 'never');
  mailer.close();
});

describe.each(DIALECTS)('mail by SMTP on %s', (dialect) => {
  it.each<Outage>(['says 451', 'is not there', 'takes the call and says nothing'])(
    'while the mail server %s the answer is the same, and the mail goes out once when it is back',
    async (outage) => {
      const mail = await startMailServer();
      const test = await startTestApp(dialect, { env: { SMTP_URL: mail.url, LABELWISE_BENCH: '1' } });
      await signUp(test, 'ana');
      const visitor = anyone(test);
      const queue = () => test.db.read.selectFrom('mailOutbox').select('attempts').execute();
      for (let round = 1; round <= times(2, 33); round += 1) {
        await mail.become(outage);
        const unknown = await visitor('POST', '/api/auth/forgot-password', { email: 'nobody@example.org' });
        expect(await visitor('POST', '/api/auth/forgot-password', forgot)).toMatchObject({ status: 200, json: unknown.json });
        if (outage !== 'is not there') await eventually(() => expect(mail.state.turnedAway).toBe(round));
        else await eventually(async () => expect(await queue()).toEqual([{ attempts: 1 }]));

        await mail.become('works');
        await eventually(async () => expect(await queue()).toEqual([{ attempts: 1 }]));
        await test.db.write((tx) => tx.updateTable('mailOutbox').set({ nextAttemptAt: Date.now() }).execute());
        // A request for an address without an account starts the queue and sends no mail.
        await visitor('POST', '/api/auth/forgot-password', { email: 'nobody@example.org' });
        await eventually(async () => expect(await queue()).toEqual([]));
        expect(mail.mails).toHaveLength(round);
        const token = /reset-password\?token=(?<token>[\w-]+)/u.exec(mail.mails.at(-1) ?? '')?.groups?.['token'];
        expect((await visitor('POST', '/api/auth/reset-password', { token, password: `a new good one ${round}` })).status).toBe(200);
      }
    },
  );

  if (isRuledElsewhere(dialect)) return;

  it('a reset mail reaches the mail server with the sender that was configured', async () => {
    const mail = await startMailServer();
    const test = await startTestApp(dialect, { env: { SMTP_URL: mail.url, MAIL_FROM: 'Food <food@example.org>' } });
    await signUp(test, 'ana');
    await anyone(test)('POST', '/api/auth/forgot-password', forgot);
    await eventually(() => expect(mail.mails).toHaveLength(1));
    expect(mail.mails[0]).toContain('From: Food <food@example.org>');
    expect(mail.mails[0]).toContain('reset-password?token=');
  });

  it('a mail that is on its way when the password changes is not sent again, and its link is invalid', async () => {
    const mail = await startMailServer();
    const test = await startTestApp(dialect, { env: { SMTP_URL: mail.url } });
    const { as } = await signUp(test, 'ana');
    await mail.become('takes the call and says nothing');
    await anyone(test)('POST', '/api/auth/forgot-password', forgot);
    await eventually(() => expect(mail.state.turnedAway).toBe(1));
    const left = async () => [
      ...(await test.db.read.selectFrom('resetToken').select('memberId').execute()),
      ...(await test.db.read.selectFrom('mailOutbox').select('memberId').execute()),
    ];
    expect(await left()).toHaveLength(2);
    expect((await as('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: 'a new good one' })).status).toBe(200);
    expect(await left()).toEqual([]);
    await mail.become('works');
    await anyone(test)('POST', '/api/auth/forgot-password', forgot);
    await eventually(() => expect(mail.mails).toHaveLength(1));
    await eventually(async () => expect(await left()).toHaveLength(1));
  });
});
