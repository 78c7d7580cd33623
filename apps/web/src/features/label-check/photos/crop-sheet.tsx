import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { type Area, type LabelPhoto, type PhotoFault, WHOLE } from '../../../platform/label-photo/label-photo.ts';
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

/** Stands before anything is read. */
const FAULT_WORDS: Readonly<Record<PhotoFault, string>> = {
  dark: 'This photo is dark. One with more light reads better.',
  blurred: 'This photo is blurred. Hold still and a little further away, then tap the print to focus.',
  small: 'The print is very small on this photo. Move closer.',
};

const MARGIN = 0.04;
const START: Area = { left: MARGIN, top: MARGIN, width: 1 - 2 * MARGIN, height: 1 - 2 * MARGIN };

/** A photo in a frame that can be drawn in to the table: less to read, and nothing else of the picture is looked at. */
export function CropSheet({ photo, onCrop, onClose, busy }: CropSheetProps) {
  const { t } = useTranslation();
  const [area, setArea] = useState<Area>(START);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('What should we read?')}
      lead={t('Pull the frame to the table or the list. The rest is left away.')}
      closeLabel={t('Close')}
      actions={
        <>
          <Button onClick={() => onCrop(WHOLE)} disabled={busy}>
            {t('The whole photo')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => onCrop(area)}>
            {t('Read the frame')}
          </Button>
        </>
      }
    >
      {photo.fault !== null && <Banner tone="caution">{t(FAULT_WORDS[photo.fault])}</Banner>}
      <div className={styles.crop}>
        <img src={photo.url} width={photo.width} height={photo.height} alt={t('Your photo')} draggable={false} />
        <Frame area={area} onArea={setArea} />
      </div>
    </Sheet>
  );
}

type Corner = { readonly name: string; readonly x: 0 | 1; readonly y: 0 | 1 };
const CORNERS: readonly Corner[] = [
  { name: 'Upper left corner', x: 0, y: 0 },
  { name: 'Upper right corner', x: 1, y: 0 },
  { name: 'Lower right corner', x: 1, y: 1 },
  { name: 'Lower left corner', x: 0, y: 1 },
];
const STEP = 0.02;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function Frame({ area, onArea }: { area: Area; onArea: (area: Area) => void }) {
  const { t } = useTranslation();
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
          aria-label={t('{{corner}}, moved by the arrow keys', { corner: t(corner.name) })}
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
