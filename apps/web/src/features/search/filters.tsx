import type { FoodSearch, FoundFoods } from '../../data/food-search.ts';
import { fitsLabel } from '../../data/people/verdict-words.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { Chip } from '../../ui/controls/choice/choice.tsx';
import styles from './search.module.css';

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
export function FilterChips(props: FiltersProps) {
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
export function Facets(props: FiltersProps) {
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
