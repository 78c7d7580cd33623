import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { tick } from '../../../platform/haptics/haptics.ts';
import { takesPhotos } from '../../../platform/photo-scan/photo-scanner.ts';
import { pushModal } from '../../../ui/feedback/modal/modal.tsx';
import { type ToastOptions, toast } from '../../../ui/feedback/toast/toast-store.ts';
import { CAMERA_LINES, cameraToast, NO_SWITCH, PERMISSION_SENTENCE, scannerToast } from '../messages.ts';
import { usePhotoScan } from '../photo/photo-start.tsx';
import type { Scan } from '../use-scan.ts';
import { CameraControls, DetectedBanner, FrameNote, ScanFrame } from './camera-parts.tsx';
import styles from './scanner-overlay.module.css';
import { type Reading, useCamera, useDecoding } from './use-decoding.ts';

export type ScannerOverlayProps = {
  /** Closes the camera. */
  onClose: () => void;
  /** Opens the manual entry above it. */
  onManual: () => void;
  /** Something lies above it: nothing is read meanwhile. */
  paused: boolean;
  /** The lookup that follows a detection. */
  scan: Scan;
};

/** Shortest time that "Barcode Detected" stands, so that it can be read. */
const BANNER_MIN_MS = 400;

/** The live camera over the whole window. */
export function ScannerOverlay({ onClose, onManual, paused, scan }: ScannerOverlayProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useFullScreenDialog(onClose);
  const video = useRef<HTMLVideoElement>(null);
  const [playingStream, setPlayingStream] = useState<MediaStream | null>(null);
  const [detected, setDetected] = useState<string | null>(null);
  const [foreign, setForeign] = useState(false);

  const say = ({ title, description, variant }: ToastOptions) => toast({ title: t(title), description: t(description ?? ''), variant });

  const camera = useCamera((fault) => {
    say(cameraToast(fault));
    onManual();
  });
  const open = camera.state.kind === 'open' ? camera.state.camera : null;
  const stream = open?.stream ?? null;
  const asks = camera.state.kind === 'opening' && camera.state.asks === true;
  // A picture that the device draws behind the page is there as soon as the camera is open.
  const playing = open !== null && (stream === null || playingStream === stream);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = stream;
    // A tab that is hidden meanwhile refuses to play; it is asked again when it is shown.
    if (stream !== null) element.play().catch(() => undefined);
  }, [stream]);

  const read = async (reading: Reading) => {
    setForeign(reading.kind === 'other');
    if (reading.kind === 'other' || detected !== null) return;
    tick();
    setDetected(reading.shown);
    const opened = await scan.run(
      reading.barcode,
      new Promise((resolve) => {
        setTimeout(resolve, BANNER_MIN_MS);
      }),
    );
    if (!opened) setDetected(null);
  };
  const gallery = usePhotoScan({ onRead: (barcode, shown) => void read({ kind: 'product', barcode, shown }), onManual });
  useDecoding(open, video, playing && !gallery.busy && !paused && detected === null && !scan.busy, {
    onReading: (reading) => void read(reading),
    onScannerError: (error) => say(scannerToast(error.message || null)),
  });

  const switchCamera = async () => {
    if (await camera.switchCamera()) return;
    say(scannerToast(NO_SWITCH));
  };

  return (
    <dialog ref={dialog} className={styles.overlay} aria-labelledby={titleId}>
      <h1 id={titleId} tabIndex={-1} className="sr-only">
        {t('Scanning')}
      </h1>
      <video
        ref={video}
        className={styles.video}
        hidden={open !== null && stream === null}
        playsInline
        muted
        autoPlay
        aria-hidden="true"
        onPlaying={() => setPlayingStream(stream)}
      />
      <ScanFrame closed={detected !== null} />
      <CameraControls
        camera={open}
        onClose={onClose}
        onManual={onManual}
        onSwitch={() => void switchCamera()}
        onGallery={takesPhotos() ? gallery.choose : undefined}
      >
        {detected !== null && <DetectedBanner barcode={detected} />}
        {camera.state.kind === 'failed' && (
          <FrameNote icon="camera" text={t(CAMERA_LINES[camera.state.fault])} action={{ label: t('Try Again'), onPress: camera.retry }} />
        )}
        {camera.state.kind !== 'failed' && !playing && (
          <FrameNote icon="camera" text={t('Starting camera...')} more={asks ? t(PERMISSION_SENTENCE) : undefined} />
        )}
        {playing && detected === null && (
          <FrameNote icon="scan" text={foreign ? t('This is not a product barcode') : t('Hold the barcode inside the frame')} />
        )}
      </CameraControls>
    </dialog>
  );
}

/** A modal dialog over everything, for readers and the Escape key; toasts appear inside it. */
function useFullScreenDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const before = document.activeElement;
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.showModal();
    dialog.querySelector('h1')?.focus();
    const pop = pushModal(dialog);
    return () => {
      pop();
      dialog.removeEventListener('cancel', cancel);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}
