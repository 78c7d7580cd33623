import type { Browser } from '@playwright/test';

/** When each step of a scan was done, in ms from the first frame with a readable code on screen. */
export type ScanTimes = {
  /** The first look at such a frame begins. */
  readonly taken: number;
  /** That picture is with the worker. */
  readonly sent: number;
  /** The worker's answer with the product. */
  readonly read: number;
  /** "Barcode Detected" stands; in a row, the card. */
  readonly banner: number;
  /** The look-up's answer is here. */
  readonly food: number;
  /** The answer of the score's own request, NaN where the score came otherwise. */
  readonly scored: number;
  /** The score stands on the banner; in a row, on the card. */
  readonly shown: number;
  /** The address of the results. */
  readonly opened: number;
  /** The score stands on the results; in a row, on the card. */
  readonly score: number;
};

/** A guest on a phone scans what the camera's film shows; `mode` is one product, or several in a row. */
export async function scanOnce(browser: Browser, url: string, mode: 'one' | 'row'): Promise<ScanTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, mode);
    await page.goto(url);
    // What a person reads before the first tap.
    await page.waitForTimeout(1000);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
    await page.waitForFunction(() => !Number.isNaN(window.scanTimes.score), null, { timeout: 30_000 });
    const { frame, ...times } = await page.evaluate(() => window.scanTimes);
    const since = (time: number) => time - frame;
    return {
      taken: since(times.taken),
      sent: since(times.sent),
      read: since(times.read),
      banner: since(times.banner),
      food: since(times.food),
      scored: since(times.scored),
      shown: since(times.shown),
      opened: since(times.opened),
      score: since(times.score),
    };
  } finally {
    await context.close();
  }
}

/** Frames that the scanner reads within `seconds` of a running camera, from when it has read the first one; `measured` is asked at both ends. */
export async function countFrames<T>(browser: Browser, url: string, seconds: number, measured: () => Promise<T>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(countAnswers);
    await page.goto(url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Scan' }).click();
    await page.waitForFunction((warm) => window.frameAnswers.length > warm, FRAMES_BEFORE, { timeout: 60_000 });
    const answers = () => page.evaluate(() => ({ count: window.frameAnswers.length, at: performance.now() }));
    const [before, from] = [await measured(), await answers()];
    await page.waitForTimeout(1000 * seconds);
    const [until, after] = [await answers(), await measured()];
    return { frames: until.count - from.count, seconds: (until.at - from.at) / 1000, before, after };
  } finally {
    await context.close();
  }
}

/** Frames in which the decoder is still being compiled. */
const FRAMES_BEFORE = 12;

/** Runs in the page before anything of it. */
function countAnswers(): void {
  localStorage.setItem('guestMode', 'true');
  window.frameAnswers = [];
  const send = Worker.prototype.postMessage;
  const known = new WeakSet<Worker>();
  const sending = function post(this: Worker, ...given: unknown[]) {
    if (!known.has(this)) this.addEventListener('message', ({ data }) => data?.outcome && window.frameAnswers.push(performance.now()));
    known.add(this);
    Reflect.apply(send, this, given);
  };
  Object.assign(Worker.prototype, { postMessage: sending });
}

declare global {
  interface Window {
    /** When the scanner answered each frame. */
    frameAnswers: number[];
    scanTimes: { frame: number } & { [Step in keyof ScanTimes]: number };
  }
}

/** Runs in the page before anything of it. */
function watch(mode: 'one' | 'row'): void {
  localStorage.setItem('guestMode', 'true');
  localStorage.setItem('labelwise_scan_mode', mode);
  const never = Number.NaN;
  const times = {
    frame: never,
    taken: never,
    sent: never,
    read: never,
    banner: never,
    food: never,
    scored: never,
    shown: never,
    opened: never,
    score: never,
  };
  window.scanTimes = times;
  type Step = keyof typeof times;
  const note = (step: Step, at = performance.now()) => {
    if (Number.isNaN(times[step])) times[step] = at;
  };

  // The first frame whose middle is not all paper: bars are there.
  const eye = new OffscreenCanvas(64, 1).getContext('2d', { willReadFrequently: true });
  const lookAt = (video: HTMLVideoElement) => {
    video.requestVideoFrameCallback((now) => {
      if (eye === null || !Number.isNaN(times.frame)) return;
      eye.drawImage(video, video.videoWidth / 2 - 32, video.videoHeight / 2, 64, 1, 0, 0, 64, 1);
      if (eye.getImageData(0, 0, 64, 1).data.some((value) => value < 100)) note('frame', now);
      else lookAt(video);
    });
  };
  document.addEventListener('loadedmetadata', ({ target }) => target instanceof HTMLVideoElement && lookAt(target), true);

  const listen = EventTarget.prototype.addEventListener;
  Worker.prototype.addEventListener = function hear(this: Worker, ...given: Parameters<typeof listen>) {
    if (given[0] === 'message') {
      listen.call(this, 'message', (event) => {
        if (event instanceof MessageEvent && event.data?.outcome?.kind === 'product') note('read');
      });
    }
    listen.apply(this, given);
  };
  // Of newer browsers the scanner takes the video's own picture, of others a bitmap.
  if (typeof VideoFrame === 'function') {
    const construct = (made: typeof VideoFrame, given: ConstructorParameters<typeof VideoFrame>) => {
      if (!Number.isNaN(times.frame)) note('taken');
      return Reflect.construct(made, given);
    };
    window.VideoFrame = new Proxy(VideoFrame, { construct });
  }
  const grab = window.createImageBitmap.bind(window);
  // The overloads cannot be written as one function.
  const grabbing = (...given: Parameters<typeof grab>) => {
    if (!Number.isNaN(times.frame)) note('taken');
    return grab(...given);
  };
  Object.assign(window, { createImageBitmap: grabbing });
  const post = Worker.prototype.postMessage;
  const posting = function send(this: Worker, ...given: unknown[]) {
    if (!Number.isNaN(times.taken)) note('sent');
    Reflect.apply(post, this, given);
  };
  Object.assign(Worker.prototype, { postMessage: posting });
  const fetchNow = window.fetch;
  window.fetch = async (...given) => {
    const answer = await fetchNow(...given);
    const address = String(given[0] instanceof Request ? given[0].url : given[0]);
    if (address.includes('/api/foods/barcode/')) note('food');
    if (address.includes('/calculate')) note('scored');
    return answer;
  };
  const push = history.pushState;
  history.pushState = function open(...given) {
    push.apply(this, given);
    if (location.pathname.startsWith('/results')) note('opened');
  };

  const look = () => {
    const banner = document.querySelector('dialog [class*="banner"]') !== null;
    if (mode === 'one' && banner) note('banner');
    if (document.querySelector('dialog [role=img][aria-label^="Score "]') !== null) note('shown');
    const isPlace = mode === 'row' || location.pathname.startsWith('/results');
    if (isPlace && document.querySelector(`${mode === 'row' ? 'dialog ' : ''}[role=img][aria-label^="Score "]`) !== null) note('score');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
