import type { Quad } from '@labelwise/label-reader';
import type { LabelPhoto } from '../../../platform/label-photo.ts';

type StripProps = {
  photo: LabelPhoto;
  /** The piece of the photo, which may be tilted. */
  place: Quad;
  className: string | undefined;
  /** Keeps the piece's right end in sight where the strip is too narrow for it: figures stand there. */
  align: 'right' | 'middle';
};

/** Room around the piece, as a share of its height. */
const MARGIN = 0.35;

/** The piece of a photo that a value came from, level and enlarged. Decoration: the field beside it says the same. */
export function Strip({ photo, place, className, align }: StripProps) {
  const [a, b, c, d] = place;
  const center = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const width = Math.hypot(b.x - a.x, b.y - a.y);
  const height = Math.max(4, Math.hypot(d.x - a.x, d.y - a.y));
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const room = height * MARGIN;
  const view = [center.x - width / 2 - room, center.y - height / 2 - room, width + 2 * room, height + 2 * room];
  return (
    <svg
      className={className}
      viewBox={view.map((value) => value.toFixed(1)).join(' ')}
      preserveAspectRatio={align === 'right' ? 'xMaxYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <image href={photo.url} width={photo.width} height={photo.height} transform={`rotate(${-degrees} ${center.x} ${center.y})`} />
    </svg>
  );
}
