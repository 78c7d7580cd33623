import { type DecodeOutcome, NOTHING } from '@labelwise/scanner';
import { expect, it } from 'vitest';
import { runDetector } from './detector.ts';
import { middleArea } from './worker-detector.ts';

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

it('looks at the middle of the picture', () => {
  expect(middleArea(1280, 720, 0.5)).toEqual({ left: 320, top: 180, width: 640, height: 360 });
  expect(middleArea(1280, 720, 1)).toEqual({ left: 0, top: 0, width: 1280, height: 720 });
});
