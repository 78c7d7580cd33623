import { Capacitor } from '@capacitor/core';
import {
  type Barcode,
  BarcodeFormat,
  BarcodeScanner,
  type BarcodeScannerPlugin,
  LensFacing,
  Resolution,
} from '@capacitor-mlkit/barcode-scanning';
import { createListeners } from '../../lib/store.ts';
import { type Camera, CameraError, ensurePermission, type Facing, type SeenCode, type ZoomRange } from './camera.ts';

/** Finer steps than a finger feels. */
const ZOOM_STEP = 0.1;

/** Every format that the scanner reads. */
export const FORMATS: BarcodeFormat[] = Object.values(BarcodeFormat);

/** Counts openings: there is one camera behind the page, and only the last opening may switch it off. */
let openings = 0;

/** Whether the device reads codes itself (ML Kit, built in, and a camera). */
export async function hasReader(): Promise<boolean> {
  if (!Capacitor.isPluginAvailable('BarcodeScanner')) return false;
  return BarcodeScanner.isSupported().then(
    ({ supported }) => supported,
    () => false,
  );
}

/** As the reader names codes to as browsers do: `EAN_13` is `ean_13`. */
export function asSeen({ rawValue, displayValue, format }: Barcode): SeenCode {
  return { rawValue: rawValue ?? displayValue, format: format === BarcodeFormat.Pdf417 ? 'pdf417' : format.toLowerCase() };
}

/**
 * Opens the device's camera behind the page, which lets it through while `data-camera` stands on `<html>`; the device reads
 * codes by itself. Ideally 1280×720, as in a browser.
 *
 * @throws CameraError
 */
export async function openNativeCamera(facing: Facing, reader: BarcodeScannerPlugin = BarcodeScanner): Promise<Camera> {
  const permission = await ensurePermission(reader);
  if (!permission.success) throw new CameraError('permission', { cause: new Error(permission.error) });
  openings += 1;
  const own = openings;
  const seen = createListeners<[readonly SeenCode[]]>();
  const ended = createListeners();
  const handles = [
    await reader.addListener('barcodesScanned', ({ barcodes }) => seen.notify(barcodes.map(asSeen))),
    await reader.addListener('scanError', () => ended.notify()),
  ];
  const close = () => {
    handles.forEach((handle) => void handle.remove());
    if (own !== openings) return;
    delete document.documentElement.dataset['camera'];
    void reader.stopScan().catch(() => undefined);
  };
  try {
    await reader.startScan({
      formats: FORMATS,
      lensFacing: facing === 'user' ? LensFacing.Front : LensFacing.Back,
      resolution: Resolution['1280x720'],
    });
  } catch (error) {
    close();
    throw new CameraError('busy', { cause: error });
  }
  document.documentElement.dataset['camera'] = 'behind';
  const [torch, zoom] = await Promise.all([torchOf(reader), zoomOf(reader)]);
  return {
    id: `native-${own}`,
    stream: null,
    facing,
    codes: seen.subscribe,
    torch,
    zoom,
    // No plugin tells how many cameras there are; switching to one that is missing says so.
    canSwitch: true,
    onEnded: (listener) => void ended.subscribe(listener),
    stop: close,
  };
}

async function torchOf(reader: BarcodeScannerPlugin): Promise<Camera['torch']> {
  const available = await reader.isTorchAvailable().then(
    (answer) => answer.available,
    () => false,
  );
  return available ? (on) => (on ? reader.enableTorch() : reader.disableTorch()) : null;
}

async function zoomOf(reader: BarcodeScannerPlugin): Promise<Camera['zoom']> {
  const range = await Promise.all([reader.getMinZoomRatio(), reader.getMaxZoomRatio()]).then(
    ([min, max]): ZoomRange => ({ min: min.zoomRatio, max: max.zoomRatio, step: ZOOM_STEP }),
    () => null,
  );
  return range === null || range.max <= range.min ? null : { range, set: (zoomRatio) => reader.setZoomRatio({ zoomRatio }) };
}
