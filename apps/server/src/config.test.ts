import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('needs nothing', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    behindProxy: false,
    database: { dialect: 'sqlite' },
    openFoodFacts: { enabled: true },
    freeScansPerDay: 5,
    passwordMinLength: 6,
    logLevel: 'info',
    bench: false,
  });
});

it('takes replicas of a PostgreSQL alone, and each as an address', () => {
  const urls = { DATABASE_URL: 'postgres://a/b', DATABASE_READ_URLS: 'postgres://c/b, postgres://d/b' };
  expect(readConfig(urls).database).toEqual({ dialect: 'postgres', url: 'postgres://a/b', readUrls: ['postgres://c/b', 'postgres://d/b'] });
  expect(() => readConfig({ DATABASE_READ_URLS: 'postgres://c/b' })).toThrow(/DATABASE_URL/u);
  expect(() => readConfig({ ...urls, DATABASE_READ_URLS: 'postgres://c/b,elsewhere' })).toThrow(/DATABASE_READ_URLS/u);
});

it('takes an empty variable for an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, database: { dialect: 'sqlite' } });
});

it('reads every variable that is set', () => {
  expect(
    readConfig({
      PORT: '8080',
      OFF_ENABLED: 'no',
      DATABASE_URL: 'postgres://u:p@db/labelwise',
      PUBLIC_URL: 'https://food.example/',
      FREE_SCANS_PER_DAY: '0',
    }),
  ).toMatchObject({
    port: 8080,
    openFoodFacts: { enabled: false },
    database: { dialect: 'postgres', url: 'postgres://u:p@db/labelwise' },
    publicUrl: 'https://food.example',
    behindProxy: true,
    freeScansPerDay: 0,
  });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['OFF_ENABLED', 'perhaps'],
  ['PUBLIC_URL', 'food.example'],
  ['OFF_BASE_URL', 'ftp://x'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['FREE_SCANS_PER_DAY', '2.5'],
  ['PASSWORD_MIN_LENGTH', '3'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example'],
])('names %s when it is %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^  ${name}: `, 'mu'));
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
});

it('names every wrong variable at once and repeats no value', () => {
  const wrong = { PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db', LOG_LEVEL: 'loud' };
  const refusal = (() => {
    try {
      return readConfig(wrong);
    } catch (error) {
      return String(error);
    }
  })();
  expect(refusal).toMatch(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/u);
  expect(refusal).not.toMatch(/hunter2/u);
});
