import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { PACK_DRAWINGS } from '../../icons/pack-drawings.tsx';
import { ScoreRing } from '../score/score-ring.tsx';
import styles from './alternative-card.module.css';
import { PackDrawing, type PackFamily } from './product-picture.tsx';

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
        <span className={styles.picture} style={{ '--tile': PACK_DRAWINGS[family].tile }}>
          <PackDrawing family={family} className={styles.pack} />
          <span className={styles.ring}>
            <ScoreRing score={score} label={scoreName} />
          </span>
        </span>
        <span className={styles.words}>
          <strong className={styles.name}>{name}</strong>
          {brand != null && brand !== '' && <span className="small muted">{brand}</span>}
          <span className={styles.reason}>{reason}</span>
        </span>
      </Link>
    </li>
  );
}
