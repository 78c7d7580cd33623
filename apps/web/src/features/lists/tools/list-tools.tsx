import type { Placeholder } from '@labelwise/domain/food';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Chip } from '../../../ui/controls/choice/choice.tsx';
import { SearchField } from '../../../ui/controls/field/field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CATEGORY_WORDS } from './category-words.data.ts';
import styles from './list-tools.module.css';
import { BANDS, type CategoryCount, hasFilters, SORTS, type Sort, withoutFilters } from './narrowing.ts';
import type { NarrowingState, Picking } from './use-narrowing.ts';

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
  const { t } = useTranslation();
  const { narrowing, change, picking, newestLabel = 'Newest' } = props;
  const sortWords: Readonly<Record<Sort, string>> = { newest: newestLabel, score: 'Best score', name: 'Name' };
  return (
    <div className={styles.tools}>
      <div role="search" aria-label={t('Search this list')} className={styles.search}>
        <WordsField words={narrowing.words} onWords={(words) => change({ words })} />
      </div>
      <FilterChips {...props} />
      <div className={styles.line}>
        <Count {...props} />
        <span className={styles.actions}>
          <Button variant="quiet" size="small" icon="list" aria-pressed={picking.isOn} onClick={picking.isOn ? picking.end : picking.begin}>
            {t('Compare')}
          </Button>
          <label className={styles.sort}>
            <span className="sr-only">{t('Sort by')}</span>
            <select
              value={narrowing.sort}
              onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) ?? 'newest' })}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(sortWords[sort])}
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
  const { t } = useTranslation();
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
        label={t('Search this list')}
        placeholder={t('Search this list')}
        clearLabel={t('Clear search')}
        value={typed}
        onValue={setTyped}
      />
    </form>
  );
}

/** The fullest categories; the one that is chosen always stands among them. */
const MAX_CATEGORIES = 12;

function FilterChips({ narrowing, change, categories, offersFits }: ListToolsProps) {
  const { t } = useTranslation();
  const { fits, band, category } = narrowing;
  const most = categories.slice(0, MAX_CATEGORIES).map((each) => each.category);
  const chosen = categories.find((each) => each.category === category)?.category;
  const offered: readonly Placeholder[] = chosen === undefined || most.includes(chosen) ? most : [chosen, ...most];
  return (
    <div className={styles.chips} role="group" aria-label={t('Filters')}>
      {offersFits && (
        <Chip selected={fits} onChange={(isOn) => change({ fits: isOn })}>
          {t('Fits me')}
        </Chip>
      )}
      {BANDS.map((each) => (
        <Chip key={each} selected={band === each} onChange={(isOn) => change({ band: isOn ? each : null })}>
          {t(each)}
        </Chip>
      ))}
      {(offered.length > 1 || category !== null) &&
        offered.map((each) => (
          <Chip key={each} selected={category === each} onChange={(isOn) => change({ category: isOn ? each : null })}>
            {t(CATEGORY_WORDS[each])}
          </Chip>
        ))}
    </div>
  );
}

function Count({ narrowing, shown, total, isBusy, isIncomplete }: ListToolsProps) {
  const { t } = useTranslation();
  const count = { shown: shown.toLocaleString('en-US'), total: total.toLocaleString('en-US') };
  const words = hasFilters(narrowing) ? t('{{shown}} of {{total}}', count) : '';
  return (
    <p role="status" className={styles.count}>
      <span className="num">{words}</span>
      {isBusy && <span className="muted"> {t('Still looking...')}</span>}
      {isIncomplete && <span className="muted"> {t('Older ones could not be loaded.')}</span>}
    </p>
  );
}

/** What stands in place of the rows where none passes the filters. */
export function NothingPasses({ narrowing, change }: NarrowingState) {
  const { t } = useTranslation();
  return (
    <section className={styles.nothing}>
      <h2>
        {narrowing.words === '' ? t('Nothing here passes these filters') : t('Nothing here for “{{words}}”', { words: narrowing.words })}
      </h2>
      <Button onClick={() => change(withoutFilters(narrowing))}>{t('Clear filters')}</Button>
    </section>
  );
}
