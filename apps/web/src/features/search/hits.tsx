import { type FoodHit, type FoodSearch, type FoundFoods, rememberSearch } from '../../data/food-search.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { useSearchParams } from '../../lib/navigation/search-params.ts';
import { comparePath, resultsPath } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { FoodRow } from '../../ui/food/product/food-row.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { MarkedName } from './marked-name.tsx';
import styles from './search.module.css';
import { addressWith } from './search-address.ts';

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
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [first] = pages;
  if (first === undefined) return null;
  const words = first.corrected ?? search.words;
  const others = params.get('with')?.split(',') ?? null;
  return (
    <>
      {others !== null && <p className={styles.choose}>{t('Choose a food to put beside the others.')}</p>}
      {first.corrected !== null && (
        <p className={styles.correction}>
          {t('Showing')} <strong>{first.corrected}</strong>. {t('Search for')}{' '}
          <Link to={{ search: addressWith(params, { ...search, exact: true }).toString() }} replace className="link">
            {search.words}
          </Link>{' '}
          {t('instead')}
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
            <span className="sr-only">{t('Sorted by')} </span>
            {search.sort === 'match' ? t('Best match') : t('Best score')}
            <Icon name="swap" size="s" />
          </button>
        )}
      </div>
      <ul className={styles.list} aria-label={t('Foods')}>
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
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

/** How many, announced to readers once typing rests. */
function Count({ search, answer: { total, isCapped, filters, shelf, isInPack } }: { search: FoodSearch; answer: FoundFoods }) {
  const { t } = useTranslation();
  const foods = t(total === 1 ? '{{n}} food' : isCapped && search.words !== '' ? 'More than {{n}} foods' : '{{n}} foods', {
    n: total.toLocaleString('en-US'),
  });
  const order =
    search.words === '' || search.sort === 'score' ? t('best score first') : filters.fits === null ? '' : t('those that fit you first');
  const spoken = useDebounced(order === '' ? foods : `${foods}, ${order}`, SPOKEN_AFTER_MS, '');
  return (
    <p>
      <strong>{search.words === '' && shelf !== null ? `${shelf.name} · ${foods}` : foods}</strong>
      {order !== '' && `, ${order}`}
      {isInPack === true && ` · ${t('in the pack on this device')}`}
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
      to={to}
      onOpen={() => rememberSearch(asked)}
    />
  );
}
