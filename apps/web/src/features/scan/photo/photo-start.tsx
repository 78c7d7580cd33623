import { useTranslation } from 'react-i18next';
import { photoScanner } from '../../../platform/photo-scan/index.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
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

/** The ways to a barcode on a phone with its own camera: one photo, or live. */
export function PhotoStart({ scan, onLive, onManual }: PhotoStartProps) {
  const { t } = useTranslation();
  const photo = usePhotoScan({ onRead: (barcode) => void scan.run(barcode), onManual });
  return (
    <>
      {photo.refused !== null && (
        <Banner
          tone="caution"
          action={
            <Button size="small" onClick={() => void photoScanner().openSettings()}>
              {t('Open Settings')}
            </Button>
          }
        >
          {t(photo.refused)}
        </Banner>
      )}
      <Button variant="primary" wide icon="camera" loading={photo.busy || scan.busy} disabled={photo.busy || scan.busy} onClick={photo.take}>
        {t('Take Photo')}
      </Button>
      <Button wide icon="scan" disabled={photo.busy} onClick={onLive}>
        {t('Scan Live')}
      </Button>
    </>
  );
}
