import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openCamera, type Camera, type Facing } from '../../platform/camera/camera.ts';
import { type CameraFault, faultOf } from '../../platform/camera/camera-error.ts';
import { lifecycle } from '../../platform/lifecycle/lifecycle.ts';

export type CameraState =
  | { kind: 'opening' }
  | { kind: 'open'; camera: Camera }
  | { kind: 'failed'; fault: CameraFault };

export type UseCamera = {
  state: CameraState;
  /** Opens the camera anew after a failure. */
  retry: () => void;
  /** Goes to the other camera; `false` when there is none, and the first one runs on. */
  switchCamera: () => Promise<boolean>;
};

const otherThan = (facing: Facing): Facing => (facing === 'environment' ? 'user' : 'environment');

/**
 * One camera for as long as the component is there and the app is in front: hidden, it is off (every track ended), and shown
 * again it opens anew. Of overlapping openings only the last one counts; the others are stopped when they arrive.
 */
export function useCamera(onFault: (fault: CameraFault) => void): UseCamera {
  const [state, setState] = useState<CameraState>({ kind: 'opening' });
  const current = useRef<Camera | null>(null);
  const attempt = useRef(0);
  const tellFault = useEffectEvent(onFault);

  const stop = useCallback(() => {
    attempt.current += 1;
    current.current?.stop();
    current.current = null;
  }, []);

  const open = useCallback(async (facing: Facing): Promise<CameraFault | null> => {
    stop();
    const mine = attempt.current;
    setState({ kind: 'opening' });
    try {
      const camera = await openCamera(facing);
      if (mine !== attempt.current) {
        camera.stop();
        return null;
      }
      current.current = camera;
      setState({ kind: 'open', camera });
      return null;
    } catch (error) {
      return mine === attempt.current ? faultOf(error) : null;
    }
  }, [stop]);

  const openOrFail = useCallback(async (facing: Facing) => {
    const fault = await open(facing);
    if (fault === null) return;
    setState({ kind: 'failed', fault });
    tellFault(fault);
  }, [open]);

  useEffect(() => {
    void openOrFail('environment');
    const unsubscribe = lifecycle.subscribe((active) => {
      if (active) void openOrFail('environment');
      else stop();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [openOrFail, stop]);

  const switchCamera = useCallback(async () => {
    const facing = current.current?.facing ?? 'environment';
    if ((await open(otherThan(facing))) === null) return true;
    await openOrFail(facing);
    return false;
  }, [open, openOrFail]);

  return { state, retry: () => void openOrFail('environment'), switchCamera };
}
