import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetSearches, recentSearches, shelvesQuery } from '../../data/food-search.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { Link } from '../../lib/navigation.tsx';
import { Button } from '../../ui/controls/button/button.tsx';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { PackDrawing } from '../../ui/food/product/product.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PACK_TILES } from '../../ui/icons/pack-drawings.ts';
import { Section } from '../../ui/layout/screen.tsx';
import styles from './search.module.css';
import { addressWith, searchOf } from './search-address.ts';

/** The empty field: what was searched for before, and shelves to begin with. */
export function BeforeSearch() {
  const [params] = useSearchParams();
  const [recent, setRecent] = useState(recentSearches);
  const { data, isPending } = useQuery(shelvesQuery());
  const clear = () => {
    forgetSearches();
    setRecent([]);
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
