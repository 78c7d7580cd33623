import { deviceWith, type Page, test as base } from './app.ts';
import { cameraArgs, type Code, writeCameraFilm } from './fake-camera.ts';

/** Journeys with a camera. The film belongs to the browser, so each test starts one of its own. */
export const test = base.extend<{ scene: { codes: readonly Code[] } }>({
  /** What the camera sees. */
  scene: [{ codes: [] }, { option: true }],
  context: async ({ playwright, launchOptions, scene, server, memory, viewport }, use, info) => {
    const film = info.outputPath('scene.mjpeg');
    await writeCameraFilm(film, scene.codes);
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs(film)] });
    await use(await browser.newContext({ baseURL: server.url, storageState: deviceWith(server, memory), viewport, serviceWorkers: 'block' }));
    await browser.close();
  },
});

/** Makes the page remember every track that a camera gives it, for {@link trackStates}. */
export async function rememberTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

/** "live" or "ended" of every track that the page was given. */
export function trackStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tracks: unknown = Reflect.get(window, 'tracks');
    return Array.isArray(tracks) ? tracks.map((track: unknown) => (track instanceof MediaStreamTrack ? track.readyState : 'none')) : [];
  });
}

/** What a page hears when its tab goes to the background. */
export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
