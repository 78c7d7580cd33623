import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { NUTELLA } from '../support/foods.data.ts';
import { expect, expectToast, test } from './shell.ts';

test('the build for the shell runs under its own policy, talks to its server by the native plugin alone, and opens its links', {
  tag: '@long',
}, async ({ page, device }) => {
  test.slow();
  const build = await serveShellBuild();
  try {
    await page.addInitScript(() => {
      localStorage.setItem('guestMode', 'true');
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.info(`violated: ${violatedDirective} ${blockedURI}`),
      );
    });
    const consoleLines: string[] = [];
    page.on('console', (message) => consoleLines.push(message.text()));
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    // No reader: the photo goes to our decoder, a worker with WebAssembly, under the policy of the page.
    device.answer('BarcodeScanner.isSupported', { data: { supported: false } });
    device.answer('Camera.takePhoto', { data: { type: 0, uri: 'file:///photo.jpg', webPath: '/icons/icon-192.png', saved: false } });

    await page.goto(`${build.url}/scan`);
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await expectToast(page, 'Scanner Error', 'No barcode detected');
    await device.emit('App.appUrlOpen', { url: `${API}/results/${NUTELLA}` });
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();

    expect(device.called('CapacitorHttp.request').map(({ url }) => url)).toContain(`${API}/api/foods/barcode/${NUTELLA}`);
    expect(consoleLines.filter((line) => line.startsWith('violated'))).toEqual([]);
    expect([...asked].filter((origin) => origin !== build.url && !origin.startsWith('blob'))).toEqual([]);
    expect(existsSync(join(build.folder, 'sw.js'))).toBe(false);
    // The policy is really there: a connection that the page would make by itself is refused.
    const reached = await page.evaluate(
      (api) =>
        fetch(`${api}/api/health`).then(
          () => true,
          () => false,
        ),
      API,
    );
    expect(reached).toBe(false);
    await expect.poll(() => consoleLines.filter((line) => line.startsWith('violated: connect-src')).length).toBe(1);
  } finally {
    await build.close();
  }
});

const WEB = join(import.meta.dirname, '../../apps/web');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The address that the shell of these tests is built for. */
const API = 'https://labelwise.example';

/** Builds the web app as `native:sync` does and serves its files as the shell does: every other path is the page. */
async function serveShellBuild(): Promise<{ url: string; folder: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'labelwise-www-'));
  const vite = join(WEB, '../../node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: WEB,
    env: { ...process.env, LABELWISE_SHELL: '1', VITE_API_URL: API },
  });
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
    response.setHeader('content-type', TYPES[extname(found)] ?? 'application/octet-stream');
    createReadStream(found).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${address.port}`, folder, close };
}
