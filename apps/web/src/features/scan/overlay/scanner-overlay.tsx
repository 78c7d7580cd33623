import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useScoreRevision } from '../../../data/preferences-updated.ts';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { nextPage } from '../../../lib/navigation.tsx';
import { paths } from '../../../lib/paths.ts';
import { createStore } from '../../../lib/store.ts';
import { warmScanner } from '../../../platform/barcode-detector/scanner.ts';
import { tick } from '../../../platform/device.ts';
import { takesPhotos } from '../../../platform/photo-scan/photo-scanner.ts';
import { storageKeys } from '../../../platform/storage/keys.ts';
import { local } from '../../../platform/storage/local.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { CameraDialog } from '../../../ui/layout/camera-dialog.tsx';
import { CAMERA_LINES, CARD_LINES, cameraToast, NO_SWITCH, PERMISSION_SENTENCE, SIGHT_LINES, scannerToast } from '../messages.ts';
import { type Card, cardOf, dealt, emptyRow, isToBeLookedUp, type Row, turnedTo, updated } from '../row/row.ts';
import type { ScanAnswer } from '../scan-flow.ts';
import type { Scan } from '../use-scan.ts';
import { ManualSheet, usePhotoScan } from '../without-camera.tsx';
import { CameraControls, DetectedBanner, FrameNote, ScanFrame, type ScanMode } from './camera-parts.tsx';
import styles from './scanner-overlay.module.css';
import { leaveBehind, type Reading, useCamera, useDecoding, useInView, useSight } from './use-decoding.ts';

export type ScannerOverlayProps = {
  /** Closes the camera. */
  onClose: () => void;
  /** The lookup that follows a detection. */
  scan: Scan;
};

/** Shortest time that "Barcode Detected" stands, so that it can be read. */
const BANNER_MIN_MS = 400;
/** The brackets stay closed for as long after each code of a row. */
const CLOSED_MS = 500;

const loadCards = () => import('../row/row-foot.tsx');
const RowFoot = lazy(() => loadCards().then((m) => ({ default: m.RowFoot })));
const UnknownCard = lazy(() => loadCards().then((m) => ({ default: m.UnknownCard })));

/** The live camera over the whole window: one product opens its results, several in a row become cards at its foot. */
export function ScannerOverlay({ onClose, scan }: ScannerOverlayProps) {
  const navigate = useNavigate();
  const video = useRef<HTMLVideoElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const [playingStream, setPlayingStream] = useState<MediaStream | null>(null);
  const [typing, setTyping] = useState<'no' | 'in place of the camera' | 'yes'>('no');
  const [detected, setDetected] = useState<Reading | null>(null);
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const [unknown, setUnknown] = useState<Reading | null>(null);
  const [chosenMode, setMode] = useScanMode();
  const mode = scan.isForShopping ? 'one' : chosenMode;
  const { row, scan: deal, turnTo } = useRow();
  const { sight, note } = useSight();
  const inView = useInView();
  useReadyAnswer();

  const camera = useCamera((fault) => {
    toast(cameraToast(fault));
    setTyping('in place of the camera');
  });
  const open = camera.state.kind === 'open' ? camera.state.camera : null;
  // A camera that comes after all takes its place back, unless somebody types already.
  if (open !== null && typing === 'in place of the camera') setTyping('no');
  const stream = open?.stream ?? null;
  const asks = camera.state.kind === 'opening' && camera.state.asks === true;
  // A picture that the device draws behind the page is there as soon as the camera is open.
  const playing = open !== null && (stream === null || playingStream === stream);

  const readOne = async (reading: Reading) => {
    // Drawn before its time begins to run, however busy the device is.
    flushSync(() => {
      setAnswer(null);
      setDetected(reading);
    });
    // The picture stands still at the code; drawing more of it would only hold the answer up.
    video.current?.pause();
    setUnknown(null);
    const stands = new Promise<void>((resolve) => {
      setTimeout(resolve, BANNER_MIN_MS);
    });
    const end = await scan.run(reading.barcode, {
      stands,
      // Drawn at once: its page may open right after.
      onAnswer: (known) => flushSync(() => setAnswer(known)),
      onOpen: () => leaveBehind(banner.current, stands),
    });
    inView.stays();
    if (end === 'unknown') setUnknown(reading);
    if (end === 'opened') return;
    setDetected(null);
    video.current?.play().catch(() => undefined);
  };
  const readNext = (reading: Reading) => {
    setDetected(reading);
    setTimeout(() => setDetected(null), CLOSED_MS);
    deal(reading.barcode, reading.shown);
  };
  const read = (reading: Reading) => {
    if (!inView.enters(reading.barcode)) return;
    tick();
    if (mode === 'row') readNext(reading);
    else if (detected === null) void readOne(reading);
  };
  const gallery = usePhotoScan({ onRead: (barcode, shown) => read({ barcode, shown }), onManual: () => setTyping('yes') });
  const isBusy = gallery.busy || typing !== 'no' || scan.busy || (mode === 'one' && detected !== null);
  useDecoding(open, video, playing && !isBusy, {
    onReading: read,
    onSight: note,
    onScannerError: (error) => toast(scannerToast(error.message || null)),
  });

  const switchCamera = async () => {
    if (await camera.switchCamera()) return;
    toast(scannerToast(NO_SWITCH));
  };
  const submit = async (barcode: string) => {
    if (mode === 'one') return scan.run(barcode);
    setTyping('no');
    deal(barcode, barcode);
    return undefined;
  };
  const isOne = mode === 'one';
  const card = isOne || sight !== 'nothing' ? null : cardOf(row, row.current);
  return (
    <>
      <CameraDialog
        title={say('screens-scan.scanning')}
        level={1}
        video={video}
        stream={stream}
        isBehind={open !== null && stream === null}
        onPlaying={() => setPlayingStream(stream)}
        onClose={onClose}
        className={styles.overlay}
        data-mode={mode}
        data-toasts="below-bar"
      >
        <ScanFrame closed={detected !== null} />
        <CameraControls
          camera={open}
          mode={mode}
          onMode={setMode}
          onClose={onClose}
          onManual={() => setTyping('yes')}
          onSwitch={() => void switchCamera()}
          onGallery={takesPhotos() ? gallery.choose : undefined}
        >
          {isOne && detected !== null && <DetectedBanner ref={banner} barcode={detected.shown} answer={answer} />}
          {camera.state.kind === 'failed' && (
            <FrameNote
              icon="camera"
              text={say(CAMERA_LINES[camera.state.fault])}
              action={{ label: say('screens-common.try_again'), onPress: camera.retry }}
            />
          )}
          {camera.state.kind !== 'failed' && !playing && (
            <FrameNote icon="camera" text={say('screens-scan.starting_camera')} more={asks ? say(PERMISSION_SENTENCE) : undefined} />
          )}
          {playing && !(isOne && detected !== null) && (
            <FrameNote icon="scan" hint text={say(card === null ? SIGHT_LINES[sight] : CARD_LINES[card.kind])} />
          )}
          <Suspense fallback={null}>
            {isOne && unknown !== null && detected === null && (
              <UnknownCard shown={unknown.shown} code={unknown.barcode} onAnother={() => setUnknown(null)} />
            )}
            {!isOne && <RowFoot row={row} onTurn={turnTo} onOpen={(path) => void navigate(path)} />}
          </Suspense>
        </CameraControls>
      </CameraDialog>
      {typing !== 'no' && (
        <ManualSheet open onClose={() => setTyping('no')} busy={scan.busy} onSubmit={submit} onType={() => setTyping('yes')} />
      )}
    </>
  );
}

