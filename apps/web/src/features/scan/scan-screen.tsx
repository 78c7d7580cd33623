import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session/session-context.tsx';
import { paths } from '../../lib/paths.ts';
import { takesPhotos } from '../../platform/photo-scan/takes-photos.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { LinkButton } from '../../ui/controls/button/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import { ManualSheet, PhotoStart, ScannerOverlay, ScansLeft, useReadyParts } from './lazy-parts.tsx';
import styles from './scan-screen.module.css';
import { ScanWindow } from './scan-window.tsx';
import { useScan } from './use-scan.ts';

/** /scan: the way to the camera and to typing a code. Open to everybody. */
export function ScanScreen() {
  const { t } = useTranslation();
  const scan = useScan();
  const { isAuthenticated } = useSession();
  useReadyParts();
  const [scanning, setScanning] = useState(false);
  const [typing, setTyping] = useState(false);

  const submit = async (barcode: string) => {
    if (!(await scan.run(barcode))) return;
    setTyping(false);
    setScanning(false);
  };

  return (
    <Screen
      title={t('Scan Food')}
      lead={t('Point your camera at a barcode')}
      aside={
        <LinkButton to={paths.history} size="small" icon="clock">
          {t('History')}
        </LinkButton>
      }
    >
      <div className={`${styles.body} ${takesPhotos() ? styles.three : ''}`}>
        <ScanWindow />
        {takesPhotos() ? (
          <PhotoStart scan={scan} onLive={() => setScanning(true)} onManual={() => setTyping(true)} />
        ) : (
          <>
            <p className={styles.hint}>
              <Icon name="info" />
              {t('Your browser asks for the camera once. Choose Allow; you can take it back in the settings.')}
            </p>
            <div className={styles.actions}>
              <Button variant="primary" wide icon="scan" onClick={() => setScanning(true)}>
                {t('Start Scanning')}
              </Button>
              <Button wide icon="keypad" onClick={() => setTyping(true)}>
                {t('Enter Barcode Manually')}
              </Button>
            </div>
          </>
        )}
        {isAuthenticated && (
          <p className={`small muted ${styles.left}`}>
            <ScansLeft />
          </p>
        )}
      </div>
      {scanning && <ScannerOverlay onClose={() => setScanning(false)} onManual={() => setTyping(true)} paused={typing} scan={scan} />}
      {typing && <ManualSheet open onClose={() => setTyping(false)} busy={scan.busy} onSubmit={(barcode) => void submit(barcode)} />}
    </Screen>
  );
}
