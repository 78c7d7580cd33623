import { useTranslation } from '../../../i18n/translation.ts';
import { loadPhotoScanner } from '../../../platform/photo-scan/index.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../scan-screen.module.css';
import type { Scan } from '../use-scan.ts';
import { usePhotoScan } from './use-photo-scan.ts';

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
  const { t } = useTranslation();
  const photo = usePhotoScan({ onRead: (barcode) => void scan.run(barcode), onManual });
  const openSettings = async () => (await loadPhotoScanner()).openSettings();
  return (
    <>
      <div className={styles.hint}>
        <Icon name={photo.refused === null ? 'info' : 'caution'} />
        <div>
          <p>
            {photo.refused === null
              ? t('Your phone asks for the camera once. Choose Allow; you can take it back in the settings.')
              : t(photo.refused)}
          </p>
          {photo.refused !== null && (
            <Button size="small" onClick={() => void openSettings()}>
              {t('Open Settings')}
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
          {t('Take Photo')}
        </Button>
        <Button wide icon="scan" disabled={photo.busy} onClick={onLive}>
          {t('Scan Live')}
        </Button>
        <Button wide icon="keypad" onClick={onManual}>
          {t('Enter Barcode Manually')}
        </Button>
      </div>
    </>
  );
}
