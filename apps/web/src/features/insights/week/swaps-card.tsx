import { scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { swapsText } from '@labelwise/messages/render/week';
import { useIsForOthers } from '../../../data/people/has-people.ts';
import { stripOf } from '../../../data/people/verdict-words.ts';
import type { WeekFood, WeekSwaps } from '../../../data/scans.ts';
import { useJudgedFood } from '../../../data/scores/lists/use-list-scores.ts';
import { say } from '../../../i18n/say.ts';
import { shortName } from '../../../i18n/words.ts';
import { Link } from '../../../lib/navigation.tsx';
import { resultsPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { SwapPair, SwapSum } from '../../../ui/food/product/swap-pair.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './swaps.module.css';
import words from './words.module.css';

const FROM = '?fromPage=insights';
/** Below it a product is a poor match. */
const GOOD = 50;

type SwapsCardProps = { swaps: WeekSwaps | undefined; shelf: readonly WeekFood[]; isFailed: boolean; onRetry: () => void };

/** The swaps that lift the week most, with what each adds to the average. */
export function SwapsCard({ swaps, shelf, isFailed, onRetry }: SwapsCardProps) {
  if (swaps === undefined)
    return (
      <Card title={say('screens-insights.swaps')}>
        {isFailed ? (
          <>
            <p className={words.lead}>{say('screens-insights.swaps_not_loaded')}</p>
            <Button size="small" onClick={onRetry}>
              {say('screens-common.try_again')}
            </Button>
          </>
        ) : (
          <div role="status" aria-busy="true">
            <span className="sr-only">{say('screens-insights.looking_for_swaps')}</span>
            <Skeleton shape="tile" height="180px" />
          </div>
        )}
      </Card>
    );
  const { before, after, swaps: list } = swaps;
  if (before === null || after === null || list.length === 0) {
    const isFine = shelf.every(({ score }) => score === null || score >= GOOD);
    return (
      <Card title={say('screens-insights.swaps')}>
        <p className={words.lead}>
          {shelf.length === 0 ? say('screens-insights.no_swaps') : say(isFine ? 'insights.swaps_none_needed' : 'insights.swaps_none')}
        </p>
      </Card>
    );
  }
  const word = scoreLabel(after) === scoreLabel(before) ? null : verdictText(say, scoreLabel(after));
  return (
    <Card
      title={say('screens-insights.count_swaps', { count: list.length })}
      aside={<span className="num">{`${before} → ${after}`}</span>}
      spread
    >
      <p className={words.lead}>{swapsText(say, { swaps: list.length, before, after, word })}</p>
      <p className={styles.heads} aria-hidden="true">
        {say('screens-common.average')}
      </p>
      <ol className={styles.swaps}>
        {list.map((swap, at) => (
          <SwapRow
            key={swap.from.food.id}
            swap={swap}
            balance={before + list.slice(0, at + 1).reduce((sum, { points }) => sum + points, 0)}
          />
        ))}
      </ol>
      <SwapSum label={say('screens-insights.your_week')} before={before} after={after} />
    </Card>
  );
}

function SwapRow({ swap: { from, to, points }, balance }: { swap: WeekSwaps['swaps'][number]; balance: number }) {
  const gain = points === 0 ? '<1' : `+${points}`;
  const forOthers = useForOthers(to.food.id);
  return (
    <li>
      <Link to={resultsPath(to.food.id, FROM)} className={styles.swap}>
        <SwapPair from={{ ...from.food, score: from.score }} to={{ ...to.food, score: to.score }} />
        <span className={styles.points} aria-hidden="true">
          {gain}
        </span>
        <span className={styles.balance} aria-hidden="true">
          {balance}
        </span>
        <span className={styles.names} aria-hidden="true">
          {say('screens-insights.name_for', { name: shortName(from.food.name) })} <strong>{shortName(to.food.name)}</strong>
        </span>
        {forOthers !== null && (
          <span className={styles.forOthers} data-level={forOthers.isConflict ? 'poor' : undefined}>
            <Icon name={forOthers.isConflict ? 'conflict' : 'unknown'} size="s" />
            {forOthers.text}
          </span>
        )}
        <span className="sr-only">
          {say('screens-insights.swap_label', {
            from: from.food.name,
            fromScore: from.score,
            to: to.food.name,
            toScore: to.score,
            gain,
            balance,
          })}
        </span>
      </Link>
    </li>
  );
}

/** A week is one's own, and so are its swaps: for whom else of the household the proposed food is not, it says. `null`: nothing is to say. */
function useForOthers(id: string): { text: string; isConflict: boolean } | null {
  const isForOthers = useIsForOthers();
  const judged = useJudgedFood(id);
  if (!isForOthers || judged === undefined) return null;
  const household = judged?.household?.();
  if (household === undefined) return { text: say('screens-people.could_not_be_judged'), isConflict: false };
  const { answer, headline } = stripOf(household);
  return answer === 'safe' || answer === 'free' ? null : { text: headline, isConflict: answer === 'conflict' };
}