/** One product or several in a row, as this device remembers it. */
function useScanMode() {
  const [mode, setMode] = useState<ScanMode>(() => (local.get(storageKeys.scanMode) === 'row' ? 'row' : 'one'));
  const choose = (next: ScanMode) => {
    local.set(storageKeys.scanMode, next);
    setMode(next);
  };
  return [mode, choose] as const;
}

/** What reads a code, and what follows one, is fetched and started while the camera opens. */
function useReadyAnswer(): void {
  useEffect(() => {
    const cool = warmScanner();
    import('../scan-flow.ts').then(({ readyToScore }) => readyToScore()).catch(() => undefined);
    nextPage.ready(paths.resultsTemp).catch(() => undefined);
    loadCards().catch(() => undefined);
    return cool;
  }, []);
}

type ScanRow = {
  row: Row;
  /** Takes a code that is held up: a new one is looked up, one of the row lies on top again and is no further scan. */
  scan: (barcode: string, shown: string) => void;
  /** Turns to a card, or away from all. */
  turnTo: (barcode: string | null) => void;
};

/** The row of several scans, with what a card needs from outside. */
function useRow(): ScanRow {
  const stored = useSyncExternalStore(row.subscribe, row.get, row.get);
  const client = useQueryClient();
  const { user } = useSession();
  const member = user?.id ?? null;
  const revision = useScoreRevision();
  const owner = `${member ?? ''} ${revision}`;
  /** The row of somebody else, or from before a change of what counts, is none. */
  const own = (row: Row) => (row.owner === owner ? row : emptyRow(owner));
  const change = (step: (row: Row) => Row) => changeRow((now) => step(own(now)));

  const lookUp = async (barcode: string, shown: string) => {
    const end = (card: Card) => change((now) => updated(now, card));
    try {
      const { scanParts, scoreScan, storeScan, faultOfLookup, storeAround } = await import('../scan-flow.ts');
      const parts = scanParts(client, member);
      const scored = await scoreScan(barcode, parts);
      if (scored.kind === 'score-failed') return end({ barcode, shown, kind: 'failed', fault: 'score' });
      if (scored.kind === 'lookup-failed') {
        const fault = faultOfLookup(scored.error);
        return end(fault === 'not-found' ? { barcode, shown, kind: 'unknown' } : { barcode, shown, kind: 'failed', fault });
      }
      const { food, score } = scored;
      // The score stands before it is stored.
      end({ barcode, shown, kind: 'food', food, score, stored: null });
      storeAround(client, food);
      end({ barcode, shown, kind: 'food', food, score, stored: await storeScan(food, score, parts) });
    } catch {
      end({ barcode, shown, kind: 'failed', fault: 'server' });
    }
  };

  return {
    row: own(stored),
    scan(barcode, shown) {
      if (!isToBeLookedUp(own(row.get()), barcode)) return change((now) => turnedTo(now, barcode));
      change((now) => dealt(now, { barcode, shown, kind: 'looking' }));
      void lookUp(barcode, shown);
    },
    turnTo: (barcode) => change((now) => turnedTo(now, barcode)),
  };
}

/** The row outlives the camera, so that a look at one food and "Scan next" find it again; a reload begins a new one. */
const row = createStore<Row>(emptyRow(null));

export function changeRow(change: (row: Row) => Row): void {
  row.set(change(row.get()));
}
