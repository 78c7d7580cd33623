import styles from './lane.module.css';
import type { PlacedRow } from './ledger-rows.ts';

type LaneProps = Pick<PlacedRow, 'from' | 'to' | 'kind'>;

/** The rule under a row of the ledger: ticks at the quarters, thick where the points move. Losses are hatched. */
export function Lane({ from, to, kind }: LaneProps) {
  return (
    <span className={styles.lane} aria-hidden="true">
      <i className={styles[kind]} style={{ '--a': from, '--b': to }} />
    </span>
  );
}
