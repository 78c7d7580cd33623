import { afterEach, describe, expect, it, vi } from 'vitest';
import { faultOf } from './camera.ts';
import { openWebCamera } from './web.ts';

const named = (name: string) => Object.assign(new Error('camera'), { name });

function deviceWith(capabilities: object, answer?: () => Promise<MediaStream>) {
  const track = {
    stop: vi.fn(),
    getCapabilities: () => capabilities,
    applyConstraints: vi.fn(async () => undefined),
    addEventListener: vi.fn(),
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = vi.fn(answer ?? (async () => stream));
  const inputs = [{ kind: 'videoinput' }, { kind: 'videoinput' }, { kind: 'audioinput' }];
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia, enumerateDevices: async () => inputs } });
  return { track, stream, getUserMedia };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a camera', () => {
  it('is the rear one at 1920×1080 where the device has it', async () => {
    const { getUserMedia } = deviceWith({});
    await openWebCamera();
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  });

  it('offers torch, zoom and a switch only where the device reports them', async () => {
    deviceWith({});
    expect(await openWebCamera()).toMatchObject({ torch: null, zoom: null, canSwitch: true });
    const { track } = deviceWith({ torch: true, zoom: { min: 1, max: 4, step: 0.5 } });
    const camera = await openWebCamera();
    await camera.torch?.(true);
    await camera.zoom?.set(2);
    expect(camera.zoom?.range).toEqual({ min: 1, max: 4, step: 0.5 });
    expect(track.applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }], [{ advanced: [{ zoom: 2 }] }]]);
  });

  it('focuses continuously where the device can', async () => {
    const { track } = deviceWith({ focusMode: ['manual', 'continuous'] });
    await openWebCamera();
    expect(track.applyConstraints.mock.calls).toEqual([[{ advanced: [{ focusMode: 'continuous' }] }]]);
  });

  it('stops every track when it is closed', async () => {
    const { track } = deviceWith({});
    (await openWebCamera()).stop();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('that answers after the limit is given up and switched off', async () => {
    vi.useFakeTimers();
    let answer = (_stream: MediaStream): void => undefined;
    const { stream, track } = deviceWith(
      {},
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const opened = openWebCamera();
    const outcome = expect(opened).rejects.toMatchObject({ fault: 'timeout' });
    await vi.advanceTimersByTimeAsync(4000);
    await outcome;
    answer(Object.assign(stream, {}) as unknown as MediaStream);
    await vi.advanceTimersByTimeAsync(0);
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('that the browser does not know is "unsupported"', async () => {
    vi.stubGlobal('navigator', {});
    await expect(openWebCamera()).rejects.toMatchObject({ fault: 'unsupported' });
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['NotSupportedError', 'unsupported'],
    ['WeirdError', 'other'],
  ])('%s means %s', (name, fault) => {
    expect(faultOf(named(name))).toBe(fault);
  });
});
