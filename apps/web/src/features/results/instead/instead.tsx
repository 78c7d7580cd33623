import { scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useQuery } from '@tanstack/react-query';
import { insteadQuery, type StoredWayForward } from '../../../data/alternatives.ts';
import { type Food, shelfQuery } from '../../../data/foods/foods.ts';
import { useJudgedRevision } from '../../../data/people/has-people.ts';
import { stripOf } from '../../../data/people/verdict-words.ts';
import { say } from '../../../i18n/say.ts';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { Link } from '../../../lib/navigation.tsx';
import { resultsPath, shelfPath } from '../../../lib/paths.ts';
import type { JudgedScore } from '../../../lib/score-state.ts';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { ProductPicture } from '../../../ui/food/product/product.tsx';
import { ScoreRing } from '../../../ui/food/score/score-ring.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PeopleRings } from '../../../ui/people/household-strip.tsx';
import styles from './instead.module.css';

type InsteadProps = {
  food: Food;
  /** The score that something better is looked for above. */
  shown: JudgedScore;
  /** In place of the card's own title, where the proposals are for others. */
  title?: string | undefined;
  /** What holds for all of them. */
  note?: string | undefined;
};

/** The way on, right under the answer: what to take instead, each with its one reason. */
export function Instead({ food, shown, title, note }: InsteadProps) {
  useJudgedRevision();
  const { data, isPending } = useQuery({ ...insteadQuery(food), enabled: food.id !== '' });
  const isPoor = shown.state !== 'judged' || shown.score < 50;
  if (food.id === '') return null;
  if (isPending) return isPoor ? <InsteadWaiting title={title ?? titleOf('better', shown)} /> : null;
  if (data === undefined) return null;
  if (data.foods.length === 0) return isPoor && shown.state !== 'no data' ? <Nothing /> : null;
  return (
    <Card title={title ?? titleOf(data.kind, shown)} aside={<SeeAll foodId={food.id} />}>
      <ul className={styles.swaps}>
        {data.foods.map((one) => (
          // Nothing is better than what nobody can judge.
          <Swap key={one.food.id} {...one} reason={shown.state === 'no data' ? '' : one.reason} />
        ))}
      </ul>
      {note !== undefined && <p className="caption">{note}</p>}
      <StoredNote storedAt={data.storedAt} />
    </Card>
  );
}

/** Shows where this device's own copy stands in. */
function StoredNote({ storedAt }: { storedAt: string | null }) {
  const at = epochOf(storedAt);
  if (at === null) return null;
  return (
    <p className={`caption ${styles.stored}`}>
      <Icon name="offline" size="s" /> {say('screens-results.as_of_day_kept', { day: dateText(at) })}
    </p>
  );
}

/** The whole shelf, the best first. */
function SeeAll({ foodId }: { foodId: string }) {
  const { data } = useQuery(shelfQuery(foodId));
  if (data?.shelf == null) return null;
  return (
    <Link to={shelfPath(data.shelf.tag)} className={`link ${styles.all}`}>
      {say('screens-results.see_all_size', { size: data.shelf.size })}
    </Link>
  );
}

function Swap({ food, score, reason, occasion, household }: StoredWayForward['foods'][number]) {
  const label = say('screens-welcome.score_score_of_100_label', { score, label: verdictText(say, scoreLabel(score)) });
  return (
    <li>
      <Link to={resultsPath(food.barcode ?? food.id)} className={styles.swap}>
        <ProductPicture src={food.image} alt="" family={food.placeholder} size={72} />
        <span className={styles.words}>
          <strong className={styles.name}>{food.name}</strong>
          <span className="small muted">{occasion ?? food.brand}</span>
          {reason !== '' && <span className={styles.reason}>{reason}</span>}
          {household !== undefined && (
            <span className={styles.people}>
              <PeopleRings rings={stripOf(household).rings} />
            </span>
          )}
        </span>
        {household === undefined && <ScoreRing score={score} label={label} />}
      </Link>
    </li>
  );
}

/** Stated where the catalogue has nothing: silence would look like an oversight. */
function Nothing() {
  return <p className={`small muted ${styles.nothing}`}>{say('screens-results.we_know_nothing_better')}</p>;
}

function InsteadWaiting({ title }: { title: string }) {
  return (
    <Card title={title}>
      <div className={styles.swaps} aria-busy="true">
        {[1, 2].map((row) => (
          <div key={row} className={`${styles.swap} ${styles.waiting}`}>
            <Skeleton shape="tile" width="72px" height="72px" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** Beside a food that nobody can judge nothing is "better": these are known. */
export function titleOf(kind: StoredWayForward['kind'], { score, state }: JudgedScore): string {
  if (kind === 'best of shelf') return say('screens-results.nothing_good_here');
  if (state === 'no data') return say('screens-results.known_and_good');
  return score >= 50 ? say('screens-results.even_better') : say('screens-results.take_instead');
}
