import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { type FoodSearch, type FoundFoods, foodSearchQuery, NO_SEARCH, rememberSearch } from '../../data/food-search.ts';
import { useJudgedRevision } from '../../data/people/has-people.ts';
import { useJudgedFor } from '../../data/people/people.ts';
import { fitsLabel } from '../../data/people/verdict-words.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { useSearchParams } from '../../lib/address.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE, labelPath, paths, resultsPath } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/choice.tsx';
import { SearchField } from '../../ui/controls/field.tsx';
import { ErrorState } from '../../ui/feedback/messages.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { JudgedFor } from '../../ui/people.tsx';
import { BeforeSearch, Hits } from './hits.tsx';
import styles from './search.module.css';
import { addressWith, hasFilters, isBarcode, searchOf, withoutFilters } from './search-parts.tsx';

/** /search: foods by name, brand or category, or a whole shelf. With `?with=` a food is chosen to stand beside others. */
export function SearchScreen() {
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const change = (changes: Partial<FoodSearch>) => setParams((now) => addressWith(now, { ...searchOf(now), ...changes }));
  return (
    <Screen title={say('screens-common.search')} titleLook="hidden">
      <WordsField key={params.get('field') ?? ''} words={search.words} onWords={(words) => change({ ...NO_SEARCH, words })} />
      {search.words === '' && search.shelf === null ? <BeforeSearch /> : <Results search={search} onChange={change} />}
    </Screen>
  );
}

/** The field of phones; wider windows have theirs in the header. What is typed becomes the address when it rests. */
function WordsField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
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
          label={say('screens-common.search_foods')}
          placeholder={say('screens-search.name_brand_or_category')}
          clearLabel={say('screens-common.clear_search')}
          value={typed}
          onValue={setTyped}
        />
      </form>
    </div>
  );
}

function Results({ search, onChange }: { search: FoodSearch; onChange: (changes: Partial<FoodSearch>) => void }) {
  const isOnline = useOnline();
  // Asked for again whenever what the scores rest on changes, in another tab too.
  useJudgedRevision();
  const judging = useJudgedFor();
  const result = useInfiniteQuery(foodSearchQuery(search));
  const first = result.data?.pages[0];
  if (first === undefined && result.isError)
    return isOnline ? (
      <ErrorState
        title={say('screens-search.no_answer')}
        retryLabel={say('screens-common.try_again')}
        busy={result.isFetching}
        onRetry={() => void result.refetch()}
      >
        {say('screens-search.no_answer_how')}
      </ErrorState>
    ) : (
      <ErrorState
        title={say('screens-search.no_network')}
        retryLabel={say('screens-common.try_again')}
        busy={result.isFetching}
        onRetry={() => void result.refetch()}
      >
        {say('screens-search.no_network_how')}{' '}
        <Link to={paths.offline} className="link">
          {say('screens-common.without_a_network')}
        </Link>
      </ErrorState>
    );
  if (first === undefined) return <SkeletonRows count={6} label={say('screens-scan.searching')} />;
  // Where nothing is called so there is nothing to choose from.
  const hasChoice = first.total > 0 || hasFilters(search);
  return (
    <div className={hasChoice ? styles.columns : undefined}>
      {hasChoice && <Facets search={search} answer={first} onChange={onChange} />}
      <div>
        <JudgedFor {...judging} />
        {hasChoice && <FilterChips search={search} answer={first} onChange={onChange} />}
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
  const isNarrowed = hasFilters(search);
  return (
    <section className={styles.nothing} role="status">
      <h2>{isNarrowed ? say('screens-search.nothing_passes') : say('screens-search.nothing_called', { words: search.words })}</h2>
      {isNarrowed ? (
        <Button onClick={() => onChange(withoutFilters(search))}>{say('screens-common.clear_filters')}</Button>
      ) : (
        <>
          <p className="muted">{say('screens-search.nothing_called_how')}</p>
          <div className={styles.ways}>
            <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
              {say('screens-common.scan_food')}
            </LinkButton>
            <LinkButton to={labelPath(null)} icon="camera">
              {say('screens-common.photograph_label')}
            </LinkButton>
            <Button onClick={() => onChange(NO_SEARCH)}>{say('screens-search.see_the_shelves')}</Button>
          </div>
        </>
      )}
    </section>
  );
}

type FiltersProps = { search: FoodSearch; answer: FoundFoods; onChange: (changes: Partial<FoodSearch>) => void };
type Filter = { id: string; label: string; count: number; isOn: boolean; change: Partial<FoodSearch> };

/** What narrows the foods down for this person. "Fits me" only where something is known of them. */
function useOwnFilters({ search, answer: { filters } }: FiltersProps): Filter[] {
  const own: Filter[] = [
    { id: 'good', label: say('screens-search.score_50_and_up'), count: filters.good, isOn: search.good, change: { good: !search.good } },
    {
      id: 'plain',
      label: say('screens-search.no_additives'),
      count: filters.noAdditives,
      isOn: search.noAdditives,
      change: { noAdditives: !search.noAdditives },
    },
  ];
  return filters.fits === null
    ? own
    : [{ id: 'fits', label: fitsLabel(), count: filters.fits, isOn: search.fits, change: { fits: !search.fits } }, ...own];
}

function categoryFilters({ search, answer: { categories, shelf } }: FiltersProps): Filter[] {
  if (search.words === '') return [];
  const shown = shelf === null || categories.some(({ tag }) => tag === shelf.tag) ? categories : [shelf, ...categories];
  return shown.map(({ tag, name, count }) => {
    const isOn = search.shelf === tag;
    return { id: tag, label: name, count, isOn, change: { shelf: isOn ? null : tag } };
  });
}

/** Filters in one row that scrolls, for windows without room beside the list. */
function FilterChips(props: FiltersProps) {
  const filters = [...useOwnFilters(props), ...categoryFilters(props)];
  return (
    <div className={styles.chips} role="group" aria-label={say('screens-common.filters')}>
      {filters.map(({ id, label, isOn, change }) => (
        <Chip key={id} selected={isOn} onChange={() => props.onChange(change)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}

/** The same beside the list, with how many foods each would leave. */
function Facets(props: FiltersProps) {
  const groups = [
    { title: say('screens-search.for_me'), filters: useOwnFilters(props) },
    { title: say('screens-common.category'), filters: categoryFilters(props) },
  ];
  return (
    <div className={styles.facets}>
      {groups.map(
        ({ title, filters }) =>
          filters.length > 0 && (
            <fieldset key={title}>
              <legend>{title}</legend>
              {filters.map(({ id, label, count, isOn, change }) => (
                <label key={id} className={styles.facet}>
                  <input type="checkbox" checked={isOn} onChange={() => props.onChange(change)} />
                  <span>{label}</span>
                  <span className="num muted">{numberText(count)}</span>
                </label>
              ))}
            </fieldset>
          ),
      )}
    </div>
  );
}
