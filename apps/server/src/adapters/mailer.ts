import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';

export type Mail = { memberId: string; to: string; subject: string; text: string; headers?: Readonly<Record<string, string>> };

export type Mailer = {
  /** Resolves when the mail server took the mail, or the file is written. */
  send: (mail: Mail) => Promise<void>;
  /** Removes what was written as a file for a member. */
  removeOf: (memberId: string) => Promise<void>;
  /** No mail is begun any more; one that is on its way has two seconds left. */
  close: () => void;
};

type Options = {
  smtpUrl: string | null;
  from: string | null;
  /** Where mails go as files while there is no mail server. */
  folder: string;
  /** Called with the path of the file, never with its text. */
  onFile: (file: string) => void;
  limits?: Limits;
};

/**
 * How long a mail server may be silent and how long a whole mail may take, ms. The latter is less than the outbox keeps a mail from other
 * processes.
 */
type Limits = { silence: number; mail: number };

const LIMITS: Limits = { silence: 10_000, mail: 30_000 };
const LAST_CHANCE_MS = 2000;

/** Loaded with the first mail: a start would take a tenth longer. */
const loadTransport = async () => (await import('nodemailer')).createTransport;

/** Mail by SMTP, or, where none is configured, as a file that the person who runs the software can open. */
export function createMailer({ smtpUrl, from, folder, onFile, limits = LIMITS }: Options): Mailer {
  const sender = from ?? 'Labelwise <labelwise@localhost>';
  if (smtpUrl === null) return fileMailer(sender, folder, onFile);
  return smtpMailer(sender, smtpUrl, limits);
}

/**
 * A connection a mail, which is ours: a server that answers a byte now and then would keep one of the library's for as long as it likes.
 */
function smtpMailer(from: string, url: string, { silence, mail: whole }: Limits): Mailer {
  const open = new Set<Socket>();
  let isClosed = false;
  const letGo = (reason: string) => {
    for (const socket of open) socket.destroy(new Error(reason));
  };
  return {
    async send({ memberId: _own, ...mail }) {
      const createTransport = await loadTransport();
      if (isClosed) throw new Error('The service is stopping');
      let socket: Socket | undefined;
      const timer = setTimeout(() => socket?.destroy(new Error('The mail server takes too long')), whole);
      try {
        await createTransport({
          url,
          connectionTimeout: silence,
          greetingTimeout: silence,
          socketTimeout: silence,
          disableFileAccess: true,
          disableUrlAccess: true,
          getSocket({ host = 'localhost', port, secure }, callback) {
            const made = connect({ host, port: Number(port ?? (secure === true ? 465 : 587)), timeout: silence });
            socket = made;
            open.add(made);
            made.once('error', callback);
            made.once('timeout', () => made.destroy(new Error('The mail server does not answer')));
            made.once('connect', () => {
              made.off('error', callback).setTimeout(0);
              callback(null, { connection: made });
            });
          },
        }).sendMail({ from, ...mail });
      } finally {
        clearTimeout(timer);
        if (socket !== undefined) open.delete(socket);
      }
    },
    removeOf: async () => undefined,
    close() {
      isClosed = true;
      setTimeout(() => letGo('The service is stopping'), LAST_CHANCE_MS).unref();
    },
  };
}

function fileMailer(from: string, folder: string, onFile: (file: string) => void): Mailer {
  return {
    async send({ memberId, ...mail }) {
      const createTransport = await loadTransport();
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await writer.sendMail({ from, ...mail });
      if (!Buffer.isBuffer(message)) throw new Error('The mail could not be written');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${Date.now()}-${memberId}-${randomUUID().slice(0, 8)}.eml`);
      // Whoever watches the folder never sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onFile(file);
    },
    async removeOf(memberId) {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(names.filter((name) => name.includes(memberId)).map((name) => rm(path.join(folder, name), { force: true })));
    },
    close: () => undefined,
  };
}
