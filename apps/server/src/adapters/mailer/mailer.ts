import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Resolves when the mail server took the mail, or the file is written. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

type Options = {
  smtpUrl: string | null;
  from: string | null;
  /** Where mails go as files while there is no mail server. */
  folder: string;
  /** Told where a file was put; never what it says. */
  onFile: (file: string) => void;
};

const TIMEOUT_MS = 10_000;

/** Mail by SMTP, or, where none is configured, as a file that the person who runs the software can open. */
export function createMailer({ smtpUrl, from, folder, onFile }: Options): Mailer {
  const sender = from ?? 'Labelwise <labelwise@localhost>';
  if (smtpUrl === null) return fileMailer(sender, folder, onFile);
  const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, disableFileAccess: true, disableUrlAccess: true });
  return {
    send: async (mail) => { await transport.sendMail({ from: sender, ...mail }); },
    close: () => transport.close(),
  };
}

function fileMailer(from: string, folder: string, onFile: (file: string) => void): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail({ from, ...mail });
      if (!Buffer.isBuffer(message)) throw new Error('The mail could not be written');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${Date.now()}-${randomUUID().slice(0, 8)}.eml`);
      // Whoever watches the folder never sees half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      onFile(file);
    },
    close: () => undefined,
  };
}
