import { speaksNothingAgainst } from '@labelwise/domain/people';
import { ringLevel } from '@labelwise/domain/scoring';
import type { Food } from '../../../data/foods/foods.ts';
import { headlineOf, nameOf, ringName, unreadableWords, wordOf } from '../../../data/people/verdict-words.ts';
import { useVerdicts } from '../../../data/people/verdicts.ts';
import { say } from '../../../i18n/say.ts';
import { ProductPicture } from '../../../ui/food/product.tsx';
import { ScoreRing } from '../../../ui/food/score-ring.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './scan-cards.module.css';

/** As many rings as stand side by side; the strictest come first. */
const MAX_SHOWN = 3;

/** On a card of the scanner: for whom the food is not, and the rings of the strictest. A conflict is read at once. */
export function TableStrip({ food }: { food: Food }) {
  const { verdicts, isUnreadable, isFailed } = useVerdicts(food);
  if (isFailed) return <p role="alert">{say('screens-people.could_not_be_judged')}</p>;
  if (verdicts === null) return null;
  const { answer, people } = verdicts;
  const isConflict = answer === 'conflict';
  const headline = isUnreadable ? say(unreadableWords()) : headlineOf(verdicts);
  return (
    <div className={styles.table} role={isConflict ? 'alert' : undefined} data-level={isConflict ? 'poor' : 'none'}>
      <p>
        <Icon name={isConflict ? 'conflict' : answer === 'safe' ? 'fits' : speaksNothingAgainst(answer) ? 'people' : 'unknown'} size="m" />
        <strong>{headline}</strong>
      </p>
      <ol>
        {people.slice(0, MAX_SHOWN).map((verdict) => {
          const { id, score, whole } = verdict;
          return (
            <li key={id}>
              <ScoreRing score={score} label={ringName(verdict, wordOf(verdict, whole.isHeldBack))} />
              <span aria-hidden="true">{nameOf(verdict)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type TableMiniProps = { food: Food; isCurrent: boolean; onTurn: () => void };

/** A small card of the row where foods are judged for others too: for whom it is not, and the lowest of their scores. */
export function TableMini({ food, isCurrent, onTurn }: TableMiniProps) {
  const { verdicts, isUnreadable } = useVerdicts(food);
  const strictest = verdicts?.people[0];
  const score = isUnreadable ? null : (strictest?.score ?? null);
  const isConflict = verdicts?.answer === 'conflict';
  const headline = verdicts === null || isUnreadable ? say('screens-common.no_score') : headlineOf(verdicts);
  return (
    <button
      type="button"
      className={styles.mini}
      data-level={isConflict ? 'poor' : score === null ? 'none' : ringLevel(score)}
      aria-label={`${food.name}, ${headline}`}
      onClick={onTurn}
      {...(isCurrent && { 'aria-current': true as const })}
    >
      <ProductPicture src={food.image} alt="" family={food.placeholder} size={40} eager />
      <b>
        {score ?? '?'}
        <Icon name={isConflict ? 'conflict' : 'people'} className={styles.glyph} />
      </b>
    </button>
  );
}
