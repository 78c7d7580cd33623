import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { rawRequest, startBareApp } from '../testing/bare-app.ts';
import { startTestApp } from '../testing/test-app.ts';

const THEME = "document.documentElement.dataset.theme = 'dark'";
const SCRIPT = 'console.log(1)'.repeat(200);

let app: FastifyInstance;
beforeEach(async () => {
  const webRoot = mkdtempSync(path.join(tmpdir(), 'labelwise-web-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  mkdirSync(path.join(webRoot, 'assets'));
  mkdirSync(path.join(webRoot, '.git'));
  const files = {
    'index.html': `<!doctype html><head></head><script>${THEME}</script><script type="module" src="/assets/index-Ab3dE_g8.js"></script>`,
    'assets/index-Ab3dE_g8.js': SCRIPT,
    'assets/index-Ab3dE_g8.js.gz': gzipSync(SCRIPT),
    'assets/index-Ab3dE_g8.js.map': '{}',
    'assets/eng.traineddata-Ab3dE_g8.gz': gzipSync(SCRIPT),
    'manifest.webmanifest': '{}',
    'pages.json': JSON.stringify({ results: '<link rel="modulepreload" href="/assets/results-Ab3dE_g8.js">' }),
    'sw.js': '//',
    '.env': 'SECRET=1',
    '.git/config': '[core]',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(webRoot, name), content);
  ({ app } = await startBareApp({ webRoot }));
});

const visit = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) => app.inject({ url, headers });

it.each(['/', '/scan', '/results/3017620422003', '/auth?mode=signup', '/want-more/Vitamin%20C'])(
  '%s is the app, never cached without revalidation',
  async (url) => {
    const answer = await visit(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/iu);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<!doctype html>');
  },
);

it('the page of an address announces the files of its screen, and of no other', async () => {
  const announced = '<link rel="modulepreload" href="/assets/results-Ab3dE_g8.js"></head>';
  for (const url of ['/results/3017620422003', '/results?barcode=3017620422003', '/results']) {
    const answer = await visit(url);
    expect(answer.body).toContain(announced);
    expect(answer.headers['content-security-policy']).toBe((await visit('/')).headers['content-security-policy']);
  }
  for (const url of ['/', '/scan', '/resultsets']) expect((await visit(url)).body).not.toContain('modulepreload');
});

it('a file that is packed itself comes as it is, for whoever unpacks it', async () => {
  const { headers, rawPayload } = await visit('/assets/eng.traineddata-Ab3dE_g8.gz', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(rawPayload.equals(gzipSync(SCRIPT))).toBe(true);
});

it('the page runs our own scripts only, its inline one by hash', async () => {
  const policy = String((await visit('/')).headers['content-security-policy']);
  expect(policy).toContain(`'sha256-${createHash('sha256').update(THEME).digest('base64')}'`);
  const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
  expect(scripts).toContain("'self' 'wasm-unsafe-eval'");
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts).not.toContain("'unsafe-eval'");
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "connect-src 'self'"])
    expect(policy).toContain(rule);
});

it('the page and its files carry the headers that keep a browser from harm', async () => {
  for (const url of ['/', '/results/3017620422003', '/assets/index-Ab3dE_g8.js', '/sw.js']) {
    const { headers } = await visit(url);
    expect(headers, url).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy'], url).toContain("object-src 'none'");
    expect(headers['permissions-policy'], url).toContain('camera=(self)');
    expect(headers['x-powered-by'] ?? headers['server'], url).toBeUndefined();
  }
});

it('a file whose name holds its hash may be cached for good, and comes compressed when there is a compressed one', async () => {
  const plain = await visit('/assets/index-Ab3dE_g8.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe(SCRIPT);
  const packed = await visit('/assets/index-Ab3dE_g8.js', { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(packed.rawPayload.length).toBeLessThan(SCRIPT.length / 4);
});

it.each(['/sw.js', '/manifest.webmanifest'])('%s is asked for again each time', async (url) => {
  const answer = await visit(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it.each([
  '/.git/config',
  '/.env',
  '/app.db',
  '/.well-known/nothing',
  '/assets/index-Ab3dE_g8.js.map',
  '/assets/',
  '/assets',
  '/assets/none.js',
  '/api/none',
  '/api',
])('%s is 404, not a page', async (url) => {
  const answer = await visit(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

it.each([
  '/..%2f',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/..\\..\\package.json',
  '/%00',
  '/%2egit/config',
])('%s leads nowhere', async (target) => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { status, body } = await rawRequest(address, `GET ${target} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  expect([400, 404]).toContain(status);
  expect(body).not.toMatch(/root:|\[core\]|"name"|doctype/u);
});

it('a program that asks for JSON gets no page', async () => {
  expect((await visit('/scan', { accept: 'application/json' })).statusCode).toBe(404);
});

it('an unchanged file is not sent twice', async () => {
  const { headers } = await visit('/sw.js');
  expect((await visit('/sw.js', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
});

const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':');

describe('well-known addresses', () => {
  it('say what the operator has set', async () => {
    const { app } = await startTestApp('sqlite', {
      env: {
        PUBLIC_URL: 'https://food.example',
        ANDROID_APP: `app.labelwise ${FINGERPRINT}`,
        APPLE_APP_ID: 'ABCDE12345.app.labelwise',
        SECURITY_CONTACT: 'mailto:security@food.example',
      },
    });
    const get = (name: string) => app.inject(`/.well-known/${name}`);
    expect((await get('assetlinks.json')).json()[0].target).toEqual({
      namespace: 'android_app',
      package_name: 'app.labelwise',
      sha256_cert_fingerprints: [FINGERPRINT],
    });
    const apple = await get('apple-app-site-association');
    expect(apple.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(apple.json().applinks.details[0].appIDs).toEqual(['ABCDE12345.app.labelwise']);
    const security = await get('security.txt');
    expect(security.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(security.body).toMatch(/^Contact: mailto:security@food\.example\nExpires: \d{4}-\d\d-\d\dT\S+Z\n/u);
    expect((await get('change-password')).headers['location']).toBe('/profile');
  });

  it('are not there where nothing was set, but for the change of a password', async () => {
    const { app } = await startTestApp('sqlite');
    for (const name of ['assetlinks.json', 'apple-app-site-association', 'security.txt'])
      expect({ name, status: (await app.inject(`/.well-known/${name}`)).statusCode }).toEqual({ name, status: 404 });
    expect((await app.inject('/.well-known/change-password')).statusCode).toBe(302);
  });

  it.each([
    ['ANDROID_APP', 'app.labelwise'],
    ['APPLE_APP_ID', 'app.labelwise'],
    ['SECURITY_CONTACT', 'me'],
  ])('%s that cannot be right ends the start with its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name, 'u'));
  });
});
