import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, type Page, test } from '../support/app.ts';
import { visitTwice } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const isSecond = (page: Page) => page.evaluate((mark) => document.documentElement.hasAttribute(mark), SECOND);

test('a new version is offered, waits until it is accepted, and runs then', async ({ page, server }) => {
  const versions = await serveVersions(server.url);
  try {
    await page.addInitScript(() => localStorage.setItem('guestMode', 'true'));
    await visitTwice(page, `${versions.url}/scan`);
    const offer = page.getByRole('status').filter({ hasText: 'A new version of Labelwise is ready.' });
    await expect(page.getByRole('heading', { level: 1, name: 'Scan Food' })).toBeVisible();
    await expect(offer).toHaveCount(0);

    versions.deploy();
    // A browser looks for a new version at each visit.
    await page.reload();
    await expect(offer).toBeVisible();
    expect(await isSecond(page)).toBe(false);
    // Until it is accepted the old version runs, at the next visit too, and text that is being typed stays.
    await page.reload();
    await expect(offer).toBeVisible();
    expect(await isSecond(page)).toBe(false);
    await page.getByRole('button', { name: 'Enter Barcode Manually' }).click();
    await page.getByLabel('Barcode', { exact: true }).fill('3017');
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined));
    await expect(page.getByLabel('Barcode', { exact: true })).toHaveValue('3017');
    await page.keyboard.press('Escape');

    // Chromium lets the old worker end a request that is under way before the new one takes over.
    await page.waitForLoadState('networkidle');
    await offer.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => isSecond(page).catch(() => false)).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Scan Food' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting))).toBeNull();
  } finally {
    await page.close();
    await versions.close();
  }
});

type Deploy = { url: string; deploy: () => void; close: () => Promise<void> };

/** The mark by which a page of the second version is recognised. */
const SECOND = 'data-second-version';

/**
 * The same server behind an address at which a second version can be deployed: its page carries {@link SECOND}, and its
 * worker lists that page under another revision, as a build does.
 */
async function serveVersions(origin: string): Promise<Deploy> {
  let second = false;
  const change = (path: string, body: string) => {
    if (path === '/sw.js') return body.replace(/(url:"(?:\/)?index\.html",revision:")[^"]*/u, '$1of-the-second-version');
    return body.replace('<html', `<html ${SECOND}`);
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const answer = await fetch(origin + (request.url ?? '/'), { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const changes = second && (pathname === '/sw.js' || type.startsWith('text/html'));
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(changes ? change(pathname, body.toString()) : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: () => {
      second = true;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
