import { type Level, ringLevel } from '@labelwise/domain/scoring';
import styles from './dot-distribution.module.css';
import { TableTwin, type TableTwinProps } from './table-twin.tsx';

/** How many steps of five points the axis has. */
const BIN_COUNT = 20;

/** Scores sorted into steps of five points; 100 belongs to the last step. Each dot keeps its own level. */
export function dotBins(scores: readonly number[]): Level[][] {
  const bins: Level[][] = Array.from({ length: BIN_COUNT }, () => []);
  for (const score of [...scores].sort((a, b) => a - b)) {
    bins[Math.min(BIN_COUNT - 1, Math.floor(score / 5))]?.push(ringLevel(score));
  }
  return bins;
}

type DotDistributionProps = {
  /** Whole scores, 0 to 100, one dot each; best up to about 30. */
  scores: readonly number[];
  /** What it shows in one sentence, for readers. */
  label: string;
  /** Above the axis at 0, 50 and 75. */
  heads: readonly [string, string, string];
  /** Its text twin. */
  twin: TableTwinProps;
};

const TICKS = [0, 25, 50, 75, 100];

/** Where the scores land: dots in steps of five on the quartered axis, each drawn as its level's glyph. */
export function DotDistribution({ scores, label, heads, twin }: DotDistributionProps) {
  return (
    <figure>
      <div role="img" aria-label={label}>
        <p className={styles.heads}>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </p>
        <div className={styles.dots} style={{ '--bins': BIN_COUNT }}>
          {dotBins(scores).map((bin, step) => (
            <span key={step * 5}>
              {bin.map((level, nth) => (
                // Dots of one step are alike; only their place tells them apart.
                <i key={`${level} ${nth}`} data-level={level} />
              ))}
            </span>
          ))}
        </div>
        <div className={styles.axis}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className={styles.ticks}>
          {TICKS.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
      </div>
      <TableTwin {...twin} />
    </figure>
  );
}
