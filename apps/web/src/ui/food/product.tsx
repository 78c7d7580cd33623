import { type ReactNode, useState } from 'react';
import type { To } from 'react-router';
import { Link } from '../../lib/navigation.tsx';
import { Icon } from '../icons/icon.tsx';
import { PACK_TILES, type PackFamily, packDrawing } from '../icons/pack-drawings.ts';
import { Clamp } from '../layout/fold.tsx';
import { Tag } from '../layout/list.tsx';
import { PageTitle } from '../layout/screen.tsx';
import styles from './product.module.css';
import { ScoreRing } from './score-ring.tsx';

export type { PackFamily } from '../icons/pack-drawings.ts';

type ProductPictureProps = {
  /** Address of the picture; null or broken shows the drawing. */
  src: string | null;
  /** The product's name; empty where the name stands beside it. */
  alt: string;
  /** Which drawing stands in. */
  family: PackFamily;
  /** Edge in px: 56 without one. */
  size?: 40 | 44 | 56 | 64 | 72 | 104 | undefined;
  /** Loads at once instead of when it comes near: for the one picture at the top of a page. */
  eager?: boolean | undefined;
};

/** Addresses of pictures come from strangers: only those that a picture can have are asked for. */
const FETCHABLE = /^(?:https?:\/\/|\/|data:image\/)/i;

/** A product's picture on the tint of its family, or the drawn pack when there is none or it does not load. */
export function ProductPicture({ src, alt, family, size = 56, eager = false }: ProductPictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const drawn = src === null || !FETCHABLE.test(src) || broken === src;
  return (
    <span className={styles.picture} style={{ '--tile': PACK_TILES[family], '--edge-px': `${size}px` }}>
      {drawn ? (
        <PackDrawing family={family} label={alt} />
      ) : (
        <img
          {...pictureAddress(src, size)}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
          // One that failed before the app took the page over has no event to tell it.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth === 0) setBroken(src);
          }}
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
      <use href={packDrawing(family)} width="96" height="96" />
    </svg>
  );
}

type ProductHeadProps = {
  /** The picture, 72 px. */
  picture: ReactNode;
  /** The product's name, the page's h1. */
  name: string;
  /** Maker and pack size: "Alder & Rye · 500 g". */
  detail?: ReactNode | undefined;
  /** Its category. */
  category?: string | undefined;
  /** The words that open a very long name, and close it again. */
  moreOfName: string;
  lessOfName: string;
};

/** What it is: picture, name, maker, category. */
export function ProductHead({ picture, name, detail, category, moreOfName, lessOfName }: ProductHeadProps) {
  return (
    <header className={styles.product}>
      {picture}
      <div className={styles.words}>
        <Clamp lines={3} more={moreOfName} less={lessOfName}>
          <PageTitle className={styles.name}>{name}</PageTitle>
        </Clamp>
        {detail !== undefined && <p className="small muted">{detail}</p>}
        {category !== undefined && <Tag look="hole">{category}</Tag>}
      </div>
    </header>
  );
}

type AlternativeStripProps = {
  /** `AlternativeCard`s. */
  children: ReactNode;
  /** Accessible name where no heading stands above. */
  label?: string | undefined;
};

/** Better matches side by side: a strip that snaps on phones, four columns from 1024 px. */
export function AlternativeStrip({ children, label }: AlternativeStripProps) {
  return (
    <ul aria-label={label} className={styles.strip}>
      {children}
    </ul>
  );
}

type AlternativeCardProps = {
  /** The product's name. */
  name: string;
  /** Its maker. */
  brand?: string | null | undefined;
  /** Which pack is drawn. */
  family: PackFamily;
  /** Whole number from 0 to 100. */
  score: number;
  /** Accessible name of the ring. */
  scoreName?: string | undefined;
  /** The one reason why it is better: "No seed oils". */
  reason: string;
  /** Where it leads. */
  to: To;
};

/** One better match: pack, ring, name, maker, and the one reason in green. */
export function AlternativeCard({ name, brand, family, score, scoreName, reason, to }: AlternativeCardProps) {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        <span className={styles.alternativeCardPicture} style={{ '--tile': PACK_TILES[family] }}>
          <PackDrawing family={family} className={styles.pack} />
          <span className={styles.ring}>
            <ScoreRing score={score} label={scoreName} />
          </span>
        </span>
        <span className={styles.alternativeCardWords}>
          <strong className={styles.alternativeCardName}>{name}</strong>
          {brand != null && brand !== '' && <span className="small muted">{brand}</span>}
          <span className={styles.reason}>{reason}</span>
        </span>
      </Link>
    </li>
  );
}

/** Where the pictures of Open Food Facts lie; a file name ends in its size: `front_en.12.400.jpg`. */
const SOURCE = 'https://images.openfoodfacts.org/';
/**
 * Sizes that every selected picture comes in, in pixels of its longer side.
 * @source https://openfoodfacts.github.io/openfoodfacts-server/api/how-to-download-images/
 */
const SIZES = [100, 200, 400] as const;
const SIZED = /(\/(?:front|ingredients|nutrition|packaging)(?:_[a-z]{2})?\.\d+)\.(?:100|200|400|full)\.jpg$/;
/** Slightly enlarged is as sharp to the eye as exact. */
const MAX_ENLARGED = 1.2;

type PictureAddress = { readonly src: string; readonly srcSet: string | undefined };

/** The smallest sizes of a picture that fill so many px, on screens of one, two and three dots a px; the address as it is elsewhere. */
export function pictureAddress(address: string, px: number): PictureAddress {
  if (!address.startsWith(SOURCE) || !SIZED.test(address)) return { src: address, srcSet: undefined };
  const sized = (dots: number): string => {
    const size = SIZES.find((each) => each * MAX_ENLARGED >= px * dots) ?? 400;
    return address.replace(SIZED, `$1.${size}.jpg`);
  };
  return { src: sized(1), srcSet: `${sized(1)} 1x, ${sized(2)} 2x, ${sized(3)} 3x` };
}

type Side = { image: string | null; placeholder: PackFamily; score: number | null };

/** A food and the one to take in its place, each with its ring. The words beside it say the same. */
export function SwapPair({ from, to }: { from: Side; to: Side }) {
  return (
    <span className={styles.pair} aria-hidden="true">
      <ProductPicture src={from.image} alt="" family={from.placeholder} size={40} />
      <ScoreRing score={from.score} size="small" decorative />
      <Icon name="next" size="m" />
      <ProductPicture src={to.image} alt="" family={to.placeholder} size={40} />
      <ScoreRing score={to.score} size="small" decorative />
    </span>
  );
}

/** What swaps come to: an average before them and after them, below a double rule. */
export function SwapSum({ label, before, after }: { label: string; before: number; after: number }) {
  return (
    <p className={styles.sum}>
      <strong>{label}</strong>
      <b className="num">
        <span>{before} →</span> {after}
      </b>
    </p>
  );
}
