import { Icon } from '../../icons/icon.tsx';
import { ScoreRing } from '../score/score-ring.tsx';
import { type PackFamily, ProductPicture } from './product.tsx';
import styles from './swap-pair.module.css';

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
