import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import type { Camera } from '../../../platform/camera/camera.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './scanner-overlay.module.css';

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
export function CameraControls({ camera, onClose, onManual, onSwitch, onGallery, children }: CameraControlsProps) {
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
