import type { Aisle, EntryPlace } from '@labelwise/domain/shopping';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { suggestionsQuery } from '../../data/food-search.ts';
import type { Food } from '../../data/foods/foods.ts';
import { newestFavoritesQuery } from '../../data/saved-foods.ts';
import { useSession } from '../../data/session/session.ts';
import { addedText, addFood, addWords, changeItem, useAisles } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { basketPath, LIVE, scanToPath } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { EmptyState } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { ProductPicture } from '../../ui/food/product.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import { addedByText, EntryRow, type TabProps } from './entry-row.tsx';
import { ShareActs } from './named-lists.tsx';
import styles from './shopping.module.css';

/** Rows of the basket that are shown below the list; the rest is behind one link. */
const MAX_BOUGHT = 2;

/** What is to be bought, by where it stands in a shop, with the ways to add to it, and below it what was ticked off last. */
export function ListTab({ isKnown, entries, nameOf, ...rest }: TabProps & { isKnown: boolean; entries: readonly Entry[] }) {
  const { listed, bought, tick } = useShownPlaces(entries);
  const arrived = useArrivals(entries, nameOf);
  const aisles = useAisles(listed, rest.foods);
  const row = (entry: Entry) => (
    <EntryRow key={entry.id} entry={entry} nameOf={nameOf} onTick={tick} isNew={arrived.has(entry.id)} {...rest} />
  );
  const isEmpty = entries.length === 0;
  // One heading for things of which nothing is known would say nothing.
  const hasAisles = aisles.some(({ aisle }) => aisle !== 'other');
  const more = bought.length - MAX_BOUGHT;
  return (
    <div className={styles.tab}>
      {isEmpty && isKnown && (
        <EmptyState scene="history" title={say('screens-shopping.empty')}>
          {say('screens-shopping.empty_lead')}
        </EmptyState>
      )}
      <p role="status" className="sr-only">
        {entries
          .filter(({ id }) => arrived.has(id))
          .map((entry) => `${entry.name}, ${addedByText(entry, nameOf)}`)
          .join('. ')}
      </p>
      <div role="group" aria-label={say('screens-shopping.to_buy')} className={styles.aisles}>
        {aisles.map(({ aisle, entries: there }) => (
          <Group key={aisle} title={hasAisles ? say(NAMES[aisle]) : null} count={there.length}>
            {there.map(row)}
          </Group>
        ))}
      </div>
      <AddToList isFirst={isEmpty && isKnown} />
      {bought.length > 0 && (
        <div className={styles.noPrint}>
          <Group title={say('screens-shopping.in_the_basket')} count={bought.length}>
            {bought.slice(-MAX_BOUGHT).map(row)}
          </Group>
          {more > 0 && (
            <Link to={basketPath} className={`link ${styles.more}`}>
              {say('screens-shopping.more_in_basket', { n: more })}
              <Icon name="next" size="s" />
            </Link>
          )}
        </div>
      )}
      <Favorites />
      {entries.length > 0 && (
        <ShareActs
          listed={entries.filter(({ place }) => place === 'list')}
          bought={entries.filter(({ place }) => place === 'basket')}
          score={rest.judged?.basket.score ?? null}
        />
      )}
    </div>
  );
}

const NAMES = {
  produce: 'screens-shopping.aisle_produce',
  bread: 'screens-shopping.aisle_bread',
  dairy: 'screens-shopping.aisle_dairy',
  meat: 'screens-shopping.aisle_meat',
  ready: 'screens-shopping.aisle_ready',
  pantry: 'screens-shopping.aisle_pantry',
  snacks: 'screens-shopping.aisle_snacks',
  drinks: 'screens-shopping.aisle_drinks',
  baby: 'screens-shopping.aisle_baby',
  frozen: 'screens-shopping.aisle_frozen',
  other: 'screens-shopping.aisle_other',
} as const satisfies Record<Aisle, string>;

/** Rows under one heading with how many they are. */
function Group({ title, count, children }: { title: string | null; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={title === null ? undefined : id}>
      {title !== null && (
        <div className={styles.aisle}>
          <h2 id={id}>{title}</h2>
          <span className="num">{count}</span>
        </div>
      )}
      <ul>{children}</ul>
    </section>
  );
}

/**
 * The entries that somebody else of the household added or changed just now.
 *
 * @param nameOf of the others; `null` of oneself and of whom this device does not know
 */
function useArrivals(entries: readonly Entry[], nameOf: (member: string | null) => string | null): ReadonlySet<string> {
  const known = useRef<ReadonlyMap<string, string> | null>(null);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const now = new Map(entries.map((entry) => [entry.id, textOf(entry)]));
    const before = known.current;
    known.current = now;
    // What a device reads first is no change.
    if (before === null || before.size === 0) return;
    const fresh = entries.filter((entry) => !entry.isWaiting && isOthers(entry, nameOf) && before.get(entry.id) !== now.get(entry.id));
    if (fresh.length > 0) setArrived(new Set(fresh.map(({ id }) => id)));
  }, [entries, nameOf]);
  return arrived;
}

