import type { Aisle } from '@labelwise/domain/shopping';
import { type ReactNode, useId } from 'react';
import { useAisles } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { basketPath } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/message/states.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { AddToList, Favorites } from './add-to-list.tsx';
import { addedByText, EntryRow, type TabProps } from './entry-row.tsx';
import { ShareActs } from './share-acts.tsx';
import styles from './shopping.module.css';
import { useArrivals } from './use-arrivals.ts';
import { useShownPlaces } from './use-shown-places.ts';

/** Rows of the basket that are shown below the list; the rest is behind one link. */
const MAX_BOUGHT = 2;

/** What is to be bought, by where it stands in a shop, with the ways to add to it, and below it what was ticked off last. */
export function ListTab({ entries, nameOf, ...rest }: TabProps & { entries: readonly Entry[] }) {
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
      {isEmpty && (
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
      <AddToList isFirst={isEmpty} />
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
