import type { Food } from '../../../data/foods/foods.ts';
import { headlineOf, nameOf, ringName, wordOf } from '../../../data/people/verdict-words.ts';
import { useVerdicts } from '../../../data/people/verdicts.ts';
import { say } from '../../../i18n/say.ts';
import { ScoreRing } from '../../../ui/food/score/score-ring.tsx';
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
  const headline = isUnreadable ? say('screens-people.cannot_be_read') : headlineOf(verdicts);
  return (
    <div className={styles.table} role={isConflict ? 'alert' : undefined} data-level={isConflict ? 'poor' : 'none'}>
      <p>
        <Icon name={isConflict ? 'conflict' : answer === 'safe' ? 'fits' : answer === 'free' ? 'people' : 'unknown'} size="m" />
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
