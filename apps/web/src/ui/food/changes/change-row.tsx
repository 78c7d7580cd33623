import type { To } from 'react-router';
import { say } from '../../../i18n/say.ts';
import { Button } from '../../controls/button/button.tsx';
import { FoodRow } from '../product/food-row.tsx';
import type { PackFamily } from '../product/product.tsx';
import { Conflict } from '../score/score.tsx';
import styles from './change-row.module.css';

type ChangeRowProps = {
  name: string;
  brand: string | null;
  image: string | null;
  family: PackFamily;
  /** Of the strictest of the household, now. */
  score: number | null;
  /** Since when, or in whose place. */
  meta: string;
  lines: readonly { readonly text: string; readonly names: string; readonly isGrave: boolean }[];
  /** How many lines are shown; all without it. */
  most?: number;
  to: To;
  onDismiss: () => void;
};

/** A food that changed: what it says now, for whom, and a way to count it as seen. */
export function ChangeRow({ name, lines, most = lines.length, onDismiss, ...row }: ChangeRowProps) {
  return (
    <div className={styles.row}>
      <FoodRow {...row} name={name} />
      <div className={styles.below}>
        <ul className={styles.lines}>
          {lines.slice(0, most).map(({ text, names, isGrave }) => (
            <li key={text}>
              {isGrave ? <Conflict>{text}</Conflict> : text}
              {names !== '' && <span className="muted"> {say('screens-watch.concerns', { names })}</span>}
            </li>
          ))}
        </ul>
        <Button size="small" aria-label={say('screens-watch.dismiss_name', { name })} onClick={onDismiss}>
          {say('screens-watch.dismiss')}
        </Button>
      </div>
    </div>
  );
}
