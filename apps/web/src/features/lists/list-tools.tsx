import type { Placeholder } from '@labelwise/domain/food';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useEffect, useRef, useState } from 'react';
import { fitsLabel } from '../../data/people/verdict-words.ts';
import { say } from '../../i18n/say.ts';
import { comparePath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/choice.tsx';
import { SearchField } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './list-tools.module.css';
import {
  BANDS,
  type CategoryCount,
  hasFilters,
  MAX_COMPARED,
  type NarrowingState,
  type Picking,
  SORTS,
  type Sort,
  withoutFilters,
} from './narrowing.ts';

/** Fewer rows than this are seen at a glance and get no tools. */
export const MIN_ROWS = 3;

type ListToolsProps = NarrowingState & {
  categories: readonly CategoryCount[];
  /** Rows that pass, and rows in all. */
  shown: number;
  total: number;
  /** Something of the list, or of its scores, is still on its way. */
  isBusy: boolean;
  /** The rest of the list could not be loaded. */
  isIncomplete: boolean;
  /** The person leaves something out, so that "Fits me" means something. */
  offersFits: boolean;
  picking: Picking;
  /** What `newest` is called in this list. */
  newestLabel?: string | undefined;
};

/** Search within a list, filters, order and the way to compare. */
export function ListTools(props: ListToolsProps) {
  const { narrowing, change, picking, newestLabel = say('screens-lists.newest') } = props;
  const sortWords: Readonly<Record<Sort, string>> = {
    newest: newestLabel,
    score: say('screens-common.best_score'),
    name: say('screens-common.name'),
  };
  return (
    <div className={styles.tools}>
      <div role="search" aria-label={say('screens-lists.search_this_list')} className={styles.search}>
        <WordsField words={narrowing.words} onWords={(words) => change({ words })} />
      </div>
      <FilterChips {...props} />
      <div className={styles.line}>
        <Count {...props} />
        <span className={styles.actions}>
          <Button variant="quiet" size="small" icon="list" aria-pressed={picking.isOn} onClick={picking.isOn ? picking.end : picking.begin}>
            {say('screens-common.compare')}
          </Button>
          <label className={styles.sort}>
            <span className="sr-only">{say('screens-lists.sort_by')}</span>
            <select
              value={narrowing.sort}
              onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) ?? 'newest' })}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {sortWords[sort]}
                </option>
              ))}
            </select>
            <Icon name="down" size="s" />
          </label>
        </span>
      </div>
    </div>
  );
}

const REST_MS = 200;

/** What is typed becomes the address when it rests, or at Enter. */
function WordsField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const [typed, setTyped] = useState(words);
  const sent = useRef(words);
  const send = (next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onWords(next);
  };
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  });
  // The address changed by itself: Back, or "Clear filters".
  useEffect(() => {
    if (words === sent.current) return;
    sent.current = words;
    setTyped(words);
  }, [words]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(typed.trim());
      }}
    >
      <SearchField
        label={say('screens-lists.search_this_list')}
        placeholder={say('screens-lists.search_this_list')}
        clearLabel={say('screens-common.clear_search')}
        value={typed}
        onValue={setTyped}
      />
    </form>
  );
}

/** The fullest categories; the one that is chosen always stands among them. */
const MAX_CATEGORIES = 12;

function FilterChips({ narrowing, change, categories, offersFits }: ListToolsProps) {
  const { fits, band, category } = narrowing;
  const most = categories.slice(0, MAX_CATEGORIES).map((each) => each.category);
  const chosen = categories.find((each) => each.category === category)?.category;
  const offered: readonly Placeholder[] = chosen === undefined || most.includes(chosen) ? most : [chosen, ...most];
  return (
    <div className={styles.chips} role="group" aria-label={say('screens-common.filters')}>
      {offersFits && (
        <Chip selected={fits} onChange={(isOn) => change({ fits: isOn })}>
          {fitsLabel()}
        </Chip>
      )}
      {BANDS.map((each) => (
        <Chip key={each} selected={band === each} onChange={(isOn) => change({ band: isOn ? each : null })}>
          {verdictText(say, each)}
        </Chip>
      ))}
      {(offered.length > 1 || category !== null) &&
        offered.map((each) => (
          <Chip key={each} selected={category === each} onChange={(isOn) => change({ category: isOn ? each : null })}>
            {say(`screens-lists.kind_${each}`)}
          </Chip>
        ))}
    </div>
  );
}

function Count({ narrowing, shown, total, isBusy, isIncomplete }: ListToolsProps) {
  const words = hasFilters(narrowing) ? say('screens-common.count_of_total', { count: shown, total }) : '';
  return (
    <p role="status" className={styles.count}>
      <span className="num">{words}</span>
      {isBusy && <span className="muted"> {say('screens-lists.still_looking')}</span>}
      {isIncomplete && <span className="muted"> {say('screens-lists.older_not_loaded')}</span>}
    </p>
  );
}

/** What stands in place of the rows where none passes the filters. */
export function NothingPasses({ narrowing, change }: NarrowingState) {
  return (
    <section className={styles.nothing}>
      <h2>
        {narrowing.words === '' ? say('screens-lists.nothing_passes') : say('screens-lists.nothing_for_words', { words: narrowing.words })}
      </h2>
      <Button onClick={() => change(withoutFilters(narrowing))}>{say('screens-common.clear_filters')}</Button>
    </section>
  );
}

type PickBoxProps = { foodId: string; name: string; picking: Picking };

/** The box at the end of a row that puts the food among those to compare. */
export function PickBox({ foodId, name, picking }: PickBoxProps) {
  const isPicked = picking.picked.includes(foodId);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        checked={isPicked}
        disabled={!isPicked && picking.picked.length >= MAX_COMPARED}
        aria-label={say('screens-lists.compare_name', { name })}
        onChange={() => picking.toggle(foodId)}
      />
    </label>
  );
}

const MIN_COMPARED = 2;

/** How many foods are chosen, and the way to see them side by side. */
export function CompareBar({ picking }: { picking: Picking }) {
  if (!picking.isOn) return null;
  const { picked } = picking;
  const isReady = picked.length >= MIN_COMPARED;
  return (
    <section className={styles.bar} aria-label={say('screens-common.compare')}>
      <p role="status" className="small">
        {isReady
          ? say('screens-lists.n_of_most_chosen', { n: picked.length, most: MAX_COMPARED })
          : picked.length === 0
            ? say('screens-lists.choose_two')
            : say('screens-lists.choose_one_more')}
      </p>
      <span className={styles.actions}>
        <Button size="small" onClick={picking.end}>
          {say('screens-common.cancel')}
        </Button>
        {isReady ? (
          <LinkButton size="small" variant="primary" to={comparePath(picked)}>
            {say('screens-common.compare')}
          </LinkButton>
        ) : (
          <Button size="small" variant="primary" disabled>
            {say('screens-common.compare')}
          </Button>
        )}
      </span>
    </section>
  );
}
