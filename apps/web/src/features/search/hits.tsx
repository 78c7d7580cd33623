import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type FoodHit,
  type FoodSearch,
  type FoundFoods,
  forgetSearches,
  recentSearches,
  rememberSearch,
  shelvesQuery,
} from '../../data/food-search.ts';
import { stripOf } from '../../data/people/verdict-words.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { Link } from '../../lib/navigation.tsx';
import { comparePath, resultsPath } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { FoodRow } from '../../ui/food/food-row.tsx';
import { PackDrawing } from '../../ui/food/product.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PACK_TILES } from '../../ui/icons/pack-drawings.ts';
import { Section } from '../../ui/layout/screen.tsx';
import { HouseholdStrip } from '../../ui/people.tsx';
import styles from './search.module.css';
import { addressWith, MarkedName, searchOf } from './search-parts.tsx';

type HitsProps = {
  search: FoodSearch;
  pages: readonly FoundFoods[];
  onChange: (changes: Partial<FoodSearch>) => void;
  /** Fetches the next page; null at the end. */
  more: (() => void) | null;
  isBusy: boolean;
};

/** The foods found: what was searched for, how many there are, and a row each. */
export function Hits({ search, pages, onChange, more, isBusy }: HitsProps) {
  const [params] = useSearchParams();
  const [first] = pages;
  if (first === undefined) return null;
  const words = first.corrected ?? search.words;
  const others = params.get('with')?.split(',') ?? null;
  return (
    <>
      {others !== null && <p className={styles.choose}>{say('screens-search.choose_a_food')}</p>}
      {first.corrected !== null && (
        <p className={styles.correction}>
          {say('screens-search.showing')} <strong>{first.corrected}</strong>. {say('screens-search.search_before')}{' '}
          <Link to={{ search: addressWith(params, { ...search, exact: true }).toString() }} replace className="link">
            {search.words}
          </Link>{' '}
          {say('screens-search.search_after')}
        </p>
      )}
      <div className={styles.count}>
        <Count search={search} answer={first} />
        {search.words !== '' && (
          <button
            type="button"
            className={`link ${styles.sort}`}
            onClick={() => onChange({ sort: search.sort === 'match' ? 'score' : 'match' })}
          >
            <span className="sr-only">{say('screens-search.sorted_by')} </span>
            {search.sort === 'match' ? say('screens-search.best_match') : say('screens-common.best_score')}
            <Icon name="sort" size="s" />
          </button>
        )}
      </div>
      <ul className={styles.list} aria-label={say('screens-common.foods')}>
        {pages.flatMap(({ hits }) =>
          hits.map((hit) => (
            <li key={hit.id}>
              <HitRow
                hit={hit}
                words={words}
                to={others === null ? resultsPath(hit.id) : comparePath([...others, hit.id])}
                asked={search.words}
              />
            </li>
          )),
        )}
      </ul>
      {more !== null && (
        <Button wide loading={isBusy} onClick={more}>
          {say('screens-search.show_more')}
        </Button>
      )}
    </>
  );
}

/** How many, announced to readers once typing rests. */
function Count({ search, answer: { total, isCapped, filters, shelf, isInPack } }: { search: FoodSearch; answer: FoundFoods }) {
  const foods =
    isCapped && search.words !== '' ? say('screens-search.more_than', { n: total }) : say('screens-common.food_count', { n: total });
  const order =
    search.words === '' || search.sort === 'score'
      ? say('screens-search.best_score_first')
      : filters.fits === null
        ? ''
        : say('screens-search.fitting_first');
  const spoken = useDebounced(order === '' ? foods : `${foods}, ${order}`, SPOKEN_AFTER_MS, '');
  return (
    <p>
      <strong>{search.words === '' && shelf !== null ? `${shelf.name} · ${foods}` : foods}</strong>
      {order !== '' && `, ${order}`}
      {isInPack === true && ` · ${say('screens-search.in_the_pack')}`}
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </p>
  );
}

const SPOKEN_AFTER_MS = 800;

function HitRow({ hit, words, asked, to }: { hit: FoodHit; words: string; asked: string; to: string }) {
  const maker = [hit.brand, hit.quantity].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <FoodRow
      name={<MarkedName name={hit.name} words={words} />}
      brand={maker}
      image={hit.image}
      family={hit.placeholder}
      score={hit.score}
      scoreState={hit.state}
      against={hit.against}
      household={hit.household === undefined ? undefined : <HouseholdStrip {...stripOf(hit.household)} />}
      to={to}
      onOpen={() => rememberSearch(asked)}
    />
  );
}

/** The empty field: what was searched for before, and shelves to begin with. */
export function BeforeSearch() {
  const [params] = useSearchParams();
  const [recent, setRecent] = useState(recentSearches);
  const { data, isPending } = useQuery(shelvesQuery());
  const clear = () => {
    const putBack = forgetSearches();
    setRecent([]);
    const undo = () => {
      putBack();
      setRecent(recentSearches());
    };
    toast({ title: say('screens-search.searches_cleared'), action: { label: say('screens-common.undo'), onPress: undo } });
  };
  const address = (changes: { words?: string; shelf?: string }) => ({
    search: addressWith(params, { ...searchOf(params), ...changes, sort: changes.shelf === undefined ? 'match' : 'score' }).toString(),
  });
  return (
    <div className={styles.before}>
      {recent.length > 0 && (
        <Section
          title={say('screens-search.recent_searches')}
          ruled
          aside={
            <Button variant="quiet" size="small" onClick={clear}>
              {say('screens-common.clear')}
            </Button>
          }
        >
          <ul className={styles.lines}>
            {recent.map((words) => (
              <li key={words}>
                <Link to={address({ words })} className={styles.line}>
                  <Icon name="clock" size="m" />
                  <span>{words}</span>
                  <Icon name="next" size="s" />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={say('screens-search.shelves')} ruled>
        {isPending && <SkeletonRows count={4} label={say('screens-search.loading_shelves')} />}
        <ul className={styles.shelves}>
          {data?.shelves.map(({ tag, name, count, placeholder }) => (
            <li key={tag}>
              <Link to={address({ shelf: tag })} className={styles.shelf}>
                <span className={styles.tile} style={{ '--tile': PACK_TILES[placeholder] }}>
                  <PackDrawing family={placeholder} />
                </span>
                <span>
                  <strong>{name}</strong>
                  <span className="small muted">{say('screens-common.food_count', { n: count })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {!isPending && (data?.shelves.length ?? 0) === 0 && <p className="muted">{say('screens-search.type_a_name')}</p>}
      </Section>
    </div>
  );
}
