import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { type FoodSearch, foodSearchQuery, NO_SEARCH, rememberSearch } from '../../data/food-search.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { useSearchParams } from '../../lib/navigation/search-params.ts';
import { LIVE, labelPath, paths, resultsPath } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button, LinkButton } from '../../ui/controls/button/button.tsx';
import { SearchField } from '../../ui/controls/field/field.tsx';
import { ErrorState } from '../../ui/feedback/message/states.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { BeforeSearch } from './before-search.tsx';
import { Facets, FilterChips } from './filters.tsx';
import { Hits } from './hits.tsx';
import styles from './search.module.css';
import { addressWith, hasFilters, isBarcode, searchOf, withoutFilters } from './search-address.ts';

/** /search: foods by name, brand or category, or a whole shelf. With `?with=` a food is chosen to stand beside others. */
export function SearchScreen() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const change = (changes: Partial<FoodSearch>) => setParams(addressWith(params, { ...search, ...changes }));
  return (
    <Screen title={t('Search')} titleLook="hidden">
      <WordsField key={params.get('field') ?? ''} words={search.words} onWords={(words) => change({ ...NO_SEARCH, words })} />
      {search.words === '' && search.shelf === null ? <BeforeSearch /> : <Results search={search} onChange={change} />}
    </Screen>
  );
}

/** The field of phones; wider windows have theirs in the header. What is typed becomes the address when it rests. */
function WordsField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const settled = useDebounced(typed.trim());
  const sent = useRef(words);
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (settled === sent.current) return;
    sent.current = settled;
    onWords(settled);
  });
  // The address changed by itself: Back, a shelf, or the field of the header.
  useEffect(() => {
    if (words === sent.current) return;
    sent.current = words;
    setTyped(words);
  }, [words]);
  // Who came here by a press wants to type; a page that is opened by its address is read from its beginning.
  const wantsToType = useNavigationType() === 'PUSH';
  useEffect(() => {
    const input = place.current?.querySelector('input');
    if (wantsToType && input?.value === '' && input.offsetParent !== null) input.focus({ preventScroll: true });
  }, [wantsToType]);
  return (
    <div role="search" className={styles.field}>
      <form
        ref={place}
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(typed);
          if (isBarcode(typed)) void navigate(resultsPath(typed.replaceAll(/\s/g, '')));
          else place.current?.querySelector('input')?.blur();
        }}
      >
        <SearchField
          label={t('Search foods')}
          placeholder={t('Name, brand or category')}
          clearLabel={t('Clear search')}
          value={typed}
          onValue={setTyped}
        />
      </form>
    </div>
  );
}

function Results({ search, onChange }: { search: FoodSearch; onChange: (changes: Partial<FoodSearch>) => void }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  // Asked for again whenever what the scores rest on changes, in another tab too.
  useScoreRevision();
  const result = useInfiniteQuery(foodSearchQuery(search));
  const first = result.data?.pages[0];
  if (first === undefined && result.isError)
    return isOnline ? (
      <ErrorState
        title={t('The search does not answer')}
        retryLabel={t('Try Again')}
        busy={result.isFetching}
        onRetry={() => void result.refetch()}
      >
        {t('What you typed is still here.')}
      </ErrorState>
    ) : (
      <ErrorState title={t('No network')} retryLabel={t('Try Again')} busy={result.isFetching} onRetry={() => void result.refetch()}>
        {t('Search needs a connection, or a pack on this device. Foods that you scanned here open without one.')}{' '}
        <Link to={paths.offline} className="link">
          {t('Without a network')}
        </Link>
      </ErrorState>
    );
  if (first === undefined) return <SkeletonRows count={6} label={t('Searching...')} />;
  return (
    <div className={styles.columns}>
      <Facets search={search} answer={first} onChange={onChange} />
      <div>
        {(first.total > 0 || hasFilters(search)) && <FilterChips search={search} answer={first} onChange={onChange} />}
        {first.total === 0 ? (
          <Nothing search={search} onChange={onChange} />
        ) : (
          <Hits
            search={search}
            pages={result.data?.pages ?? []}
            onChange={onChange}
            more={result.hasNextPage ? () => void result.fetchNextPage() : null}
            isBusy={result.isFetchingNextPage}
          />
        )}
      </div>
    </div>
  );
}

/** Nothing is called so; or the filters leave nothing. */
function Nothing({ search, onChange }: { search: FoodSearch; onChange: (changes: Partial<FoodSearch>) => void }) {
  const { t } = useTranslation();
  const isNarrowed = hasFilters(search);
  return (
    <section className={styles.nothing} role="status">
      <h2>{isNarrowed ? t('No food passes these filters') : t('Nothing called “{{words}}”', { words: search.words })}</h2>
      {isNarrowed ? (
        <Button onClick={() => onChange(withoutFilters(search))}>{t('Clear filters')}</Button>
      ) : (
        <>
          <p className="muted">{t('Try fewer words or the brand, or scan the barcode of the pack.')}</p>
          <div className={styles.ways}>
            <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
              {t('Scan Food')}
            </LinkButton>
            <LinkButton to={labelPath(null)} icon="camera">
              {t('Photograph the label')}
            </LinkButton>
            <Button onClick={() => onChange(NO_SEARCH)}>{t('See the shelves')}</Button>
          </div>
        </>
      )}
    </section>
  );
}
