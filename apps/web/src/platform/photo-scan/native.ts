import { Camera, CameraDirection, type CameraPlugin, type MediaResult, MediaTypeSelection } from '@capacitor/camera';
import { Capacitor } from '@capacitor/core';
import { BarcodeScanner, type BarcodeScannerPlugin } from '@capacitor-mlkit/barcode-scanning';
import type { DecodeOutcome } from '@labelwise/scanner';
import { judge } from '../barcode-detector/detector.ts';
import { readPhoto } from '../barcode-detector/worker-detector.ts';
import { ensurePermission } from '../camera/camera.ts';
import { asSeen, FORMATS, hasReader } from '../camera/native.ts';
import { OUTCOMES, type PhotoOutcome, type PhotoScanner } from './photo-scanner.ts';

/** JPEG quality of a native photo, of 100. */
const QUALITY = 90;

/** The camera plugin's codes for "the person changed their mind". */
const CANCELLED = new Set(['OS-PLUG-CAMR-0006', 'OS-PLUG-CAMR-0013', 'OS-PLUG-CAMR-0020']);

export type Devices = {
  camera: Pick<CameraPlugin, 'takePhoto' | 'chooseFromGallery' | 'checkPermissions' | 'requestPermissions'>;
  reader: Pick<BarcodeScannerPlugin, 'readBarcodesFromImage' | 'openSettings'>;
  hasReader: () => Promise<boolean>;
  /** Our own decoder, where the device has no reader or it fails. */
  decode: (picture: MediaResult) => Promise<DecodeOutcome>;
};

const DEVICES: Devices = { camera: Camera, reader: BarcodeScanner, hasReader, decode: decodeHere };

/** Photos through the camera plugin, read by ML Kit, else by our own decoder. */
export function createNativePhotoScanner(devices: Devices = DEVICES): PhotoScanner {
  const { camera, reader } = devices;
  return {
    async scanPhoto() {
      const permission = await ensurePermission(camera);
      if (!permission.success) return permission;
      const photo = await attempt(() =>
        camera.takePhoto({ quality: QUALITY, cameraDirection: CameraDirection.Rear, saveToGallery: false }),
      );
      if (photo === 'cancelled') return OUTCOMES.cancelled;
      return photo === 'failed' ? OUTCOMES.failed : read(devices, photo);
    },
    async scanGallery() {
      const chosen = await attempt(() =>
        camera.chooseFromGallery({ mediaType: MediaTypeSelection.Photo, allowMultipleSelection: false, quality: QUALITY }),
      );
      if (chosen === 'cancelled') return OUTCOMES.galleryCancelled;
      if (chosen === 'failed') return OUTCOMES.galleryFailed;
      const [picture] = chosen.results;
      return picture === undefined ? OUTCOMES.galleryCancelled : read(devices, picture);
    },
    openSettings: () => reader.openSettings().catch(() => undefined),
  };
}

async function attempt<T>(work: () => Promise<T>): Promise<T | 'cancelled' | 'failed'> {
  try {
    return await work();
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
    return typeof code === 'string' && CANCELLED.has(code) ? 'cancelled' : 'failed';
  }
}

async function read(devices: Devices, picture: MediaResult): Promise<PhotoOutcome> {
  try {
    const outcome = (await readWithDevice(devices, picture)) ?? (await devices.decode(picture));
    if (outcome.kind === 'product') return { success: true, barcode: outcome.barcode };
    return outcome.kind === 'other' ? OUTCOMES.foreign : OUTCOMES.nothing;
  } catch {
    return OUTCOMES.failed;
  }
}

/** Null where the device cannot read; that it sees nothing is an answer. */
async function readWithDevice({ reader, hasReader }: Devices, { uri }: MediaResult): Promise<DecodeOutcome | null> {
  if (uri === undefined || !(await hasReader())) return null;
  return reader.readBarcodesFromImage({ path: uri, formats: FORMATS }).then(
    ({ barcodes }) => judge(barcodes.map(asSeen)),
    () => null,
  );
}

/** The picture's file by the address that the web view serves it under. */
async function decodeHere({ webPath, uri }: MediaResult): Promise<DecodeOutcome> {
  const address = webPath ?? (uri === undefined ? '' : Capacitor.convertFileSrc(uri));
  return readPhoto(await (await fetch(address)).blob());
}
