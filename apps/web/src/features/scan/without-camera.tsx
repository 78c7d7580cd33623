import type { PlainId } from '@labelwise/messages';
import { type FormEvent, useId, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { loadPhotoScanner, type PhotoOutcome, type PhotoScanner } from '../../platform/photo-scan/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { scannerToast, TOASTS, toastOf } from './messages.ts';
import styles from './scan-screen.module.css';
import type { Scan, ScanEnd } from './use-scan.ts';

/** Length of what a person may type. */
const MAX_LENGTH = 14;
const MIN_LENGTH = 8;

/** White space, dashes and signs that nobody sees, which come along with a code that is typed or pasted in groups. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cc}\p{Cf}]+/gu;

/**
 * Only what stands between digits is removed; full-width digits, which some keyboards type, become plain ones. The server takes no
 * others.
 */
export function cleanBarcode(text: string): string {
  return text.normalize('NFKC').replaceAll(BETWEEN_DIGITS, '');
}

/** Only the length is checked here, not that they are digits: the server knows the rest. */
export function hasBarcodeLength(cleaned: string): boolean {
  return cleaned.length >= MIN_LENGTH && cleaned.length <= MAX_LENGTH;
}

export type ManualSheetProps = {
  /** Shown while true. */
  open: boolean;
  /** Closes it. */
  onClose: () => void;
  /** A lookup runs. */
  busy: boolean;
  /** Looks a cleaned barcode up; nothing comes back where that is shown elsewhere. */
  onSubmit: (barcode: string) => Promise<ScanEnd | undefined>;
  /** Somebody types. */
  onType?: (() => void) | undefined;
};

/** What stands at the field, beside the toast: there the person looks, and there the next thing is to be done. */
const FIELD_ERRORS = {
  unknown: 'screens-scan.nobody_knows_this_number',
  invalid: TOASTS.invalid.description,
  offline: TOASTS.offlineTyped.description,
  failed: 'screens-scan.there_is_no_answer',
} as const satisfies Partial<Record<ScanEnd, PlainId>>;

/** Typing a barcode: always one tap away, with a numeric keypad. */
export function ManualSheet({ open, onClose, busy, onSubmit, onType }: ManualSheetProps) {
  const formId = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<PlainId | null>(null);
  const barcode = cleanBarcode(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || barcode === '') return;
    setError(null);
    if (hasBarcodeLength(barcode)) {
      const end = await onSubmit(barcode);
      if (end !== undefined && end !== 'opened') setError(FIELD_ERRORS[end]);
      return;
    }
    setError(TOASTS.invalid.description);
    toast(toastOf(TOASTS.invalid));
  };
  // A pasted code may carry spaces and hyphens, which do not count towards the 14 characters.
  const type = (value: string) => {
    setText(cleanBarcode(value).slice(0, MAX_LENGTH));
    setError(null);
    onType?.();
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('screens-scan.enter_barcode_manually')}
      closeLabel={say('screens-common.close')}
      actions={
        <Button type="submit" form={formId} variant="primary" wide loading={busy} disabled={barcode === '' || busy}>
          {busy ? say('screens-scan.searching') : say('screens-scan.scan_product')}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          data-autofocus
          label={say('screens-common.barcode')}
          hint={say('screens-scan.usually_found_below_the')}
          error={error === null ? undefined : say(error)}
          look="code"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </Sheet>
  );
}

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
