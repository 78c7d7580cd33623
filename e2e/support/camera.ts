import { test as base, deviceWith, type Page } from './app.ts';
import { type Code, cameraArgs, writeCameraFilm, writePhotoFilm } from './fake-camera.ts';

/** Journeys with a camera. The video file is an option of the browser, so each test starts a browser of its own. */
export const test = base.extend<{ scene: { codes: readonly Code[] } | { photo: string } }>({
  /** What the camera sees. */
  scene: [{ codes: [] }, { option: true }],
  context: async ({ playwright, launchOptions, scene, server, memory, viewport, serviceWorkers }, use, info) => {
    const film = info.outputPath('scene.mjpeg');
    await ('photo' in scene ? writePhotoFilm(film, scene.photo) : writeCameraFilm(film, scene.codes));
    const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...cameraArgs(film)] });
    await use(await browser.newContext({ baseURL: server.url, storageState: deviceWith(server, memory), viewport, serviceWorkers }));
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

/** The event that a page receives when its tab goes to the background. */
export async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/**
 * Makes the page record when it passes frames to the decoder, ends the decoder, is left, and its tracks end; after {@link
 * rememberTracks}.
 */
export async function recordTeardown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = { left: 0, ended: 0, lastFrame: 0, frames: 0, decoders: 0 };
    Object.assign(window, { times });
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function send(...given: unknown[]) {
      times.lastFrame = performance.now();
      times.frames += 1;
      if (times.frames === 1) times.decoders += 1;
      Reflect.apply(postMessage, this, given);
    };
    Worker.prototype.terminate = function end() {
      times.decoders -= 1;
      terminate.call(this);
    };
    const leave = () => {
      times.left = performance.now();
      const look = () => {
        const tracks: unknown = Reflect.get(window, 'tracks');
        const all: unknown[] = Array.isArray(tracks) ? tracks : [];
        if (all.every((track) => track instanceof MediaStreamTrack && track.readyState === 'ended')) times.ended = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    };
    // Runs before the app's own listeners, so that everything they do is counted.
    window.addEventListener('popstate', leave, { capture: true });
    document.addEventListener('visibilitychange', leave, { capture: true });
  });
}

export type TeardownTimes = { ended: number; lastFrame: number; frames: number; decoders: number };

/**
 * How long after it was left the page's tracks had all ended and the last frame was handed to a decoder, in ms; and how many decoders are
 * left.
 */
export function teardownTimes(page: Page): Promise<TeardownTimes> {
  return page.evaluate(() => {
    const { left, ended, lastFrame, frames, decoders } = Object(Reflect.get(window, 'times'));
    return { ended: ended - left, lastFrame: lastFrame - left, frames, decoders };
  });
}
