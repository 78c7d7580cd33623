import { afterEach, describe, expect, it, vi } from 'vitest';
import { CameraError, faultOf } from './camera.ts';
import { openWebCamera } from './camera-control.ts';

const named = (name: string) => Object.assign(new Error('camera'), { name });

function deviceWith(capabilities: object, answer?: () => Promise<MediaStream>, more: object = {}) {
  const track = {
    stop: vi.fn(),
    getCapabilities: () => capabilities,
    applyConstraints: vi.fn(async () => undefined),
    addEventListener: vi.fn(),
  };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = vi.fn(answer ?? (async () => stream));
  const inputs = [{ kind: 'videoinput' }, { kind: 'videoinput' }, { kind: 'audioinput' }];
  vi.stubGlobal('navigator', { ...navigator, ...more, mediaDevices: { getUserMedia, enumerateDevices: async () => inputs } });
  return { track, stream, getUserMedia };
}

/** A device that answers when the test lets it. */
function slowDevice(more: object = {}) {
  let answer = (_stream: MediaStream): void => undefined;
  const { stream } = deviceWith(
    {},
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    more,
  );
  return { stream: stream as unknown as MediaStream, answer: (given: MediaStream) => answer(given) };
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

  it('that answers after the limit is given up, and handed on when it comes', async () => {
    vi.useFakeTimers();
    const { stream, answer } = slowDevice({ permissions: { query: async () => ({ state: 'granted' }) } });
    const opened = openWebCamera();
    const outcome = opened.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4000);
    const error = await outcome;
    expect(error).toMatchObject({ fault: 'timeout' });
    answer(stream);
    const late = error instanceof CameraError ? await error.late : null;
    expect(late?.facing).toBe('environment');
  });

  it('waits for as long as the person is asked, and says so', async () => {
    vi.useFakeTimers();
    const permission = Object.assign(new EventTarget(), { state: 'prompt' });
    const { stream, answer } = slowDevice({ permissions: { query: async () => permission } });
    const asks: boolean[] = [];
    const opened = openWebCamera('environment', (asking) => asks.push(asking));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asks).toEqual([true]);
    permission.dispatchEvent(new Event('change'));
    await vi.advanceTimersByTimeAsync(3900);
    answer(stream);
    expect((await opened).facing).toBe('environment');
    expect(asks).toEqual([true, false]);
  });

  it('gives somebody time to answer where the browser does not tell whether it asks', async () => {
    vi.useFakeTimers();
    const unknown = async () => Promise.reject(new TypeError("'camera' is not a valid name"));
    const { stream, answer } = slowDevice({ permissions: { query: unknown } });
    const asks: boolean[] = [];
    const opened = openWebCamera('environment', (asking) => asks.push(asking));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asks).toEqual([true]);
    answer(stream);
    expect((await opened).facing).toBe('environment');
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
