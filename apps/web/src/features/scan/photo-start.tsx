import { useState } from 'react';
import { say } from '../../i18n/say.ts';
import { loadPhotoScanner, type PhotoOutcome, type PhotoScanner } from '../../platform/photo-scan/index.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { scannerToast, TOASTS, toastOf } from './messages.ts';
import styles from './scan-screen.module.css';
import type { Scan } from './use-scan.ts';

export type PhotoStartProps = {
  /** The lookup that follows a photo. */
  scan: Scan;
  /** Opens the live scanner. */
  onLive: () => void;
  /** Opens the manual entry. */
  onManual: () => void;
};

/** The ways to a barcode on a phone with its own camera: one photo, live, typed; and what to know about the permission. */
export function PhotoStart({ scan, onLive, onManual }: PhotoStartProps) {
  const photo = usePhotoScan({ onRead: (barcode) => void scan.run(barcode), onManual });
  const openSettings = async () => (await loadPhotoScanner()).openSettings();
  return (
    <>
      <div className={styles.hint}>
        <Icon name={photo.refused === null ? 'info' : 'caution'} />
        <div>
          <p>{photo.refused === null ? say('screens-scan.your_phone_asks_for') : say('screens-scan.permission_refused')}</p>
          {photo.refused !== null && (
            <Button size="small" onClick={() => void openSettings()}>
              {say('screens-scan.open_settings')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          wide
          icon="camera"
          loading={photo.busy || scan.busy}
          disabled={photo.busy || scan.busy}
          onClick={photo.take}
        >
          {say('screens-scan.take_photo')}
        </Button>
        <Button wide icon="scan" disabled={photo.busy} onClick={onLive}>
          {say('screens-scan.scan_live')}
        </Button>
        <Button wide icon="keypad" onClick={onManual}>
          {say('screens-scan.enter_barcode_manually')}
        </Button>
      </div>
    </>
  );
}

type PhotoScanHandlers = {
  /** A product's number, and its digits as they are shown. */
  onRead: (barcode: string, shown: string) => void;
  /** The camera failed: the number can still be typed. */
  onManual: () => void;
};

type PhotoScan = {
  /** A picture is being taken, chosen or read. */
  busy: boolean;
  /** What helps after a refusal; null while there was none. */
  refused: string | null;
  take: () => void;
  choose: () => void;
};

/** Scanning a photo or a picture of the gallery, with the words of each outcome. */
export function usePhotoScan({ onRead, onManual }: PhotoScanHandlers): PhotoScan {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const tell = (outcome: Exclude<PhotoOutcome, { success: true }>) => {
    // Whoever changed their mind is left in peace.
    if (outcome.errorType === 'cancelled') return;
    toast(outcome.errorType === 'permission' ? toastOf(TOASTS.permission) : scannerToast(outcome.error));
    if (outcome.errorType === 'permission') setRefused(outcome.message ?? null);
    if (outcome.errorType !== 'unknown') onManual();
  };
  const run = async (scan: (scanner: PhotoScanner) => Promise<PhotoOutcome>) => {
    if (busy) return;
    setBusy(true);
    try {
      const outcome = await scan(await loadPhotoScanner());
      if (!outcome.success) tell(outcome);
      else {
        setRefused(null);
        onRead(outcome.barcode.gtin, outcome.barcode.displayValue);
      }
    } catch {
      // The scanner itself could not be loaded.
      toast(toastOf(TOASTS.unexpected));
      onManual();
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    refused,
    take: () => void run((scanner) => scanner.scanPhoto()),
    choose: () => void run((scanner) => scanner.scanGallery()),
  };
}
