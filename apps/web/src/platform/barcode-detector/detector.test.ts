import { type DecodeOutcome, NOTHING } from '@labelwise/scanner';
import { describe, expect, it, vi } from 'vitest';
import { runDetector } from './detector.ts';
import { besideBrowser } from './scanner.ts';
import { viewOf } from './worker-detector.ts';

function playingVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  for (const [name, value] of Object.entries({ readyState: 4, videoWidth: 1280, videoHeight: 720 })) {
    Object.defineProperty(video, name, { value });
  }
  return video;
}

it('never has two frames under way, and closes the detector at the end', async () => {
  const running = new AbortController();
  const counts = { now: 0, most: 0, frames: 0, closed: 0 };
  const detector = {
    async detect(): Promise<DecodeOutcome> {
      counts.now += 1;
      counts.most = Math.max(counts.most, counts.now);
      await Promise.resolve();
      counts.now -= 1;
      return NOTHING;
    },
    close: () => (counts.closed += 1),
  };
  await runDetector(detector, playingVideo(), running.signal, () => {
    counts.frames += 1;
    if (counts.frames === 3) running.abort();
  });
  expect(counts).toEqual({ now: 0, most: 1, frames: 3, closed: 1 });
});

it('tells nothing of a frame that was under way when it was stopped', async () => {
  const running = new AbortController();
  const heard: DecodeOutcome[] = [];
  const detector = {
    async detect(): Promise<DecodeOutcome> {
      running.abort();
      return NOTHING;
    },
    close: () => undefined,
  };
  await runDetector(detector, playingVideo(), running.signal, (outcome) => heard.push(outcome));
  expect(heard).toEqual([]);
});

it('closes the detector and hands its error on', async () => {
  let closed = false;
  const detector = {
    detect: () => Promise.reject(new Error('no canvas')),
    close: () => {
      closed = true;
    },
  };
  await expect(runDetector(detector, playingVideo(), new AbortController().signal, () => undefined)).rejects.toThrow('no canvas');
  expect(closed).toBe(true);
});

describe('the part of the picture that is looked at', () => {
  it('is all of it up to 1280×720', () => {
    const all = { left: 0, top: 0, width: 1280, height: 720, shownWidth: 1280, shownHeight: 720 };
    expect([viewOf(1280, 720, 1), viewOf(1280, 720, 2)]).toEqual([all, all]);
  });

  it('is the sharp middle, and all of every third picture, where the camera gives more, also upright', () => {
    expect(viewOf(1920, 1080, 1)).toEqual({ left: 320, top: 180, width: 1280, height: 720, shownWidth: 1280, shownHeight: 720 });
    expect(viewOf(1920, 1080, 3)).toEqual({ left: 0, top: 0, width: 1920, height: 1080, shownWidth: 1280, shownHeight: 720 });
    expect(viewOf(1080, 1920, 1)).toMatchObject({ left: 180, top: 320, width: 720, height: 1280 });
  });

  it('is both the middle and all of it among the frames of each way of the decoder, which has one for every fourth', () => {
    for (const way of [0, 1, 2, 3]) {
      const lefts = Array.from({ length: 12 }, (_, at) => at + 1)
        .filter((turn) => turn % 4 === way)
        .map((turn) => viewOf(1920, 1080, turn).left);
      expect(new Set(lefts)).toEqual(new Set([0, 320]));
    }
  });
});

const product = { kind: 'product', barcode: { gtin: '3017620422003', raw: '', format: 'EAN-13', displayValue: '' } } as const;

describe('a detector of the browser and ours beside it', () => {
  const given = (detect: () => Promise<DecodeOutcome>) => ({ detect: vi.fn(detect), close: vi.fn() });
  const video = playingVideo();

  it('does not keep ours off where it sees nothing', async () => {
    const [browser, ours] = [given(async () => NOTHING), given(async () => product)];
    expect(await besideBrowser(browser, ours).detect(video)).toEqual(product);
  });

  it('needs no other where it reads', async () => {
    const [browser, ours] = [given(async () => product), given(async () => NOTHING)];
    const both = besideBrowser(browser, ours);
    await both.detect(video);
    expect(await both.detect(video)).toEqual(product);
  });

  it('is not asked again once it failed or did not answer', async () => {
    vi.useFakeTimers();
    for (const detect of [() => Promise.reject(new Error('service missing')), () => new Promise<never>(() => undefined)]) {
      const [browser, ours] = [given(detect), given(async () => product)];
      const both = besideBrowser(browser, ours);
      const first = both.detect(video);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await first).toEqual(product);
      await both.detect(video);
      expect(browser.detect).toHaveBeenCalledOnce();
    }
    vi.useRealTimers();
  });

  it('is not asked again once it took long to see nothing three times in a row, as long as ours reads', async () => {
    vi.useFakeTimers();
    const slowly = () =>
      new Promise<DecodeOutcome>((resolve) => {
        setTimeout(() => resolve(NOTHING), 700);
      });
    for (const [readsOurs, asked] of [
      [true, 3],
      [false, 6],
    ] as const) {
      const browser = given(slowly);
      const both = besideBrowser(browser, given(readsOurs ? async () => product : () => Promise.reject(new Error('no worker'))));
      for (let frame = 0; frame < 6; frame += 1) {
        const outcome = both.detect(video);
        await vi.advanceTimersByTimeAsync(700);
        expect(await outcome).toEqual(readsOurs ? product : NOTHING);
      }
      expect(browser.detect).toHaveBeenCalledTimes(asked);
    }
    vi.useRealTimers();
  });

  it('reads on by itself where ours cannot start, and only both failing is an error', async () => {
    const fails = () => Promise.reject(new Error('no worker'));
    const both = besideBrowser(
      given(async () => NOTHING),
      given(fails),
    );
    expect(await both.detect(video)).toEqual(NOTHING);
    await expect(besideBrowser(given(fails), given(fails)).detect(video)).rejects.toThrow('no worker');
  });
});
