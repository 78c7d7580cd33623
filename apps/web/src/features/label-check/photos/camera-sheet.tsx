import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { say } from '../../../i18n/say.ts';
import { createCameraControl } from '../../../platform/camera/camera-control.ts';
import { type Area, type LabelPhoto, photoOfVideo } from '../../../platform/label-photo.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CameraDialog } from '../../../ui/layout/camera-dialog.tsx';
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
