import { NUTELLA } from '../support/foods.data.ts';
import { asMember, expect, expectToast, GUEST, test, toastOf } from './shell.ts';

test.describe('a link to a product', () => {
  test.use({ memory: GUEST });

  test('opens it in the running app', { tag: '@long' }, async ({ page, device }) => {
    await page.goto('/scan');
    await expect.poll(() => device.hears('App.appUrlOpen')).toBe(true);
    await device.emit('App.appUrlOpen', { url: `labelwise://results/${NUTELLA}` });
    await expect(page).toHaveURL(`/results/${NUTELLA}`);
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
  });

  test('starts the app on it, once', { tag: '@long' }, async ({ page, device }) => {
    device.answer('App.getLaunchUrl', { data: { url: `labelwise://results/${NUTELLA}` } });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Nutella' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });

  test('of another kind is passed over', { tag: '@long' }, async ({ page, device }) => {
    await page.goto('/scan');
    await expect.poll(() => device.hears('App.appUrlOpen')).toBe(true);
    for (const url of [
      'labelwise://profile',
      'https://evil.example/results/3017620422003',
      'labelwise://results/../profile',
      'labelwise://results/<script>',
    ]) {
      await device.emit('App.appUrlOpen', { url });
    }
    await expect(page).toHaveURL('/scan');
  });
});

test.describe('the back button', () => {
  test.use({ memory: GUEST });

  test('closes the dialog on top, then goes back, and at home leaves the app', async ({ page, device }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
    const scanner = page.getByRole('dialog', { name: 'Scanning' });
    await scanner.getByRole('button', { name: 'Enter Barcode Manually' }).click();
    await expect(page.getByRole('dialog', { name: 'Enter Barcode Manually' })).toBeVisible();
    await device.emit('App.backButton', { canGoBack: true });
    await expect(page.getByRole('dialog', { name: 'Enter Barcode Manually' })).toHaveCount(0);
    await expect(scanner).toBeVisible();
    await device.emit('App.backButton', { canGoBack: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/scan');
    await device.emit('App.backButton', { canGoBack: true });
    await expect(page).toHaveURL('/');
    expect(device.called('App.minimizeApp')).toEqual([]);
    await device.emit('App.backButton', { canGoBack: false });
    await expect.poll(() => device.called('App.minimizeApp')).toHaveLength(1);
  });
});

test('without a link the app says so, by the device’s own word, and notices its return', { tag: '@long' }, async ({ page, device }) => {
  device.answer('Network.getStatus', { data: { connected: false, connectionType: 'none' } });
  await page.goto('/scan');
  const banner = page.getByText("You're offline. Some features may not work.");
  await expect(banner).toBeVisible();
  await device.emit('Network.networkStatusChange', { connected: true, connectionType: 'wifi' });
  await expect(banner).toHaveCount(0);
});

test('the bars of the system follow the theme', { tag: '@long' }, async ({ page, device }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/scan');
  const last = () => device.called('SystemBars.setStyle').at(-1);
  await expect.poll(last).toEqual({ style: 'LIGHT' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(last).toEqual({ style: 'DARK' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect.poll(last).toEqual({ style: 'LIGHT' });
});

asMember(
  'the console reaches the native logger at its levels, without secrets and health data',
  { tag: '@long' },
  async ({ page, device, person }) => {
    await page.goto('/profile');
    await expect(page.getByText(person.email).first()).toBeVisible();
    const token = [...device.vault.values()][0] ?? '';
    await page.evaluate(
      ([email, secret]) => {
        console.log('plain words');
        console.warn(`signed in as ${email} with Bearer ${secret}`);
        console.error(new Error('Diabetes is not allowed'), { weight: 81, conditions: ['Diabetes'] });
        console.debug('weight 81 kg, GET /api/foods/barcode/3017620422003');
      },
      [person.email, token],
    );
    const written = () => device.called('NativeLog.write');
    await expect.poll(written).toEqual(
      expect.arrayContaining([
        { level: 'INFO', message: 'plain words' },
        { level: 'WARN', message: 'signed in as … with Bearer …' },
        { level: 'ERROR', message: 'Error: … is not allowed (object)' },
        { level: 'DEBUG', message: 'weight …, GET /api/foods/…' },
      ]),
    );
    const all = JSON.stringify(written());
    for (const secret of [person.email, token, person.password, 'Diabetes', '81']) expect(all).not.toContain(secret);
  },
);

asMember(
  'the export is saved through the system’s own dialog, and a change of mind is no failure',
  { tag: '@long' },
  async ({ page, device, person }) => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Export everything (JSON)' }).click();
    await expect
      .poll(() => device.called('FileSaver.save'))
      .toMatchObject([{ name: 'labelwise-export.json', type: 'application/json', text: expect.stringContaining(person.email) }]);
    device.answer('FileSaver.save', { error: { message: 'Saving was cancelled', code: 'CANCELLED' } });
    await page.getByRole('button', { name: 'Export scan history (CSV)' }).click();
    await expect.poll(() => device.called('FileSaver.save')).toHaveLength(2);
    await expect(toastOf(page)).toHaveText('');
    device.answer('FileSaver.save', { error: { message: 'The file could not be written' } });
    await page.getByRole('button', { name: 'Export scan history (CSV)' }).click();
    await expectToast(page, 'Error', 'Your data could not be exported. Please try again.');
  },
);
