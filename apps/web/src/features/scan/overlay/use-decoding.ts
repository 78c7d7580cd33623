import type { DecodeOutcome } from '@labelwise/scanner';
import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { detectBarcode } from '../../../data/foods/foods.ts';
import { createScanner, type Scanner } from '../../../platform/barcode-detector/scanner.ts';
import type { Camera, CameraFault } from '../../../platform/camera/camera.ts';
import { type CameraControl, type CameraState, createCameraControl, jpegOf } from '../../../platform/camera/camera-control.ts';

/** A product's number that was read, and its digits as they are shown. */
export type Reading = { barcode: string; shown: string };

type DecodingHandlers = {
  onReading: (reading: Reading) => void;
  /** Hears each frame that held no product. */
  onSight: (outcome: DecodeOutcome) => void;
  /** The device cannot decode at all; the server still may. */
  onScannerError: (error: Error) => void;
};

/** The device had this long before the server is asked, and each time again. */
const ASK_SERVER_EVERY_MS = 4000;

/**
 * Reads codes from an open camera for as long as `active`: by its own reader where it has one, else from the playing video,
 * in a worker. While the device finds nothing, a frame of the video goes to the server now and then; whatever that says or fails to say
 * stays silent.
 */
export function useDecoding(
  camera: Camera | null,
  video: RefObject<HTMLVideoElement | null>,
  active: boolean,
  handlers: DecodingHandlers,
): void {
  const tell = useEffectEvent(handlers.onReading);
  const see = useEffectEvent(handlers.onSight);
  const fail = useEffectEvent(handlers.onScannerError);
  useEffect(() => {
    const element = video.current;
    if (!active || element === null || camera === null) return undefined;
    const running = new AbortController();
    const scanner: Scanner = createScanner({ codes: camera.codes });
    const ended = () => running.signal.aborted;

    scanner.start(
      element,
      (outcome) => {
        if (ended()) return;
        if (outcome.kind === 'product') tell({ barcode: outcome.barcode.gtin, shown: outcome.barcode.displayValue });
        else see(outcome);
      },
      (error) => fail(error),
    );
    const fallBack = async () => {
      const barcode = await askServer(element, running.signal);
      if (barcode !== null && !ended()) tell({ barcode, shown: barcode });
    };
    const timer = setInterval(() => void fallBack(), ASK_SERVER_EVERY_MS);

    return () => {
      running.abort();
      clearInterval(timer);
      scanner.stop();
    };
  }, [camera, video, active]);
}

/** The barcode that the server reads from the present frame; `null` for none and for every failure. */
async function askServer(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  try {
    const image = jpegOf(video);
    if (image === null) return null;
    return await detectBarcode(image, signal);
  } catch {
    return null;
  }
}

type UseCamera = Pick<CameraControl, 'retry' | 'switchCamera'> & { state: CameraState };

/** A camera for as long as the component is there. `onFault` hears of each opening that failed. */
export function useCamera(onFault: (fault: CameraFault) => void): UseCamera {
  const [control] = useState(() => createCameraControl());
  const tellFault = useEffectEvent(onFault);
  useEffect(() => control.start((fault) => tellFault(fault)), [control]);
  const state = useSyncExternalStore(control.subscribe, control.getState, control.getState);
  return { state, retry: control.retry, switchCamera: control.switchCamera };
}
