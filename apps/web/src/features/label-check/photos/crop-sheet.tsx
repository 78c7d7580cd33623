import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { say } from '../../../i18n/say.ts';
import { type Area, type LabelPhoto, WHOLE } from '../../../platform/label-photo.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Banner } from '../../../ui/feedback/message/banner.tsx';
import { Sheet } from '../../../ui/feedback/modal/modal.tsx';
import styles from './photos.module.css';

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
