import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type Camera, CameraError, type Facing } from './camera.ts';
import { createCameraControl } from './camera-control.ts';

function camera(facing: Facing): Camera {
  return {
    id: facing,
    codes: null,
    stream: new EventTarget() as unknown as MediaStream,
    facing,
    torch: null,
    zoom: null,
    canSwitch: true,
    onEnded: () => undefined,
    stop: vi.fn<() => void>(),
  };
}

/** One that its device can take away. */
function takeable(facing: Facing): Camera & { takeAway: () => void } {
  let tell = (): void => undefined;
  const onEnded = (listener: () => void): void => {
    tell = listener;
  };
  return { ...camera(facing), onEnded, takeAway: () => tell() };
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the camera of the scanner', () => {
  it('opens at the start and is off at the end', async () => {
    const rear = camera('environment');
    const control = createCameraControl(async () => rear);
    const end = control.start(() => undefined);
    await eventually(() => expect(control.getState().kind).toBe('open'));
    end();
    expect(rear.stop).toHaveBeenCalledOnce();
  });

  it('is off while the tab is hidden and opens again afterwards', async () => {
    const opened = [camera('environment'), camera('environment')];
    const open = vi.fn(async () => opened[open.mock.calls.length - 1] ?? camera('environment'));
    const control = createCameraControl(open);
    const end = control.start(() => undefined);
    await eventually(() => expect(control.getState().kind).toBe('open'));
    hide(true);
    expect(opened[0]?.stop).toHaveBeenCalledOnce();
    expect(control.getState(), 'nothing reads the last picture on').toEqual({ kind: 'opening' });
    hide(false);
    await eventually(() => expect(control.getState()).toEqual({ kind: 'open', camera: opened[1] }));
    end();
  });

  it('that opens after the scanner was closed is switched off at once', async () => {
    let answer = (_camera: Camera): void => undefined;
    const control = createCameraControl(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const end = control.start(() => undefined);
    end();
    const late = camera('environment');
    answer(late);
    await eventually(() => expect(late.stop).toHaveBeenCalledOnce());
  });

  it('that comes after it was given up takes the place of the failure; after the end it is switched off', async () => {
    for (const isWanted of [true, false]) {
      let answer = (_camera: Camera): void => undefined;
      const late = new Promise<Camera>((resolve) => {
        answer = resolve;
      });
      const control = createCameraControl(() => Promise.reject(new CameraError('timeout', { late })));
      const end = control.start(() => undefined);
      await eventually(() => expect(control.getState()).toEqual({ kind: 'failed', fault: 'timeout' }));
      if (!isWanted) end();
      const rear = camera('environment');
      answer(rear);
      if (isWanted) await eventually(() => expect(control.getState()).toEqual({ kind: 'open', camera: rear }));
      else await eventually(() => expect(rear.stop).toHaveBeenCalledOnce());
      end();
    }
  });

  it('says that the person is being asked, for as long as that takes', async () => {
    let ask = (_asks: boolean): void => undefined;
    const control = createCameraControl((_facing, onAsking) => {
      ask = onAsking;
      return new Promise(() => undefined);
    });
    const end = control.start(() => undefined);
    ask(true);
    expect(control.getState()).toEqual({ kind: 'opening', asks: true });
    ask(false);
    expect(control.getState()).toEqual({ kind: 'opening' });
    end();
  });

  it('toggles between rear and front, and stays where it is when there is no other', async () => {
    const open = vi.fn(async (facing: Facing) => {
      if (facing === 'user' && open.mock.calls.length > 3) throw new CameraError('missing');
      return camera(facing);
    });
    const control = createCameraControl(open);
    const end = control.start(() => undefined);
    await eventually(() => expect(control.getState().kind).toBe('open'));
    expect(await control.switchCamera()).toBe(true);
    expect(control.getState()).toMatchObject({ camera: { facing: 'user' } });
    expect(await control.switchCamera()).toBe(true);
    expect(control.getState()).toMatchObject({ camera: { facing: 'environment' } });
    expect(await control.switchCamera()).toBe(false);
    expect(control.getState()).toMatchObject({ kind: 'open', camera: { facing: 'environment' } });
    end();
  });

  it('tells why it did not open, and tries again when asked', async () => {
    const open = vi.fn(async () => {
      if (open.mock.calls.length === 1) throw new CameraError('busy');
      return camera('environment');
    });
    const onFault = vi.fn();
    const control = createCameraControl(open);
    const end = control.start(onFault);
    await eventually(() => expect(control.getState()).toEqual({ kind: 'failed', fault: 'busy' }));
    expect(onFault).toHaveBeenCalledExactlyOnceWith('busy');
    control.retry();
    await eventually(() => expect(control.getState().kind).toBe('open'));
    end();
  });

  it('that is taken away is opened again, the second time when a person asks', async () => {
    const opened = [takeable('environment'), takeable('environment'), takeable('environment')];
    const open = vi.fn(async () => opened[open.mock.calls.length - 1] ?? camera('environment'));
    const onFault = vi.fn();
    const control = createCameraControl(open);
    const end = control.start(onFault);
    await eventually(() => expect(control.getState()).toEqual({ kind: 'open', camera: opened[0] }));
    opened[0]?.takeAway();
    await eventually(() => expect(control.getState()).toEqual({ kind: 'open', camera: opened[1] }));
    expect(onFault).not.toHaveBeenCalled();
    opened[0]?.takeAway();
    expect(control.getState(), 'the end of an earlier one is none').toEqual({ kind: 'open', camera: opened[1] });
    opened[1]?.takeAway();
    expect(control.getState()).toEqual({ kind: 'failed', fault: 'busy' });
    expect(onFault).toHaveBeenCalledExactlyOnceWith('busy');
    control.retry();
    await eventually(() => expect(control.getState()).toEqual({ kind: 'open', camera: opened[2] }));
    end();
    opened[2]?.takeAway();
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('that is taken away and does not come back says why', async () => {
    const rear = takeable('environment');
    const open = vi.fn(async () => {
      if (open.mock.calls.length > 1) throw new CameraError('denied');
      return rear;
    });
    const onFault = vi.fn();
    const control = createCameraControl(open);
    const end = control.start(onFault);
    await eventually(() => expect(control.getState().kind).toBe('open'));
    rear.takeAway();
    await eventually(() => expect(control.getState()).toEqual({ kind: 'failed', fault: 'denied' }));
    expect(onFault).toHaveBeenCalledExactlyOnceWith('denied');
    end();
  });
});