function isOthers({ changedBy, addedBy }: Entry, nameOf: (member: string | null) => string | null): boolean {
  return nameOf(changedBy ?? addedBy) !== null;
}

function textOf({ name, foodId, quantity, place, changedBy }: Entry): string {
  return JSON.stringify([name, foodId, quantity, place, changedBy]);
}

/** How long a ticked row stays where it is, so that one sees what one did. */
const STAYS_MS = 600;

/**
 * Where entries are shown: one that was ticked is stored as such at once, and moves after a moment; the keyboard goes on with the next row.
 */
function useShownPlaces(entries: readonly Entry[]) {
  const [held, setHeld] = useState<ReadonlyMap<string, EntryPlace>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const placeOf = ({ id, place }: Entry): EntryPlace => held.get(id) ?? place;
  const tick = (entry: Entry, box: HTMLInputElement) => {
    const { id, name, place } = entry;
    setHeld((before) => new Map(before).set(id, before.get(id) ?? place));
    const to = place === 'list' ? 'basket' : 'list';
    changeItem(entry, { place: to });
    toast({
      title: say(to === 'basket' ? 'screens-shopping.is_ticked' : 'screens-shopping.is_added', { name }),
      action: { label: say('screens-common.undo'), onPress: () => changeItem(entry, { place }) },
    });
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      const next = document.activeElement === box ? neighbourOf(box) : null;
      setHeld((before) => new Map([...before].filter(([one]) => one !== id)));
      next?.focus();
    }, STAYS_MS);
    timers.current.add(timer);
  };
  return {
    listed: entries.filter((entry) => placeOf(entry) === 'list'),
    bought: entries.filter((entry) => placeOf(entry) === 'basket'),
    tick,
  };
}

/** The tick of the row after this one, else of the one before it. */
function neighbourOf(box: HTMLInputElement): HTMLInputElement | null {
  const boxes = [...(box.closest('[role="tabpanel"]')?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
  const at = boxes.indexOf(box);
  return boxes[at + 1] ?? boxes[at - 1] ?? null;
}

/** How long after the last letter foods are proposed. */
const TYPING_MS = 120;
const MAX_FAVORITES = 10;

/** By name, as words alone, or by the camera: in sight at the foot of the window, however long the list is. */
function AddToList({ isFirst }: { isFirst: boolean }) {
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), TYPING_MS);
  const { data } = useQuery(suggestionsQuery(words));
  const found = text.trim() === '' || words === '' ? [] : (data?.hits ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (addWords(text)) setText('');
  };
  return (
    <div className={styles.add} data-field-at-foot>
      {found.length > 0 && <Found foods={found} onAdded={() => setText('')} />}
      <form onSubmit={submit}>
        <Field
          label={say('screens-shopping.add_to_list')}
          hideLabel
          placeholder={say('screens-shopping.add_to_list')}
          hint={isFirst ? say('screens-shopping.add_hint') : undefined}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          trailing={
            <>
              <IconButton type="submit" icon="plus" label={say('screens-common.add')} />
              <Link to={scanToPath('list')} state={LIVE} className={styles.scan} aria-label={say('screens-common.scan')}>
                <Icon name="scan" />
              </Link>
            </>
          }
        />
      </form>
    </div>
  );
}

type FoundFood = Pick<Food, 'id' | 'name' | 'brand' | 'image' | 'placeholder'>;

/** Products of the words that are typed; one press adds one. */
function Found({ foods, onAdded }: { foods: readonly FoundFood[]; onAdded: () => void }) {
  return (
    <ul className={styles.found} aria-label={say('screens-shopping.foods_found')}>
      {foods.map((food) => (
        <li key={food.id}>
          <button
            type="button"
            onClick={() => {
              addFood(food, 'list');
              onAdded();
            }}
          >
            <ProductPicture src={food.image} alt="" family={food.placeholder} size={44} />
            <span>
              <strong>{food.name}</strong>
              {food.brand !== null && <span className="caption block">{food.brand}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One press each. */
function Favorites() {
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...newestFavoritesQuery(MAX_FAVORITES), enabled: isAuthenticated });
  if (data === undefined || data.length === 0) return null;
  return (
    <div className={styles.favorites}>
      <Fold title={say('screens-shopping.from_favorites')}>
        <ul className={styles.found}>
          {data.map(({ favorite, food }) => (
            <li key={favorite.id}>
              <button type="button" onClick={() => void toast({ title: addedText(addFood(food, 'list'), 'list', food.name) })}>
                <ProductPicture src={food.image} alt="" family={food.placeholder} size={44} />
                <strong>{food.name}</strong>
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
