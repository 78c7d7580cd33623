import { ageGroup } from '@labelwise/domain/people';
import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { barOf, placeOnShelf, shelfBars } from '@labelwise/domain/shelf';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useQuery } from '@tanstack/react-query';
import { insteadQuery, type StoredWayForward } from '../../data/alternatives.ts';
import { type Food, shelfQuery } from '../../data/foods/foods.ts';
import { useJudgedRevision } from '../../data/people/has-people.ts';
import { type JudgedFor, membersNotJudged } from '../../data/people/stored-people.ts';
import { nameOf, namesOf, stripOf, type WholeVerdict } from '../../data/people/verdict-words.ts';
import { useVerdicts } from '../../data/people/verdicts.ts';
import { categoryCounted, categoryText } from '../../i18n/category-text.ts';
import { say } from '../../i18n/say.ts';
import { unbroken } from '../../i18n/words.ts';
import { dateText, epochOf } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { resultsPath, shelfPath } from '../../lib/paths.ts';
import type { JudgedScore } from '../../lib/score-state.ts';
import { useRoom } from '../../lib/use-wide.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { ProductPicture } from '../../ui/food/product.tsx';
import { LevelGlyph, ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PeopleRings } from '../../ui/people.tsx';
import styles from './instead.module.css';
import saysStyles from './says.module.css';

type InsteadProps = {
  food: Food;
  /** The score that something better is looked for above. */
  shown: JudgedScore;
  /** In place of the card's own title, where the proposals are for others. */
  title?: string | undefined;
  /** What holds for all of them. */
  note?: string | undefined;
  /** The page is long: on a phone one stands for all of them. */
  isShort?: boolean | undefined;
};

/** On a phone the rest is with the whole shelf. */
const MAX_FOODS_ON_PHONES = 2;
const MAX_FOODS = 3;

/** The way on, right under the answer: what to take instead, each with its one reason. */
export function Instead({ food, shown, title, note, isShort = false }: InsteadProps) {
  useJudgedRevision();
  const hasRoom = useRoom();
  const most = hasRoom ? MAX_FOODS : isShort ? 1 : MAX_FOODS_ON_PHONES;
  const { data, isPending } = useQuery({ ...insteadQuery(food), enabled: food.id !== '' });
  const isPoor = shown.state !== 'judged' || shown.score < 50;
  if (food.id === '') return null;
  if (isPending) return isPoor ? <InsteadWaiting title={title ?? titleOf('better', shown)} /> : null;
  if (data === undefined) return null;
  // On a phone a judged food has it in its verdict already.
  if (data.foods.length === 0) return isPoor && (shown.state === 'check' || (shown.state === 'judged' && hasRoom)) ? <Nothing /> : null;
  const foods = data.foods.slice(0, most);
  const [occasion, ...others] = new Set(foods.map((one) => one.occasion));
  // What is the same of each of them stands once, above them.
  const shared = occasion != null && others.length === 0 && foods.length > 1 ? occasion : null;
  return (
    <Card title={title ?? titleOf(data.kind, shown)} aside={<SeeAll foodId={food.id} />}>
      {shared !== null && <p className={`small muted ${styles.shared}`}>{shared}</p>}
      <ul className={styles.swaps}>
        {foods.map((one) => (
          <Swap
            key={one.food.id}
            {...one}
            occasion={shared === null ? one.occasion : null}
            // Nothing is better than what nobody can judge.
            reason={shown.state === 'no data' ? '' : one.reason}
          />
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
      <Icon name="offline" size="s" /> {say('screens-common.as_of_day_kept', { day: dateText(at) })}
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
          {reason !== '' && <span className={styles.reason}>{unbroken(reason)}</span>}
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

/** What to take instead, for all of those whom the food is judged for: only what is proven to suit each of them. */
export function InsteadForOthers({ food, isShort }: { food: Food; isShort: boolean }) {
  const { verdicts, chosen, isUnreadable } = useVerdicts(food);
  if (verdicts === null || isUnreadable) return null;
  const { people } = verdicts;
  const small = people.filter(isSmall);
  if (small.length > 0)
    return <p className="small muted">{say('screens-people.nothing_proposed_for', { names: small.map(nameOf).join(', ') })}</p>;
  return (
    <Instead
      food={food}
      shown={lowestOf(people)}
      title={titleForOthers(chosen, people)}
      note={say('screens-people.instead_note')}
      isShort={isShort}
    />
  );
}

/** Nothing is proposed where it would be for a small child too. */
export function isSmall({ person }: WholeVerdict): boolean {
  return ageGroup(person?.age ?? null) === 'infant';
}

/** The score that something better for all of them is looked for above. */
export function lowestOf(people: readonly WholeVerdict[]): JudgedScore {
  const scores = people.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0 ? { score: 0, state: 'no data' } : { score: Math.min(...scores), state: 'judged' };
}

export function titleForOthers(chosen: JudgedFor, people: readonly WholeVerdict[]): string {
  return (chosen === 'everyone' && membersNotJudged().length === 0) || people[0] === undefined
    ? say('screens-people.instead_everyone')
    : say('screens-people.instead_name', { name: namesOf(people) });
}

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
    <div className={saysStyles.shelf} role="img" aria-label={say('screens-results.sentence_by_the_score', { sentence })}>
      <p className={saysStyles.head}>
        <span>{sentence}</span>
        <span className={saysStyles.best}>
          {ownScore === score ? say('screens-results.best_best', { best }) : say('screens-results.for_everyone_best_best', { best })}
        </span>
      </p>
      <div className={saysStyles.plot}>
        {shelfBars(shelf.counts).map((height, at) => (
          // Bars have no names: their place on the scale is what they are.
          <i
            key={`${at * 4}`}
            className={at === own ? saysStyles.own : height === 0 ? saysStyles.empty : undefined}
            data-level={at === own ? level : undefined}
            style={{ '--h': height }}
          />
        ))}
        <span className={saysStyles.pin} data-level={level} style={{ '--x': own * 4 + 2 }}>
          <b>
            <LevelGlyph level={level} />
            {say('screens-results.this_one_score', { score })}
          </b>
        </span>
        {swap !== undefined && barOf(swap) - own >= PIN_WIDTH && (
          <span className={saysStyles.pin} data-level={ringLevel(swap)} style={{ '--x': barOf(swap) * 4 + 2 }}>
            <b>
              <LevelGlyph level={ringLevel(swap)} />
              {swap}
            </b>
          </span>
        )}
      </div>
      <div className={saysStyles.board}>
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
    <div className={`${saysStyles.shelf} ${saysStyles.waiting}`} aria-hidden="true">
      <p className={saysStyles.head}>
        <span>{placeSentence({ counts, name, tag: '' }, food.healthScore)}</span>
        <span className={saysStyles.best}>{say('screens-results.best_best', { best: 97 })}</span>
      </p>
      <div className={saysStyles.plot} />
      <div className={saysStyles.board}>
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
  const values = { percent, size, shelf: categoryCounted(name, [tag]) };
  if (end === 'best') return say('screens-results.among_the_best_of', values);
  if (end === 'lowest') return say('screens-results.none_of_size_shelf', values);
  return say('screens-results.better_than_percent_of', values);
}
