import { ringLevel } from '@labelwise/domain/scoring';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { say } from '../../../i18n/say.ts';
import type { Camera } from '../../../platform/camera/camera.ts';
import { useNameTip } from '../../../ui/feedback/tooltip.tsx';
import { ScoreRing } from '../../../ui/food/score-ring.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import type { ScanAnswer } from '../scan-flow.ts';
import banner from './detected-banner.module.css';
import styles from './scanner-overlay.module.css';

type DetectedBannerProps = {
  ref: Ref<HTMLDivElement>;
  /** The digits, grouped as on the pack. */
  barcode: string;
  /** What the results will show, once it is known. */
  answer: ScanAnswer | null;
};

/** "Barcode Detected", with the number; stays while the food is looked up, and shows its score as soon as there is one. */
export function DetectedBanner({ ref, barcode, answer }: DetectedBannerProps) {
  return (
    <div ref={ref} className={banner.banner} role="status" data-level={answer === null ? undefined : levelOf(answer)}>
      {answer === null ? (
        <span className={banner.ring}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="44.5" className={banner.track} />
            <circle cx="50" cy="50" r="44.5" pathLength="100" className={banner.arc} />
          </svg>
          <Icon name="check" />
        </span>
      ) : (
        <span className={banner.ring}>
          <ScoreRing score={answer.score.score} state={answer.score.state} />
        </span>
      )}
      <div>
        <p className={banner.bannerTitle}>{say('screens-scan.barcode_detected')}</p>
        <p className={`num ${banner.digits}`}>{barcode}</p>
        <p className={`small muted ${banner.name}`}>{answer?.name ?? say('screens-scan.looking_it_up')}</p>
      </div>
    </div>
  );
}

const levelOf = ({ score: { score, state } }: ScanAnswer) => (state === 'no data' ? 'none' : ringLevel(score));

type FrameNoteProps = {
  icon: IconName;
  /** One line about the camera or the code in view. */
  text: string;
  /** What helps with it, in a second line. */
  more?: string | undefined;
  /** It belongs to the frame: with cards at the foot it stands below the frame. */
  hint?: true | undefined;
  /** The way on, where there is one. */
  action?: { label: string; onPress: () => void } | undefined;
};

/** What the scanner has to say, on the dark of the camera. */
export function FrameNote({ icon, text, more, hint, action }: FrameNoteProps) {
  return (
    <div className={`${styles.note} ${hint ? styles.hint : ''}`} role="status">
      <Icon name={icon} size="m" />
      <div>
        {more !== undefined && <p className={styles.more}>{more}</p>}
        <p>{text}</p>
      </div>
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
export function ScanFrame({ closed }: ScanFrameProps) {
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
  mode: ScanMode;
  onMode: (mode: ScanMode) => void;
  onClose: () => void;
  onManual: () => void;
  onSwitch: () => void;
  /** Lets a picture of the gallery be chosen; absent where the device has no gallery to open. */
  onGallery?: (() => void) | undefined;
  /** What stands above the lower buttons. */
  children: ReactNode;
};

/** The buttons over the camera. Torch, zoom and switch are there only where the device has them. */
export function CameraControls({ camera, mode, onMode, onClose, onManual, onSwitch, onGallery, children }: CameraControlsProps) {
  const manual = useNameTip(say('screens-scan.enter_barcode_manually'));
  return (
    <>
      <div className={styles.bar}>
        <CameraButton icon="close" label={say('screens-scan.close_scanner')} onClick={onClose} />
        <span className={styles.space} />
        {onGallery && <CameraButton icon="picture" label={say('screens-scan.choose_from_gallery')} onClick={onGallery} />}
        {camera?.torch && <Torch key={camera.id} set={camera.torch} />}
        {camera?.canSwitch === true && <CameraButton icon="swap" label={say('screens-scan.switch_camera')} onClick={onSwitch} />}
      </div>
      <div className={styles.bottom}>
        {children}
        <div className={styles.row}>
          {camera?.zoom && <Zoom key={camera.id} {...camera.zoom} />}
          <ModeSwitch mode={mode} onMode={onMode} />
          <button
            type="button"
            className={styles.zoom}
            aria-label={say('screens-scan.enter_barcode_manually')}
            onClick={onManual}
            {...manual.handlers}
          >
            <Icon name="keypad" />
            {manual.tip}
          </button>
        </div>
      </div>
    </>
  );
}

/** One product, or several in a row. */
export type ScanMode = 'one' | 'row';

const MODES = [
  { value: 'one', label: 'screens-scan.one', icon: 'one' },
  { value: 'row', label: 'screens-scan.in_a_row', icon: 'row' },
] as const;

/** Native radio buttons below the two words. */
function ModeSwitch({ mode, onMode }: { mode: ScanMode; onMode: (mode: ScanMode) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.modes}>
      <legend className="sr-only">{say('screens-common.scan')}</legend>
      {MODES.map(({ value, label, icon }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={mode === value} onChange={() => onMode(value)} />
          <Icon name={icon} size="m" />
          {say(label)}
        </label>
      ))}
    </fieldset>
  );
}

type CameraButtonProps = { icon: IconName; label: string; onClick: () => void; pressed?: boolean | undefined };

function CameraButton({ icon, label, onClick, pressed }: CameraButtonProps) {
  const { handlers, tip } = useNameTip(label);
  return (
    <button type="button" className={styles.chip} aria-label={label} aria-pressed={pressed} onClick={onClick} {...handlers}>
      <Icon name={icon} />
      {tip}
    </button>
  );
}

function Torch({ set }: { set: (on: boolean) => Promise<void> }) {
  const [on, setOn] = useState(false);
  const toggle = async () => {
    await set(!on);
    setOn(!on);
  };
  return <CameraButton icon="torch" label={say('screens-scan.torch')} pressed={on} onClick={() => void toggle().catch(() => undefined)} />;
}

type ZoomProps = NonNullable<Camera['zoom']>;

/** One button that goes round: 1×, 2×, 3× as far as the lens reaches. */
function Zoom({ range, set }: ZoomProps) {
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
      aria-label={say('screens-scan.zoom_factor_times', { factor })}
      onClick={() => void press().catch(() => undefined)}
    >
      {factor}×
    </button>
  );
}
