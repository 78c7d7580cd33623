import { ringLevel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FoodHit, recentSearches, rememberSearch, suggestionsQuery } from '../../data/food-search.ts';
import { useJudgedRevision } from '../../data/people/has-people.ts';
import { say } from '../../i18n/say.ts';
import { paths, resultsPath, searchPath, shelfPath } from '../../lib/paths.ts';
import { wordOf } from '../../lib/score-state.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { PackDrawing, ProductPicture } from '../../ui/food/product.tsx';
import { Conflict, ScoreWord } from '../../ui/food/score.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PACK_TILES } from '../../ui/icons/pack-drawings.ts';
import styles from './header-search.module.css';
import { isBarcode, MarkedName } from './search-parts.tsx';

/** One line of the open list: where it leads, and how it is drawn. */
type Option = { readonly id: string; readonly group: string; readonly to: string; readonly content: ReactNode };

/**
 * The search of wide windows, in the header of every page: a field with a list that opens below it. The focus stays in the field; arrows
 * move through the list, Home and End to its ends, Enter opens, Escape closes and then empties.
 */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const asked = pathname === paths.search ? (new URLSearchParams(search).get('q') ?? '') : '';
  // Every page begins with its own words and a closed list.
  return <Combobox key={`${pathname} ${asked}`} asked={asked} />;
}

function Combobox({ asked }: { asked: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const words = typed.trim();
  const { options, found } = useOptions(words, isOpen);
  const at = options.findIndex((option) => option.id === active);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a low window the list scrolls, and the arrows with it.
    if (active !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  function close(): void {
    setOpen(false);
    setActive(null);
  }
  function open(to: string): void {
    rememberSearch(words);
    close();
    void navigate(to);
  }
  function submit(): void {
    const chosen = options[at];
    if (chosen !== undefined) open(chosen.to);
    else if (isBarcode(words)) open(resultsPath(words.replaceAll(/\s/g, '')));
    else if (words !== '') open(searchPath(words));
  }
  function move(step: 1 | -1): void {
    setOpen(true);
    if (options.length === 0) return;
    // Beyond either end stands the field itself, with nothing chosen.
    const next = (at + 1 + step + options.length + 1) % (options.length + 1);
    setActive(options[next - 1]?.id ?? null);
  }
  function onKeyDown(event: KeyboardEvent): void {
    // Keys that end a composed character belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) setOpen(event.key === 'ArrowDown');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (at >= 0 && (event.key === 'Home' || event.key === 'End')) setActive(options.at(event.key === 'Home' ? 0 : -1)?.id ?? null);
    else if (event.key === 'Enter') submit();
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Escape') setTyped('');
    else {
      // What moves the caret goes back to the words.
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') setActive(null);
      return;
    }
    event.preventDefault();
  }

  const isShown = isOpen && options.length > 0;
  return (
    <div role="search" className={styles.search}>
      <div className={styles.box}>
        <Icon name="search" size="m" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label={say('screens-common.search_foods')}
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : `${id}-${at}`}
          placeholder={say('screens-common.search_foods')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={close}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(null);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <IconButton
            icon="close"
            label={say('screens-common.clear_search')}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          />
        )}
      </div>
      {/* How many there are, once what is typed rests: the list itself is silent until an arrow enters it. */}
      <span role="status" className="sr-only">
        {isShown ? found : ''}
      </span>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={say('screens-common.suggestions')}
        className={styles.list}
        hidden={!isShown}
      >
        {groupsOf(options).map(([group, members]) => (
          <div key={group} role="group" aria-label={group}>
            {group !== say('screens-common.all') && <p className={styles.group}>{group}</p>}
            {members.map((option) => {
              const place = options.indexOf(option);
              return (
                <button
                  key={option.id}
                  type="button"
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === active}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => open(option.to)}
                >
                  {option.content}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function HitWord({ hit }: { hit: FoodHit }) {
  if (hit.headline !== undefined) return <span>{hit.headline}</span>;
  return (
    <ScoreWord level={ringLevel(hit.score)} state={hit.state}>
      {verdictText(say, wordOf(hit))}
    </ScoreWord>
  );
}

function groupsOf(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}

const NOTHING = { options: [], found: '' };

/** What the list offers: foods, shelves and all of them for words; before any words what was searched for last. `found` says how many. */
function useOptions(words: string, isOpen: boolean): { options: Option[]; found: string } {
  const settled = useDebounced(words);
  useJudgedRevision();
  const { data, isError } = useQuery({ ...suggestionsQuery(settled), enabled: isOpen && settled !== '' });
  if (!isOpen) return NOTHING;
  if (words === '') {
    const options = recentSearches().map((each) => ({
      id: `recent ${each}`,
      group: say('screens-search.recent_searches'),
      to: searchPath(each),
      content: (
        <span className={styles.line}>
          <Icon name="clock" size="m" />
          <span>{each}</span>
        </span>
      ),
    }));
    return { options, found: '' };
  }
  if (data === undefined) {
    const found = say('screens-search.no_answer');
    return isError ? { options: [allOf(settled, found)], found } : NOTHING;
  }
  const { hits, shelves, total, isCapped, corrected } = data;
  const foods = hits.map((hit: FoodHit) => ({
    id: hit.id,
    group: say('screens-common.foods'),
    to: resultsPath(hit.id),
    content: (
      <span className={styles.food}>
        <ProductPicture src={hit.image} alt="" family={hit.placeholder} size={44} />
        <span className={styles.words}>
          <strong>
            <MarkedName name={hit.name} words={corrected ?? settled} />
          </strong>
          {hit.brand !== null && <span className="muted">{hit.brand}</span>}
          {hit.against === null ? <HitWord hit={hit} /> : <Conflict>{hit.headline ?? hit.against}</Conflict>}
        </span>
        <ScoreRing score={hit.score} state={hit.state} />
      </span>
    ),
  }));
  const known = shelves.map(({ tag, name, count, placeholder }) => ({
    id: tag,
    group: say('screens-search.shelves'),
    to: shelfPath(tag),
    content: (
      <span className={styles.line}>
        <span className={styles.tile} style={{ '--tile': PACK_TILES[placeholder] }}>
          <PackDrawing family={placeholder} />
        </span>
        <strong>{name}</strong>
        <span className="muted">{say('screens-common.food_count', { n: count })}</span>
      </span>
    ),
  }));
  const shownAs = corrected === null ? '' : say('screens-search.shown_as', { words: corrected });
  const many = isCapped
    ? say('screens-search.all_foods_for', { words: settled })
    : say('screens-search.all_n_for', { n: total, words: settled });
  const found = total === 0 ? say('screens-search.nothing_called', { words: settled }) : many + shownAs;
  return { options: [...foods, ...known, allOf(settled, found)], found };
}

/** The last line: everything that these words find, on the page of the search. */
function allOf(words: string, text: string): Option {
  return {
    id: 'all',
    group: say('screens-common.all'),
    to: searchPath(words),
    content: (
      <span className={styles.all}>
        <span>{text}</span>
        <kbd>Enter</kbd>
      </span>
    ),
  };
}
