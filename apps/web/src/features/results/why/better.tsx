import type { Improvement } from '@labelwise/domain/scoring';
import { useImprovements } from '../../../data/choosing/chooser.ts';
import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { numberText } from '../../../i18n/words.ts';
import { Fold } from '../../../ui/layout/fold.tsx';
import styles from './why.module.css';

type BetterProps = {
  food: Food;
  /** The score that stands on the page: lines that begin with another one are not shown. */
  score: number;
};

/** What would make it better, exact from the same sum. Nothing where nothing within reason does. */
export function Better({ food, score }: BetterProps) {
  const lines = useImprovements(food).filter(({ from }) => from === score);
  const [best] = lines;
  if (best === undefined) return null;
  const isDrink = food.facts.kind === 'beverage' || food.facts.kind === 'water';
  return (
    <Fold title={say('screens-results.better_title')} answer={<span className={`num ${styles.gain}`}>+{best.to - best.from}</span>}>
      <ul className={styles.better}>
        {lines.map((line) => (
          <li key={line.kind === 'without' ? line.code : line.nutriment}>{sentenceOf(line, isDrink)}</li>
        ))}
      </ul>
      <p className="caption">{say('screens-results.better_how')}</p>
    </Fold>
  );
}

const CHANGES = {
  salt: 'screens-results.better_salt',
  sugars: 'screens-results.better_sugars',
  saturatedFat: 'screens-results.better_saturated_fat',
  fiber: 'screens-results.better_fiber',
} as const;

function sentenceOf(line: Improvement, isDrink: boolean): string {
  const { from, to, grade } = line;
  if (line.kind === 'without') return say('screens-results.better_without', { code: line.code.toUpperCase(), points: to - from, from, to });
  const change = {
    change: say(CHANGES[line.nutriment]),
    grams: numberText(line.grams, { maximumFractionDigits: 2 }),
    unit: isDrink ? 'ml' : 'g',
    from,
    to,
  };
  return grade === null
    ? say('screens-results.better_by', change)
    : say('screens-results.better_by_grade', { ...change, grade: grade.toUpperCase() });
}
