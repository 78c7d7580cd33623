import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { say } from '../../i18n/say.ts';
import { createCameraControl } from '../../platform/camera/camera-control.ts';
import { type Area, type LabelPhoto, photoOfVideo, WHOLE } from '../../platform/label-photo.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CameraDialog } from '../../ui/layout/camera-dialog.tsx';
import styles from './photos.module.css';

type CameraSheetProps = {
  onPhoto: (photo: LabelPhoto) => void;
  onClose: () => void;
  /** A photo from the device's files instead. */
  onFile: () => void;
};

/** The live camera with a frame: what stands in it is the photo. */
export function CameraSheet({ onPhoto, onClose, onFile }: CameraSheetProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [torch, setTorch] = useState(false);
  const [control] = useState(() => createCameraControl());
  const state = useSyncExternalStore(control.subscribe, control.getState, control.getState);
  useEffect(() => control.start(() => undefined), [control]);
  const camera = state.kind === 'open' ? state.camera : null;
  const stream = camera?.stream ?? null;

  const take = async () => {
    if (video.current === null || frame.current === null || isTaking) return;
    setTaking(true);
    try {
      const photo = await photoOfVideo(video.current, seenThrough(frame.current, video.current));
      // The camera was closed meanwhile.
      if (video.current === null) photo.release();
      else onPhoto(photo);
    } finally {
      setTaking(false);
    }
  };
  const isReady = isPlaying && stream !== null;
  const words =
    state.kind === 'failed'
      ? say('screens-label-check.no_camera')
      : isReady
        ? say('screens-label-check.fill_the_frame')
        : say('screens-common.starting_camera');
  return (
    <CameraDialog
      title={say('screens-common.photograph_label')}
      level={2}
      video={video}
      stream={stream}
      onPlaying={() => setPlaying(true)}
      onClose={onClose}
    >
      <div ref={frame} className={styles.window} aria-hidden="true" />
      <div className={styles.bar}>
        <button type="button" className={styles.chip} aria-label={say('screens-label-check.close_camera')} onClick={onClose}>
          <Icon name="close" />
        </button>
        {camera?.torch && (
          <button
            type="button"
            className={styles.chip}
            aria-label={say('screens-common.torch')}
            aria-pressed={torch}
            onClick={() =>
              void camera.torch?.(!torch).then(
                () => setTorch(!torch),
                () => undefined,
              )
            }
          >
            <Icon name="torch" />
          </button>
        )}
      </div>
      <div className={styles.bottom}>
        <p className={styles.hint} role="status">
          {words}
        </p>
        <button
          type="button"
          className={styles.shutter}
          aria-label={say('screens-label-check.take_the_photo')}
          disabled={!isReady || isTaking}
          onClick={() => void take().catch(() => undefined)}
        />
        <button type="button" className={styles.chip} onClick={onFile}>
          <Icon name="picture" size="m" />
          {say('screens-label-check.choose_a_photo')}
        </button>
      </div>
    </CameraDialog>
  );
}

/** The part of the video's picture under the frame; the picture fills the window and is cut off where it has another shape. */
function seenThrough(frame: HTMLElement, video: HTMLVideoElement): Area {
  const [window, shown] = [frame.getBoundingClientRect(), video.getBoundingClientRect()];
  const scale = Math.max(shown.width / video.videoWidth, shown.height / video.videoHeight);
  const [width, height] = [video.videoWidth * scale, video.videoHeight * scale];
  const left = window.left - (shown.left + (shown.width - width) / 2);
  const top = window.top - (shown.top + (shown.height - height) / 2);
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of));
  return {
    left: share(left, width),
    top: share(top, height),
    width: share(left + window.width, width) - share(left, width),
    height: share(top + window.height, height) - share(top, height),
  };
}

type CropSheetProps = {
  photo: LabelPhoto;
  /** A photo of the part that the frame shows. */
  onCrop: (area: Area) => void;
  onClose: () => void;
  busy: boolean;
};

const MARGIN = 0.04;
const START: Area = { left: MARGIN, top: MARGIN, width: 1 - 2 * MARGIN, height: 1 - 2 * MARGIN };

/** A photo in a frame that can be drawn in to the table: less to read, and nothing else of the picture is looked at. */
export function CropSheet({ photo, onCrop, onClose, busy }: CropSheetProps) {
  const [area, setArea] = useState<Area>(START);
  return (
    <Sheet
      open
      onClose={onClose}
      title={say('screens-label-check.what_should_we_read')}
      lead={say('screens-label-check.pull_the_frame')}
      closeLabel={say('screens-common.close')}
      actions={
        <>
          <Button onClick={() => onCrop(WHOLE)} disabled={busy}>
            {say('screens-label-check.the_whole_photo')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => onCrop(area)}>
            {say('screens-label-check.read_the_frame')}
          </Button>
        </>
      }
    >
      {photo.fault !== null && <Banner tone="caution">{say(`screens-label-check.fault_${photo.fault}`)}</Banner>}
      <div className={styles.crop}>
        <img src={photo.preview} width={photo.width} height={photo.height} alt={say('screens-label-check.your_photo')} draggable={false} />
        <Frame area={area} onArea={setArea} />
      </div>
    </Sheet>
  );
}

type Corner = { readonly name: 'upper_left' | 'upper_right' | 'lower_right' | 'lower_left'; readonly x: 0 | 1; readonly y: 0 | 1 };
const CORNERS: readonly Corner[] = [
  { name: 'upper_left', x: 0, y: 0 },
  { name: 'upper_right', x: 1, y: 0 },
  { name: 'lower_right', x: 1, y: 1 },
  { name: 'lower_left', x: 0, y: 1 },
];
const STEP = 0.02;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function Frame({ area, onArea }: { area: Area; onArea: (area: Area) => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = (corner: Corner) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = frame.current?.parentElement?.getBoundingClientRect();
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onArea(moved(area, corner, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  const press = (corner: Corner) => (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = { x: area.left + corner.x * area.width, y: area.top + corner.y * area.height };
    onArea(moved(area, corner, at.x + step[0], at.y + step[1]));
  };
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const { left, top, width, height } = area;
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
    >
      {CORNERS.map((corner) => (
        <button
          key={corner.name}
          type="button"
          className={styles.corner}
          style={{ left: percent(corner.x), top: percent(corner.y) }}
          aria-label={say('screens-label-check.corner_by_keys', { corner: say(`screens-label-check.corner_${corner.name}`) })}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(corner)}
          onKeyDown={press(corner)}
        />
      ))}
    </div>
  );
}

/** Smallest side of the frame. */
const LEAST = 0.1;

/** The frame with one of its corners somewhere else; the opposite one stays. */
export function moved({ left, top, width, height }: Area, { x, y }: Pick<Corner, 'x' | 'y'>, toX: number, toY: number): Area {
  const [right, bottom] = [left + width, top + height];
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const newLeft = x === 0 ? clamp(toX, 0, right - LEAST) : left;
  const newRight = x === 1 ? clamp(toX, left + LEAST, 1) : right;
  const newTop = y === 0 ? clamp(toY, 0, bottom - LEAST) : top;
  const newBottom = y === 1 ? clamp(toY, top + LEAST, 1) : bottom;
  return { left: newLeft, top: newTop, width: newRight - newLeft, height: newBottom - newTop };
}
