import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type CameraControl, type CameraState, createCameraControl } from '../../platform/camera/camera-control.ts';
import type { CameraFault } from '../../platform/camera/camera-error.ts';

export type UseCamera = Pick<CameraControl, 'retry' | 'switchCamera'> & { state: CameraState };

/** A camera for as long as the component is there. `onFault` hears of each opening that failed. */
export function useCamera(onFault: (fault: CameraFault) => void): UseCamera {
  const [control] = useState(() => createCameraControl());
  const tellFault = useEffectEvent(onFault);
  useEffect(() => control.start((fault) => tellFault(fault)), [control]);
  const state = useSyncExternalStore(control.subscribe, control.getState, control.getState);
  return { state, retry: control.retry, switchCamera: control.switchCamera };
}
