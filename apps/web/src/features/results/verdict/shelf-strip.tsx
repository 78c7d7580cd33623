import { ringLevel } from '@labelwise/domain/scoring';
import { barOf, placeOnShelf, shelfBars } from '@labelwise/domain/shelf';
import { useQuery } from '@tanstack/react-query';
import { insteadQuery } from '../../../data/alternatives.ts';
import { type Food, shelfQuery } from '../../../data/foods/foods.ts';
import { categoryInside, categoryText } from '../../../i18n/category-text.ts';
import { say } from '../../../i18n/say.ts';
import { LevelGlyph } from '../../../ui/food/score/score-ring.tsx';
import styles from './says.module.css';

type ShelfStripProps = {
  food: Food;
  /** What the food scores for the person; where it is another one, the strip says whose score it shows. */
  ownScore: number;
};

/** Where a food stands among its like, by the score for everyone: the same picture for everybody who looks at it. */
export function ShelfStrip({ food, ownScore }: ShelfStripProps) {
  const { data, isPending } = useQuery({ ...shelfQuery(food.id), enabled: food.id !== '' });
  const { data: proposals } = useQuery({ ...insteadQuery(food), enabled: food.id !== '' });
  if (food.id === '' || food.scoreBasis === 'none') return null;
  if (isPending) return <ShelfWaiting food={food} />;
  const shelf = data?.shelf ?? null;
  if (shelf === null) return null;
  const score = food.healthScore;
  const level = ringLevel(score);
  const own = barOf(score);
  const sentence = placeSentence(shelf, score);
  const best = placeOnShelf(shelf.counts, score).best;
  const swap = proposals?.kind === 'better' ? proposals.foods.find(({ isNear }) => isNear)?.food.healthScore : undefined;
  return (
    <div className={styles.shelf} role="img" aria-label={say('screens-results.sentence_by_the_score', { sentence })}>
      <p className={styles.head}>
        <span>{sentence}</span>
        <span className={styles.best}>
          {ownScore === score ? say('screens-results.best_best', { best }) : say('screens-results.for_everyone_best_best', { best })}
        </span>
      </p>
      <div className={styles.plot}>
        {shelfBars(shelf.counts).map((height, at) => (
          // Bars have no names: their place on the scale is what they are.
          <i
            key={`${at * 4}`}
            className={at === own ? styles.own : height === 0 ? styles.empty : undefined}
            data-level={at === own ? level : undefined}
            style={{ '--h': height }}
          />
        ))}
        <span className={styles.pin} data-level={level} style={{ '--x': own * 4 + 2 }}>
          <b>
            <LevelGlyph level={level} />
            {say('screens-results.this_one_score', { score })}
          </b>
        </span>
        {swap !== undefined && barOf(swap) - own >= PIN_WIDTH && (
          <span className={styles.pin} data-level={ringLevel(swap)} style={{ '--x': barOf(swap) * 4 + 2 }}>
            <b>
              <LevelGlyph level={ringLevel(swap)} />
              {swap}
            </b>
          </span>
        )}
      </div>
      <div className={styles.board}>
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** The size of a shelf in the words that stand in for those to come: three digits, as most have. */
const SIZE_MEANWHILE = 214;

/** As high as what comes, so that nothing below moves: words much like those to come break where they will. */
function ShelfWaiting({ food }: { food: Food }) {
  const counts = Array.from({ length: 101 }, (_, score) => (score === 0 || score === 97 ? SIZE_MEANWHILE / 2 : 0));
  // A shelf is wider than the food's own category, and its name shorter.
  const category = categoryText(food.category ?? '', food.facts.categoriesTags);
  const name = category.split(' ').slice(-2).join(' ');
  return (
    <div className={`${styles.shelf} ${styles.waiting}`} aria-hidden="true">
      <p className={styles.head}>
        <span>{placeSentence({ counts, name, tag: '' }, food.healthScore)}</span>
        <span className={styles.best}>{say('screens-results.best_best', { best: 97 })}</span>
      </p>
      <div className={styles.plot} />
      <div className={styles.board}>
        <i />
      </div>
    </div>
  );
}

/** Bars that the words of a pin take: where the other one is nearer it is left out. */
const PIN_WIDTH = 7;

/** "Better than 12% of 214 spreads". */
export function placeSentence(
  { counts, name, tag }: { readonly counts: readonly number[]; readonly name: string; readonly tag: string },
  score: number,
): string {
  const { percent, size, end } = placeOnShelf(counts, score);
  const values = { percent, size, shelf: categoryInside(name, [tag]) };
  if (end === 'best') return say('screens-results.among_the_best_of', values);
  if (end === 'lowest') return say('screens-results.none_of_size_shelf', values);
  return say('screens-results.better_than_percent_of', values);
}
