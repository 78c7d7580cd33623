import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import type { Camera } from '../../../platform/camera/camera.ts';
import { tick } from '../../../platform/haptics/haptics.ts';
import { takesPhotos } from '../../../platform/photo-scan/photo-scanner.ts';
import { pushModal } from '../../../ui/feedback/modal/modal.tsx';
import { type ToastOptions, toast } from '../../../ui/feedback/toast/toast-store.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { CAMERA_LINES, cameraToast, NO_SWITCH, scannerToast } from '../messages.ts';
import { usePhotoScan } from '../photo/photo-start.tsx';
import type { Scan } from '../use-scan.ts';
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
        {camera.state.kind !== 'failed' && !playing && <FrameNote icon="camera" text={t('Starting camera...')} />}
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

type DetectedBannerProps = {
  /** The digits, grouped as on the pack. */
  barcode: string;
};

/** "Barcode Detected", with the number; stays while the food is looked up. */
function DetectedBanner({ barcode }: DetectedBannerProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.banner} role="status">
      <span className={styles.ring}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="44.5" className={styles.track} />
          <circle cx="50" cy="50" r="44.5" pathLength="100" className={styles.arc} />
        </svg>
        <Icon name="check" />
      </span>
      <div>
        <p className={styles.bannerTitle}>{t('Barcode Detected')}</p>
        <p className={`num ${styles.digits}`}>{barcode}</p>
        <p className="small muted">{t('Looking it up')}</p>
      </div>
    </div>
  );
}

type FrameNoteProps = {
  icon: IconName;
  /** One line about the camera or the code in view. */
  text: string;
  /** The way on, where there is one. */
  action?: { label: string; onPress: () => void } | undefined;
};

/** What the scanner has to say, on the dark of the camera. */
function FrameNote({ icon, text, action }: FrameNoteProps) {
  return (
    <div className={styles.note} role="status">
      <Icon name={icon} size="m" />
      <p>{text}</p>
      {action && (
        <button type="button" className={styles.noteAction} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  );
}

type ScanFrameProps = {
  /** A code was found: the four brackets close into the ring's quarters. */
  closed: boolean;
};

/** The window that a code belongs in; everything around it is dimmed. */
function ScanFrame({ closed }: ScanFrameProps) {
  return (
    <div className={`${styles.frame} ${closed ? styles.closed : ''}`} aria-hidden="true">
      <svg viewBox="0 0 320 220">
        <path d="M44 0H18Q0 0 0 18v26" />
        <path d="M276 0h26q18 0 18 18v26" />
        <path d="M44 220H18q-18 0-18-18v-26" />
        <path d="M276 220h26q18 0 18-18v-26" />
      </svg>
    </div>
  );
}

type CameraControlsProps = {
  /** The open camera; `null` while there is none. */
  camera: Camera | null;
  onClose: () => void;
  onManual: () => void;
  onSwitch: () => void;
  /** Lets a picture of the gallery be chosen; absent where the device has no gallery to open. */
  onGallery?: (() => void) | undefined;
  /** What stands above the lower buttons. */
  children: ReactNode;
};

/** The buttons over the camera. Torch, zoom and switch are there only where the device has them. */
function CameraControls({ camera, onClose, onManual, onSwitch, onGallery, children }: CameraControlsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.bar}>
        <CameraButton icon="close" label={t('Close scanner')} onClick={onClose} />
        <span className={styles.space} />
        {onGallery && <CameraButton icon="picture" label={t('Choose from gallery')} onClick={onGallery} />}
        {camera?.torch && <Torch key={camera.id} set={camera.torch} />}
        {camera?.canSwitch === true && <CameraButton icon="swap" label={t('Switch camera')} onClick={onSwitch} />}
      </div>
      <div className={styles.bottom}>
        {children}
        <div className={styles.row}>
          {camera?.zoom && <Zoom key={camera.id} {...camera.zoom} />}
          <button type="button" className={styles.manual} onClick={onManual}>
            <Icon name="keypad" />
            {t('Enter Barcode Manually')}
          </button>
        </div>
      </div>
    </>
  );
}

type CameraButtonProps = { icon: IconName; label: string; onClick: () => void; pressed?: boolean | undefined };

function CameraButton({ icon, label, onClick, pressed }: CameraButtonProps) {
  return (
    <button type="button" className={styles.chip} aria-label={label} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function Torch({ set }: { set: (on: boolean) => Promise<void> }) {
  const { t } = useTranslation();
  const [on, setOn] = useState(false);
  const toggle = async () => {
    await set(!on);
    setOn(!on);
  };
  return <CameraButton icon="torch" label={t('Torch')} pressed={on} onClick={() => void toggle().catch(() => undefined)} />;
}

type ZoomProps = NonNullable<Camera['zoom']>;

/** One button that goes round: 1×, 2×, 3× as far as the lens reaches. */
function Zoom({ range, set }: ZoomProps) {
  const { t } = useTranslation();
  const [factor, setFactor] = useState(1);
  const next = (factor + 1) * range.min <= range.max && factor < 3 ? factor + 1 : 1;
  const press = async () => {
    await set(next * range.min);
    setFactor(next);
  };
  return (
    <button
      type="button"
      className={styles.zoom}
      aria-label={t('Zoom, {{factor}} times', { factor })}
      onClick={() => void press().catch(() => undefined)}
    >
      {factor}×
    </button>
  );
}
