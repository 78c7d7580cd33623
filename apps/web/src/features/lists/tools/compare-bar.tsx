import { say } from '../../../i18n/say.ts';
import { comparePath } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import styles from './list-tools.module.css';
import { MAX_COMPARED, type Picking } from './use-narrowing.ts';

type PickBoxProps = { foodId: string; name: string; picking: Picking };

/** The box at the end of a row that puts the food among those to compare. */
export function PickBox({ foodId, name, picking }: PickBoxProps) {
  const isPicked = picking.picked.includes(foodId);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        checked={isPicked}
        disabled={!isPicked && picking.picked.length >= MAX_COMPARED}
        aria-label={say('screens-lists.compare_name', { name })}
        onChange={() => picking.toggle(foodId)}
      />
    </label>
  );
}

const MIN_COMPARED = 2;

/** How many foods are chosen, and the way to see them side by side. */
export function CompareBar({ picking }: { picking: Picking }) {
  if (!picking.isOn) return null;
  const { picked } = picking;
  const isReady = picked.length >= MIN_COMPARED;
  return (
    <section className={styles.bar} aria-label={say('screens-common.compare')}>
      <p role="status" className="small">
        {isReady
          ? say('screens-lists.n_of_most_chosen', { n: picked.length, most: MAX_COMPARED })
          : picked.length === 0
            ? say('screens-lists.choose_two')
            : say('screens-lists.choose_one_more')}
      </p>
      <span className={styles.actions}>
        <Button size="small" onClick={picking.end}>
          {say('screens-common.cancel')}
        </Button>
        {isReady ? (
          <LinkButton size="small" variant="primary" to={comparePath(picked)}>
            {say('screens-common.compare')}
          </LinkButton>
        ) : (
          <Button size="small" variant="primary" disabled>
            {say('screens-common.compare')}
          </Button>
        )}
      </span>
    </section>
  );
}
