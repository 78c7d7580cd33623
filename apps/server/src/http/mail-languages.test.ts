import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@labelwise/contracts/languages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { anyone, PASSWORD, signUp } from '../testing/members.ts';
import { startTestApp } from '../testing/test-app.ts';

const SITE = 'https://food.example';

/** @source RFC 2047: words beyond ASCII are encoded, long lines folded */
function headerOf(mail: string, name: string): string {
  const [, raw = ''] = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'imu').exec(mail) ?? [];
  const whole = raw.replaceAll(/\n[ \t]/gu, ' ').replaceAll(/\?=\s+=\?/gu, '?==?');
  const words = whole.replaceAll(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/giu, (run) =>
    Buffer.concat(
      [...run.matchAll(/=\?UTF-8\?(?<by>[QB])\?(?<text>[^?]*)\?=/giu)].map(({ groups }) =>
        groups?.['by']?.toUpperCase() === 'B'
          ? Buffer.from(groups['text'] ?? '', 'base64')
          : unquoted((groups?.['text'] ?? '').replaceAll('_', ' ')),
      ),
    ).toString(),
  );
  return words.trim();
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\n', '')).toString() : body;
}

/** @source RFC 2045, section 6.7 */
function unquoted(text: string): Buffer {
  const bytes = text.replaceAll(/=(?<hex>[\dA-F]{2})/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** An application that writes its mails into a folder; `mails` reads what lies there. */
async function startWithMails() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'labelwise-mail-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const test = await startTestApp('sqlite', { env: { DATA_DIR: dataDir, PUBLIC_URL: SITE } });
  const mails = () =>
    readdirSync(path.join(dataDir, 'mail'))
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(path.join(dataDir, 'mail', file), 'utf8').replaceAll('\r\n', '\n'))
      .map((mail) => ({
        to: headerOf(mail, 'To'),
        subject: headerOf(mail, 'Subject'),
        text: decoded(mail.slice(mail.indexOf('\n\n') + 2), headerOf(mail, 'Content-Transfer-Encoding')).trim(),
      }));
  return { test, mails };
}

it('a mail goes out in the language of the device that asked, or in the one that the member chose', async () => {
  const { test, mails } = await startWithMails();
  const ana = await signUp(test, 'ana');
  await Promise.all([loadLanguage('nl'), loadLanguage('it')]);
  const subjects = () => mails().map(({ subject }) => subject);
  const ask = () => anyone(test)('POST', '/api/auth/forgot-password', { email: ana.email }, { 'accept-language': 'nl' });
  await ask();
  await eventually(() => expect(subjects()).toEqual([sayIn('nl')('mails.reset_password_subject')]));
  await ana.as('PATCH', `/api/users/${ana.id}`, { language: 'it' });
  await ask();
  await eventually(() => expect(subjects()).toContain(sayIn('it')('mails.reset_password_subject')));
});

it('every mail is whole in every language, its placeholders filled and nothing of it English', async () => {
  const { test, mails } = await startWithMails();
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    const member = await signUp(test, `m${language}`);
    await member.as('PATCH', `/api/users/${member.id}`, { language });
    await anyone(test)('POST', '/api/auth/forgot-password', { email: member.email });
    await eventually(() => expect(mails().filter(({ to }) => to === member.email)).toHaveLength(1));
    const changed = { email: `new-${member.email}`, currentPassword: PASSWORD };
    expect((await member.as('PATCH', `/api/users/${member.id}`, changed)).status).toBe(200);
    await eventually(() => expect(mails().filter(({ to }) => to === member.email)).toHaveLength(2));
  }
  const link = new RegExp(`${SITE}/reset-password\\S+`, 'u');
  const ofEnglish = mails().filter(({ to }) => to.startsWith('men@'));
  for (const language of LANGUAGES) {
    const say = sayIn(language);
    const own = mails().filter(({ to }) => to === `m${language}@example.org`);
    const reset = own.find(({ subject }) => subject === say('mails.reset_password_subject'));
    expect(reset?.text.replace(link, 'LINK')).toBe(
      [say('mails.reset_password_reason'), say('mails.reset_password_link', { link: 'LINK' }), say('mails.reset_password_ignore')].join(
        '\n\n',
      ),
    );
    const moved = own.find(({ subject }) => subject === say('mails.email_changed_subject'));
    expect(moved?.text).toBe(
      [
        say('mails.email_changed_effect'),
        say('mails.email_changed_by_you'),
        say('mails.email_changed_by_others', { publicUrl: SITE }),
      ].join('\n\n'),
    );
    const paragraphs = new Set(ofEnglish.flatMap(({ text }) => text.split('\n\n')));
    if (language !== 'en') expect(own.flatMap(({ text }) => text.split('\n\n')).filter((one) => paragraphs.has(one))).toEqual([]);
  }
});
