import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NUTELLA } from '../support/foods.data.ts';
import { expect, expectToast, test } from './shell.ts';
import { API, serveShellBuild } from './shell-build.ts';

test('the build for the shell runs under its own policy, talks to its server by the native plugin alone, and opens its links', async ({
  page,
  device,
}) => {
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
