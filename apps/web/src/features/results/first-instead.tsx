import { scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useQuery } from '@tanstack/react-query';
import { insteadQuery } from '../../data/alternatives.ts';
import type { Food } from '../../data/foods/foods.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { resultsPath } from '../../lib/paths.ts';
import type { JudgedScore } from '../../lib/score-state.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { ProductPicture } from '../../ui/food/product.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import styles from './first-instead.module.css';
import { titleOf } from './instead.tsx';

type FirstInsteadProps = {
  food: Food;
  /** What the food was judged to be. */
  shown: JudgedScore;
  /** In place of its own words, where the proposal is for others. */
  title?: string | undefined;
};

/**
 * Beside a poor verdict on a phone: one food to take instead, in sight before anything is scrolled. The card of all proposals, with their
 * reasons, stands below the fold there; in a wide window it stands beside the verdict, and this is not shown.
 */
export function FirstInstead({ food, shown, title }: FirstInsteadProps) {
  const isPoor = shown.state === 'judged' && shown.score < 50;
  const { data, isPending } = useQuery({ ...insteadQuery(food), enabled: food.id !== '' && isPoor });
  if (!isPoor || food.id === '') return null;
  const first = data?.foods[0];
  if (first === undefined) return isPending ? <FirstInsteadWaiting /> : <NothingBetter />;
  // Among several it is as good as it is for the one whom it suits least.
  const score = Math.min(first.score, ...(first.household?.people ?? []).flatMap((one) => one.score ?? []));
  return (
    <Link to={resultsPath(first.food.barcode ?? first.food.id)} className={styles.first}>
      <ProductPicture src={first.food.image} alt="" family={first.food.placeholder} size={44} />
      <span className={styles.words}>
        <span className="caption">{title ?? titleOf(data?.kind ?? 'better', shown)}</span>
        <strong className={styles.name}>{first.food.name}</strong>
      </span>
      <ScoreRing
        score={score}
        label={say('screens-welcome.score_score_of_100_label', { score, label: verdictText(say, scoreLabel(score)) })}
      />
    </Link>
  );
}

/** In the place of a proposal, and as high: silence would look like an oversight. */
function NothingBetter() {
  return <p className={`small muted ${styles.first} ${styles.nothing}`}>{say('screens-results.we_know_nothing_better')}</p>;
}

/** As high as what comes, so that nothing below moves. */
export function FirstInsteadWaiting() {
  return (
    <div className={styles.first} aria-hidden="true">
      <Skeleton shape="tile" width="44px" height="44px" />
      <Skeleton width="70%" />
      <Skeleton shape="ring" width="44px" height="44px" />
    </div>
  );
}
