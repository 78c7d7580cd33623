import { useState } from 'react';
import { PACK_DRAWINGS, type PackFamily } from '../../icons/pack-drawings.tsx';
import styles from './product-picture.module.css';

export type { PackFamily } from '../../icons/pack-drawings.tsx';

type ProductPictureProps = {
  /** Address of the picture; null or broken shows the drawing. */
  src: string | null;
  /** The product's name; empty where the name stands beside it. */
  alt: string;
  /** Which drawing stands in. */
  family: PackFamily;
  /** Edge in px: 44, 56 (default) or 104. */
  size?: 44 | 56 | 104 | undefined;
  /** Loads at once instead of when it comes near: for the one picture at the top of a page. */
  eager?: boolean | undefined;
};

/** Addresses of pictures come from strangers: only those that a picture can have are asked for. */
const FETCHABLE = /^(?:https?:\/\/|\/|data:image\/)/i;

/** A product's picture on the tint of its family, or the drawn pack when there is none or it does not load. */
export function ProductPicture({ src, alt, family, size = 56, eager = false }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { tile } = PACK_DRAWINGS[family];
  const drawn = src === null || !FETCHABLE.test(src) || broken === src;
  return (
    <span className={styles.picture} style={{ '--tile': tile, '--edge-px': `${size}px` }}>
      {drawn ? (
        <PackDrawing family={family} label={alt} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

type PackDrawingProps = {
  /** Which pack. */
  family: PackFamily;
  /** Accessible name; empty or absent for decoration. */
  label?: string | undefined;
  /** Extra class of the part that places it. */
  className?: string | undefined;
};

/** The drawn pack of a family, with the seal on its label. */
export function PackDrawing({ family, label, className }: PackDrawingProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg viewBox="9 11 78 78" className={className} {...named}>
      {PACK_DRAWINGS[family].shapes}
    </svg>
  );
}
