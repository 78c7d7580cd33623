import { expect, GUEST, type Locator, type Page, test } from '../support/app.ts';
import { type Code, jpegOf } from '../support/fake-camera.ts';
import { COLA, NUTELLA } from '../support/foods.data.ts';

test.use({ memory: GUEST });

const code = (text: string, symbology: Code['symbology'] = 'ean13'): Code => ({ symbology, text });
/** Of no food that the server knows. */
const UNKNOWN = '5901234123457';

/** A camera whose picture can be changed; the page's `show` puts another one before it, `tracks` holds what was given away. */
async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1280, 720];
    const context = canvas.getContext('2d');
    let picture: ImageBitmap | null = null;
    let filter = 'none';
    const draw = () => {
      if (context === null) return;
      context.filter = filter;
      context.fillStyle = 'rgb(236, 236, 236)';
      if (picture === null) context.fillRect(0, 0, 1280, 720);
      else context.drawImage(picture, 0, 0);
    };
    setInterval(draw, 40);
    const tracks: MediaStreamTrack[] = [];
    const show = async (bytes: Blob, look: string) => {
      picture = await createImageBitmap(bytes);
      filter = look;
    };
    Object.assign(window, { tracks, show });
    navigator.mediaDevices.getUserMedia = async () => {
      const stream = canvas.captureStream(25);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Holds these codes before the camera, through a filter of the canvas. */
async function show(page: Page, codes: readonly Code[], look = 'none'): Promise<void> {
  const picture = (await jpegOf(codes)).toString('base64');
  await page.evaluate(
    async ([data, filter]) => {
      const bytes = Uint8Array.from(atob(data ?? ''), (letter) => letter.charCodeAt(0));
      const put: unknown = Reflect.get(window, 'show');
      if (typeof put === 'function') await put(new Blob([bytes], { type: 'image/jpeg' }), filter);
    },
    [picture, look],
  );
}

/** The device takes the newest camera away. */
async function takeAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tracks: unknown = Reflect.get(window, 'tracks');
    const track: unknown = Array.isArray(tracks) ? tracks.at(-1) : null;
    if (!(track instanceof MediaStreamTrack)) return;
    track.stop();
    track.dispatchEvent(new Event('ended'));
  });
}

async function startScanning(page: Page) {
  await giveCamera(page);
  await page.goto('/scan');
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  const overlay = page.getByRole('dialog', { name: 'Scanning' });
  await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  return overlay;
}

/** So many more pictures of the camera have come. */
async function looksOn(overlay: Locator, pictures: number): Promise<void> {
  await overlay.locator('video').evaluate(async (video: HTMLVideoElement, count) => {
    for (let left = count; left > 0; left -= 1) await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  }, pictures);
}

/** The codes that the server is asked about. */
function lookups(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, barcode] = /\/api\/foods\/barcode\/(\d+)/.exec(request.url()) ?? [];
    if (barcode !== undefined) asked.push(barcode);
  });
  return asked;
}

test('advice names its cause and ends with it; what carries no product is none, and a case leads to the item inside', {
  tag: '@long',
}, async ({ page }) => {
  const asked = lookups(page);
  const overlay = await startScanning(page);
  await show(page, [code(NUTELLA)], 'brightness(0.06)');
  await expect(overlay.getByText('Dark here. Torch?')).toBeVisible();
  await show(page, [{ ...code(COLA), x: 1040 }]);
  await expect(overlay.getByText('Hold still, a little closer')).toBeVisible();
  await show(page, []);
  await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  const price = code('1920000015004');
  const link = (address: string): Code => ({ symbology: 'qrcode', text: address, x: 500, y: 200, scale: 9 });
  for (const none of [price, link(`https://example.com/${NUTELLA}`), link(`https://example.com/01/${NUTELLA}`)]) {
    await show(page, [none]);
    await expect(overlay.getByText('This is not a product barcode')).toBeVisible();
    await show(page, []);
    await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  }
  expect(asked).toEqual([]);
  await show(page, [{ ...code('13017620422000', 'itf14'), x: 240 }]);
  await expect(page).toHaveURL('/results/temp');
  expect(asked).toEqual([NUTELLA]);
});

test('several in a row, on a phone that lies: each is a card, a code that nobody knows is asked about once', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const asked = lookups(page);
  const overlay = await startScanning(page);
  await overlay.getByRole('radio', { name: 'In a row' }).check({ force: true });
  for (const [barcode, name] of [
    [NUTELLA, /Nutella/],
    [COLA, /Coca-Cola/],
  ] as const) {
    await show(page, [code(barcode)]);
    await expect(overlay.getByText(name).first()).toBeVisible();
  }
  await show(page, [code(UNKNOWN)]);
  await expect.poll(() => asked).toEqual([NUTELLA, COLA, UNKNOWN]);
  await expect(overlay.getByText('Photograph the label')).toBeVisible();
  await looksOn(overlay, 40);
  expect(asked).toEqual([NUTELLA, COLA, UNKNOWN]);
  await expect(overlay.getByRole('button', { name: 'Close scanner' })).toBeInViewport();
});

test('a camera that is taken away is opened again, and reads; taken again, it waits for a tap', { tag: '@long' }, async ({ page }) => {
  const overlay = await startScanning(page);
  await takeAway(page);
  await expect.poll(() => page.evaluate(() => Object(Reflect.get(window, 'tracks')).length)).toBe(2);
  await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  await takeAway(page);
  await page.getByRole('dialog', { name: 'Enter Barcode Manually' }).getByRole('button', { name: 'Close' }).click();
  await overlay.getByRole('button', { name: 'Try Again' }).click();
  await expect(overlay.getByText('Hold the barcode inside the frame')).toBeVisible();
  await show(page, [code(NUTELLA)]);
  await expect(page).toHaveURL('/results/temp');
});

for (const [what, answer] of [
  ['sees nothing', 'empty'],
  ['never answers', 'never'],
  ['takes a while to see nothing', 'slow'],
] as const) {
  test(`a detector of the device that ${what} does not keep ours off`, { tag: '@long' }, async ({ page }) => {
    await page.addInitScript((how) => {
      class Silent {
        static getSupportedFormats = async () => ['ean_13', 'ean_8', 'qr_code'];
        detect = () =>
          new Promise((resolve) => {
            if (how !== 'never') setTimeout(() => resolve([]), how === 'slow' ? 700 : 0);
          });
      }
      Object.assign(window, { BarcodeDetector: Silent });
    }, answer);
    await startScanning(page);
    await show(page, [code(NUTELLA)]);
    await expect(page).toHaveURL('/results/temp');
  });
}
